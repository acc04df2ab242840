/** What happened since the reader last chose, as the board draws it: huts, bowls and birds that came, cards that were taken, where boat and pillars were. */
import type { Since } from "../board";
import { readView } from "./view";

export interface Traces {
  /** Huts and bowls that came, by space or site, with whose they are and as the how manieth. */
  huts: { id: string; seat: number; number: number }[];
  bowls: { id: string; seat: number; number: number }[];
  /** What was taken, by the place where it lay: by whom, and the picture of the card. */
  taken: Map<string, { seat: number; symbol: string }>;
  /** Who drew from a pile, the bag or the amulets of value 1, as often as they did. */
  drew: Map<string, number[]>;
  /** The landing where the boat was; null: it has not moved in this round. */
  boat: number | null;
  /** Where the birds sat that have left. */
  birds: string[];
  /** Everybody's points before. */
  points: number[];
}

const FROM: Record<string, string> = {
  "valuable-drawn": "pile-valuables",
  "valuable-drawn-own": "pile-valuables",
  "landscape-drawn": "pile-landscapes",
  "landscape-drawn-own": "pile-landscapes",
  "one-taken": "ones",
  "amulets-drawn": "bag",
  "amulets-drawn-own": "bag",
};

export function tracesOf({ view, turns }: Since): Traces {
  const before = readView(view);
  const traces: Traces = {
    huts: [],
    bowls: [],
    taken: new Map(),
    drew: new Map(),
    boat: null,
    birds: before.birds,
    points: before.players.map((player) => player.points),
  };
  let number = 0;
  for (const { key, args } of turns.flatMap((turn) => turn.events)) {
    const seat: number = args["seat"];
    const from = FROM[key];
    if (from) traces.drew.set(from, [...(traces.drew.get(from) ?? []), seat]);
    else if (key === "valuable-taken") traces.taken.set(args["place"], { seat, symbol: `mg-card-val-${args["value"]}` });
    else if (key === "landscape-taken") traces.taken.set(args["place"], { seat, symbol: `mg-card-${args["landscape"]}` });
    else if (key === "valuable-shown" || key === "landscape-shown") traces.taken.delete(args["place"]);
    else if (key === "hut-built" || key === "double-built") traces.huts.push({ id: args["space"], seat, number: (number += 1) });
    else if (key === "bowl-placed") traces.bowls.push({ id: args["site"], seat, number: (number += 1) });
    else if (key === "boat-lands") traces.boat ??= before.landing;
    else if (key === "round-begins") Object.assign(traces, { boat: null, bowls: [] });
  }
  return traces;
}
