/** What a seat would have if the game ended now, where that is known and something else than the points it has. */
import type { GameView } from "./types";

/** Everybody's points; those of the end are not known of a past position. */
type Points = Pick<GameView, "scores"> & Partial<Pick<GameView, "outlook">>;

export function outlookOf({ scores, outlook = [] }: Points, seat: number): number | undefined {
  return outlook[seat] === scores[seat] ? undefined : outlook[seat];
}

/** The points by which it is seen who leads: those of the end, where they are known. */
export function leading({ scores, outlook = [] }: Points): number[] {
  return outlook.length === scores.length ? outlook : scores;
}
