/** The box as the edition at this table has it, and what lies on the board, read once for all parts of the drawing. */
import type { Edition, View } from "../../generated/views/flucht";
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

// What comes from the server, whose types are made from its code

export const readEdition = (edition: Data): Edition => edition as Edition;
export const readView = (view: Data): View => view as View;

/** The box of an edition; the same one as long as the edition is the same. */
export function readJungle(edition: Data): Jungle {
  const jungle = known.get(edition) ?? unpack(readEdition(edition));
  known.set(edition, jungle);
  return jungle;
}

function unpack({ colours: animals, squares: track, bridge, cards: deck, start }: Edition): Jungle {
  const colours = animals.list.map(({ id, animal, tokens }, index): Colour => {
    const drawn = DRAWN.includes(animal) ? animal : (DRAWN[index % DRAWN.length] ?? "monkey");
    return { id, animal, drawn, tokens: tokens ?? track.list.filter((square) => square.colour === id).length };
  });
  const byId = new Map(colours.map((colour) => [colour.id, colour]));
  const squares = track.list.map(({ id, colour = "", source = track.source }, index): Square => ({
    id,
    place: index + 1,
    colour: byId.get(colour) ?? null,
    bridge: bridge.squares.includes(id),
    reconstructed: source === "reconstructed",
  }));
  const cards = deck.list.flatMap((entry): [string, Card][] => {
    const disc = byId.get(entry.disc);
    const diamonds = entry.diamonds.flatMap((id) => byId.get(id) ?? []);
    return disc ? [[entry.id, { id: entry.id, disc, diamonds }]] : [];
  });
  return {
    colours,
    squares,
    finish: squares.length,
    cards: new Map(cards),
    places: new Map([[start.id, 0], ...squares.map((square): [string, number] => [square.id, square.place])]),
    elephants: squares.filter((square) => square.colour === null).map((square) => square.place),
    reconstructed: Object.entries({ squares: track, cards: deck }).flatMap(([section, part]) =>
      [part, ...part.list].some(({ source }) => source === "reconstructed") ? [section] : [],
    ),
  };
}

/** All pawns of the table, in the order of the teams. */
export function pawnsOf(jungle: Jungle, { teams }: View): Pawn[] {
  return teams.flatMap(({ pawns }, seat) =>
    Object.entries(pawns).map(([id, square], index) => ({ id, seat, number: index + 1, place: jungle.places.get(square) ?? 0 })),
  );
}

/** The places that are covered by a token. */
export function coveredOf(jungle: Jungle, { tokens }: View): Set<number> {
  return new Set(tokens.map((id) => jungle.places.get(id) ?? 0));
}

/** How many tokens of a colour are left in the tray. */
export function left(jungle: Jungle, covered: Set<number>, colour: Colour): number {
  return colour.tokens - jungle.squares.filter((square) => square.colour === colour && covered.has(square.place)).length;
}
