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

/** On which side of what is seen the middle of a box is; null: it is seen. */
function sideOf(box: Box, seen: Box): Side | null {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [across, down] = [Math.max(seen.left - x, x - seen.right), Math.max(seen.top - y, y - seen.bottom)];
  if (across <= 0 && down <= 0) return null;
  if (across > down) return x < seen.left ? "left" : "right";
  return y < seen.top ? "top" : "bottom";
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
  const covers = ({ x, y }: { x: number; y: number }): number =>
    shown.reduce((sum, box) => {
      const met = meet(box, { left: x - HALF.x, right: x + HALF.x, top: y - HALF.y, bottom: y + HALF.y });
      return sum + Math.max(0, met.right - met.left) * Math.max(0, met.bottom - met.top);
    }, 0);
  const cost = (spot: { x: number; y: number }): number => covers(spot) * 10 + Math.abs((upright ? spot.y : spot.x) - wanted);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

export function outOfSight(place: HTMLElement): Pointer[] {
  const known = new Map<Element, Box>();
  const ways = new Map<Side, { elements: Element[]; boxes: Box[]; seen: Box }>();
  const shown: Box[] = [];
  for (const element of place.querySelectorAll("[data-can]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 && box.height === 0) continue;
    const seen = seenOf(element, place, known);
    const side = sideOf(box, seen);
    if (side === null) {
      shown.push(box);
      continue;
    }
    const way = ways.get(side) ?? { elements: [], boxes: [], seen };
    way.elements.push(element);
    way.boxes.push(box);
    ways.set(side, way);
  }
  return [...ways].map(([side, { elements, boxes, seen }]) => {
    const at = spotAt(side, seen, boxes, shown);
    // two pointers do not lie on each other
    shown.push({ left: at.x - HALF.x, right: at.x + HALF.x, top: at.y - HALF.y, bottom: at.y + HALF.y });
    return { side, count: elements.length, at, show: () => show(elements) };
  });
}

/** A window onto a drawing moves to them; else whatever scrolls does. */
function show(elements: Element[]): void {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const asked = new CustomEvent(SHOW, { bubbles: true, cancelable: true, detail: boxes });
  if (elements[0]?.dispatchEvent(asked)) elements[0].scrollIntoView({ block: "center", inline: "center" });
}
