/** The last change as movement: decoration only, the drawing already shows how things are now. Lengths in units of the board. */
import type { Spot } from "./view";

const MOVE_MS = 380;
const DROP_MS = 220;
const APART_MS = 40;

/** Something goes a way and stays where it is drawn now. */
export function travel(element: Element, way: Spot[]): Animation {
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
  return element.animate(frames, { duration: MOVE_MS, easing: "ease-in-out", fill: "backwards" });
}

/** A bird flies in an arc. */
export function arc(element: Element, from: Spot, to: Spot): Animation {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const frames = [{ transform: shift(x, y) }, { transform: shift(x / 2, y / 2 - 34), offset: 0.5 }, { transform: "none" }];
  return element.animate(frames, { duration: MOVE_MS, easing: "ease-in-out", fill: "backwards" });
}

/** A hut or a bowl is set down. */
export function drop(element: Element, turn = 0): Animation {
  const frames = [
    { transform: `translate(0px,-26px) rotate(${turn}deg)`, opacity: 0 },
    { opacity: 1, offset: 0.3 },
    { transform: "none", opacity: 1 },
  ];
  return element.animate(frames, { duration: DROP_MS, easing: "cubic-bezier(.3,1.4,.5,1)", fill: "backwards" });
}

/** A picture flies over the page from one place to another; several fly one after the other. */
export function fly(symbol: string, box: string, from: Element | null, to: Element | null, index = 0): void {
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
  const frames = [
    { transform: "none", opacity: 1 },
    { opacity: 1, offset: 0.7 },
    { transform: `${shift(x, y)} scale(.6)`, opacity: 0 },
  ];
  const flight = picture.animate(frames, { duration: MOVE_MS, delay: index * APART_MS, easing: "ease-in-out", fill: "backwards" });
  flight.onfinish = () => picture.remove();
  flight.oncancel = () => picture.remove();
}

function shift(x: number, y: number): string {
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
}
