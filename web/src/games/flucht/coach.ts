/** The coach of Flucht aus Mangrovia. */
import type { Coach, FaceMove, Lesson, Taught } from "../board";
import { best } from "../common/picks";
import { readView } from "./view";

/** How far a card would take a pawn; a card that takes none at least tames what lies right ahead. */
function way({ things }: FaceMove, { marks }: Taught): number {
  const own = marks.filter(({ thing }) => things.includes(thing));
  const walked = own.map(({ args }) => Number(args["to"] ?? 0) - Number(args["from"] ?? 0));
  const tamed = own.flatMap(({ key, args }) => (key === "covers" ? (args["places"] as number[]) : []));
  return Math.max(...walked, 0) * 100 - Math.min(...tamed, 99);
}

function teach({ key }: { key: string }, taught: Taught): Lesson {
  const topic = key === "card" && taught.met.includes("card") ? "next" : key;
  return { topic, pick: best(taught.moves, key === "pawn" ? ({ gain }) => gain : (move) => way(move, taught)) };
}

function round(view: Taught["view"]): number {
  const { turns, teams } = readView(view);
  return Math.floor(turns / teams.length) + 1;
}

export const coach: Coach = { topics: ["card", "pawn", "next"], round, teach };
