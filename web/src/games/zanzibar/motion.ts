/** The last change as movement: decoration only, the drawing already shows how things are now. Lengths in units of the board. */
import type { Spot } from "./view";

const STEP_MS = 90;
const WALK_MS = 380;
const PUSH_MS = 220;
const CHASE_MS = 320;
const DROP_MS = 220;

/** How long a way of so many steps takes. */
export function walkTime(steps: number): number {
  return Math.min(WALK_MS, Math.max(2, steps) * STEP_MS);
}

/** A merchant walks along the routes to where it stands now. */
export function walk(element: Element, way: Spot[], time: number, delay = 0): Animation {
  const end = way.at(-1) as Spot;
  const lengths = way.map((spot, index) =>
    index === 0 ? 0 : Math.hypot(spot.x - (way[index - 1]?.x ?? 0), spot.y - (way[index - 1]?.y ?? 0)),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  const frames = way.map((spot, index) => {
    gone += lengths[index] ?? 0;
    return { transform: shift(spot.x - end.x, spot.y - end.y), offset: Math.min(1, gone / whole) };
  });
  return element.animate(frames, { duration: time, delay, easing: "ease-in-out", fill: "backwards" });
}

/** A merchant that is pushed leans and slides. */
export function push(element: Element, from: Spot, to: Spot, delay: number): Animation {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const lean = x < 0 ? 13 : -13;
  const frames = [
    { transform: shift(x, y) },
    { transform: `${shift(x, y)} rotate(${lean}deg)`, offset: 0.25 },
    { transform: `${shift(0, 0)} rotate(${lean}deg)`, offset: 0.85 },
    { transform: "none" },
  ];
  return element.animate(frames, { duration: PUSH_MS, delay, easing: "ease-out", fill: "backwards" });
}

/** A merchant that is chased lifts and flies in an arc. */
export function chase(element: Element, from: Spot, to: Spot, delay: number): Animation {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const frames = [{ transform: shift(x, y) }, { transform: shift(x / 2, y / 2 - 90), offset: 0.5 }, { transform: "none" }];
  return element.animate(frames, { duration: CHASE_MS, delay, easing: "ease-in-out", fill: "backwards" });
}

/** A merchant is set down, or a figure changes. */
export function drop(element: Element): Animation {
  const frames = [
    { transform: "translate(0px,-30px)", opacity: 0 },
    { opacity: 1, offset: 0.3 },
    { transform: "none", opacity: 1 },
  ];
  return element.animate(frames, { duration: DROP_MS, easing: "cubic-bezier(.3,1.4,.5,1)", fill: "backwards" });
}

function shift(x: number, y: number): string {
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
}
