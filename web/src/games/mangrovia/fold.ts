/** What was told, for the log: a line for what somebody did at a landing, and for each path and area that is scored. */
import type { Phrase } from "../../lib/types";

const GOT: Record<string, (args: Phrase["args"]) => string> = {
  "valuable-taken": ({ value }) => `valuable:${value}`,
  "valuable-drawn-own": ({ value }) => `drawn-valuable:${value}`,
  "valuable-drawn": () => "hidden:valuables",
  "landscape-taken": ({ landscape }) => `landscape:${landscape}`,
  "landscape-drawn-own": ({ landscape }) => `drawn-landscape:${landscape}`,
  "landscape-drawn": () => "hidden:landscapes",
};

/** What a line becomes when the next event belongs to it; undefined: it does not. */
type Join = (line: Phrase, event: Phrase) => Phrase | undefined;

const add = (line: Phrase, more: Phrase["args"]): Phrase => ({ ...line, args: { ...line.args, ...more } });

const cards: Join = (line, { key, args }) => {
  const got = GOT[key]?.(args);
  if (got === undefined || line.key !== "cards" || line.args["seat"] !== args["seat"]) return undefined;
  return add(line, { got: [...line.args["got"], got] });
};

/** The points that are printed on a space belong to the hut on it. */
const points: Join = (line, { key, args }) =>
  key === "points" && (line.key === "hut-built" || line.key === "double-built") && line.args["seat"] === args["seat"]
    ? add(line, { scored: args["points"] })
    : undefined;

const shown: Join = (line, event) => (line.key === "shown" && isShown(event) ? add(line, laidOut(event, line.args)) : undefined);

const scored: Join = (line, event) => {
  const rank = rankOf(event);
  if (!rank || line.key !== rank.line || line.args["path"] !== rank.path) return undefined;
  return add(line, { ranks: [...line.args["ranks"], rank.said], places: [...line.args["places"], rank.place] });
};

const JOINS: Join[] = [cards, points, shown, scored];

function begun(event: Phrase, between: boolean): Phrase {
  const got = GOT[event.key]?.(event.args);
  if (got !== undefined) return { key: "cards", args: { seat: event.args["seat"], got: [got] } };
  if (between && isShown(event)) return { key: "shown", args: laidOut(event, { cards: [], places: [] }) };
  const rank = rankOf(event);
  if (rank?.line === "path-scored") return { key: "path-scored", args: { path: rank.path, ranks: [rank.said], places: [rank.place] } };
  if (rank?.line === "pole-scored") return { key: "pole-scored", args: { ranks: [rank.said], places: [rank.place] } };
  if (rank) return { key: "stone-area", args: { ranks: [rank.said], places: [rank.place], count: event.args["all"] } };
  return event;
}

const isShown = ({ key }: Phrase): boolean => key === "valuable-shown" || key === "landscape-shown";

function laidOut({ key, args }: Phrase, before: Phrase["args"]): Phrase["args"] {
  const card = key === "valuable-shown" ? `valuable:${args["value"]}` : `landscape:${args["landscape"]}`;
  return { cards: [...before["cards"], card], places: [...before["places"], args["place"]] };
}

interface Scored {
  line: string;
  path?: string;
  /** Whose it is, with how many huts, and why: what `callThing` puts in words. */
  said: string;
  place: { seat: number; points: number };
}

function rankOf({ key, args }: Phrase): Scored | null {
  const [area = "", place = ""] = key.split("-");
  if (!["path", "pole", "stone"].includes(area) || !["first", "second", "neutral", "scored"].includes(place)) return null;
  if (area === "stone" && place !== "scored") return null;
  const seat: number = place === "neutral" ? -1 : args["seat"];
  return {
    line: area === "path" ? "path-scored" : area === "pole" ? "pole-scored" : "stone-area",
    path: args["path"],
    said: `${seat}:${args["huts"]}:${args["because"] ?? ""}`,
    place: { seat, points: args["points"] ?? 0 },
  };
}

/** Where the boat sets off and where scoring begins, a heading stands. */
function heading(event: Phrase, before: Phrase | undefined): Phrase[] {
  if (event.key === "boat-lands" && before?.key === "bowl-placed") return [{ key: "boat-sails", args: {} }];
  if (isScoring(event) && !(before && isScoring(before))) return [{ key: "final-scoring", args: {} }];
  return [];
}

const isScoring = (event: Phrase): boolean => rankOf(event) !== null || event.key === "amulets-scored";

export function fold(events: Phrase[]): Phrase[] {
  const told: Phrase[] = [];
  const between = events.some(({ key }) => key.startsWith("talisman-"));
  events.forEach((event, index) => {
    const last = told.at(-1);
    const joined = last && JOINS.map((join) => join(last, event)).find((line) => line !== undefined);
    if (joined) told[told.length - 1] = joined;
    else told.push(...heading(event, events[index - 1]), begun(event, between));
  });
  return told;
}
