/** A legal move in words: what it is called, and what the notes on its things say it brings about. */
import type { GameFace, Now } from "../games/board";
import type { ShownGame } from "./context";
import type { Data, LegalMove, Mark } from "./types";
import type { Words } from "./words";

/** The rules may name a move, else the face of a game, else its words by its first word (`page-move-play`); without all of them its text stands as it is. */
export function moveName(
  words: Words,
  { text, name }: Pick<LegalMove, "text" | "name">,
  game: ShownGame,
  view: Data | null = null,
): string {
  if (name) return words.say("move", name);
  const named = game.edition ? game.face?.moveName?.(text, game.edition, words, view) : null;
  if (named) return named;
  const [verb = "", ...rest] = text.split(" ");
  const id = `page-move-${verb}`;
  return words.has(id) ? words.text(id, { rest: rest.join(" ") }) : text;
}

export function moveNotes(words: Words, move: LegalMove, marks: Mark[], face: GameFace | null, now: Now | null): string {
  const own = marks.filter((mark) => move.things.includes(mark.thing));
  if (face?.moveNotes) return face.moveNotes(move, own, words, now);
  return own.map((mark) => words.say("mark", mark)).join(" · ");
}

/** The moves as the face of a game ranks them. */
export function ranked<M extends LegalMove>(moves: M[], face: GameFace | null, now: Now | null): M[] {
  const rank = face?.rank;
  if (!rank || !now) return moves;
  const ranks = new Map(moves.map((move) => [move, rank(move, now)]));
  return moves.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}
