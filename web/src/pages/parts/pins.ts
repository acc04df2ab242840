/** Where the numbers of call-outs stand on a drawing: at the upper left corner of their things, none over another, all of them inside. */

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

/** How wide a number is, and how far two of them keep from each other. */
const PIN = 26;
const APART = 28;
/** A thing so large has its number inside, where it cannot be taken for its neighbour's. */
const LARGE = 3 * PIN;
const ROUNDS = 12;

const within = (value: number, most: number): number => Math.min(Math.max(value, PIN / 2), Math.max(PIN / 2, most - PIN / 2));

export function placePins(boxes: Box[], width: number, height: number): Spot[] {
  const spots = boxes.map(({ left, top, width, height }) => ({
    x: left + (width > LARGE ? PIN * 0.7 : Math.min(3, width / 2)),
    y: top + (height > LARGE ? PIN * 0.7 : Math.min(3, height / 2)),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(0, index)) part(other, one);
    }
    for (const spot of spots) Object.assign(spot, { x: within(spot.x, width), y: within(spot.y, height) });
  }
  return spots;
}

/** Two numbers that lie over each other give way to the same degree. */
function part(one: Spot, other: Spot): void {
  const [dx, dy] = [other.x - one.x || 0.1, other.y - one.y];
  const far = Math.hypot(dx, dy);
  if (far >= APART) return;
  const by = (APART - far) / 2 / far;
  Object.assign(one, { x: one.x - dx * by, y: one.y - dy * by });
  Object.assign(other, { x: other.x + dx * by, y: other.y + dy * by });
}
