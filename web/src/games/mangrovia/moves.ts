/** The moves of Mangrovia in the list: what each brings, its symbols, and in which order they stand. */
import type { Mark } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { FaceMove, Group, Now, Symbol } from "../board";
import { landsName, spaceName } from "./names";
import { hutOf } from "./preview";
import { belongs } from "./standing";
import type { Island, View } from "./view";
import { readIsland, readView } from "./view";

const NOTED = new Set(["price", "double"]);

/** What a move brings, in a few words: points, what else the notes say, and where a hut counts; else what a card, an amulet or a bird is good for. */
export function moveNotes(move: FaceMove, marks: Mark[], words: Words, now: Now | null): string {
  const points: number = move.name?.args["points"] ?? 0;
  const others = marks.filter((mark) => !NOTED.has(mark.key)).map((mark) => words.say("mark", mark));
  // what the rules foresee at once, the list says by itself
  const said = [...(points > 0 && move.gain === 0 ? [`+${points}`] : []), ...others];
  if (now) said.push(...brings(move, words, readView(now.view), readIsland(now.edition)));
  return said.join(" · ");
}

function brings(move: FaceMove, words: Words, view: View, island: Island): string[] {
  const { name } = move;
  const hut = hutOf(move);
  if (hut) return counts(words, island, hut.space);
  const player = view.players[view.seat];
  const args = name?.args ?? {};
  switch (name?.key) {
    case "take-landscape":
      return [
        words.text("page-brings-landscape", { count: (player?.hand?.landscapes ?? []).filter((one) => one === args["landscape"]).length }),
      ];
    case "take-valuable":
      return [words.text("page-brings-valuable", { sum: valueOf(view) + Number(args["value"]) })];
    case "draw-valuable":
      return [words.text("page-brings-draw", { count: view.valuables.pile })];
    case "draw-landscape":
      return [words.text("page-brings-draw", { count: view.landscapes.pile })];
    case "collect":
    case "collect-one":
      return [words.text("page-brings-amulets", { circles: player?.circles ?? 0 })];
    case "birds":
      return [words.text("page-brings-birds", { stay: isThere(view, args) ? "yes" : "no" })];
    case "give-back":
      return [words.text("page-brings-return")];
    case "give":
      return [
        words.text("page-brings-give", { count: (player?.hand?.landscapes ?? []).filter((one) => one === args["landscape"]).length - 1 }),
      ];
    case "pay-whole":
      return [words.text("page-brings-pay", { price: view.building?.left ?? 0 })];
    case "skip":
      return [skipped(words, view, island)];
    default:
      return [];
  }
}

/** The paths and areas in which a hut would count. */
function counts(words: Words, island: Island, space: string): string[] {
  const ids = belongs(island, space);
  const paths = ids.filter((id) => id.startsWith("path-")).map((id) => id.replace("path-", ""));
  const areas = ids.filter((id) => !id.startsWith("path-")).map((id) => words.text(id === "stone" ? "page-stone" : "page-pole"));
  return [...(paths.length > 0 ? [words.text("page-brings-paths", { count: paths.length, paths: paths.join(", ") })] : []), ...areas];
}

function valueOf(view: View): number {
  const player = view.players[view.seat];
  return [...(player?.hand?.valuables ?? []), ...(player?.starting ?? [])].reduce((sum, value) => sum + value, 0);
}

const isThere = (view: View, args: Record<string, unknown>): boolean =>
  [args["first"], args["second"]].every((land) => view.birds.includes(String(land)));

/** Where the boat goes on to. */
function skipped(words: Words, view: View, island: Island): string {
  const next = island.landings.find(
    (landing) =>
      landing.number > view.landing &&
      island.sites.some((site) => site.landings.includes(landing.number) && view.bowls[site.id] !== undefined),
  );
  return next ? words.text("page-brings-skip", { landing: next.number }) : words.text("page-phase-next");
}

export function moveSymbols({ name }: FaceMove, { view, edition }: Now): Symbol[] {
  const args = name?.args ?? {};
  const { seat } = readView(view);
  switch (name?.key) {
    case "site":
      return [{ id: "mg-bowl-full", seat }];
    case "take-valuable":
    case "pay":
    case "pay-starting":
      return [{ id: `mg-val-${args["value"]}`, figure: args["value"] }];
    case "take-landscape":
    case "give":
      return [{ id: `mg-land-${args["landscape"]}` }];
    case "draw-valuable":
      return [{ id: "mg-card-back-val" }];
    case "draw-landscape":
      return [{ id: "mg-card-back-land" }];
    case "collect":
      return [{ id: "mg-amulet-back" }];
    case "collect-one":
      return [{ id: "mg-amulet-1" }];
    case "give-back":
      return [{ id: `mg-amulet-${args["value"]}` }];
    case "birds":
      return [{ id: `mg-land-${args["first"]}` }, { id: `mg-land-${args["second"]}` }];
    case "hut":
    case "double-hut":
      return (readIsland(edition).spaces.get(args["space"])?.lands ?? []).map((land) => ({ id: `mg-land-${land}` }));
    default:
      return [];
  }
}

/** Hut and double hut on a space stand together, under its name. */
export function group(move: FaceMove, { view, edition }: Now, words: Words): Group | null {
  if (readView(view).decision.key !== "build-or-double") return null;
  const island = readIsland(edition);
  const space = island.spaces.get(hutOf(move)?.space ?? "");
  if (!space) return null;
  return { id: space.id, title: `${spaceName(words, space.id)} · ${landsName(words, space.lands)}` };
}

/** Doing without comes last. */
export function rank({ name }: FaceMove): number {
  return Number(name?.key === "skip");
}
