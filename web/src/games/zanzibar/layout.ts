/** Shapes and ways on the board, in units of its drawing. */
import type { Isle, Route, Spot } from "./view";
import layout from "./layout.json";

export const [LEFT = 0, TOP = 0, WIDTH = 1, HEIGHT = 1] = layout.box;
export const DISC = layout.disc;
export const SIGN = layout.sign;
/** The foot of a merchant and the middle of a sign, below the middle of their place. */
export const FOOT = -12;
export const SIGN_DOWN = 6;
/** The width of a merchant's box; it is twice as high. */
export const PIECE = 56;
/** The number of points along one bend of a route. */
const FINE = 30;

/** The height of a figure in its box of 48 by 96: the lower the number, the taller. */
export function tall(number: number): number {
  return { 2: 84, 3: 75, 4: 66, 5: 57, 6: 49, 7: 42 }[number] ?? 60;
}

function between(one: Spot, other: Spot, t: number): Spot {
  return { x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t };
}

/** Points along the path of a route: straight pieces and curves with one or two handles. */
function trace(path: string): Spot[] {
  const figures = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const spots = Array.from({ length: figures.length / 2 }, (_, index): Spot => ({
    x: figures[2 * index] ?? 0,
    y: figures[2 * index + 1] ?? 0,
  }));
  const found = spots.slice(0, 1);
  let at = 0;
  for (const kind of path.match(/[QCL]/g) ?? []) {
    const length = kind === "C" ? 3 : kind === "Q" ? 2 : 1;
    const handles = spots.slice(at, at + length + 1);
    for (let n = 1; n <= FINE; n += 1) {
      let row = handles;
      while (row.length > 1) row = row.slice(1).map((spot, index) => between(row[index] as Spot, spot, n / FINE));
      found.push(row[0] as Spot);
    }
    at += length;
  }
  return found;
}

export function routeBetween({ routes }: Isle, one: string, other: string): Route | undefined {
  return routes.find(({ from, to }) => (from === one && to === other) || (from === other && to === one));
}

/** The places next to a place. */
export function neighbours({ routes }: Isle, place: string): string[] {
  return routes.flatMap(({ from, to }) => (from === place ? [to] : to === place ? [from] : []));
}

/** How many steps two places are apart. */
export function apart(isle: Isle, from: string, to: string): number {
  const known = new Map([[from, 0]]);
  for (const [place, steps] of known) for (const near of neighbours(isle, place)) if (!known.has(near)) known.set(near, steps + 1);
  return known.get(to) ?? 0;
}

/** Points on the way from a place to a neighbouring one; to any other in a straight line. */
export function along(isle: Isle, from: string, to: string): Spot[] {
  const route = routeBetween(isle, from, to);
  if (route) return route.from === from ? trace(route.path) : trace(route.path).toReversed();
  const [start, end] = [isle.places.get(from)?.at, isle.places.get(to)?.at];
  return start && end ? Array.from({ length: FINE + 1 }, (_, n) => between(start, end, n / FINE)) : [];
}

/** Points of the arc that a merchant flies from a place to another. */
export function flight(isle: Isle, [from = "", to = ""]: string[]): Spot[] {
  const [start, end] = [isle.places.get(from)?.at, isle.places.get(to)?.at];
  if (!start || !end) return [];
  const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 60 };
  return Array.from({ length: FINE + 1 }, (_, n) => between(between(start, top, n / FINE), between(top, end, n / FINE), n / FINE));
}

export interface Arrow {
  line: string;
  head: string;
}

/** An arrow along some points, so far from where they begin and end. */
export function arrow(points: Spot[], before: number, after: number, head: number): Arrow | null {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return null;
  const far = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
  const kept = points.filter((spot) => far(spot, start) >= before && far(spot, end) >= after);
  const tip = kept.at(-1);
  const back = kept.at(-4) ?? kept[0];
  if (!tip || !back || kept.length < 2) return null;
  const turn = Math.atan2(tip.y - back.y, tip.x - back.x);
  const at = (angle: number, length: number): string =>
    `${(tip.x + Math.cos(turn + angle) * length).toFixed(1)} ${(tip.y + Math.sin(turn + angle) * length).toFixed(1)}`;
  return {
    line: `M${kept.map((spot) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`).join("L")}`,
    head: `M${at(1.75, head * 0.86)}L${at(0, head)}L${at(-1.75, head * 0.86)}Z`,
  };
}
