/** A finished game in figures: where the pawns stand, whose sum is the score, and what every team did on the way. */
import { kept, type Course } from "../../lib/course";
import type { Past, ScoreLine } from "../ending";
import { pawnsOf, readJungle, readView, type Colour } from "./view";

const AHEAD = ["pawn-forward", "pawn-arrives"];

/** A walk forward: whose, from where to where, over how many elephants, by which disc. */
export interface Leap {
  seat: number;
  from: number;
  to: number;
  elephants: number;
  colour: string;
  step: number;
}

/** All walks forward, the longest first. */
export function leapsOf({ steps, edition }: Pick<Past, "steps" | "edition">): Leap[] {
  const { elephants } = readJungle(edition);
  const found: Leap[] = [];
  let colour = "";
  for (const { step, by, events } of kept(steps)) {
    for (const { key, args } of events) {
      if (key === "card-played") colour = args["colour"];
      if (!AHEAD.includes(key)) continue;
      const [from, to] = [Number(args["from"]), Number(args["to"])];
      found.push({ seat: by, from, to, colour, step, elephants: elephants.filter((place) => from < place && place < to).length });
    }
  }
  return found.sort((one, other) => other.to - other.from - (one.to - one.from));
}

/** How many squares of each colour are wild at the start and after every round: by round, then by colour. */
export function wildByRound({ steps, edition }: Pick<Past, "steps" | "edition">, { steps: rounds }: Course): number[][] {
  const { squares, colours } = readJungle(edition);
  const wild = new Map<Colour, number>(colours.map((colour) => [colour, squares.filter((square) => square.colour === colour).length]));
  const told = kept(steps);
  let at = 0;
  return rounds.map((last) => {
    for (; at < told.length && (told[at]?.step ?? 0) <= last; at++) {
      for (const { key, args } of told[at]?.events ?? []) {
        const by = { "token-placed": -1, "token-removed": 1 }[key] ?? 0;
        const colour = squares[Number(args["place"]) - 1]?.colour;
        if (by && colour) wild.set(colour, (wild.get(colour) ?? 0) + by);
      }
    }
    return colours.map((colour) => wild.get(colour) ?? 0);
  });
}

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
  const told = kept(steps).flatMap(({ by, events }) => events.map(({ key }) => ({ by, key })));
  const count = (wanted: string): number[] => teams.map((seat) => told.filter(({ by, key }) => by === seat && key === wanted).length);
  const leaps = leapsOf({ steps, edition });
  const ofTeam = (of: (own: typeof leaps) => number): number[] => teams.map((seat) => of(leaps.filter((leap) => leap.seat === seat)));
  return [
    ...lines,
    { id: "page-turns-played", symbol: "ic-hourglass", values: count("card-played"), aside: true },
    { id: "page-longest-leap", symbol: "ic-chevron-up", values: ofTeam(([first]) => (first ? first.to - first.from : 0)), aside: true },
    { id: "page-tokens-put", symbol: "fl-plus", values: count("token-placed"), aside: true },
    { id: "page-tokens-taken", symbol: "fl-minus", values: count("token-removed"), aside: true },
    {
      id: "page-elephants-passed",
      symbol: "fl-elephant",
      values: ofTeam((own) => own.reduce((sum, leap) => sum + leap.elephants, 0)),
      aside: true,
    },
    { id: "page-turns-stayed", symbol: "ic-lock", values: count("pawn-stays"), aside: true },
  ];
}
