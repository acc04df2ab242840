/** Where the numbers of call-outs stand on a drawing: at a corner of their things, where they cover least of whatever else has a number. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Half of how wide a number is. */
const HALF = 12;
/** A thing so large has its number inside, where it cannot be taken for its neighbour's. */
const LARGE = 90;
/** What it costs to cover a pixel of another number, of the thing itself, and of things without a number; of one with a number it costs 1. */
const [NUMBER, OWN, OTHER] = [4, 0.5, 0.5];

/** How much of the square around a spot a box covers. */
function covered({ x, y }: Spot, { left, top, width, height }: Box): number {
  const across = Math.min(x + HALF, left + width) - Math.max(x - HALF, left);
  const down = Math.min(y + HALF, top + height) - Math.max(y - HALF, top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The spots that a thing has for its number, the best first: corners, then the middles of its edges. */
function spotsOf({ left, top, width, height }: Box): Spot[] {
  const out = (size: number): number => (size > LARGE ? -HALF - 2 : HALF * 0.4);
  const [x, y] = [out(width), out(height)];
  const columns = [left - x, left + width + x, left + width / 2];
  const rows = [top - y, top + height + y, top + height / 2];
  return [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 0],
    [2, 1],
    [0, 2],
    [1, 2],
  ].map(([column = 0, row = 0]) => ({ x: columns[column] as number, y: rows[row] as number }));
}

/** `others`: things without a number. */
export function placePins(boxes: Box[], others: Box[], width: number, height: number): Spot[] {
  const taken: Box[] = [];
  const inside = (value: number, most: number): number => Math.min(Math.max(value, HALF), Math.max(HALF, most - HALF));
  return boxes.map((own) => {
    const cost = (spot: Spot): number =>
      others.reduce((sum, box) => sum + covered(spot, box) * OTHER, 0) +
      boxes.reduce((sum, box) => sum + covered(spot, box) * (box === own ? OWN : 1), 0) +
      taken.reduce((sum, box) => sum + covered(spot, box) * NUMBER, 0);
    const spots = spotsOf(own).map(({ x, y }) => ({ x: inside(x, width), y: inside(y, height) }));
    const best = spots.reduce((best, spot) => (cost(spot) < cost(best) - 1 ? spot : best));
    taken.push({ left: best.x - HALF, top: best.y - HALF, width: 2 * HALF, height: 2 * HALF });
    return best;
  });
}
