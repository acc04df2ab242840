/** Shapes and ways on the board, in units of its drawing. */
import type { Area, Island, Path, Space, Spot } from "./view";
import layout from "./layout.json";

export const [LEFT = 0, TOP = 0, WIDTH = 1, HEIGHT = 1] = layout.box;
const [TILE_WIDE = 0, TILE_HIGH = 0] = layout.tile;

/** Figures that are the same for the same name: every tile is cut a little differently, and always in the same way. */
function luck(name: string): () => number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) ^ Math.imul(seed ^ (seed >>> 13), 3266489917);
    return ((seed ^ (seed >>> 16)) >>> 0) / 2 ** 31 - 1;
  };
}

const fixed = (value: number): string => value.toFixed(1);

/** A rounded rectangle as if cut by hand. */
export function cut(at: Spot, w: number, h: number, name: string, radius = 15, wobble = 1.8): string {
  const next = luck(name);
  const j = (): number => next() * wobble;
  const [x0, y0, x1, y1] = [at.x - w / 2, at.y - h / 2, at.x + w / 2, at.y + h / 2];
  const [top, right, bottom, left] = [y0 + j(), x1 + j(), y1 + j(), x0 + j()];
  const ends = [
    [x0 + radius, top],
    [x1 - radius, top + j() / 2],
    [right, y0 + radius],
    [right + j() / 2, y1 - radius],
    [x1 - radius, bottom],
    [x0 + radius, bottom + j() / 2],
    [left, y1 - radius],
    [left + j() / 2, y0 + radius],
  ];
  const bends = [
    [at.x, top + j()],
    [x1, y0],
    [right + j(), at.y],
    [x1, y1],
    [at.x, bottom + j()],
    [x0, y1],
    [left + j(), at.y],
    [x0, y0],
  ];
  const text = ([x = 0, y = 0]: number[]): string => `${fixed(x)} ${fixed(y)}`;
  return (
    bends.reduce(
      (drawn, bend, index) => `${drawn}Q${text(bend)} ${text(ends[(index + 1) % ends.length] ?? [])}`,
      `M${text(ends[0] ?? [])}`,
    ) + "Z"
  );
}

export function disc(at: Spot, r: number): string {
  return `M${fixed(at.x - r)} ${fixed(at.y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** The outline of a space, wider by so much all round. */
export function outline(space: Space, wider = 0): string {
  return space.round
    ? disc(space.at, layout.round + wider)
    : cut(space.at, TILE_WIDE + 2 * wider, TILE_HIGH + 2 * wider, space.id, 15 + wider * 0.7);
}

/** The outline round all spaces of a path or an area. */
export function around(island: Island, of: Path | Area, wider = 9): string {
  const spots = of.spaces.flatMap((id) => island.spaces.get(id)?.at ?? []);
  const [xs, ys] = [spots.map((at) => at.x), spots.map((at) => at.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return cut(
    { x: (left + right) / 2, y: (top + bottom) / 2 },
    right - left + TILE_WIDE + 2 * wider,
    bottom - top + TILE_HIGH + 2 * wider,
    of.id,
    22,
    1.5,
  );
}

// The chief's track round the edge: 0 is in the upper left corner, clockwise

const [SEA_X = 0, SEA_Y = 0, SEA_W = 0, SEA_H = 0] = layout.sea;
const EDGE = { x: SEA_X - layout.rim / 2, y: SEA_Y - layout.rim / 2, w: SEA_W + layout.rim, h: SEA_H + layout.rim };

/** Where so many points are. Past the end the track begins again. */
export function trackSpot(points: number, length: number): Spot {
  const at = ((((points % length) + length) % length) / length) * 2 * (EDGE.w + EDGE.h);
  if (at <= EDGE.w) return { x: EDGE.x + at, y: EDGE.y };
  if (at <= EDGE.w + EDGE.h) return { x: EDGE.x + EDGE.w, y: EDGE.y + at - EDGE.w };
  if (at <= 2 * EDGE.w + EDGE.h) return { x: EDGE.x + EDGE.w - (at - EDGE.w - EDGE.h), y: EDGE.y + EDGE.h };
  return { x: EDGE.x, y: EDGE.y + EDGE.h - (at - 2 * EDGE.w - EDGE.h) };
}

/** How far apart pillars stand, and how much room one needs on each side. */
const PILLAR = 26;
const PILLAR_ROOM = { x: 21, above: 26, below: 22 };

/** Where everybody's pillar stands: those with the same points side by side, all of them on the board, in its corners as well. */
export function pillarSpots(points: number[], length: number): Spot[] {
  const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  return points.map((own, seat) => {
    const here = points.flatMap((other, index) => (other % length === own % length ? [index] : []));
    const { x, y } = trackSpot(own, length);
    const half = ((here.length - 1) / 2) * PILLAR;
    const aside = here.indexOf(seat) * PILLAR - half;
    const upright = y > SEA_Y && y < SEA_Y + SEA_H;
    const [wide, high] = upright ? [0, half] : [half, 0];
    return {
      x: between(x, LEFT + PILLAR_ROOM.x + wide, LEFT + WIDTH - PILLAR_ROOM.x - wide) + (upright ? 0 : aside),
      y: between(y, TOP + PILLAR_ROOM.above + high, TOP + HEIGHT - PILLAR_ROOM.below - high) + (upright ? aside : 0),
    };
  });
}

/** The way from one number of points to another, round the corners. */
export function trackWay(from: number, to: number, length: number): Spot[] {
  const step = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => trackSpot(from + index * step, length));
}

// The boat's route round the archipelago

const { boat } = layout;
const home = { x: boat.x, y: boat.y };

/** Corners of the route, in the order of sailing. */
function route(island: Island): Spot[] {
  const rows = island.landings.map((landing) => landing.boat.y);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const bend = (x: number, side: number): Spot[] => [
    { x: boat.x - side * 96, y: boat.y + 2 },
    { x: x + side * 22, y: boat.y + 26 },
    { x, y: top },
  ];
  const under = (x: number, side: number): Spot[] => [
    { x, y: bottom },
    { x: x + side * 22, y: boat.south - 14 },
    { x: boat.x - side * 96, y: boat.south },
  ];
  return [
    home,
    ...bend(boat.west, 1),
    ...under(boat.west, 1),
    ...under(boat.east, -1).toReversed(),
    ...bend(boat.east, -1).toReversed(),
    home,
  ];
}

/** Where the boat lies: at a landing, or (0) on its own space. */
export function boatSpot(island: Island, landing: number): Spot {
  return island.landings.find((one) => one.number === landing)?.boat ?? home;
}

/** The way of the boat between two landings, never over land. */
export function boatWay(island: Island, from: number, to: number): Spot[] {
  const way = route(island);
  const [start, end] = [boatSpot(island, from), boatSpot(island, to)];
  const at = (spot: Spot, last: boolean): number => {
    if (spot === home) return last ? way.length - 1 : 0;
    const index = way.findIndex((one, index) => one.x === spot.x && way[index + 1]?.x === spot.x);
    const span = (way[index + 1]?.y ?? 0) - (way[index]?.y ?? 0) || 1;
    return index + (spot.y - (way[index]?.y ?? 0)) / span;
  };
  const [first, second] = [at(start, false), at(end, true)];
  return [start, ...way.filter((_, index) => index > first && index < second), end];
}
