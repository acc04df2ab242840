/** What the move that is pointed at would bring about: as it is called, and from the events that the shell foresees. */
import type { Phrase } from "../../lib/types";
import type { FaceMove } from "../board";
import type { Currency, Paid } from "./view";

export interface Outlook {
  /** The hut that would stand there, its price and how it would be paid. */
  building: { space: string; huts: number; lands: string[]; currency: Currency; price: number; paid: Paid[] } | null;
  /** How many points there would be on the track. */
  total: number | null;
  pole: number;
  tile: string;
  circles: number | null;
  site: string;
  birds: string[];
  /** Places of the displays, piles or bag that would be taken from. */
  takes: string[];
}

export function foresee(preview: Phrase[]): Outlook {
  const found: Outlook = { building: null, total: null, pole: 0, tile: "", circles: null, site: "", birds: [], takes: [] };
  for (const { key, args } of preview) {
    if (key === "hut-built" || key === "double-built") {
      const kinds: Paid["kind"][] = args["pieces"];
      const paid = (args["paid"] as number[]).map((value, index) => ({ value, kind: kinds[index] ?? "valuable" }));
      found.building = {
        space: args["space"],
        huts: key === "double-built" ? 2 : 1,
        lands: args["landscapes"],
        currency: args["currency"],
        price: args["price"],
        paid,
      };
    } else if (key === "points" || key === "pole-tile") {
      found.total = args["total"];
      if (key === "pole-tile") found.pole = args["value"];
    } else if (key === "stone-tile") found.tile = args["thing"];
    else if (key === "amulet-space") found.circles = args["count"];
    else if (key === "bowl-placed") found.site = args["site"];
    else if (key === "birds-placed" || key === "birds-kept") found.birds = [args["first"], args["second"]];
    else if (key === "valuable-taken" || key === "landscape-taken") found.takes.push(args["place"]);
  }
  return found;
}

/** A hut or a double hut, with what it costs and the points for it. */
export interface Hut {
  space: string;
  huts: number;
  price: number;
  points: number;
}

/** What a move builds by its name, however it is paid; null: nothing. */
export function hutOf(move: FaceMove | null | undefined): Hut | null {
  const name = move?.name;
  return name?.key === "hut" || name?.key === "double-hut" ? (name.args as Hut) : null;
}

/** How many of each thing of a hand some cards and pieces are: `hand-water`, `hand-valuable-5`, `tile-amulet`. */
export function spent(lands: string[], paid: Paid[], currency: Currency): Map<string, number> {
  const things = [...lands.map((land) => `hand-${land}`), ...paid.map((piece) => thingOf(piece, currency))];
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

function thingOf({ value, kind }: Paid, currency: Currency): string {
  if (kind === "tile") return currency === "amulets" ? "tile-amulet" : "tile-valuable";
  return `hand-${kind}-${value}`;
}
