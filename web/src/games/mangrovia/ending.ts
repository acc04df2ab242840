/** The end of Mangrovia: huts on posts, the new chief, and what the points were for. */
import { kept, roundAt } from "../../lib/course";
import type { Told } from "../../lib/tale";
import { difference } from "../common/parts";
import type { GameEnd } from "../ending";
import End from "./End.svelte";
import { breakdown, partOf } from "./outcome";
import { readView } from "./view";

const ending: GameEnd = {
  breakdown,
  podium: { piece: () => "mg-hut", ratio: 1, colours: ["#b77a45", "#6d4224"] },
  headline: ({ result }, winner) => {
    const margin = (result.scores[winner] ?? 0) - Math.max(...result.scores.filter((_, seat) => seat !== winner));
    return { id: "page-end-chief", seat: winner, args: { margin } };
  },
  why: ({ view, steps, course }, winner, rival) => {
    const told: Told[] = [];
    const most = difference(readView(view).score, partOf, winner, rival);
    if (most) told.push({ id: "page-end-why", seat: winner, rival, args: { ...most } });
    const last = kept(steps).find(({ events }) => events.some(({ key }) => key === "last-hut"));
    if (last) told.push({ id: "page-end-last-hut", seat: last.by, args: { round: roundAt(course, last.step) } });
    return told;
  },
  tie: ({ view }, seat, rival) => {
    const amulets = readView(view).score.rows.find((row) => row.id === "amulets")?.points ?? [];
    return { id: "page-end-tie", seat, rival, args: { more: amulets[seat] ?? 0, less: amulets[rival] ?? 0 }, rule: "8" };
  },
  pictures: End,
};
export default ending;
