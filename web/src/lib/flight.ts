/** Points that fly across the page: from what earned them to where somebody's points stand. */
import { seatClass } from "./seats";

const seen = (element: Element): boolean => element.getClientRects().length > 0;
const middle = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2];

/** The drawing of a thing that is seen now. */
export const drawn = (thing: string): Element | undefined =>
  [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"], [data-tip="${CSS.escape(thing)}"]`)].find(seen);

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** Lets points fly to a seat's own within so long; whether there was a way. */
export function fly(from: Element | undefined, seat: number, points: number, ms: number): boolean {
  const to = [...document.querySelectorAll(`[data-points="${seat}"]`)].find(seen);
  if (from === undefined || to === undefined) return false;
  const [[x, y], [toX, toY]] = [middle(from.getBoundingClientRect()), middle(to.getBoundingClientRect())];
  const chip = document.createElement("span");
  chip.className = `flying-points ${seatClass(seat)}`;
  chip.ariaHidden = "true";
  chip.textContent = signed(points);
  document.body.append(chip);
  const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const path = [
    { transform: at(x, y, 0.4), opacity: 0 },
    { transform: at(x, y - 14, 1.25), opacity: 1, offset: 0.25 },
    { transform: at(toX, toY, 0.8), opacity: 1 },
  ];
  const flight = chip.animate(path, { duration: ms, easing: "ease-in-out", fill: "forwards" });
  flight.onfinish = flight.oncancel = () => chip.remove();
  return true;
}
