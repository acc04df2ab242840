/** What the page makes of everything that Mangrovia tells: symbols, points, what lights up, headings, and the steps of the final scoring. */
import type { Data, Phrase } from "../../lib/types";
import type { Symbol, Telling } from "../board";
import { readIsland } from "./view";

type Args = Data;

const valuable = (value: number): Symbol => ({ id: `mg-val-${value}`, figure: value });
const landscape = (land: string): Symbol => ({ id: `mg-land-${land}` });
const hidden = (stock: string): Symbol => ({ id: stock === "valuables" ? "mg-card-back-val" : "mg-card-back-land" });
const amulet = (value: number): Symbol => ({ id: `mg-amulet-${value}` });
const rocks = (args: Args): string[] => [`rock-${args["first"]}`, `rock-${args["second"]}`];
const gained = (args: Args, points: number): Telling => (points ? { points: [{ seat: args["seat"], points }] } : {});

/** A card as a line of the log names it: `valuable:5`, `landscape:sand`, `hidden:valuables`, with `drawn-` before what came from a pile. */
export function cardOf(name: string): { symbol: Symbol; thing: string } {
  const [kind = "", of = ""] = name.split(":");
  if (kind === "hidden") return { symbol: hidden(of), thing: `pile-${of}` };
  if (kind.endsWith("valuable")) return { symbol: valuable(Number(of)), thing: kind.startsWith("drawn") ? "pile-valuables" : "" };
  return { symbol: landscape(of), thing: kind.startsWith("drawn") ? "pile-landscapes" : "" };
}

const built = (args: Args): Telling => ({
  symbols: [
    { id: args["huts"] === 2 ? "mg-double-hut" : "mg-hut", seat: args["seat"] },
    ...(args["landscapes"] as string[]).map(landscape),
  ],
  things: [args["space"]],
  ...gained(args, args["scored"] ?? 0),
});

const ranked = (args: Args, symbol: string, thing: string): Telling => ({
  symbols: [{ id: symbol, ...(args["path"] ? { figure: args["path"] } : {}) }],
  things: [thing],
  scoring: true,
  points: (args["places"] as { seat: number; points: number }[]).filter(({ points }) => points > 0),
});

/** One place on a path or in an area, where it is told by itself. */
const placed = (args: Args, symbol: string, thing: string): Telling =>
  ranked({ ...args, places: [{ seat: args["seat"] ?? -1, points: args["points"] ?? 0 }] }, symbol, thing);

const head = (args: Args, edition: Data): string =>
  `mg-statue-${readIsland(edition).paths.find((path) => path.id === args["path"])?.head ?? "sun"}`;

const onPath = (args: Args, edition: Data): Telling => placed(args, head(args, edition), `path-${args["path"]}`);
const inPole = (args: Args): Telling => placed(args, "mg-pole-2", "pole");
const wins = (args: Args): Telling => ({ symbols: [{ id: "mg-talisman" }], scoring: true, things: [`points-${args["seat"]}`] });

