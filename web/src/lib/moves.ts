/** A legal move in words: what it is called, and what the notes on its things say it brings about. */
import type { GameFace, Now } from "../games/board";
import type { Confirm } from "./session.svelte";
import type { LegalMove, Mark } from "./types";
import type { Words } from "./words";

/** As the rules call it; a move that they give no name is called by its text. */
export function moveName(words: Words, { text, name }: Pick<LegalMove, "text" | "name">): string {
  return name ? words.say("move", name) : text;
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

/** Whether somebody who wants to be asked about such moves is asked about this one. */
export function isAskedAbout({ final, gain }: Pick<LegalMove, "final" | "gain">, confirm: Confirm): boolean {
  return confirm === "always" || (confirm === "ending" && (final || gain < 0));
}
