/** Moves in the list, and what is asked while one is being chosen. */
import type { Mark, Phrase } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { FaceMove, Now, Symbol } from "../board";
import { signed } from "./preview";
import { readJungle, readView } from "./view";

/** What a move does, note by note, and how far each pawn would come by it. */
export function moveNotes(_: FaceMove, marks: Mark[], words: Words): string {
  return marks
    .map((mark) => words.say("mark", mark) + ("to" in mark.args ? ` (${signed(mark.args["to"] - mark.args["from"])})` : ""))
    .join(" · ");
}

/** A card by its disc, a pawn by itself. */
export function moveSymbols({ things }: FaceMove, { view, edition }: Now): Symbol[] {
  const card = readJungle(edition).cards.get(things[0] ?? "");
  if (card) return [{ id: `fl-disc-${card.disc.drawn}` }];
  const seat = readView(view).teams.findIndex(({ pawns }) => (things[0] ?? "") in pawns);
  return seat < 0 ? [] : [{ id: "fl-pawn", seat }];
}

/** Once a card is chosen: whether to play it. Once a square is: whether to go there, or with which pawn, where both would come there. */
export function nextQuestion({ key }: Phrase, chosen: string[], { marks, edition }: Now, words: Words): string | null {
  const jungle = readJungle(edition);
  if (key === "card") {
    const card = jungle.cards.get(chosen[0] ?? "");
    return card ? words.text("page-play-this", { colour: card.disc.id }) : null;
  }
  const going = marks.filter(({ thing, args }) => chosen.every((one) => one === thing || one === args["square"]));
  const [first, second] = going.map(({ args }) => ({ pawn: args["pawn"], place: args["to"] }));
  if (chosen.length === 0 || !first) return null;
  return second ? words.text("page-which-pawn-to", first) : words.text("page-send-pawn", first);
}
