/** What glows on a board and is out of sight: on which side of the window, how many, and how they are brought into view. Knows no game. */

export type Side = "left" | "right" | "top" | "bottom";

export interface Pointer {
  side: Side;
  count: number;
  /** Where it stands at the edge of what is seen, in the window. */
  at: { x: number; y: number };
  show: () => void;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Told to a window onto a drawing: these boxes should be seen. */
export const SHOW = "archipel-show";

/** Half the size of a pointer: so far from the edges it stands. */
const HALF = { x: 42, y: 20 };
const FINGER = 40;
/** How many spots along an edge are tried. */
const SPOTS = 12;

function meet(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** What is seen of an element's place: whatever clips it on the way up to the board's. */
function seenOf(element: Element, place: HTMLElement, known: Map<Element, Box>): Box {
  const parent = element.parentElement;
  if (parent === null || element === place) return sight(place);
  let seen = known.get(parent);
  if (seen === undefined) {
    const outer = seenOf(parent, place, known);
    seen = parent !== place && getComputedStyle(parent).overflow !== "visible" ? meet(outer, inner(parent)) : outer;
    known.set(parent, seen);
  }
  return seen;
}

/** A window without what lies over its foot. */
function inner(clip: Element): Box {
  const { left, right, top, bottom } = clip.getBoundingClientRect();
  return { left, right, top, bottom: bottom - Number((clip as HTMLElement).dataset["foot"] ?? 0) };
}

/** The board's place without what lies over its lower edge. */
function sight(place: HTMLElement): Box {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const under = parseFloat(getComputedStyle(place).getPropertyValue("--under")) || 0;
  return { left, right, top, bottom: bottom - under };
}

/** On which side of what is seen a box is; null: enough of it is seen to hit it with a finger. */
function sideOf(box: Box, seen: Box): Side | null {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const met = meet(box, seen);
  if (
    met.right - met.left >= Math.min(FINGER, box.right - box.left) - 1 &&
    met.bottom - met.top >= Math.min(FINGER, box.bottom - box.top) - 1
  )
    return null;
  const [across, down] = [Math.max(seen.left - x, x - seen.right), Math.max(seen.top - y, y - seen.bottom)];
  if (across > down) return x < (seen.left + seen.right) / 2 ? "left" : "right";
  return y < (seen.top + seen.bottom) / 2 ? "top" : "bottom";
}

/** The spot at an edge, near to the middle of what it points to, where least of what can be chosen is covered. */
function spotAt(side: Side, seen: Box, boxes: Box[], shown: Box[]): { x: number; y: number } {
  const upright = side === "left" || side === "right";
  const [low, top] = upright ? [seen.top + HALF.y, seen.bottom - HALF.y] : [seen.left + HALF.x, seen.right - HALF.x];
  const wanted = boxes.reduce((sum, box) => sum + (upright ? box.top + box.bottom : box.left + box.right) / 2, 0) / boxes.length;
  const spots = Array.from({ length: SPOTS }, (_, index) => {
    const along = low + ((top - low) * index) / (SPOTS - 1);
    return upright
      ? { x: side === "left" ? seen.left + HALF.x : seen.right - HALF.x, y: along }
      : { x: along, y: side === "top" ? seen.top + HALF.y : seen.bottom - HALF.y };
  });
  const covered = ({ x, y }: { x: number; y: number }): number =>
    shown.reduce((sum, box) => {
      const met = meet(box, { left: x - HALF.x, right: x + HALF.x, top: y - HALF.y, bottom: y + HALF.y });
      return sum + Math.max(0, met.right - met.left) * Math.max(0, met.bottom - met.top);
    }, 0);
  const cost = (spot: { x: number; y: number }): number => covered(spot) * 10 + Math.abs((upright ? spot.y : spot.x) - wanted);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

export function outOfSight(place: HTMLElement): Pointer[] {
  const known = new Map<Element, Box>();
  const ways = new Map<Side, { elements: Element[]; boxes: Box[]; seen: Box }>();
  const shown: { element: Element; box: Box }[] = [];
  for (const element of place.querySelectorAll("[data-can]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 && box.height === 0) continue;
    const seen = seenOf(element, place, known);
    const side = sideOf(box, seen);
    if (side === null) {
      shown.push({ element, box });
      continue;
    }
    const way = ways.get(side) ?? { elements: [], boxes: [], seen };
    way.elements.push(element);
    way.boxes.push(box);
    ways.set(side, way);
  }
  const taken: Box[] = [];
  return [...ways].map(([side, { elements, boxes, seen }]) => {
    const at = spotAt(side, seen, boxes, [...taken, ...shown.map(({ box }) => box)]);
    const own = { left: at.x - HALF.x, right: at.x + HALF.x, top: at.y - HALF.y, bottom: at.y + HALF.y };
    taken.push(own);
    // what it covers itself is brought into view with the rest
    const all = [...elements, ...shown.filter(({ box }) => covers(own, box)).map(({ element }) => element)];
    return { side, count: all.length, at, show: () => show(all) };
  });
}

/** These things of a board are brought into view, if any of them is out of sight. */
export function bringIntoSight(place: HTMLElement, things: string[]): void {
  const known = new Map<Element, Box>();
  const elements = things.flatMap((id) => [...place.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)]);
  const drawn = elements.filter((element) => element.getClientRects().length > 0);
  if (drawn.some((element) => sideOf(element.getBoundingClientRect(), seenOf(element, place, known)))) show(drawn);
}

/** Whether so much of a box is covered that it is hard to hit. */
function covers(own: Box, box: Box): boolean {
  const met = meet(own, box);
  return met.right - met.left > 8 && met.bottom - met.top > 8;
}

/** A window onto a drawing moves to them; else whatever scrolls does. */
function show(elements: Element[]): void {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const asked = new CustomEvent(SHOW, { bubbles: true, cancelable: true, detail: boxes });
  if (elements[0]?.dispatchEvent(asked)) elements[0].scrollIntoView({ block: "center", inline: "center" });
}