/** By the key of what is told. */
const TELLINGS: Record<string, (args: Args, edition: Data) => Telling> = {
  // Laying out
  starts: (args) => ({ symbols: [{ id: "mg-talisman" }], dealt: true, things: [`seat-${args["seat"]}`] }),
  "neutral-huts": (args) => ({ symbols: [{ id: "mg-hut" }], dealt: true, things: args["spaces"] }),
  "site-blocked": (args) => ({ symbols: [{ id: "mg-bowl" }], dealt: true, things: [args["site"]] }),
  "starting-cards": (args) => ({ symbols: (args["values"] as number[]).map(valuable), dealt: true }),
  "tiles-laid": (args) => ({
    symbols: [{ id: "mg-stone-wild", figure: args["count"] }],
    dealt: true,
    things: (args["tiles"] as string[]).map((tile) => tile.replace(/\s.*$/, "")),
  }),
  dealt: () => ({ symbols: [hidden("landscapes")], dealt: true, things: ["pile-landscapes"] }),
  hand: (args) => ({ symbols: (args["landscapes"] as string[]).map(landscape), dealt: true }),
  "valuable-shown": (args) => ({ symbols: [valuable(args["value"])], dealt: true, things: [args["place"]] }),
  "landscape-shown": (args) => ({ symbols: [landscape(args["landscape"])], dealt: true, things: [args["place"]] }),
  shown: (args) => ({ symbols: (args["cards"] as string[]).map((card) => cardOf(card).symbol), things: args["places"] }),
  // The round
  "round-begins": () => ({ heading: "round" }),
  "boat-sails": () => ({ heading: "phase", symbols: [{ id: "mg-boat" }] }),
  "bowl-placed": (args) => ({ symbols: [{ id: "mg-bowl-full", seat: args["seat"] }], things: [args["site"]] }),
  "boat-lands": (args) => ({ symbols: [{ id: "mg-boat" }], things: [`landing-${args["landing"]}`] }),
  "nothing-there": (args) => ({ symbols: [{ id: "mg-boat" }], things: [`landing-${args["landing"]}`] }),
  skips: (args) => ({ symbols: [{ id: "mg-boat" }], things: [`landing-${args["landing"]}`] }),
  // Cards and amulets
  cards: (args) => {
    const cards = (args["got"] as string[]).map(cardOf);
    return { symbols: cards.map((card) => card.symbol), things: cards.map((card) => card.thing).filter((thing) => thing !== "") };
  },
  "valuable-taken": (args) => ({ symbols: [valuable(args["value"])], things: [args["place"]] }),
  "landscape-taken": (args) => ({ symbols: [landscape(args["landscape"])], things: [args["place"]] }),
  "valuable-drawn": () => ({ symbols: [hidden("valuables")], things: ["pile-valuables"] }),
  "valuable-drawn-own": (args) => ({ symbols: [valuable(args["value"])], things: ["pile-valuables"] }),
  "landscape-drawn": () => ({ symbols: [hidden("landscapes")], things: ["pile-landscapes"] }),
  "landscape-drawn-own": (args) => ({ symbols: [landscape(args["landscape"])], things: ["pile-landscapes"] }),
  "pile-shuffled": (args) => ({ symbols: [hidden(args["pile"])], things: [`pile-${args["pile"]}`] }),
  "bag-refilled": () => ({ symbols: [{ id: "mg-bag" }], things: ["bag"] }),
  "one-taken": () => ({ symbols: [amulet(1)], things: ["ones"] }),
  "amulets-drawn": (args) => ({ symbols: [{ id: "mg-amulet-back", figure: args["count"] }], things: ["bag"] }),
  "amulets-drawn-own": (args) => ({ symbols: (args["amulets"] as number[]).map(amulet), things: ["bag"] }),
  "amulet-returned": () => ({ symbols: [{ id: "mg-bag" }], things: ["bag"] }),
  "amulet-returned-own": (args) => ({ symbols: [amulet(args["value"])], things: ["bag"] }),
  // Building
  "hut-built": (args) => built(args),
  "double-built": (args) => built({ ...args, huts: 2 }),
  "tile-spent": (args) => ({ symbols: [{ id: `mg-stone-${args["tile"]}` }] }),
  points: (args) => ({ symbols: [{ id: "mg-point" }], ...gained(args, args["points"]) }),
  "pole-tile": (args) => ({ symbols: [{ id: `mg-pole-${args["value"]}` }], things: [args["space"]], ...gained(args, args["value"]) }),
  "stone-tile": (args) => ({
    symbols: [{ id: `mg-stone-${args["tile"]}`, ...(args["path"] ? { figure: args["path"] } : {}) }],
    things: [args["space"]],
  }),
  "amulet-space": () => ({ symbols: [{ id: "mg-amulet-back" }], things: ["circles"] }),
  "last-hut": (args) => ({ symbols: [{ id: "mg-hut", seat: args["seat"] }] }),
  // Birds and talisman
  "birds-placed": (args) => ({ symbols: [{ id: "mg-bird" }, landscape(args["first"]), landscape(args["second"])], things: rocks(args) }),
  "birds-kept": (args) => ({ symbols: [{ id: "mg-bird" }, landscape(args["first"]), landscape(args["second"])], things: rocks(args) }),
  "birds-moved": (args) => ({ symbols: [{ id: "mg-bird" }, landscape(args["first"]), landscape(args["second"])], things: rocks(args) }),
  "talisman-top": (args) => ({ symbols: [{ id: "mg-talisman" }], things: [`seat-${args["seat"]}`] }),
  "talisman-right": (args) => ({ symbols: [{ id: "mg-talisman" }], things: [`seat-${args["seat"]}`] }),
  // The end
  "rounds-over": () => ({}),
  "final-scoring": () => ({ heading: "round" }),
  "path-scored": (args, edition) => ranked(args, head(args, edition), `path-${args["path"]}`),
  "pole-scored": (args) => ranked(args, "mg-pole-2", "pole"),
  "stone-area": (args) => ranked(args, "mg-stone-wild", "stone"),
  "path-first": onPath,
  "path-second": onPath,
  "path-neutral": onPath,
  "stone-scored": (args) => placed(args, "mg-stone-wild", "stone"),
  "pole-first": inPole,
  "pole-second": inPole,
  "pole-neutral": inPole,
  "amulets-scored": (args) => ({ symbols: (args["amulets"] as number[]).map(amulet), scoring: true, ...gained(args, args["points"]) }),
  wins: wins,
  "wins-amulets": wins,
  shares: wins,
};

export function tells({ key, args }: Phrase, edition: Data): Telling {
  return TELLINGS[key]?.(args, edition) ?? {};
}
