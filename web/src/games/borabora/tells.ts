/** What the page makes of what was told: pictures in the line, whose points changed, what lights up, and where a round or a phase begins. */
import type { Data, Phrase } from "../../lib/types";
import type { Symbol, Telling } from "../board";
import { actionSign, kindSign, thingSign } from "./symbols";

/** The status track as something that lights up. */
export const TRACK = "track";

const picture = (id: string, figure?: number | string): Symbol => (figure === undefined ? { id } : { id, figure });
const pieces = (id: string, seat: number): Symbol => ({ id, seat });
const god = (colour: string): Symbol => picture(`bb-godmask-${colour}`);
const tileSign = (tile: string): Symbol => picture(actionSign({ routes: "land", persons: "man" }[tile] ?? tile));
const person = ({ sex, kind }: Data): Symbol[] => [picture(`bb-${sex}`), picture(kindSign(kind))];
const gained = ({ seat, points }: Data): Telling["points"] => (points ? [{ seat, points }] : []);
const masks = ({ colour }: Data): Symbol[] => (colour as string[]).map(god);
const jewel = (id: string): Symbol => picture(`bb-jewel-${id.split("-")[0]}`);

const LAID: Telling = { dealt: true };
const TELLINGS: Record<string, (args: Data) => Telling> = {
  order: ({ seat, place }) => ({ ...LAID, symbols: [pieces(`bb-turn-${place}`, seat)] }),
  "starts-with": (args) => ({ ...LAID, points: gained(args) }),
  "fish-laid": () => ({ ...LAID, symbols: [picture("bb-fish-angel")] }),
  "jewelry-laid": () => ({ ...LAID, symbols: [picture("bb-jewel-crown")] }),
  dealt: () => ({ ...LAID, symbols: [picture("bb-act-god")] }),
  hand: (args) => ({ ...LAID, symbols: masks(args) }),
  "cards-laid": (args) => ({ ...LAID, symbols: masks(args) }),
  "task-dealt": () => ({ ...LAID, symbols: [picture("bb-task-done")] }),
  "people-laid": ({ sex }) => ({ ...LAID, symbols: [picture(`bb-${sex}`)] }),
  "tasks-laid": () => ({ ...LAID, symbols: [picture("bb-task-done")] }),
  "card-shown": ({ colour }) => ({ symbols: [god(colour)], things: [`card-${colour}`] }),
  "round-begins": () => ({ heading: "round" }),
  "phase-begins": () => ({ heading: "phase" }),
  "game-ends": () => ({ heading: "round" }),
  rolled: ({ seat, dice }) => ({ symbols: (dice as number[]).map((die) => pieces(`bb-die-${die}`, seat)) }),

  "die-placed": ({ seat, die, tile }) => ({ symbols: [pieces(`bb-die-${die}`, seat), tileSign(tile)], things: [`tile-${tile}`] }),
  fishing: (args) => ({ symbols: [picture("bb-fish-needle")], points: gained(args), things: ["tile-fishing"] }),
  "god-invoked": ({ god: colour, by, colour: paid }) => ({
    symbols: [god(colour), by === "tile" ? picture("bb-god-tile") : picture(`bb-godmask-${paid}`, by === "pair" ? 2 : undefined)],
  }),
  settled: ({ seat, region }) => ({ symbols: [pieces("bb-hut", seat)], things: [region] }),
  "pushed-aside": ({ seat, region }) => ({ symbols: [pieces("bb-hut-small", seat)], things: [region] }),
  "material-placed": ({ material }) => ({ symbols: [picture(`bb-${material}`)] }),
  "material-beside": ({ material }) => ({ symbols: [picture(`bb-${material}`)] }),
  offerings: ({ count }) => ({ symbols: [picture("bb-offering", count)] }),
  shells: ({ count }) => ({ symbols: [picture("bb-shell", count)] }),
  "fish-scored": (args) => ({ symbols: [picture("bb-fish-angel")], points: gained(args), things: [args["region"]] }),
  "person-taken": (args) => ({ symbols: person(args), things: [`${args["sex"]}-${args["place"]}`] }),
  "person-shifted": (args) => ({ symbols: person(args) }),
  "status-up": ({ seat, steps }) => ({ symbols: [picture("bb-status", steps)], things: [TRACK, `disc-${seat}`] }),
  "helper-points": (args) => ({ symbols: [picture("bb-point")], points: gained(args) }),
  "helper-left": () => ({ symbols: [picture("bb-act-helper")] }),
  "card-taken": ({ colour }) => ({ symbols: [god(colour)] }),
  "card-drawn": () => ({ symbols: [picture("bb-act-god")] }),
  "card-drawn-own": ({ colour }) => ({ symbols: [god(colour)] }),
  "pile-shuffled": () => ({ symbols: [picture("bb-act-god")], things: ["pile"] }),
  "hut-moved": ({ seat }) => ({ symbols: [pieces("bb-hut-small", seat)] }),
  "priest-placed": ({ seat, value }) => ({ symbols: [pieces("bb-priest", seat)], things: [`temple-${value}`] }),
  "priest-pushed": ({ seat, value }) => ({ symbols: [pieces("bb-priest", seat)], things: [`temple-${value}`] }),
  "priest-ejected": ({ seat }) => ({ symbols: [pieces("bb-priest", seat)] }),
  built: (args) => ({ symbols: [picture("bb-act-build", args["building"])], points: gained(args) }),

  used: (args) => ({ symbols: person(args) }),
  doubled: (args) => ({ symbols: [...person(args), god("green")] }),
  "people-points": (args) => ({ symbols: [picture("bb-act-points")], points: gained(args) }),
  "nothing-to-use": () => ({}),
  "people-done": () => ({}),

  "status-scored": (args) => ({ ...scored(args, "bb-status"), things: [TRACK, `disc-${args["seat"]}`] }),
  "status-placed": (args) => ({
    ...scored(args, "bb-status"),
    symbols: [picture("bb-status"), pieces(`bb-turn-${args["place"]}`, args["seat"])],
    things: [TRACK, `disc-${args["seat"]}`],
  }),
  "priests-scored": (args) => ({
    ...scored(args, "bb-priest"),
    symbols: [{ ...pieces("bb-priest", args["seat"]), figure: args["count"] }],
    things: [`priests-${args["seat"]}`],
  }),
  "god-tile-won": () => ({ scoring: true, symbols: [picture("bb-god-tile")] }),
  "god-tile-gone": () => ({ scoring: true, symbols: [picture("bb-god-tile")] }),
  "jewel-bought": (args) => ({ symbols: [jewel(args["jewel"]), picture("bb-shell", args["cost"])], things: [`jewel-${args["jewel"]}`] }),
  "jewel-passed": () => ({}),
  "jewels-gone": (args) => ({ symbols: (args["jewel"] as string[]).map(jewel) }),
  "cards-shown": (args) => ({ symbols: masks(args) }),
  "task-fulfilled": task,
  "task-helped": (args) => ({ ...task(args), symbols: [picture("bb-task-done"), god("yellow")] }),
  "task-dropped": ({ task: id }) => ({ symbols: [picture("bb-task-dark")], things: [`task-${id}`] }),
  "task-picked": ({ task: id }) => ({ symbols: [picture("bb-task-dark")], things: [`task-${id}`] }),
  "tasks-gone": () => ({ symbols: [picture("bb-task-dark")] }),

  "tasks-done": () => ({}),
  "god-tiles-scored": (args) => scored(args, "bb-god-tile"),
  "fish-final": (args) => ({ ...scored(args, "bb-fish-angel"), things: args["region"] }),
  "jewelry-scored": (args) => scored(args, "bb-jewel-crown"),
  bonus: (args) => scored(args, thingSign("point")),
  wins: () => ({ symbols: [picture("ic-crown")] }),
  "wins-order": () => ({ symbols: [picture("ic-crown")] }),
};

