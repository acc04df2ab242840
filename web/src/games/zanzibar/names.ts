/** What things and moves are called, in words. */
import type { Choice } from "../../lib/choosing";
import type { Mark } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { FaceMove, Now } from "../board";
import { inHand, merchantOf, readIsle, readView, signed } from "./view";
import type { Isle, Place, View } from "./view";
import { countThen, foresee } from "./preview";
import type { Outlook, Shove } from "./preview";

/** Mkoto, pepper (North) */
export function placeName(words: Words, place: Place): string {
  return place.sea
    ? words.text("page-place-sea", { place: place.id })
    : words.text("page-place", { place: place.id, good: place.good, province: place.province });
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

/** What the objectives in hand would be worth then, of those that change. */
export function gains(isle: Isle, view: View, seat: number, outlook: Outlook): { objective: string; now: number; then: number }[] {
  return inHand(view, seat).flatMap((objective) => {
    const points = isle.objectives.get(objective)?.points ?? [];
    const count = countThen(isle, objective, seat, outlook.places);
    const now = view.players[seat]?.now[objective];
    return now === undefined || now.count === count ? [] : [{ objective, now: now.points, then: points[count] ?? 0 }];
  });
}

/** Steps, who is pushed, and what the objectives in hand would then be worth. */
export function moveNotes(choice: FaceMove, marks: Mark[], words: Words, now: Now | null): string {
  const move = choice as Choice;
  if (!now || !move.text.startsWith("go "))
    return marks
      .filter((mark) => mark.key === "worth")
      .map((mark) => words.say("mark", { ...mark, args: { ...mark.args, points: signed(mark.args["points"]) } }))
      .join(" · ");
  const [isle, view] = [readIsle(now.edition), readView(now.view)];
  const seat: number = now.view["asked"];
  const outlook = foresee(isle, view, seat, move.text);
  if (!outlook) return "";
  const worth = gains(isle, view, seat, outlook).map(
    ({ objective, now, then }) => `${words.name("objective", objective)} ${signed(now)} → ${signed(then)}`,
  );
  return [
    words.text("page-steps", { steps: outlook.way.length - 1 }),
    ...outlook.shoves.map((shove) => shoveName(words, shove)),
    ...worth,
  ].join(" · ");
}

/** What helps the objectives in hand comes first. */
export function rank(choice: FaceMove, { view, edition }: Now): number {
  const move = choice as Choice;
  const seat: number = view["asked"];
  const [isle, table] = [readIsle(edition), readView(view)];
  const outlook = move.text.startsWith("go ") ? foresee(isle, table, seat, move.text) : null;
  return outlook
    ? -Math.max(
        0,
        gains(isle, table, seat, outlook).reduce((sum, { now, then }) => sum + then - now, 0),
      )
    : 0;
}
