/** The coach of Mangrovia. */
import type { Data } from "../../lib/types";
import type { Coach, FaceMove, Lesson, Taught } from "../board";
import { best } from "../common/picks";
import { readIsland, readView } from "./view";

const BUILDING = ["build", "build-or-double", "amulets-or-build"];

/** Cards now and a hut later: what the two landings of a site offer. */
function offered({ things }: FaceMove, edition: Data): number {
  const island = readIsland(edition);
  const landings = island.sites.find(({ id }) => things.includes(id))?.landings ?? [];
  const steps = island.landings.filter(({ number }) => landings.includes(number)).flatMap((landing) => landing.steps);
  const cards = steps.filter((step) => step.includes("up") || step.includes("down")).length;
  return cards + (steps.some((step) => step.some((one) => one.includes("hut"))) ? 2 : 0);
}

function worth(move: FaceMove, { view, edition }: Taught): number {
  const { players, asked, birds } = readView(view);
  const own = players[asked]?.hand?.landscapes ?? [];
  const { key = "", args = {} as Data } = move.name ?? {};
  const held = (landscape: string): number => own.filter((one) => one === landscape).length;
  switch (key) {
    case "site":
      return offered(move, edition);
    case "take-landscape":
      return birds.includes(args["landscape"]) && held(args["landscape"]) === 0 ? 10 : 0;
    case "take-valuable":
    case "pay":
    case "pay-starting":
      return args["value"];
    case "give-back":
      return -args["value"];
    case "birds":
      return held(args["first"]) + held(args["second"]);
    case "draw-valuable":
      return 1;
    default:
      return move.things.includes("hut") || "space" in args ? 10 * args["points"] - args["price"] + 100 : 0;
  }
}

function teach({ key, args }: { key: string; args: Data }, taught: Taught): Lesson {
  const builds = taught.moves.some(({ name }) => name && "space" in name.args);
  const collects = taught.moves.some(({ name }) => name?.key === "collect");
  const topic = !BUILDING.includes(key) || builds ? key : collects ? "amulets" : "no-build";
  return { topic, args, pick: best(taught.moves, (move) => worth(move, taught)) };
}

export const coach: Coach = {
  topics: ["bowl", "draw-shown", "draw-pile", "draw-either", "amulets", ...BUILDING, "no-build", "birds", "card", "pay", "return"],
  round: (view) => readView(view).round,
  teach,
};
