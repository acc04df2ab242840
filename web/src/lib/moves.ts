/** A legal move in words: what it is called, and what the notes on its things say it brings about. */
import type { GameFace, Group, Now } from "../games/board";
import type { Confirm } from "./session.svelte";
import type { LegalMove, Mark, Phrase } from "./types";
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

/** What a move brings, as it stands beside it in the list; where nothing does, what is told of it before it is made. */
export function moveBrings(words: Words, move: LegalMove, told: Phrase[], marks: Mark[], face: GameFace | null, now: Now | null): string {
  return moveNotes(words, move, marks, face, now) || told.map((event) => words.say("event", event)).join(" ");
}

/** The moves as the face of a game ranks them. */
function ranked<M extends LegalMove>(moves: M[], face: GameFace | null, now: Now | null): M[] {
  const rank = face?.rank;
  if (!rank || !now) return moves;
  const ranks = new Map(moves.map((move) => [move, rank(move, now)]));
  return moves.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

/** The moves under their headings, each heading where its first move stands; null: those that have none. */
export function grouped<M extends LegalMove>(
  moves: M[],
  words: Words,
  face: GameFace | null,
  now: Now | null,
): { group: Group | null; moves: M[] }[] {
  const under = new Map<string, { group: Group | null; moves: M[] }>();
  for (const move of ranked(moves, face, now)) {
    const group = (now && face?.group?.(move, now, words)) ?? null;
    const there = under.get(group?.id ?? "");
    if (there) there.moves.push(move);
    else under.set(group?.id ?? "", { group, moves: [move] });
  }
  return [...under.values()];
}

/** What a move gains or costs at once, as it stands beside it; nothing where that is nothing. */
export function gainOf({ gain }: Pick<LegalMove, "gain">): string {
  return gain === 0 ? "" : gain > 0 ? `+${gain}` : `−${-gain}`;
}

/** Whether somebody who wants to be asked about such moves is asked about this one. */
export function isAskedAbout({ final, gain }: Pick<LegalMove, "final" | "gain">, confirm: Confirm): boolean {
  return confirm === "always" || (confirm === "ending" && (final || gain < 0));
}
