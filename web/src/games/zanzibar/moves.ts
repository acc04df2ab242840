/** The list of moves: what each brings, its symbols, its place in the list and the heading it stands under. */
import type { Mark } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { FaceMove, Group, Now, Symbol } from "../board";
import { apart, neighbours } from "./layout";
import { gains, merchantName, shoveName } from "./names";
import { openPush, shovesOf, wayOf } from "./preview";
import { isMerchant, merchantOf, readEdition, readIsle, readView, signed } from "./view";

/** What a move brings, in a few words. */
export function moveNotes(move: FaceMove, marks: Mark[], words: Words, now: Now | null): string {
  return now ? notesOn(move, marks, words, now).join(" · ") : "";
}

function notesOn(move: FaceMove, marks: Mark[], words: Words, now: Now): string[] {
  const view = readView(now.view);
  const isle = readIsle(now.edition);
  const own = view.players[view.asked];
  const [thing = "", place = ""] = move.things;
  const way = wayOf(marks, move.things);
  const worth = marks
    .filter((mark) => mark.key === "worth")
    .map((mark) => words.say("mark", { ...mark, args: { ...mark.args, points: signed(mark.args["points"]) } }));
  if (way) {
    const then = gains(view, view.asked, way.then ?? {}).map(
      ({ objective, now, then }) => `${words.name("objective", objective)} ${signed(now)} → ${signed(then)}`,
    );
    return [words.text("page-steps", { steps: way.steps }), ...shovesOf(view, way).map((shove) => shoveName(words, shove)), ...then];
  }
  switch (move.name?.key) {
    case "take":
      return [words.text("page-brings-take", { steps: merchantOf(thing).number })];
    case "place":
      return [
        words.text("page-brings-place", {
          places: neighbours(isle, place)
            .map((id) => words.name("place", id))
            .join(", "),
        }),
      ];
    case "push":
    case "chase": {
      const from = openPush(view)?.from ?? "";
      return [merchantName(words, thing), words.text("page-brings-away", { steps: apart(isle, from, place), place: from })];
    }
    case "end":
      return [
        words.text("page-brings-end", { moved: view.moved.length, of: readEdition(now.edition).numbers.merchants_a_turn }),
        words.text("page-brings-scoring"),
      ];
    case "score": {
      const points = own?.points ?? 0;
      return [...worth, words.text("page-brings-total", { from: points, to: points + (own?.now[thing]?.points ?? 0) })];
    }
    case "skip":
      return [words.text("page-brings-skip", { count: own?.hand ?? 0 })];
    case "discard":
      return [...worth, words.text("page-brings-discard", { pile: own?.pile ?? 0 })];
    case "keep":
      return [words.text("page-brings-keep", { owed: own?.owed ?? 0 })];
    default:
      return worth;
  }
}

/** Where a merchant goes, and which one, unless the heading says that; the objective. */
export function moveSymbols(move: FaceMove, now: Now): Symbol[] {
  const isle = readIsle(now.edition);
  const shown = move.name?.key === "go" && gainOf(move, now) <= 0 ? move.things.slice(1) : move.things;
  return shown.flatMap((id): Symbol[] => {
    const place = isle.places.get(id);
    if (place) return [{ id: `zz-${place.good}` }];
    if (isMerchant(id)) return [{ id: `zz-merchant-${merchantOf(id).number}`, seat: merchantOf(id).seat }];
    return isle.objectives.has(id) ? [{ id: `zz-goal-${id}` }] : [];
  });
}

/** What a move adds to the worth of the objectives in hand. */
export function gainOf(move: FaceMove, { view, marks }: Now): number {
  const table = readView(view);
  return gains(table, table.asked, wayOf(marks, move.things)?.then ?? {}).reduce((sum, { now, then }) => sum + then - now, 0);
}

/** What helps the objectives in hand comes first. */
export function rank(move: FaceMove, now: Now): number {
  return -Math.max(0, gainOf(move, now));
}

/** What helps the objectives in hand stands together, everything else by merchants. */
export function group(move: FaceMove, now: Now, words: Words): Group | null {
  if (move.name?.key !== "go") return null;
  if (gainOf(move, now) > 0) return { id: "objectives", title: words.text("page-group-objectives") };
  const [id = ""] = move.things;
  const { number, seat } = merchantOf(id);
  const place = readView(now.view).players[seat]?.merchants[id] ?? "";
  return {
    id,
    title: words.text("page-merchant-on", { merchant: number, place }),
    symbol: { id: `zz-merchant-${number}`, seat },
  };
}
