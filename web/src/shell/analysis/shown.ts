/** A move of an analysis that is drawn on the board of the replay: whose it would have been, and what it would have brought. */
import type { FaceMove } from "../../games/board";
import type { Phrase } from "../../lib/types";

export interface Shown {
  move: FaceMove;
  seat: number;
  preview: Phrase[];
}
