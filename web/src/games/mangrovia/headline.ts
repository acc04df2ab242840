/** What stands at the head of a table of Mangrovia: the round, bowls, boat and the next round, and how near the end is. */
import type { Data } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Headline } from "../board";
import { readView } from "./view";

export function headline(view: Data, _edition: Data, words: Words): Headline {
  const { round, phase, landing, ending, over, options, players, decision } = readView(view);
  const limit = Number(options["rounds"] ?? 0);
  const fewest = Math.min(...players.map((player) => player.huts));
  const lies = phase === "boat" && landing > 0;
  const seating = decision.key === "birds";
  return {
    round: limit > 0 ? words.text("page-round-of", { round, rounds: limit }) : words.text("page-round", { round }),
    phases: over
      ? []
      : [
          { name: words.text("page-phase-bowls"), symbol: "mg-bowl-full", now: phase === "bowls" },
          {
            name: lies ? words.text("page-phase-landing", { landing }) : words.text("page-phase-boat"),
            symbol: "mg-boat",
            now: lies && !seating,
          },
          { name: words.text("page-phase-next"), symbol: "mg-talisman", now: seating },
        ],
    facts: over
      ? []
      : [
          ending
            ? { symbol: "mg-hut", name: words.text("page-last-round"), title: words.text("page-fact-last") }
            : { symbol: "mg-hut", name: words.text("page-fact-huts", { count: fewest }), title: words.text("page-fact-ends") },
        ],
  };
}
