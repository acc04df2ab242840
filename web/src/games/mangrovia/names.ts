/** What things and moves are called, in words. */
import type { Data, LegalMove, Mark } from "../../lib/types";
import type { Words } from "../../lib/words";
import { readIsland } from "./view";
import type { Built, Landing, Space } from "./view";

const GRID = /^[A-H][1-8]$/;
const APART = /^(islet|shore)-\d+$/;

export function spaceName(words: Words, id: string): string {
  const [kind = "", number = ""] = id.split("-");
  return number ? words.text("page-apart", { kind, number }) : id;
}

/** What sentences call a space. */
export function callThing(argument: string, value: string, _edition: Data, words: Words): string | null {
  return (argument === "space" || argument === "spaces") && APART.test(value) ? spaceName(words, value) : null;
}

/** In as little room as a space has: D6, or I4 for islet 4. */
export function shortName(words: Words, id: string): string {
  const name = spaceName(words, id);
  return GRID.test(id) ? id : (name[0] ?? "").toUpperCase() + (/\d+$/.exec(id)?.[0] ?? "");
}

/** What a landing offers, as the rules name it: steps joined by -, alternatives by -or-. */
export function offerName(words: Words, landing: Landing): string {
  return words.name("action", landing.steps.map((step) => step.join("-or-")).join("-"));
}

export function landsName(words: Words, lands: string[]): string {
  return lands.map((land) => words.name("landscape", land)).join(" / ");
}

/** Everything about a space: landscape, price and points, or what stands there; then what the notes say. */
export function spaceLabel(words: Words, space: Space, hut: Built | undefined, marks: Mark[]): string {
  const head = { space: spaceName(words, space.id), landscapes: landsName(words, space.lands) };
  const notes = marks.filter((mark) => mark.thing === space.id && mark.key !== "price").map((mark) => words.say("mark", mark));
  if (hut) return words.text("page-space-built", { ...head, count: hut.count, seat: hut.owner, neutral: hut.owner < 0 ? "yes" : "no" });
  const free = words.text("page-space-free", {
    ...head,
    price: space.cost,
    currency: space.pay,
    points: space.points,
    circle: space.circle ? "yes" : "no",
  });
  return [free, ...notes].join("; ");
}

export function tileName(words: Words, tile: string): string {
  const [kind = "", path = ""] = tile.split("-");
  return words.text("page-tile", { kind, path });
}

/** What a move is called in the list. */
export function moveName(text: string, edition: Data, words: Words): string | null {
  const [verb = "", first = "", second = ""] = text.split(" ");
  const island = readIsland(edition);
  const space = island.spaces.get(first);
  const site = island.sites[Number(first) - 1];
  const [near = 0, far = 0] = site?.landings.toSorted((one, other) => one - other) ?? [];
  switch (verb) {
    case "site":
      return words.text("page-move-to-site", { number: Number(first), near, far });
    case "take":
      return island.fields.some((field) => field.id === first)
        ? words.text("page-move-take-landscape", { landscape: first })
        : words.text("page-move-take-valuable", { value: Number(first) });
    case "draw":
      return words.text("page-move-draw-from", { pile: `${first}s` });
    case "collect":
      return words.text(first ? "page-move-collect-one" : "page-move-collect-all");
    case "build":
    case "double":
      return space
        ? words.text(verb === "build" ? "page-move-hut" : "page-move-double-hut", {
            space: spaceName(words, first),
            price: space.cost * (verb === "build" ? 1 : 2),
            currency: space.pay,
          })
        : null;
    case "card":
      return words.text("page-move-give-card", { landscape: first });
    case "pay":
      if (first === "tile") return words.text("page-move-pay-tile");
      return first === "starting"
        ? words.text("page-move-pay-starting", { value: Number(second) })
        : words.text("page-move-pay-with", { value: Number(first) });
    case "return":
      return words.text("page-move-give-back", { value: Number(first) });
    case "birds":
      return words.text("page-move-seat-birds", { first: words.name("landscape", first), second: words.name("landscape", second) });
    case "skip":
      return words.text("page-skip", { what: "any" });
    default:
      return null;
  }
}

/** What a building brings besides the price that stands in its name; for any other move, all notes. */
export function moveNotes(move: LegalMove, marks: Mark[], words: Words): string {
  const kind = move.text.startsWith("double ") ? "double" : "price";
  const points: number = marks.find((mark) => mark.key === kind)?.args["points"] ?? 0;
  const others = marks.filter((mark) => mark.key !== "price" && mark.key !== "double").map((mark) => words.say("mark", mark));
  return [...(points > 0 ? [`+${points}`] : []), ...others].join(" · ");
}

/** The move that a thing would mean if it were allowed, to ask why it is not. */
export function meantBy(thing: string, view: Data): string | null {
  const key: string = view["decision"]?.["key"] ?? "";
  const [kind = "", rest = ""] = [thing.split("-")[0], thing.split("-").slice(1).join("-")];
  if (GRID.test(thing) || kind === "islet" || kind === "shore") return `build ${thing}`;
  if (kind === "site") return `site ${rest}`;
  if (thing === "pile-valuables") return "draw valuable";
  if (thing === "pile-landscapes") return "draw landscape";
  if (thing === "bag") return "collect";
  if (thing === "ones") return "collect 1";
  if (kind === "valuable" || kind === "landscape") {
    const shown = view[`${kind}s`]["shown"][Number(rest) - 1];
    return shown === null || shown === undefined ? null : `take ${shown}`;
  }
  if (kind === "hand" && key === "pay") {
    const [, of = "", value = ""] = thing.split("-");
    if (of === "starting") return `pay starting ${value}`;
    return value ? `pay ${value}` : null;
  }
  if (kind === "hand" && key === "card") return `card ${rest}`;
  return null;
}

/** Doing without comes last. */
export function rank(move: LegalMove): number {
  return Number(move.text === "skip");
}