function scored(args: Data, symbol: string): Telling {
  return { scoring: true, symbols: [picture(symbol)], points: gained(args) };
}

function task(args: Data): Telling {
  return { symbols: [picture("bb-task-done")], points: gained(args), things: [`task-${args["task"]}`] };
}

export function tells({ key, args }: Phrase): Telling {
  return TELLINGS[key]?.(args) ?? {};
}

/** Things of the same kind that somebody gets one after the other. */
const SUMMED: Record<string, string> = { "helper-points": "points", offerings: "count", shells: "count", "status-up": "steps" };

/** Several events as one line: what somebody takes bit by bit, five cards that are laid out, status with the place it brings; and what is laid out
 *  for a round stands below its heading. */
export function fold(events: Phrase[]): Phrase[] {
  const found: Phrase[] = [];
  for (const event of events) {
    const [before, { key, args }] = [found.at(-1), event];
    const sum = SUMMED[key];
    if (sum && before?.key === key && before.args["seat"] === args["seat"])
      found[found.length - 1] = { key, args: { ...args, [sum]: before.args[sum] + args[sum] } };
    else if (key === "card-shown" && (before?.key === "cards-laid" || before?.key === key)) {
      const laid = before.key === key ? [before.args["colour"]] : before.args["colour"];
      found[found.length - 1] = { key: "cards-laid", args: { colour: [...laid, args["colour"]] } };
    } else if (key === "order" && place(found, args)) continue;
    else if (key === "round-begins") found.splice(found.findLastIndex((one) => !LAID_OUT.includes(one.key)) + 1, 0, event);
    else found.push(event);
  }
  return found;
}

const LAID_OUT = ["people-laid", "tasks-laid"];

/** Puts a place in the turn order beside the status that has brought it; whether there is one. */
function place(found: Phrase[], { seat, place }: Data): boolean {
  const at = found.findLastIndex(({ key, args }) => key === "status-scored" && args["seat"] === seat);
  const scored = found[at];
  if (!scored) return false;
  found[at] = { key: "status-placed", args: { ...scored.args, place } };
  return true;
}
