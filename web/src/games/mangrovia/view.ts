/** The box of Mangrovia as the page draws it: spaces, paths, areas and landings of an edition, with their places on the board. */
import type { Building, Edition, Source, View } from "../../generated/views/mangrovia";
import type { Data } from "../../lib/types";
import layout from "./layout.json";

export type { Built, Paid, Payment, Row, View } from "../../generated/views/mangrovia";

export interface Spot {
  x: number;
  y: number;
}

export type Currency = Building["currency"];

export interface Space {
  id: string;
  lands: string[];
  cost: number;
  pay: string;
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

export function readView(view: Data): View {
  return view as View;
}

export function readEdition(edition: Data): Edition {
  return edition as Edition;
}

/** The edition as drawn; read once. */
export function readIsland(edition: Data): Island {
  const before = known.get(edition);
  if (before) return before;
  const island = read(readEdition(edition));
  known.set(edition, island);
  return island;
}

function read(edition: Edition): Island {
  const ours = (part: { source: Source }, entry: { source?: Source }): boolean => (entry.source ?? part.source) === "reconstructed";
  const places = new Places();
  const spaces = edition.spaces.list.map((entry): Space => {
    const { id, land: lands, cost, pay, points, circle = false, neutral = "" } = entry;
    return { id, lands, cost, pay, points, circle, neutral, reconstructed: ours(edition.spaces, entry), ...places.of(id) };
  });
  const paths = edition.paths.list.map((entry, index): Path => {
    const { id, first, second, spaces } = entry;
    const { at } = places.of(spaces[0] ?? "");
    const top = entry.heading === "top";
    return {
      id,
      first,
      second,
      spaces,
      top,
      head: HEADS[index % HEADS.length] ?? "sun",
      at: top ? { x: at.x, y: layout.oracle.y } : { x: layout.oracle.x, y: at.y },
      reconstructed: ours(edition.paths, entry),
    };
  });
  const area = (id: string): Area => {
    const { first = 0, second = 0, spaces, centre } = edition.areas.list.find((one) => one.id === id) ?? { spaces: [], centre: "" };
    return { id, first, second, spaces, centre: places.of(centre).at };
  };
  const sites = edition.sites.list.map(({ id, landings }, index): Site => ({
    id,
    landings,
    at: { x: layout.sites.x, y: layout.sites.top + index * layout.sites.step },
  }));
  const landings = edition.landings.list.map((entry): Landing => {
    const { number, steps } = entry;
    const site = sites.find((one) => one.landings.includes(number));
    const west = number === Math.min(...(site?.landings ?? []));
    const y = site?.at.y ?? layout.sites.top;
    return {
      number,
      steps,
      west,
      at: { x: west ? layout.landings.west : layout.landings.east, y },
      boat: { x: west ? layout.boat.west : layout.boat.east, y },
      reconstructed: ours(edition.landings, entry),
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
    fields: edition.landscapes.list.map((entry) => ({ id: entry.id, at: spot(rock[entry.rock ?? ""]) })),
    amuletRows: edition.tracks?.amulet_rows ?? [],
    trackLength: edition.tracks?.chief_spaces ?? 1,
    reconstructed: Object.entries(edition).flatMap(([name, part]) => (part?.source === "reconstructed" ? [name] : [])),
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
