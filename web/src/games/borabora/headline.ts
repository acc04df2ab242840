/** What stands at the head of a table: the round, the three phases in words, and what buildings and priests bring now. */
import type { Data } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Headline } from "../board";
import { readGround, readView } from "./view";

export const PHASES = ["A", "B", "C"];

export function headline(view: Data, edition: Data, words: Words): Headline {
  const { round, phase, over } = readView(view);
  const { rounds } = readGround(edition);
  const worth = rounds[round - 1];
  return {
    round: words.text("page-round", { round, rounds: rounds.length }),
    phases: (over ? [] : PHASES).map((sign) => ({ sign, name: words.text(`page-phase-${sign}`), now: sign === phase })),
    facts:
      worth && !over
        ? [
            { symbol: "bb-act-build", name: String(worth.building), title: words.text("page-building-worth", { points: worth.building }) },
            { symbol: "bb-priest", name: String(worth.priest), title: words.text("page-priest-worth", { points: worth.priest }) },
          ]
        : [],
  };
}
