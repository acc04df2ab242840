/** Where a strip can stand without covering anything. */
import { overlap, type Box } from "./placing";

interface Wanted {
  size: { width: number; height: number };
  /** Where it may stand: as low as possible. */
  within: Box;
  /** What must be seen, and what had better be seen. */
  clear: Box[];
  rather: Box[];
  /** Where it stands now: there it stays, as long as no place is better. */
  stays: number | null;
}

const STEP = 4;
/** How much worse it is to cover what must be seen. */
const MUST = 1000;

/** The top of the strip, and whether it still covers something that must be seen. */
export function freeTop({ size, within, clear, rather, stays }: Wanted): { top: number; covers: boolean } {
  const box = (top: number): Box => ({ left: within.left, top, ...size });
  const covered = (top: number, boxes: Box[]): number => boxes.reduce((sum, other) => sum + overlap(box(top), other), 0);
  const cost = (top: number): number => MUST * covered(top, clear) + covered(top, rather);
  const lowest = Math.max(within.top, within.top + within.height - size.height);
  let best = { top: lowest, cost: cost(lowest) };
  for (let top = lowest - STEP; top >= within.top && best.cost > 0; top -= STEP) {
    const found = cost(top);
    if (found < best.cost) best = { top, cost: found };
  }
  const top = stays !== null && stays <= lowest && stays >= within.top && cost(stays) <= best.cost ? stays : best.top;
  return { top, covers: covered(top, clear) > 0 };
}

/** What is seen of an element: less than its box where something around it scrolls, unless it is fixed to the window; null where that is nothing. */
export function seenBox(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  let fixed = getComputedStyle(element).position === "fixed";
  for (let around = element.parentElement; around && around !== document.body && !fixed; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    fixed = position === "fixed";
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top, right, bottom] = [
      Math.max(left, edge.left),
      Math.max(top, edge.top),
      Math.min(right, edge.right),
      Math.min(bottom, edge.bottom),
    ];
  }
  [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  return right - left > 1 && bottom - top > 1 ? { left, top, width: right - left, height: bottom - top } : null;
}
