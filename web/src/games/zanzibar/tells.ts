/** What the page makes of each event, beside its sentence: symbols, points, what lights up. */
import type { Data, Phrase } from "../../lib/types";
import type { Symbol, Telling } from "../board";
import { merchantOf, readIsle } from "./view";
import type { Isle } from "./view";

type Tell = (args: Data, isle: Isle) => Telling;

const merchant = (id: string): Symbol => ({ id: `zz-merchant-${merchantOf(id).number}`, seat: merchantOf(id).seat });
const goal = (objective: string): Symbol => ({ id: `zz-goal-${objective}` });
const goals = (args: Data): Symbol[] => (args["objectives"] as string[]).map(goal);

/** A merchant and where it comes to stand. */
const comes: Tell = ({ thing, place }, isle) => ({
  symbols: [merchant(thing), { id: `zz-${isle.places.get(place)?.good ?? "hut"}` }],
  things: [thing, place],
});

/** The places that an objective wants. */
export function placesOf(isle: Isle, objective: string): string[] {
  return isle.rows.filter(({ good, province }) => good === objective || province === objective).map(({ id }) => id);
}

const ends: Tell = ({ seat }) => ({ symbols: [{ id: "ic-crown", seat }], scoring: true });

const TELLS: Record<string, Tell> = {
  starts: () => ({ dealt: true }),
  placed: comes,
  dealt: () => ({ symbols: [{ id: "zz-card-back" }], dealt: true }),
  hand: (args) => ({ symbols: goals(args), dealt: true }),
  /** Made by `fold`, as the rules tell the round with what is told first in it. */
  round: () => ({ heading: "round" }),
  goes: comes,
  pushed: comes,
  chased: comes,
  "no-move": () => ({}),
  scored: ({ seat, objective, points }, isle) => ({
    symbols: [goal(objective)],
    points: [{ seat, points }],
    things: [...placesOf(isle, objective), `ledger:${seat}:${objective}`],
    scoring: true,
  }),
  skips: () => ({}),
  discarded: ({ seat, objective }) => ({ symbols: [goal(objective)], things: [`ledger:${seat}:${objective}`] }),
  keeps: () => ({}),
  drawn: ({ seat }) => ({ symbols: [{ id: "zz-card-back", seat }] }),
  "drawn-own": (args) => ({ symbols: goals(args), things: args["objectives"] }),
  "last-turns": () => ({ symbols: [{ id: "ic-hourglass" }] }),
  finished: () => ({ symbols: [{ id: "ic-hourglass" }] }),
  "rounds-over": () => ({ symbols: [{ id: "ic-hourglass" }], scoring: true }),
  wins: ends,
  "wins-earlier": ends,
  shares: ends,
};

export function tells({ key, args }: Phrase, edition: Data): Telling {
  return TELLS[key]?.(args, readIsle(edition)) ?? {};
}
