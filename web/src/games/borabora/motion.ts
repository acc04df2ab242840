/** The last change as movement: decoration only, the drawing already shows how things are now. */
export const MOVE_MS = 500;
export const SHORT_MS = 350;
const ROLL_MS = 520;
const APART_MS = 90;

/** A picture flies over the page from one place to another, after a while. */
export function fly(symbol: string, box: string, seat: string, from: Element | null, to: Element | null, delay = 0): void {
  const [start, end] = [from?.getBoundingClientRect(), to?.getBoundingClientRect()];
  if (!start || !end || !start.width || !end.width) return;
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  picture.append(use);
  picture.setAttribute("viewBox", box);
  picture.setAttribute("class", seat);
  picture.setAttribute("aria-hidden", "true");
  const size = Math.max(24, Math.min(start.width, start.height, 48));
  Object.assign(picture.style, {
    position: "fixed",
    zIndex: "25",
    width: `${size}px`,
    height: `${size}px`,
    left: `${start.x + (start.width - size) / 2}px`,
    top: `${start.y + (start.height - size) / 2}px`,
    pointerEvents: "none",
  });
  document.body.append(picture);
  const [x, y] = [end.x + end.width / 2 - start.x - start.width / 2, end.y + end.height / 2 - start.y - start.height / 2];
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `${shift(x / 2, y / 2 - 18)} scale(1.1)`, opacity: 1, offset: 0.5 },
    { transform: `${shift(x, y)} scale(.8)`, opacity: 0 },
  ];
  const flight = picture.animate(frames, { duration: MOVE_MS, delay, easing: "ease-in-out", fill: "both" });
  flight.onfinish = () => picture.remove();
  flight.oncancel = () => picture.remove();
}

/** A hut, a priest or a building is set down, after a while. */
export function drop(element: Element, delay: number): void {
  element.animate(
    [
      { transform: "translateY(-14px)", opacity: 0 },
      { opacity: 1, offset: 0.4 },
      { transform: "none", opacity: 1 },
    ],
    { duration: SHORT_MS, delay, easing: "cubic-bezier(.3,1.4,.5,1)", fill: "backwards" },
  );
}

/** Something comes from where it was, by so much, in its own units. */
export function slide(element: Element, x: number, y: number, delay = 0): void {
  element.animate([{ transform: shift(x, y) }, { transform: "none" }], {
    duration: SHORT_MS,
    delay,
    easing: "ease-out",
    fill: "backwards",
  });
}

/** A die tumbles. */
export function roll(element: Element, index: number): void {
  const turn = index % 2 === 0 ? 1 : -1;
  const frames = [
    { transform: `translateY(-12px) rotate(${turn * 300}deg) scale(.7)`, opacity: 0.2 },
    { transform: `translateY(3px) rotate(${turn * 40}deg)`, opacity: 1, offset: 0.6 },
    { transform: "none", opacity: 1 },
  ];
  element.animate(frames, { duration: ROLL_MS, delay: index * APART_MS, easing: "cubic-bezier(.3,1.2,.5,1)", fill: "backwards" });
}

function shift(x: number, y: number): string {
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
}
