/** The last change as movement: decoration only, the drawing already shows how things are now. Lengths in units of the board. */
import type { Spot } from "./layout";

export const WALK_MS = 500;
export const DROP_MS = 220;
const HOP = 9;

/** A pawn hops along the trail to where it stands now; the same time however far it is. */
export function walk(element: Element, way: { x: number; y: number }[], delay: number): Animation {
  const end = way.at(-1) as { x: number; y: number };
  const frames: Keyframe[] = [];
  way.forEach((spot, index) => {
    const before = way[index - 1];
    if (before) frames.push({ transform: shift((before.x + spot.x) / 2 - end.x, (before.y + spot.y) / 2 - end.y - HOP) });
    frames.push({ transform: shift(spot.x - end.x, spot.y - end.y) });
  });
  return element.animate(frames, { duration: WALK_MS, delay, easing: "cubic-bezier(.4,0,.4,1)", fill: "backwards" });
}

/** A token falls onto its square. */
export function drop(element: Element, delay: number): Animation {
  const frames = [
    { transform: "translate(0px,-58px) scale(1.2)", opacity: 0 },
    { opacity: 1, offset: 0.35 },
    { transform: "none", opacity: 1 },
  ];
  return element.animate(frames, { duration: DROP_MS, delay, easing: "cubic-bezier(.3,1.4,.5,1)", fill: "backwards" });
}

/** A token is lifted off its square. */
export function lift(element: Element, delay: number): Animation {
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "translate(14px,-64px) rotate(28deg) scale(.9)", opacity: 0 },
  ];
  return element.animate(frames, { duration: DROP_MS, delay, easing: "cubic-bezier(.4,0,.7,.4)", fill: "both" });
}

/** A card slides to where it lies now. */
export function slide(element: Element, from: { x: number; y: number }): Animation {
  const frames = [
    { transform: shift(from.x, from.y), opacity: 0.2 },
    { transform: "none", opacity: 1 },
  ];
  return element.animate(frames, { duration: DROP_MS, easing: "cubic-bezier(.2,.8,.3,1)", fill: "backwards" });
}

function shift(x: number, y: number): string {
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
}

/** From where a pawn stood, over the squares, to where it stands. */
export function steps(spots: Spot[], from: number, to: number, end: { x: number; y: number }): { x: number; y: number }[] {
  const step = to < from ? -1 : 1;
  const way: { x: number; y: number }[] = [];
  for (let place = from; place !== to; place += step) {
    const spot = spots[place];
    if (spot) way.push(spot);
  }
  return [...way, end];
}
