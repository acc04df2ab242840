/** Where a note stands on the board: near what it speaks of, clear of whatever must be seen or chosen. In CSS pixels of the board's window. */
import type { Spot } from "./view";

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Something that a note should not cover, and how bad that would be. */
export interface Busy {
  at: Spot;
  reach: number;
  weight: number;
}

const ROUND = 16;
const STEPS = [0.6, 1, 1.6, 2.4, 3.4];
/** What a pixel of distance counts against covering something. */
const FAR = 0.008;

/** The best place for a note of some size beside a spot: the one that covers least, and among those the nearest. */
export function beside(spot: Spot, note: { wide: number; high: number }, room: Box, busy: Busy[]): Spot {
  let best = { x: room.x, y: room.y, cost: Infinity };
  for (const step of STEPS)
    for (let n = 0; n < ROUND; n += 1) {
      const angle = (n / ROUND) * 2 * Math.PI;
      const x = clamp(spot.x + Math.cos(angle) * (note.wide / 2 + 46 * step) - note.wide / 2, room.x, room.x + room.wide - note.wide);
      const y = clamp(spot.y + Math.sin(angle) * (note.high / 2 + 46 * step) - note.high / 2, room.y, room.y + room.high - note.high);
      const box = { x, y, ...note };
      const covered = busy.reduce((sum, { at, reach, weight }) => sum + (covers(box, at, reach) ? weight : 0), 0);
      const cost = covered + FAR * distance(box, spot);
      if (cost < best.cost) best = { x, y, cost };
    }
  return { x: best.x, y: best.y };
}

function covers({ x, y, wide, high }: Box, at: Spot, reach: number): boolean {
  return at.x > x - reach && at.x < x + wide + reach && at.y > y - reach && at.y < y + high + reach;
}

/** From the edge of a box to a spot. */
function distance({ x, y, wide, high }: Box, spot: Spot): number {
  return Math.hypot(Math.max(x - spot.x, 0, spot.x - x - wide), Math.max(y - spot.y, 0, spot.y - y - high));
}

function clamp(value: number, low: number, top: number): number {
  return Math.min(Math.max(value, low), Math.max(low, top));
}
