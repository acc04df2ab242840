/** The box of Mangrovia as the page draws it: spaces, paths, areas and landings of an edition, with their places on the board. */
import type { Data } from "../../lib/types";
import layout from "./layout.json";

export interface Spot {
  x: number;
  y: number;
}

export type Currency = "valuables" | "amulets";

export interface Space {
  id: string;
  lands: string[];
  cost: number;
  pay: Currency;
  points: number;
  /** Circled in red: a hut here brings more amulets. */
  circle: boolean;
  neutral: string;
  reconstructed: boolean;
  round: boolean;
  at: Spot;
}

export interface Path {
  id: string;
  first: number;
  second: number;
  spaces: string[];
  /** A statue at the top heads a column, one at the left a row. */
  top: boolean;
  /** Which of the drawn heads it has. */
  head: string;
  at: Spot;
  reconstructed: boolean;
}

export interface Area {
  id: string;
  first: number;
  second: number;
  spaces: string[];
  centre: Spot;
}

export interface Landing {
  number: number;
  /** Done in order; of the alternatives of a step one is done, or none. */
  steps: string[][];
  west: boolean;
  at: Spot;
  /** Where the boat lies while it is here. */
  boat: Spot;
  reconstructed: boolean;
}

export interface Site {
  id: string;
  landings: number[];
  at: Spot;
}

export interface Island {
  spaces: Map<string, Space>;
  paths: Path[];
  stone: Area;
  pole: Area;
  landings: Landing[];
  sites: Site[];
  /** The fields of the oracle rock. */
  fields: { id: string; at: Spot }[];
  amuletRows: number[];
  trackLength: number;
  /** Which parts of the box are not as printed, but drawn up by us. */
  reconstructed: string[];
}

const HEADS = ["sun", "moon", "wave", "tree"];
const GRID = /^([A-H])([1-8])$/;
const known = new WeakMap<Data, Island>();

/** The edition as drawn; read once. */
export function readIsland(edition: Data): Island {
  const before = known.get(edition);
  if (before) return before;
  const island = read(edition);
  known.set(edition, island);
  return island;
}

function read(edition: Data): Island {
  const list = (part: string): Data[] => edition[part]["list"];
  const ours = (part: string, entry: Data): boolean => (entry["source"] ?? edition[part]["source"]) === "reconstructed";
  const places = new Places();
  const spaces = list("spaces").map((entry): Space => {
    const { at, round } = places.of(entry["id"]);
    return {
      id: entry["id"],
      lands: entry["land"],
      cost: entry["cost"],
      pay: entry["pay"],
      points: entry["points"],
      circle: entry["circle"] ?? false,
      neutral: entry["neutral"] ?? "",
      reconstructed: ours("spaces", entry),
      round,
      at,
    };
  });
  const paths = list("paths").map((entry, index): Path => {
    const first = places.of(entry["spaces"][0]).at;
    const top = entry["heading"] === "top";
    return {
      id: entry["id"],
      first: entry["first"],
      second: entry["second"],
      spaces: entry["spaces"],
      top,
      head: HEADS[index % HEADS.length] ?? "sun",
      at: top ? { x: first.x, y: layout.oracle.y } : { x: layout.oracle.x, y: first.y },
      reconstructed: ours("paths", entry),
    };
  });
  const area = (id: string): Area => {
    const entry = list("areas").find((one) => one["id"] === id) ?? { spaces: [], centre: "" };
    return { id, first: entry["first"] ?? 0, second: entry["second"] ?? 0, spaces: entry["spaces"], centre: places.of(entry["centre"]).at };
  };
  const sites = list("sites").map((entry, index): Site => ({
    id: entry["id"],
    landings: entry["landings"],
    at: { x: layout.sites.x, y: layout.sites.top + index * layout.sites.step },
  }));
  const landings = list("landings").map((entry): Landing => {
    const site = sites.find((one) => one.landings.includes(entry["number"]));
    const west = entry["number"] === Math.min(...(site?.landings ?? []));
    const y = site?.at.y ?? layout.sites.top;
    return {
      number: entry["number"],
      steps: entry["steps"],
      west,
      at: { x: west ? layout.landings.west : layout.landings.east, y },
      boat: { x: west ? layout.boat.west : layout.boat.east, y },
      reconstructed: ours("landings", entry),
    };
  });
  const rock = layout.oracle.fields as Record<string, number[]>;
  return {
    spaces: new Map(spaces.map((space) => [space.id, space])),
    paths,
    stone: area("stone"),
    pole: area("pole"),
    landings,
    sites,
    fields: list("landscapes").map((entry) => ({ id: entry["id"], at: spot(rock[entry["rock"]]) })),
    amuletRows: edition["tracks"]["amulet_rows"],
    trackLength: edition["tracks"]["chief_spaces"],
    reconstructed: Object.keys(edition).filter((part) => edition[part]?.["source"] === "reconstructed"),
  };
}

