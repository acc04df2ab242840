/** Made from the game's `view.py`, `schema.toml` and editions by tools/view_types.py. */
import type { Data } from "../../lib/types";

/** `tiles` are the action tiles that are out, with their dice, the highest first; `lower_than` says what a further die must be lower than (4), where that matters. `jewelry` is what is left of it, round by round. */
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
  phase: "setup" | "A" | "B" | "C" | "end" | "over";
  turn: number;
  order: number[];
  regions: Record<string, Region>;
  tiles: Record<string, PlacedDie[]>;
  lower_than: Record<string, number>;
  people: People;
  tasks: TaskOffer;
  jewelry: ((string | null)[])[];
  temple: Temple;
  status: Status;
  cards: GodCards;
  players: Player[];
  doing: UnderWay | null;
  memory: Memory;
  score: Score;
}

/** A phrase as data. */
export interface Said {
  key: string;
  args: Data;
}

/** `huts` are the seats that live there, `top` the one that holds the building space. */
export interface Region {
  fish: string;
  huts: number[];
  top: number | null;
}

export interface PlacedDie {
  seat: number;
  die: number;
}

/** Who lies under the dice, by kind. */
export interface People {
  men: (string | null)[];
  women: (string | null)[];
  pile: PeoplePile;
}

/** How many of each kind are still to come. */
export interface PeoplePile {
  men: Record<string, number>;
  women: Record<string, number>;
}

export interface TaskOffer {
  offer: (string | null)[];
  pile: string[];
}

/** Whose priest is on each space; `tiles` are the god tiles left. */
export interface Temple {
  spaces: (number | null)[];
  tiles: number;
}

/** The step of every seat, and the seats in the order in which they got there. */
export interface Status {
  steps: number[];
  stack: number[];
}

export interface GodCards {
  shown: (string | null)[];
  pile: number;
  discard: string[];
}

/** `huts` are those left on the player board, `things` what its spaces are as things (of one's own board), `worth` the points of the jewelry. `known` and `at_most` are what everybody knows of the hand. */
export interface Player {
  points: number;
  offerings: number;
  shells: number;
  god_tiles: number;
  priests: number;
  dice: Die[];
  spaces: Record<string, Huts | Inhabitant | null>;
  things: Record<string, string> | null;
  huts: number;
  ceremony: Record<string, string | null>;
  beside: Record<string, number>;
  built: number[];
  jewelry: string[];
  worth: number;
  done: string[];
  towards: Towards;
  tasks: (OwnTask | null)[];
  used: Used;
  cards: number;
  known: string[];
  at_most: number[];
  hand: string[] | null;
}

/** `value` is 0 before the first roll; `at` is the tile that it lies on. */
export interface Die {
  value: number;
  at: string | null;
}

export interface Huts {
  huts: number;
}

export interface Inhabitant {
  sex: "man" | "woman";
  kind: string;
  shifted: boolean;
}

/** How much of what each final bonus asks for there is (7B). */
export interface Towards {
  tasks: number;
  jewelry: number;
  ceremony: number;
  buildings: number;
  regions: number;
  people: number;
}

/** How much of each thing there is and must be; `have` of `count` things are there altogether, `missing` are not. */
export interface OwnTask {
  id: string;
  needs: Progress[];
  have: number;
  count: number;
  missing: number;
}

export interface Progress {
  have: number;
  count: number;
}

/** Which kinds were used in this round, and whether with the green god. */
export interface Used {
  man: string | null;
  woman: string | null;
  green: boolean;
}

/** What the seat that is asked is in the middle of; `left` are die points, or things still to be taken. */
export interface UnderWay {
  action: "nothing" | "settle" | "person" | "helper" | "temple" | "build" | "materials" | "cards" | "huts";
  by: number;
  tile: string | null;
  value: number;
  left: number;
  region: string | null;
  material: string | null;
  building: number | null;
  blue: boolean;
  white: boolean;
  green: boolean;
  helped: boolean;
}

/** How many cards of each colour the pile can hold at most, given what this seat has seen; `open`: given what everybody has seen. */
export interface Memory {
  pile: number[];
  open: number[];
}

/** The score line by line, with the sum of each seat. */
export interface Score {
  rows: Row[];
  totals: number[];
}

/** A line of the score: points by seat. */
export interface Row {
  id: string;
  points: number[];
}

export type Source = "rulebook" | "report" | "derived" | "reconstructed";

/** The printed data of a box. */
export interface Edition {
  edition: { id: string; game: string; [field: string]: unknown };
  colours: { source: Source; note?: string; list: { id: string; mark?: string; source?: Source }[] };
  rounds: { source: Source; note?: string; list: { id: number; building: number; priest: number; source?: Source }[] };
  start: { source: Source; note?: string; points: number[]; dice: number; die_sides: number; cards: number; offerings: number; shells: number; god_tiles: number; light_tasks: number; dark_tasks: number; first_fish: number };
  offers: { source: Source; note?: string; people: number; tasks_extra: number; jewelry: number; cards: number };
  regions: { source: Source; note?: string; list: { id: string; island: string; terrain: string; source?: Source }[] };
  materials: { source: Source; list: { id: string; source?: Source }[] };
  yields: { source: Source; note?: string; list: { region: string; material: string; source?: Source }[] };
  routes: { source: Source; note?: string; list: { id: string; kind: string; a: string; b: string; value: number; source?: Source; pair?: string }[] };
  fish: { source: Source; note?: string; list: { id: string; kind: string; value: number; source?: Source }[] };
  people: { source: Source; note?: string; copies: number; list: { id: string; effect: string; by?: string; unit: number; cap: number; source?: Source }[] };
  left_values: { source: Source; note?: string; list: { kind: string; man: number; woman: number; source?: Source }[] };
  gods: { source: Source; note?: string; copies: number; card_offerings: number; pair_cards: number; pair_offerings: number; list: { id: string; phases?: string[]; effect: string; source?: Source }[] };
  god_tiles: { source: Source; count: number; temple: number; end_points: number };
  action_tiles: { source: Source; note?: string; list: { id: string; actions: string[]; players: number[]; source?: Source }[] };
  fishing: { source: Source; note?: string; id: string; points: number };
  helper: { source: Source; note?: string; list: { id: string; cost: number; points?: number; source?: Source }[] };
  fire: { source: Source; note?: string; first: string[]; second: string[] };
  temple: { source: Source; note?: string; list: { id: string; value: number; source?: Source }[] };
  priests: { source: Source; count: number };
  status: { source: Source; note?: string; points: number[] };
  jewelry: { source: Source; note?: string; list: { id: string; kind: string; cost: number; worth: number; source?: Source }[] };
  buildings: { source: Source; note?: string; list: { id: string; value: number; source?: Source }[] };
  ceremony: { source: Source; note?: string; list: { id: string; column: string; row: number; material: string; source?: Source }[] };
  hut_spaces: { source: Source; note?: string; huts?: number; last: string; list: { id: string; huts: number; source?: Source }[] };
  tasks: { source: Source; note?: string; points: number; helped_points: number; held: number; list: { id: string; back: string; needs: { count?: number; of?: string; sex?: string; alike?: boolean; kind?: string; terrain?: string; fish?: string; colour?: string; different?: boolean; shifted?: boolean }[]; source?: Source }[] };
  final: { source: Source; note?: string; list: { id: string; count: number; points: number; source?: Source }[] };
}
