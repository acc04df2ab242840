/** What the page makes of what is told, beside its sentence: symbols, squares won or lost, and what lights up on the board. */
import type { Data, Phrase } from "../../lib/types";
import type { Telling } from "../board";
import { readEdition, readJungle } from "./view";

type Tells = (args: Data, edition: Data) => Telling;

const drawn = (edition: Data, colour: string): string => readJungle(edition).colours.find(({ id }) => id === colour)?.drawn ?? "monkey";

const played: Tells = ({ card, colour }, edition) => ({ symbols: [{ id: `fl-disc-${drawn(edition, colour)}` }], things: [card] });
const walked: Tells = ({ seat, from, to, thing, square }, edition) => {
  const { elephants } = readJungle(edition);
  const passed = elephants.filter((place) => Math.min(from, to) < place && place < Math.max(from, to));
  return { symbols: passed.map(() => ({ id: "fl-elephant" })), points: [{ seat, points: to - from }], things: [thing, square] };
};

/** By the key of what is told; `round` and `turn` are what `fold` makes of the rest. */
const TELLS: Record<string, Tells> = {
  starts: () => ({ dealt: true }),
  dealt: () => ({ dealt: true }),
  hand: ({ cards }) => ({ dealt: true, things: cards }),
  round: () => ({ heading: "round" }),
  turn: ({ of }, edition) => together((of as Phrase[]).map((event) => tells(event, edition))),
  "card-played": played,
  "card-drawn": () => ({}),
  "card-drawn-own": played,
  "token-placed": ({ colour, square }, edition) => ({ symbols: [{ id: `fl-put-${drawn(edition, colour)}` }], things: [square] }),
  "token-removed": ({ colour, square }, edition) => ({ symbols: [{ id: `fl-free-${drawn(edition, colour)}` }], things: [square] }),
  "token-kept": ({ colour }, edition) => ({ symbols: [{ id: `fl-diamond-${drawn(edition, colour)}` }] }),
  "pawn-forward": walked,
  "pawn-arrives": walked,
  "pawn-back": walked,
  "pawn-stays": ({ thing }) => ({ symbols: [{ id: "ic-lock" }], things: [thing] }),
  "pile-shuffled": () => ({ symbols: [{ id: "fl-card-back" }] }),
  "rounds-over": () => ({ scoring: true }),
  wins: ({ seat }, edition) => ({ symbols: [{ id: "fl-finish" }], things: homeOf(seat, edition), scoring: true }),
};

/** What lights up when a team has won: its pawns, and the Finish. */
function homeOf(seat: number, edition: Data): string[] {
  const finish = readJungle(edition).squares.at(-1)?.id ?? "";
  return [...(readEdition(edition).teams.list[seat]?.pawns ?? []), finish];
}

function together(all: Telling[]): Telling {
  return {
    symbols: all.flatMap(({ symbols = [] }) => symbols),
    points: all.flatMap(({ points = [] }) => points),
    things: all.flatMap(({ things = [] }) => things),
  };
}

export function tells({ key, args }: Phrase, edition: Data): Telling {
  return TELLS[key]?.(args, edition) ?? {};
}
