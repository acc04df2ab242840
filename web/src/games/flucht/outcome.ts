/** A finished game in figures: where the pawns stand, whose sum is the score, and what every team did on the way. */
import { movesTakenBack } from "../../lib/past";
import type { Phrase } from "../../lib/types";
import type { Past, ScoreLine } from "../board";
import { pawnsOf, readJungle, readView } from "./view";

const WALKS = ["pawn-forward", "pawn-arrives", "pawn-back"];

export function breakdown({ view, edition, steps }: Past): ScoreLine[] {
  const jungle = readJungle(edition);
  const table = readView(view);
  const teams = table.teams.map((_, seat) => seat);
  const pawns = pawnsOf(jungle, table);
  const places = teams.map((seat) =>
    pawns
      .filter((pawn) => pawn.seat === seat)
      .map((pawn) => pawn.place)
      .sort((one, other) => other - one),
  );
  const lines: ScoreLine[] = [
    { id: "page-front-pawn", symbol: "fl-pawn", values: places.map((both) => both[0] ?? 0) },
    { id: "page-rear-pawn", symbol: "fl-pawn", values: places.map((both) => both[1] ?? 0) },
  ];
  if (steps.length === 0) return lines;
  const told = kept(steps);
  const count = (keys: string[], fits: (event: Phrase) => boolean = () => true): number[] =>
    teams.map((seat) => told.filter(({ by, event }) => by === seat && keys.includes(event.key) && fits(event)).length);
  const leaps = teams.map((seat) =>
    Math.max(
      0,
      ...told
        .filter(({ by, event }) => by === seat && WALKS.includes(event.key))
        .map(({ event }) => Number(event.args["to"]) - Number(event.args["from"])),
    ),
  );
  const passed = teams.map((seat) =>
    told
      .filter(({ by, event }) => by === seat && WALKS.includes(event.key))
      .reduce(
        (sum, { event }) =>
          sum + jungle.elephants.filter((place) => Number(event.args["from"]) < place && place < Number(event.args["to"])).length,
        0,
      ),
  );
  return [
    ...lines,
    { id: "page-longest-leap", symbol: "ic-chevron-up", values: leaps, aside: true },
    { id: "page-tokens-put", symbol: "fl-plus", values: count(["token-placed"]), aside: true },
    { id: "page-tokens-taken", symbol: "fl-minus", values: count(["token-removed"]), aside: true },
    { id: "page-elephants-passed", symbol: "fl-elephant", values: passed, aside: true },
    { id: "page-turns-stayed", symbol: "ic-lock", values: count(["pawn-stays"]), aside: true },
  ];
}

/** What was told, and by whose move; moves that were taken back do not count. */
function kept(steps: Past["steps"]): { by: number; event: Phrase }[] {
  const turns: { by: number; event: Phrase }[][] = [];
  for (const { entry, events } of steps) {
    const back = entry ? movesTakenBack(entry) : 0;
    if (back > 0) turns.splice(-back);
    else if (entry?.kind === "move") turns.push(events.map((event) => ({ by: entry.seat, event })));
  }
  return turns.flat();
}
