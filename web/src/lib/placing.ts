/** Where something small is put beside what it speaks of. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Place {
  /** What it speaks of. */
  beside: Box;
  size: { width: number; height: number };
  /** What had better be seen as well. */
  avoid: Box[];
  window: { width: number; height: number };
  /** Whether a finger lies on what it speaks of, and hides what is below. */
  finger: boolean;
}

const GAP = 10;
const EDGE = 8;
/** How much worse it is to cover the thing itself than anything else. */
const OWN = 8;

/** How much of each other two boxes cover. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The upper left corner: beside the thing, inside the window, where it covers least. */
export function placeBeside({ beside, size, avoid, window, finger }: Place): { left: number; top: number } {
  const middle = { left: beside.left + (beside.width - size.width) / 2, top: beside.top + (beside.height - size.height) / 2 };
  const above = { left: middle.left, top: beside.top - size.height - GAP * (finger ? 3 : 1) };
  const below = { left: middle.left, top: beside.top + beside.height + GAP };
  const right = { left: beside.left + beside.width + GAP, top: middle.top };
  const left = { left: beside.left - size.width - GAP, top: middle.top };
  const top = { left: (window.width - size.width) / 2, top: EDGE };
  const wanted = finger ? [above, top, below] : [right, left, above, below, top];
  const places = wanted.map((place) => ({
    left: Math.max(EDGE, Math.min(place.left, window.width - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(place.top, window.height - size.height - EDGE)),
  }));
  const costs = places.map((place) => {
    const box = { ...place, ...size };
    return avoid.reduce((sum, other) => sum + overlap(box, other), OWN * overlap(box, beside));
  });
  return places[costs.indexOf(Math.min(...costs))] ?? top;
}
