/** The end of Bora Bora: huts on stilts, and what the points were for. */
import { difference } from "../common/parts";
import type { GameEnd } from "../ending";
import End from "./End.svelte";
import { breakdown, partOf } from "./outcome";
import { readView } from "./view";

const ending: GameEnd = {
  breakdown,
  podium: { piece: () => "bb-hut", ratio: 1, colours: ["#d8b170", "#8f6a36"] },
  why: ({ view }, winner, rival) => {
    const most = difference(readView(view).score, (row) => partOf(row.id), winner, rival);
    return most ? [{ id: "page-end-why", seat: winner, rival, args: { ...most } }] : [];
  },
  tie: (_, seat, rival) => ({ id: "page-end-tie", seat, rival, rule: "7C" }),
  pictures: End,
};
export default ending;
