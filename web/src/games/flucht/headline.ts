/** What stands at the head of the table: round and turn, and how many animals are still wild. */
import type { Data } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Headline } from "../board";
import { readJungle, readView } from "./view";

export function headline(view: Data, edition: Data, words: Words): Headline {
  const { teams, turns, winner, over, options, tokens } = readView(view);
  const turn = over && winner < 0 ? turns : turns + 1;
  const round = Math.ceil(turn / teams.length);
  const rounds = Number(options["rounds"] ?? 0);
  const wild = readJungle(edition).squares.filter(({ colour }) => colour !== null).length - tokens.length;
  return {
    round: words.text(rounds > 0 ? "page-round-of" : "page-round", { round, rounds, turn }),
    facts: [{ symbol: "fl-untamed", name: words.text("page-wild-left", { count: wild }), title: words.text("page-wild-left-title") }],
  };
}
