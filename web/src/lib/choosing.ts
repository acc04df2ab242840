/** From things to moves: what can be chosen, and what has been said when some things are chosen. Knows no game. */
import type { LegalMove } from "./types";

/** The moves that touch all of the chosen things. */
export function candidates(moves: LegalMove[], chosen: string[]): LegalMove[] {
  return moves.filter((move) => chosen.every((thing) => move.things.includes(thing)));
}

/** The things that can be chosen next. */
export function choosable(moves: LegalMove[], chosen: string[]): Set<string> {
  const things = new Set(candidates(moves, chosen).flatMap((move) => move.things));
  for (const thing of chosen) things.delete(thing);
  return things;
}

/** The one move that the chosen things mean; null as long as there are several, or none. */
export function meant(moves: LegalMove[], chosen: string[]): LegalMove | null {
  const left = candidates(moves, chosen);
  return left.length === 1 && chosen.length > 0 ? (left[0] ?? null) : null;
}
