/** From thing to thing by the arrows of the keyboard, whether it can be chosen or not: whatever is told of a thing, the keyboard is told as well. */
import { TOLD } from "./tips";

/** Which way each arrow goes. */
const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** Things so near to each other lie on one spot. */
const SPOT = 3;
/** How much farther away it seems what lies to the side. */
const ASIDE = 2;

type Thing = HTMLElement | SVGElement;
interface Spot {
  thing: Thing;
  x: number;
  y: number;
}

function spotOf(thing: Thing): Spot {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { thing, x: left + width / 2, y: top + height / 2 };
}

function isSeen(thing: Thing): boolean {
  return thing.getClientRects().length > 0 && getComputedStyle(thing).visibility === "visible";
}

/** Where everything lies that something is told of. */
function spots(): Spot[] {
  return [...document.querySelectorAll<Thing>(TOLD)].filter(isSeen).map(spotOf);
}

/** The thing that an arrow leads to from another: the nearest that way; of those on the same spot, the next or the one before. */
function neighbour(from: Thing, arrow: string): Thing | null {
  const way = WAYS[arrow];
  if (!way) return null;
  const all = spots();
  const at = all.findIndex(({ thing }) => thing === from);
  const here = all[at] ?? spotOf(from);
  const forward = way[0] + way[1] > 0;
  let best: Thing | null = null;
  let nearest = Infinity;
  all.forEach(({ thing, x, y }, index) => {
    const [right, down] = [x - here.x, y - here.y];
    if (thing === from) return;
    const onSpot = Math.hypot(right, down) < SPOT;
    const ahead = right * way[0] + down * way[1];
    const aside = Math.abs(right * way[1]) + Math.abs(down * way[0]);
    if (onSpot ? index > at !== forward : ahead < SPOT || aside > ahead * ASIDE) return;
    const far = onSpot ? Math.abs(index - at) / all.length : ahead + aside * ASIDE;
    if (far < nearest) [best, nearest] = [thing, far];
  });
  return best;
}

/** Gives a thing the focus, even one that Tab passes by. */
function stepTo(thing: Thing): void {
  if (!thing.hasAttribute("tabindex")) {
    thing.setAttribute("tabindex", "-1");
    thing.addEventListener("blur", () => thing.getAttribute("tabindex") === "-1" && thing.removeAttribute("tabindex"), { once: true });
  }
  thing.focus();
}

/** Steps in among the things of the board: to the first that can be chosen, or just to the first. */
export function stepIn(): void {
  const all = [...document.querySelectorAll<Thing>("[data-tips] [data-thing]")].filter(isSeen);
  const first = all.find((thing) => thing.hasAttribute("data-can")) ?? all[0];
  if (first) stepTo(first);
}

/** Whether nothing has the focus that arrows could mean. */
export function isIdle({ target }: Event): boolean {
  return target instanceof Element && target.matches("body, main, .prompt");
}

/** Walks on from the thing that has the focus, as an arrow says; false where it says nothing here. */
export function walk(event: KeyboardEvent): boolean {
  if (!(event.key in WAYS) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement || target instanceof SVGElement) || !target.matches(TOLD)) return false;
  const next = neighbour(target, event.key);
  if (next) stepTo(next);
  return true;
}
