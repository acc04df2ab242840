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

/** So far from the edges a pointer stands. */
const IN = { x: 46, y: 24 };

function meet(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

const clamp = (value: number, low: number, top: number): number => Math.max(low, Math.min(value, top));

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

export function outOfSight(place: HTMLElement): Pointer[] {
  const known = new Map<Element, Box>();
  const ways = new Map<Side, { elements: Element[]; boxes: Box[]; seen: Box }>();
  for (const element of place.querySelectorAll("[data-can]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 && box.height === 0) continue;
    const seen = seenOf(element, place, known);
    const side = sideOf(box, seen);
    if (side === null) continue;
    const way = ways.get(side) ?? { elements: [], boxes: [], seen };
    way.elements.push(element);
    way.boxes.push(box);
    ways.set(side, way);
  }
  return [...ways].map(([side, { elements, boxes, seen }]) => {
    const x = boxes.reduce((sum, box) => sum + (box.left + box.right) / 2, 0) / boxes.length;
    const y = boxes.reduce((sum, box) => sum + (box.top + box.bottom) / 2, 0) / boxes.length;
    return {
      side,
      count: elements.length,
      at: {
        x: side === "left" ? seen.left + IN.x : side === "right" ? seen.right - IN.x : clamp(x, seen.left + 100, seen.right - 100),
        y: side === "top" ? seen.top + IN.y : side === "bottom" ? seen.bottom - IN.y : clamp(y, seen.top + 60, seen.bottom - 70),
      },
      show: () => show(elements),
    };
  });
}

/** A window onto a drawing moves to them; else whatever scrolls does. */
function show(elements: Element[]): void {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const asked = new CustomEvent(SHOW, { bubbles: true, cancelable: true, detail: boxes });
  if (elements[0]?.dispatchEvent(asked)) elements[0].scrollIntoView({ block: "center", inline: "center" });
}
