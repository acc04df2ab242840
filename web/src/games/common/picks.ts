/** How a coach finds a move to point at. */
import type { Mark } from "../../lib/types";
import type { FaceMove } from "../board";

/** Doing nothing is no example. */
const NOTHING = ["skip", "pass", "done", "end", "keep"];

/** The move that is worth most, the first of several; null where there is nothing to do. */
export function best(moves: FaceMove[], worth: (move: FaceMove) => number): FaceMove | null {
  const real = moves.filter(({ name }) => name && !NOTHING.includes(name.key));
  return real.reduce<FaceMove | null>((most, move) => (most === null || worth(move) > worth(most) ? move : most), null);
}

/** A figure that is noted on a thing of a move; 0 where there is none. */
export function noted(marks: Mark[], { things }: FaceMove, key: string, argument: string): number {
  const mark = marks.find((one) => one.key === key && things.includes(one.thing));
  return Number(mark?.args[argument] ?? 0);
}
