/** A finished game in figures: the start and ten objectives; who moved whom out of the way. */
import { kept } from "../../lib/course";
import type { ReplayStep } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Past, ScoreLine } from "../ending";
import { merchantOf, readIsle, readView, signed } from "./view";
import type { Player } from "./view";

export function breakdown({ view, edition, words }: Past & { words: Words }): ScoreLine[] {
  const isle = readIsle(edition);
  const { players } = readView(view);
  const lines = [...isle.objectives.keys()].map((id): ScoreLine => {
    const scored = players.map((player) => player.scored.find((one) => one.objective === id));
    return {
      id: "page-score-objective",
      args: { objective: id },
      symbol: `zz-goal-${id}`,
      values: scored.map((one) => (one ? signed(one.points) : "")),
      notes: scored.map((one, seat) =>
        one
          ? words.text("page-in-place", { count: one.count })
          : words.text(gone(players[seat], id) ? "page-discarded" : "page-not-played"),
      ),
    };
  });
  return [{ id: "page-score-start", symbol: "ic-score", values: players.map(() => isle.start) }, ...lines];
}

const gone = (player: Player | undefined, objective: string): boolean => player?.discarded.includes(objective) ?? false;

export interface Shoving {
  /** By seat: how often they moved others out of the way, and were moved. */
  did: number[];
  was: number[];
  /** The merchant that was moved most. */
  most: { seat: number; number: number; count: number } | null;
}

export function shoving(steps: ReplayStep[], seats: number): Shoving {
  const [did, was] = [Array<number>(seats).fill(0), Array<number>(seats).fill(0)];
  const pieces = new Map<string, number>();
  for (const { key, args } of kept(steps).flatMap(({ events }) => events)) {
    if (key !== "pushed" && key !== "chased") continue;
    const [mover, moved] = [merchantOf(args["by"]).seat, args["seat"] as number];
    did[mover] = (did[mover] ?? 0) + 1;
    was[moved] = (was[moved] ?? 0) + 1;
    pieces.set(args["thing"], (pieces.get(args["thing"]) ?? 0) + 1);
  }
  const [thing = "", count = 0] = [...pieces].reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0]);
  return { did, was, most: count > 0 ? { ...merchantOf(thing), count } : null };
}