function spot([x = 0, y = 0]: number[] = []): Spot {
  return { x, y };
}

/** Where spaces lie: on the grid by their names, or apart from it. One that our drawing does not know finds room in the bay. */
class Places {
  private readonly found = new Map<string, { at: Spot; round: boolean }>();
  private strangers = 0;

  of(id: string): { at: Spot; round: boolean } {
    const place = this.found.get(id) ?? this.find(id);
    this.found.set(id, place);
    return place;
  }

  private find(id: string): { at: Spot; round: boolean } {
    const [, column = "", row = ""] = GRID.exec(id) ?? [];
    if (column)
      return {
        at: { x: (layout.columns as Record<string, number>)[column] ?? 0, y: (layout.rows as Record<string, number>)[row] ?? 0 },
        round: false,
      };
    const apart = (layout.apart as Record<string, number[]>)[id];
    if (apart) return { at: spot(apart), round: true };
    this.strangers += 1;
    return { at: { x: 680 + 96 * (this.strangers % 5), y: 780 + 96 * Math.floor(this.strangers / 5) }, round: true };
  }
}

// The table as a seat sees it

export interface Built {
  owner: number;
  count: number;
}

export interface Hand {
  valuables?: number[];
  landscapes?: string[];
  amulets?: number[];
}

export interface Player {
  huts: number;
  bowls: number;
  points: number;
  circles: number;
  valuables: number;
  landscapes: number;
  amulets: number;
  starting: number[];
  tiles: string[];
  hand: Hand | null;
}

/** A line of the score, as it would be now or as it was. */
export interface Row {
  id: string;
  points: number[];
  huts?: number[];
  neutral?: number;
  /** By seat; 0: no hut there. */
  places?: number[];
  neutral_place?: number;
  because?: string[];
  all?: number;
  values?: number[][];
}

export interface Piece {
  value: number;
  kind: string;
}

export interface View {
  over: boolean;
  round: number;
  phase: string;
  starter: number;
  landing: number;
  ending: boolean;
  bowls: Record<string, number>;
  blocked: string | null;
  birds: string[];
  valuables: { shown: (number | null)[]; pile: number; discard: number[] };
  landscapes: { shown: (string | null)[]; pile: number; discard: string[] };
  amulets: { bag: number; aside: number[]; ones: number };
  pole_pile: number[];
  huts: Record<string, Built>;
  pole_tiles: Record<string, number>;
  stone_tiles: Record<string, string>;
  players: Player[];
  building: {
    seat: number;
    space: string;
    huts: number;
    currency: Currency;
    price: number;
    left: number;
    cards: string[];
    wild: boolean;
    paid: Piece[];
  } | null;
  drawn: { seat: number; count: number; one: boolean; amulets: number[] | null } | null;
  score: { rows: Row[]; totals: number[] };
}

export function readView(view: Data): View {
  return view as View;
}

/** The landing that the boat will take a seat's bowl to next; none if it is through for this round. */
export function nextLanding(island: Island, view: View, seat: number): Landing | undefined {
  const own = island.sites.filter((site) => view.bowls[site.id] === seat).flatMap((site) => site.landings);
  return island.landings
    .toSorted((one, other) => one.number - other.number)
    .find((landing) => own.includes(landing.number) && landing.number >= view.landing);
}
