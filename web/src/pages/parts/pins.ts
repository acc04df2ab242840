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

/** A thing so large has its number inside, where it cannot be taken for its neighbour's. */
const LARGE = 90;
/** What it costs to cover a pixel of another number, of the thing itself, and of things without a number; of one with a number it costs 1. */
const [NUMBER, OWN, OTHER] = [4, 0.5, 0.5];

/** How much of one box another covers. */
function covered(one: Box, { left, top, width, height }: Box): number {
  const across = Math.min(one.left + one.width, left + width) - Math.max(one.left, left);
  const down = Math.min(one.top + one.height, top + height) - Math.max(one.top, top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The spots that a thing has for its number, the best first: corners, then the middles of its edges. */
function spotsOf({ left, top, width, height }: Box, pin: number): Spot[] {
  const out = (size: number): number => (size > LARGE ? -pin / 2 - 2 : pin / 5);
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

/** `others`: things without a number; `frame`: the size of the drawing; `pin`: how wide a number is. */
export function placePins(boxes: Box[], others: Box[], frame: { width: number; height: number }, pin: number): Spot[] {
  const half = pin / 2;
  const taken: Box[] = [];
  const around = ({ x, y }: Spot): Box => ({ left: x - half, top: y - half, width: pin, height: pin });
  const inside = (value: number, most: number): number => Math.min(Math.max(value, half), Math.max(half, most - half));
  return boxes.map((own) => {
    const cost = (spot: Spot): number => {
      const over = (list: Box[], price: (box: Box) => number): number =>
        list.reduce((sum, box) => sum + covered(around(spot), box) * price(box), 0);
      return over(boxes, (box) => (box === own ? OWN : 1)) + over(others, () => OTHER) + over(taken, () => NUMBER);
    };
    const spots = spotsOf(own, pin).map(({ x, y }) => ({ x: inside(x, frame.width), y: inside(y, frame.height) }));
    const best = spots.reduce((best, spot) => (cost(spot) < cost(best) - 1 ? spot : best));
    taken.push(around(best));
    return best;
  });
}
