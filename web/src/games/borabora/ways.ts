/** Where routes run: as our drawing has them between their two regions, or else, in an owner's edition, as a plain bow from hut to hut. */
import layout from "./layout.json";

export interface Way {
  path: string;
  /** Where its number stands. */
  sign: { x: number; y: number };
  /** Whether the path is drawn from `b` to `a`. */
  back: boolean;
}

const drawn = layout.routes as Record<string, { path: string; sign: number[] }>;
const regions = layout.regions as Record<string, { hut: number[] }>;
/** How far a bow stands out, for its length. */
const BOW = 0.16;
/** So much of it is left free at both ends, for the huts. */
const FREE = 0.2;

export function wayOf({ a, b }: { a: string; b: string }): Way | null {
  const there = drawn[`${a}+${b}`];
  const known = there ?? drawn[`${b}+${a}`];
  if (known) {
    const [x = 0, y = 0] = known.sign;
    return { path: known.path, sign: { x, y }, back: there === undefined };
  }
  const [from, to] = [regions[a]?.hut, regions[b]?.hut];
  if (!from || !to || a === b) return null;
  const [x1 = 0, y1 = 0] = from;
  const [x2 = 0, y2 = 0] = to;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const middle = { x: (x1 + x2) / 2 - dy * BOW, y: (y1 + y2) / 2 + dx * BOW };
  const spot = (t: number): { x: number; y: number } => ({
    x: (1 - t) ** 2 * x1 + 2 * t * (1 - t) * middle.x + t ** 2 * x2,
    y: (1 - t) ** 2 * y1 + 2 * t * (1 - t) * middle.y + t ** 2 * y2,
  });
  const [start, end] = [spot(FREE), spot(1 - FREE)];
  const fixed = (at: { x: number; y: number }): string => `${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
  return { path: `M${fixed(start)}Q${fixed(middle)} ${fixed(end)}`, sign: spot(0.5), back: false };
}
