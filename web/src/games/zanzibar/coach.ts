/** The coach of Zanzibar. */
import type { Coach, FaceMove, Lesson, Taught } from "../board";
import { best } from "../common/picks";
import { neighbours } from "./layout";
import { gainOf } from "./moves";
import { merchantOf, readIsle, readView } from "./view";

/** What is good at a decision, by what everybody sees and what is in one's own hand. */
function worth(key: string, move: FaceMove, taught: Taught): number {
  const [thing = "", place = ""] = move.things;
  switch (key) {
    case "take":
      return -merchantOf(thing).number;
    case "place":
      return neighbours(readIsle(taught.edition), place).length;
    case "discard":
      return -(readView(taught.view).players[readView(taught.view).asked]?.now[thing]?.points ?? 0);
    case "score":
      return move.gain;
    default:
      return gainOf(move, taught);
  }
}

function teach({ key }: { key: string }, taught: Taught): Lesson {
  const pick = best(taught.moves, (move) => worth(key, move, taught));
  const pays = pick && worth(key, pick, taught) > 0;
  return { topic: key, pick: pays || key === "take" || key === "discard" ? pick : null };
}

export const coach: Coach = {
  topics: ["take", "place", "discard", "move", "step", "push", "chase", "score"],
  round: (view) => readView(view).round,
  teach,
};
