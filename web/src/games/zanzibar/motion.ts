/** The last change as movement: decoration only, the drawing already shows how things are now. Lengths in units of the board. */
import type { Spot } from "./view";

const STEP_MS = 130;
const WALK_MS = 500;
const PUSH_MS = 350;
const CHASE_MS = 450;
const DROP_MS = 260;
/** A movement is never quicker than this part of what it usually takes. */
const QUICKEST = 0.3;

/** How long a way of so many steps takes: one of a single step less than one across the island. */
export function walkTime(steps: number): number {
  return Math.min(WALK_MS, 240 + steps * STEP_MS);
}

let before = 0;

/** What is told in quick succession is shown as quickly: which part of its usual time a movement takes. */
export function tempo(now = performance.now()): number {
  const gap = now - before;
  before = now;
  return Math.min(1, Math.max(QUICKEST, gap / WALK_MS));
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
export function push(element: Element, from: Spot, to: Spot, pace: number, delay: number): Animation {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const lean = x < 0 ? 13 : -13;
  const frames = [
    { transform: shift(x, y) },
    { transform: `${shift(x, y)} rotate(${lean}deg)`, offset: 0.25 },
    { transform: `${shift(0, 0)} rotate(${lean}deg)`, offset: 0.85 },
    { transform: "none" },
  ];
  return element.animate(frames, { duration: PUSH_MS * pace, delay, easing: "ease-out", fill: "backwards" });
}

/** A merchant that is chased lifts and flies in an arc. */
export function chase(element: Element, from: Spot, to: Spot, pace: number, delay: number): Animation {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const frames = [{ transform: shift(x, y) }, { transform: shift(x / 2, y / 2 - 90), offset: 0.5 }, { transform: "none" }];
  return element.animate(frames, { duration: CHASE_MS * pace, delay, easing: "ease-in-out", fill: "backwards" });
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
