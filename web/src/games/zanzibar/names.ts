/** What things are called, and what is said of moves, in words. */
import type { Mark } from "../../lib/types";
import type { Words } from "../../lib/words";
import { merchantOf, offering, signed } from "./view";
import type { Place, Standing, View } from "./view";
import type { Shove } from "./preview";

/** Mkoto, pepper (North) */
export function placeName(words: Words, place: Place): string {
  return words.text("name-of-place", offering(place));
}

/** Whose merchant it is. */
export function merchantName(words: Words, id: string): string {
  const { seat, number } = merchantOf(id);
  return words.text("page-merchant-of", { seat, merchant: number });
}

/** A place, and who stands there. */
export function placeLabel(words: Words, place: Place, there: string | undefined): string {
  return there
    ? words.text("page-place-held", { what: placeName(words, place), who: merchantName(words, there) })
    : placeName(words, place);
}

/** One's own merchant: where it stands, whether it has moved, where it can go. */
export function merchantLabel(words: Words, id: string, place: string | null, moved: boolean, marks: Mark[]): string {
  const merchant = merchantOf(id).number;
  const where = place === null ? words.text("page-merchant-aside", { merchant }) : words.text("page-merchant-on", { merchant, place });
  return [
    where,
    ...(moved ? [words.text("page-has-moved")] : []),
    ...marks.filter((mark) => mark.thing === id).map((mark) => words.say("mark", mark)),
  ].join(", ");
}

export function objectiveLabel(words: Words, objective: string, count: number, points: number): string {
  return words.text("page-objective", { objective, count, points: signed(points) });
}

/** Who is pushed or chased on the way, and where to. */
export function shoveName(words: Words, shove: Shove): string {
  const { seat, number } = merchantOf(shove.merchant);
  return words.text(shove.to ? (shove.chased ? "page-chases-to" : "page-pushes-to") : shove.chased ? "page-chases" : "page-pushes", {
    seat,
    merchant: number,
    to: shove.to ? words.name("place", shove.to) : "",
  });
}

/** What objectives are worth now, and would be then. */
export function gains(view: View, seat: number, then: Record<string, Standing>): { objective: string; now: number; then: number }[] {
  return Object.entries(then).map(([objective, { points }]) => ({
    objective,
    now: view.players[seat]?.now[objective]?.points ?? 0,
    then: points,
  }));
}
