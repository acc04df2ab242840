/** Where the squares lie: along the trail of the map, or in rows for a narrow screen. The unit is the same: a square is 64 wide. */
import layout from "./layout.json";

export interface Spot {
  x: number;
  y: number;
  /** The direction of the trail, in degrees. */
  angle: number;
}

/** A jetty: its middle, and how wide and high it is. */
export interface Jetty {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Ground {
  kind: "map" | "rows";
  width: number;
  height: number;
  /** By place: 0 is the Start, the last one the Finish. */
  spots: Spot[];
  /** Smaller than 1 where an edition has so many squares that they must shrink. */
  scale: number;
  /** The jetties of the Start and of the Finish, where any number of pawns may stand. */
  jetties: { start: Jetty; finish: Jetty };
}

const STEP = 66;
const printed: Spot[] = layout.squares.map(([x = 0, y = 0, angle = 0]) => ({ x, y, angle }));

/** The map. An edition with another number of squares has them evenly along the same trail. */
export function mapGround(count: number): Ground {
  const squares = count === printed.length ? printed : evenly(printed, count);
  const start = { x: layout.start.x, y: layout.start.y, angle: layout.start.angle };
  const [width = 1600, height = 1000] = layout.size;
  const step = distance(squares[0] ?? start, squares[1] ?? start);
  return {
    kind: "map",
    width,
    height,
    spots: [start, ...squares],
    scale: Math.min(1, step / STEP),
    jetties: layout.jetties,
  };
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** So many spots at the same distance along a line of spots. */
export function evenly(line: Spot[], count: number): Spot[] {
  const lengths = [0];
  for (let i = 1; i < line.length; i += 1) lengths.push((lengths[i - 1] ?? 0) + distance(line[i - 1] as Spot, line[i] as Spot));
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const at = count > 1 ? (whole * index) / (count - 1) : whole;
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= at - 1e-6),
    );
    const [before, after] = [line[next - 1] as Spot, line[next] as Spot];
    const part = (at - (lengths[next - 1] ?? 0)) / ((lengths[next] ?? 0) - (lengths[next - 1] ?? 0) || 1);
    const turn = ((after.angle - before.angle + 540) % 360) - 180;
    return { x: before.x + (after.x - before.x) * part, y: before.y + (after.y - before.y) * part, angle: before.angle + turn * part };
  });
}

const COLUMNS = 9;
const PITCH = 75;
const USUAL_ROW = 71;
const [LEAST_ROW, MOST_ROW] = [62, 92];
const EDGE = 8;
/** The strip above the rows: the jetty of the Start and the tray. */
export const HEAD = 87;

/** The way in rows of nine, to and fro; `high`: so high for its width as there is room, within what looks well. */
export function rowsGround(count: number, high = 0): Ground {
  const width = COLUMNS * PITCH + 2 * EDGE;
  const rows = Math.ceil(count / COLUMNS);
  const ROW = high > 0 ? Math.min(MOST_ROW, Math.max(LEAST_ROW, (high * width - HEAD - 6) / rows)) : USUAL_ROW;
  const spots = Array.from({ length: count }, (_, index): Spot => {
    const row = Math.floor(index / COLUMNS);
    const column = row % 2 === 0 ? index % COLUMNS : COLUMNS - 1 - (index % COLUMNS);
    return { x: EDGE + PITCH * (column + 0.5), y: HEAD + ROW * (row + 0.5), angle: 0 };
  });
  const last = spots.at(-1) as Spot;
  const inward = rows % 2 === 0 ? 1 : -1;
  return {
    kind: "rows",
    width,
    height: HEAD + rows * ROW + 6,
    spots: [{ x: 110, y: 44, angle: 0 }, ...spots],
    scale: 1,
    jetties: {
      start: { x: 135, y: 52, w: 236, h: 40 },
      finish: { x: last.x + inward * 62, y: last.y + 8, w: 190, h: 40 },
    },
  };
}

/** A team's place on a jetty: every team has its own, and its two pawns stand there side by side. */
export function berth({ x, y, w, h }: Jetty, seat: number, seats: number, second: boolean): Spot & { size: number } {
  const rows = h < 60 || seats < 4 ? 1 : 2;
  const columns = Math.ceil(seats / rows);
  const [wide, high] = [w / columns, h / rows];
  const apart = Math.min(15, wide * 0.2);
  return {
    x: x - w / 2 + wide * ((seat % columns) + 0.5) + (second ? apart : -apart),
    y: y - h / 2 + high * (Math.floor(seat / columns) + 0.5) + (second ? 4 : -4),
    angle: 0,
    size: Math.min(60, Math.max(46, wide)),
  };
}

/** The side of the trail with more room, `away` from its middle: there stand signs. */
export function beside(ground: Ground, place: number, away: number): Spot {
  const spot = ground.spots[place] as Spot;
  const turn = (spot.angle * Math.PI) / 180;
  const at = (side: number, far: number): Spot => ({
    x: spot.x - side * Math.sin(turn) * far,
    y: spot.y + side * Math.cos(turn) * far,
    angle: 0,
  });
  const room = (side: number): number =>
    Math.min(...ground.spots.filter((other) => other !== spot).map((other) => distance(at(side, 66), other)));
  return at(room(-1) > room(1) ? -1 : 1, away);
}

/** A path through the spots: smooth on the map, straight in rows. */
export function path(spots: { x: number; y: number }[], straight = false): string {
  const fixed = (value: number): string => value.toFixed(1);
  if (straight) return "M" + spots.map((spot) => `${fixed(spot.x)} ${fixed(spot.y)}`).join("L");
  return spots.reduce((drawn, p1, i) => {
    const p2 = spots[i + 1];
    if (i === 0) drawn = `M${fixed(p1.x)} ${fixed(p1.y)}`;
    if (p2 === undefined) return drawn;
    const p0 = spots[Math.max(0, i - 1)] ?? p1;
    const p3 = spots[Math.min(spots.length - 1, i + 2)] ?? p2;
    const handles = [p1.x + (p2.x - p0.x) / 6, p1.y + (p2.y - p0.y) / 6, p2.x - (p3.x - p1.x) / 6, p2.y - (p3.y - p1.y) / 6, p2.x, p2.y];
    return `${drawn}C${handles.map(fixed).join(" ")}`;
  }, "");
}

/** The spots from one place to another, forward or back. */
export function between(ground: Ground, from: number, to: number): Spot[] {
  const step = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => ground.spots[from + index * step] as Spot);
}

/** Squares that lie in the pool under the waterfall stand on stones. */
export function inPool(spot: Spot): boolean {
  return Math.hypot((spot.x - 897) / 122, (spot.y - 212) / 86) < 1;
}
