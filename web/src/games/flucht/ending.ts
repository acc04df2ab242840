/** The end of Flucht aus Mangrovia: explorers on the pier, who got out, and who came how far. */
import { roundAt } from "../../lib/course";
import type { Told } from "../../lib/tale";
import type { Finished, GameEnd } from "../ending";
import End from "./End.svelte";
import { breakdown, leapsOf } from "./outcome";
import { pawnsOf, readJungle, readView } from "./view";

/** Where a team's pawns stand, the front one first. */
function standing({ view, edition }: Finished, seat: number): number[] {
  const pawns = pawnsOf(readJungle(edition), readView(view)).filter((pawn) => pawn.seat === seat);
  return pawns.map((pawn) => pawn.place).sort((one, other) => other - one);
}

const ending: GameEnd = {
  breakdown,
  podium: { piece: () => "fl-pawn", ratio: 1, colours: ["#a9713c", "#63401f"] },
  headline: (finished, winner) => (readView(finished.view).winner === winner ? { id: "page-end-out", seat: winner } : null),
  why: (finished, _, rival) => {
    const [front = 0, rear = 0] = standing(finished, rival);
    const leap = leapsOf(finished)[0];
    const told: Told[] = [{ id: "page-end-second", seat: rival, args: { front, rear } }];
    if (leap) {
      const args = { squares: leap.to - leap.from, round: roundAt(finished.course, leap.step) };
      told.push({ id: "page-end-leap", seat: leap.seat, args });
    }
    return told;
  },
  pictures: End,
};
export default ending;
