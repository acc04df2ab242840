/** Finds room for small notes on the board: the place of several that covers the least of what matters. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Obstacle extends Box {
  weight: number;
}

export function boxAround(spot: { x: number; y: number }, w: number, h = w): Box {
  return { x: spot.x - w / 2, y: spot.y - h / 2, w, h };
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The best of the candidates (earlier ones are preferred a little), moved inside the frame. */
export function place(candidates: Box[], obstacles: Obstacle[], frame: Box): Box {
  let best: Box | undefined;
  let least = Infinity;
  candidates.forEach((candidate, index) => {
    const x = Math.min(Math.max(candidate.x, frame.x), frame.x + frame.w - candidate.w);
    const y = Math.min(Math.max(candidate.y, frame.y), frame.y + frame.h - candidate.h);
    const moved = Math.abs(x - candidate.x) + Math.abs(y - candidate.y);
    const box = { ...candidate, x, y };
    const cost = obstacles.reduce((sum, obstacle) => sum + obstacle.weight * overlap(box, obstacle), index * 12 + moved * 30);
    if (cost < least) [best, least] = [box, cost];
  });
  return best ?? { x: 0, y: 0, w: 0, h: 0 };
}

/** Places around a spot, `away` from its middle: below right first, as the eye expects a tag. */
export function around(spot: { x: number; y: number }, w: number, h: number, away: number): Box[] {
  const side = away + w / 2;
  const ends: [number, number][] = [
    [w * 0.3, away + h / 2], [0, away + h / 2], [-w * 0.3, away + h / 2], [0, -away - h / 2], [w * 0.3, -away - h / 2], [-w * 0.3, -away - h / 2],
    [side, 0], [-side, 0], [side, away * 0.7], [-side, away * 0.7], [side, -away * 0.7], [-side, -away * 0.7],
  ]; // prettier-ignore
  return ends.map(([dx, dy]) => boxAround({ x: spot.x + dx, y: spot.y + dy }, w, h));
}
