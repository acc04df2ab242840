/** The last change as movement: decoration only, the drawing already shows how things are now. Lengths in units of the board. */
import type { Phrase } from "../../lib/types";
import type { Spot } from "./view";

const MOVE_MS = 500;
const DROP_MS = 350;
/** So long after the other of several alike. */
export const APART_MS = 40;

/** Something goes a way and stays where it is drawn now. */
export function travel(element: Element, way: Spot[], delay = 0): Animation {
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
  return element.animate(frames, { duration: MOVE_MS, delay, easing: "ease-in-out", fill: "backwards" });
}

/** A bird flies in an arc. */
export function arc(element: Element, from: Spot, to: Spot, delay = 0): Animation {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const frames = [{ transform: shift(x, y) }, { transform: shift(x / 2, y / 2 - 34), offset: 0.5 }, { transform: "none" }];
  return element.animate(frames, { duration: MOVE_MS, delay, easing: "ease-in-out", fill: "backwards" });
}

/** A hut or a bowl is set down. */
export function drop(element: Element, turn = 0, delay = 0): Animation {
  const frames = [
    { transform: `translate(0px,-26px) rotate(${turn}deg)`, opacity: 0 },
    { opacity: 1, offset: 0.3 },
    { transform: "none", opacity: 1 },
  ];
  return element.animate(frames, { duration: DROP_MS, delay, easing: "cubic-bezier(.3,1.4,.5,1)", fill: "backwards" });
}

/** How long each thing that is told takes to be shown; what is not here takes no time. */
const LASTS: Record<string, number> = {
  "bowl-placed": DROP_MS,
  "boat-lands": MOVE_MS,
  "valuable-taken": MOVE_MS,
  "landscape-taken": MOVE_MS,
  "valuable-drawn": MOVE_MS,
  "valuable-drawn-own": MOVE_MS,
  "landscape-drawn": MOVE_MS,
  "landscape-drawn-own": MOVE_MS,
  "one-taken": MOVE_MS,
  "amulets-drawn": MOVE_MS,
  "amulets-drawn-own": MOVE_MS,
  "amulet-returned": MOVE_MS,
  "amulet-returned-own": MOVE_MS,
  "hut-built": MOVE_MS,
  "double-built": MOVE_MS,
  "birds-placed": MOVE_MS,
  "birds-moved": MOVE_MS,
};
/** Pillars walk while the next thing begins. */
const POINTS = ["points", "pole-tile"];

/** When each of the events begins to be shown, in milliseconds: one after the other. */
export function schedule(events: Phrase[]): number[] {
  let at = 0;
  return events.map(({ key }) => {
    const start = at;
    at += LASTS[key] ?? 0;
    return start;
  });
}

/** When the first event of these kinds begins; at once, where there is none. */
export function startOf(events: Phrase[], keys: string[]): number {
  const index = events.findIndex(({ key }) => keys.includes(key));
  return index < 0 ? 0 : (schedule(events)[index] ?? 0);
}

export const pointsAt = (events: Phrase[]): number => startOf(events, POINTS);

interface Flight {
  symbol: string;
  box: string;
  from: Element | null;
  to: Element | null;
  delay: number;
  /** Lands on what already lies there, which is not seen before. */
  lands?: boolean;
}

/** A picture flies over the page from one place to another, and is as large there as what lies there. */
export function fly({ symbol, box, from, to, delay, lands = false }: Flight): void {
  const [start, end] = [from?.getBoundingClientRect(), to?.getBoundingClientRect()];
  if (!start || !end || !start.width || !end.width) return;
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  picture.append(use);
  picture.setAttribute("viewBox", box);
  picture.setAttribute("aria-hidden", "true");
  const [wide, high] = [Math.min(start.width, 52), Math.min(start.height, 72)];
  Object.assign(picture.style, {
    position: "fixed",
    zIndex: "25",
    width: `${wide}px`,
    height: `${high}px`,
    left: `${start.x + (start.width - wide) / 2}px`,
    top: `${start.y + (start.height - high) / 2}px`,
    pointerEvents: "none",
  });
  document.body.append(picture);
  const [x, y] = [end.x + end.width / 2 - start.x - start.width / 2, end.y + end.height / 2 - start.y - start.height / 2];
  const scale = lands ? Math.min(end.width / wide, end.height / high) : 0.6;
  const frames = [
    { transform: "none", opacity: 1 },
    { opacity: 1, offset: 0.8 },
    { transform: `${shift(x, y)} scale(${scale.toFixed(2)})`, opacity: lands ? 1 : 0 },
  ];
  const flight = picture.animate(frames, { duration: MOVE_MS, delay, easing: "ease-in-out", fill: "backwards" });
  flight.onfinish = () => picture.remove();
  flight.oncancel = () => picture.remove();
  if (lands) to?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVE_MS + delay });
}

function shift(x: number, y: number): string {
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
}
