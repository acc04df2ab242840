/** Made from the game's `view.py`, `schema.toml` and editions by tools/view_types.py. */
import type { Data } from "../../lib/types";

/** Everything but hands, amulets, bag and draw piles; of these, how many there are. */
export interface View {
  game: string;
  edition: string;
  seats: number;
  options: Record<string, string>;
  seat: number;
  asked: number;
  decision: Said;
  over: boolean;
  round: number;
  phase: "bowls" | "boat" | "over";
  starter: number;
  landing: number;
  step: number;
  ending: boolean;
  bowls: Record<string, number>;
  blocked: string | null;
  birds: string[];
  huts: Record<string, Built>;
  pole_tiles: Record<string, number>;
  pole_pile: number[];
  stone_tiles: Record<string, string>;
  valuables: Valuables;
  landscapes: Landscapes;
  amulets: Amulets;
  players: Player[];
  building: Building | null;
  drawn: Drawn | null;
  memory: Memory;
  score: Score;
}

/** A phrase as data. */
export interface Said {
  key: string;
  args: Data;
}

/** One hut or a double hut; the owner of a neutral one is -1. */
export interface Built {
  owner: number;
  count: number;
}

export interface Valuables {
  shown: (number | null)[];
  pile: number;
  discard: number[];
}

export interface Landscapes {
  shown: (string | null)[];
  pile: number;
  discard: string[];
}

/** In the bag, set aside, and those of value 1 on the board. */
export interface Amulets {
  bag: number;
  aside: number[];
  ones: number;
}

/** `huts` are those left, `bowls` those not yet placed, `next` is the landing at which the boat reaches this player next, `circles` are the huts on amulet spaces; `known` and `at_most` are what everybody knows of the hand. */
export interface Player {
  huts: number;
  bowls: number;
  next: number | null;
  points: number;
  circles: number;
  valuables: number;
  landscapes: number;
  amulets: number;
  starting: number[];
  tiles: string[];
  known: Cards;
  at_most: number[];
  hand: Cards | null;
}

/** What is known of a hand. Amulets are shown when they are scored (7D), cards never. */
export interface Cards {
  valuables?: number[];
  landscapes?: string[];
  amulets?: number[];
}

/** What is being paid for, what it costs, and what is laid down for it; `points` are those printed on the space, `payments` the ways to pay what is left, for whoever is asked for it. */
export interface Building {
  seat: number;
  space: string;
  huts: number;
  currency: "valuables" | "amulets";
  price: number;
  points: number;
  left: number;
  cards: string[];
  wild: boolean;
  paid: Paid[];
  payments: Payment[];
}

export interface Paid {
  value: number;
  kind: "valuable" | "starting" | "tile" | "amulet";
}

/** A whole payment of what is left: what it consists of, and the moves that make it; pieces laid down without asking take none. */
export interface Payment {
  values: number[];
  things: string[];
  moves: string[];
}

/** Amulets of which one goes back: their owner sees them, the others see how many there are. */
export interface Drawn {
  seat: number;
  count: number;
  one: boolean;
  mixed: boolean;
  amulets: number[] | null;
}

/** How many of each kind the draw piles and the bag can hold at most, given what this seat has seen, and which amulets it put back. `open` says the same about the piles, by kind, for somebody who has seen only what everybody has. */
export interface Memory {
  valuables: Record<string, number>;
  landscapes: Record<string, number>;
  amulets: Record<string, number>;
  returned: Record<string, number>;
  open: number[];
}

/** The score line by line, with the sum of each seat. */
export interface Score {
  rows: Row[];
  totals: number[];
}

/** A line of the score, by seat. Paths and areas say who has how many huts there; where places count, which place everybody has (0: no hut) and why. `all` are the huts in the stone area, `values` the amulets that were scored. */
export interface Row {
  id: string;
  points: number[];
  huts?: number[];
  neutral?: number;
  places?: number[];
  neutral_place?: number;
  because?: ("" | "most" | "statue" | "nearer" | "earlier" | "lost")[];
  all?: number;
  values?: number[][];
}

/** Where the game stands: `starter` has the talisman, `landing` is where the boat lies (0: before the first), `step` the step there, `ending` whether this is the last round; `bowls` says whose bowl is on each site, `blocked` is a site that nobody may use, and the birds sit on two landscapes. */
export interface Course {
  round: number;
  phase: "bowls" | "boat" | "over";
  starter: number;
  landing: number;
  step: number;
  ending: boolean;
  bowls: Record<string, number>;
  blocked: string | null;
  birds: string[];
}

/** Huts, pole tiles and stone tiles by space, and the pole tiles that are left. */
export interface Board {
  huts: Record<string, Built>;
  pole_tiles: Record<string, number>;
  pole_pile: number[];
  stone_tiles: Record<string, string>;
}

export type Source = "rulebook" | "report" | "derived" | "reconstructed";

/** The printed data of a box. */
export interface Edition {
  edition: { id: string; game: string; [field: string]: unknown };
  colours: { source: Source; note?: string; list: { id: string; mark?: string; source?: Source }[] };
  setup: { source: Source; first_player?: string; landscape_cards_dealt: number; valuables_shown: number; landscapes_shown: number; huts_per_colour?: number; bowls_per_colour?: number; list: { players: number; huts: number; bowls: number; neutral: string[]; blocked_site: number; top_site_ban: boolean; neutral_pole_tile: boolean; source?: Source }[] };
  landscapes: { source: Source; note?: string; list: { id: string; cards: number; bird: boolean; rock?: string; source?: Source }[] };
  valuables: { source: Source; list: { value: number; cards: number; source?: Source }[] };
  starting_cards: { source: Source; note?: string; list: { number: number; values: number[]; source?: Source }[] };
  amulets: { source: Source; note?: string; on_board: Record<string, number>; draw_at_most: number; list: { value: number; count: number; source?: Source }[] };
  pole_tiles: { source: Source; values: number[] };
  stone_tiles: { source: Source; note?: string; list: { id: string; kind: string; path?: string; count: number; value?: number; source?: Source }[] };
  sites: { source: Source; note?: string; list: { id: string; landings: number[]; top?: boolean; source?: Source }[] };
  landings: { source: Source; note?: string; list: { number: number; steps: string[][]; source?: Source; note?: string }[] };
  paths: { source: Source; note?: string; list: { id: string; heading: string; first: number; second: number; spaces: string[]; source?: Source; note?: string }[] };
  areas: { source: Source; note?: string; list: { id: string; spaces: string[]; centre: string; first?: number; second?: number; source?: Source }[] };
  tracks?: { source: Source; note?: string; chief_spaces?: number; amulet_rows?: number[] };
  spaces: { source: Source; note?: string; list: { id: string; land: string[]; cost: number; pay: string; points: number; neutral?: string; source?: Source; note?: string; circle?: boolean }[] };
}
