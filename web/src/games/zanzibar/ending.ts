/** The end of Zanzibar: merchants on their crates, and the card that brought most. */
import { kept, roundAt } from "../../lib/course";
import type { Told } from "../../lib/tale";
import type { Finished, GameEnd } from "../ending";
import End from "./End.svelte";
import { breakdown } from "./outcome";

/** The merchants on the podium, by place. */
const MERCHANTS = [2, 3, 4, 5, 6];

/** The objective that brought a seat most. */
function bestCard({ steps, course }: Finished, seat: number): Told | null {
  let best: Told | null = null;
  for (const { step, events } of kept(steps)) {
    for (const { key, args } of events) {
      if (key !== "scored" || args["seat"] !== seat || args["points"] <= (best?.args?.["points"] ?? 0)) continue;
      best = {
        id: "page-end-best-card",
        seat,
        args: { objective: args["objective"], points: args["points"], round: roundAt(course, step) },
      };
    }
  }
  return best;
}

const ending: GameEnd = {
  breakdown,
  podium: { piece: (place) => `zz-merchant-${MERCHANTS[place - 1] ?? 6}`, ratio: 2, colours: ["#c58a4b", "#855425"] },
  why: (finished, winner) => {
    const card = bestCard(finished, winner);
    return card ? [card] : [];
  },
  tie: (_, seat, rival) => ({ id: "page-end-tie", seat, rival, rule: "8" }),
  pictures: End,
};
export default ending;
