/** The coach of Bora Bora. */
import type { Data } from "../../lib/types";
import type { Coach, FaceMove, Lesson, Taught } from "../board";
import { best, noted } from "../common/picks";
import { beside } from "./movelist";
import { readGround, readView } from "./view";

/** What to try with the first, the second and the last die of a round. */
const TRIES: Record<number, string[]> = {
  3: ["land", "sea", "man", "woman"],
  2: ["man", "woman", "land", "sea"],
  1: ["build", "helper", "man", "woman"],
};
/** What the helper, and whoever else gives things away, is best asked for. */
const WISHES = ["shift", "status", "material", "take-card", "offering", "hut", "point", "shell"];

function worth(move: FaceMove, { view, edition, marks }: Taught): number {
  const [table, ground] = [readView(view), readGround(edition)];
  const { key = "", args = {} as Data } = move.name ?? {};
  switch (key) {
    case "settle":
    case "settle-last": {
      const around = ground.routes.filter(({ a, b }) => [a, b].includes(args["region"])).length;
      return noted(marks, move, "region", "fish") * 10 + around - (key === "settle" ? 0 : 5);
    }
    case "place": {
      const actions = ground.tiles.get(args["tile"])?.actions ?? [args["tile"] as string];
      const tries = TRIES[table.decision.args["left"]] ?? [];
      const at = tries.findIndex((action) => actions.includes(action));
      return (at < 0 ? 0 : 100 - 10 * at) + args["die"];
    }
    case "take":
    case "take-last":
      return noted(marks, move, "person", "value");
    case "priest":
      return table.temple.spaces[ground.temple.indexOf(args["value"])] === null ? 10 + args["value"] : args["value"];
    case "build":
      return args["building"];
    case "lay":
      return Number(beside(ground, table.players[table.asked]?.ceremony ?? {}, args["space"]));
    case "buy":
      return noted(marks, move, "jewel", "worth");
    case "pick":
      return -noted(marks, move, "missing", "count");
    case "drop":
      return noted(marks, move, "missing", "count") - 100;
    default:
      return 10 * move.gain - (key.startsWith("invoke") ? 15 : 0) - Math.max(0, WISHES.indexOf(key));
  }
}

/** Gods who could be invoked before a die is placed are spoken of once it is known what a die is for. */
function topicOf(key: string, { moves, met }: Taught): string {
  const has = (name: string): boolean => moves.some((move) => move.name?.key.startsWith(name));
  if (key === "place" && met.includes("place") && has("invoke")) return "gods";
  return key === "task" && !has("fulfil") ? "drop" : key;
}

function teach({ key, args }: { key: string; args: Data }, taught: Taught): Lesson {
  const ground = readGround(taught.edition);
  const { building = 0, priest = 0 } = ground.rounds[readView(taught.view).round - 1] ?? {};
  const figures = { building, priest, task: ground.taskPoints, helped: ground.helped, fishing: ground.fishing.points };
  return { topic: topicOf(key, taught), args: { ...args, ...figures }, pick: best(taught.moves, (move) => worth(move, taught)) };
}

export const coach: Coach = {
  topics: [
    ...["first-hut", "yield", "ceremony", "place", "gods", "settle", "red", "person", "helper", "temple", "fire-first", "fire-second"],
    ...["build", "cover", "people", "green", "materials", "cards", "huts", "jewelry", "task", "drop", "yellow", "new-task", "last-tasks"],
  ],
  round: (view) => readView(view).round,
  teach,
};
