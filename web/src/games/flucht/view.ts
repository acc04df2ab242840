/** The box as the edition at this table has it, and what lies on the board, read once for all parts of the drawing. */
import type { Data } from "../../lib/types";

/** The animals that the kit has drawn; an owner's other animal borrows one of them, by its place in the list. */
const DRAWN = ["monkey", "vulture", "snake", "crocodile", "tiger"];

export interface Colour {
  id: string;
  /** The animal by its name, and the one that is drawn for it. */
  animal: string;
  drawn: string;
  tokens: number;
}

export interface Square {
  id: string;
  place: number;
  /** None: an elephant. */
  colour: Colour | null;
  bridge: boolean;
  reconstructed: boolean;
}

export interface Card {
  id: string;
  disc: Colour;
  diamonds: Colour[];
}

export interface Jungle {
  colours: Colour[];
  /** In order from the Start; the last one is the Finish. */
  squares: Square[];
  finish: number;
  cards: Map<string, Card>;
  /** The place of every square by its id; the Start is 0. */
  places: Map<string, number>;
  elephants: number[];
  /** Which parts of the box are not as printed, but drawn up by us. */
  reconstructed: string[];
}

export interface Pawn {
  id: string;
  seat: number;
  /** 1 or 2, as the sentences count. */
  number: number;
  place: number;
}

const known = new WeakMap<Data, Jungle>();

/** The box of an edition; the same one as long as the edition is the same. */
export function readJungle(edition: Data): Jungle {
  const jungle = known.get(edition) ?? unpack(edition);
  known.set(edition, jungle);
  return jungle;
}

function unpack(edition: Data): Jungle {
  const squareList: Data[] = edition["squares"]["list"];
  const colours = (edition["colours"]["list"] as Data[]).map((entry, index): Colour => {
    const drawn = DRAWN.includes(entry["animal"]) ? entry["animal"] : (DRAWN[index % DRAWN.length] ?? "monkey");
    const tokens = entry["tokens"] ?? squareList.filter((square) => square["colour"] === entry["id"]).length;
    return { id: entry["id"], animal: entry["animal"], drawn, tokens };
  });
  const byId = new Map(colours.map((colour) => [colour.id, colour]));
  const bridge: string[] = edition["bridge"]["squares"];
  const source: string = edition["squares"]["source"] ?? "";
  const squares = squareList.map((entry, index): Square => ({
    id: entry["id"],
    place: index + 1,
    colour: byId.get(entry["colour"]) ?? null,
    bridge: bridge.includes(entry["id"]),
    reconstructed: (entry["source"] ?? source) === "reconstructed",
  }));
  const cards = (edition["cards"]["list"] as Data[]).flatMap((entry): [string, Card][] => {
    const disc = byId.get(entry["disc"]);
    const diamonds = (entry["diamonds"] as string[]).flatMap((id) => byId.get(id) ?? []);
    return disc ? [[entry["id"], { id: entry["id"], disc, diamonds }]] : [];
  });
  return {
    colours,
    squares,
    finish: squares.length,
    cards: new Map(cards),
    places: new Map([[edition["start"]["id"], 0], ...squares.map((square): [string, number] => [square.id, square.place])]),
    elephants: squares.filter((square) => square.colour === null).map((square) => square.place),
    reconstructed: ["squares", "cards"].filter((section) =>
      [edition[section] as Data, ...(edition[section]["list"] as Data[])].some((part) => part["source"] === "reconstructed"),
    ),
  };
}

/** All pawns of the table, in the order of the teams. */
export function pawnsOf(jungle: Jungle, view: Data): Pawn[] {
  return (view["teams"] as Data[]).flatMap((team, seat) =>
    Object.entries(team["pawns"] as Record<string, string>).map(([id, square], index) => ({
      id,
      seat,
      number: index + 1,
      place: jungle.places.get(square) ?? 0,
    })),
  );
}

/** The places that are covered by a token. */
export function coveredOf(jungle: Jungle, view: Data): Set<number> {
  return new Set((view["tokens"] as string[]).map((id) => jungle.places.get(id) ?? 0));
}

/** How many tokens of a colour are left in the tray. */
export function left(jungle: Jungle, covered: Set<number>, colour: Colour): number {
  return colour.tokens - jungle.squares.filter((square) => square.colour === colour && covered.has(square.place)).length;
}
