/** Made from the game's `view.py`, `schema.toml` and editions by tools/view_types.py. */
import type { Data } from "../../lib/types";

/** `first` is the first player, `turns_left` counts the last turns (None: not yet), `finished` are the seats without open objectives, `moved` the merchants that have moved in this turn, `scored_now` how many objectives were scored in it. */
export interface View {
  game: string;
  edition: string;
  seats: number;
  options: Record<string, string>;
  seat: number;
  asked: number;
  decision: Said;
  over: boolean;
  phase: string;
  first: number;
  turns: number;
  round: number;
  turns_left: number | null;
  finished: number[];
  players: Player[];
  moved: string[];
  scored_now: number;
  walk: Walk | null;
}

/** A phrase as data. */
export interface Said {
  key: string;
  args: Data;
}

/** `merchants` says where each merchant in play stands, None if it is not yet placed. `objectives` are those in hand: known to their owner, and to everybody once the pile is empty. `open` are those neither scored nor discarded, `owed` how many must still be discarded unscored (7), `limit` how many can be scored at most; `now` is what every objective would be worth, `in_place` which merchants count for each of `objectives`. */
export interface Player {
  merchants: Record<string, string | null>;
  points: number;
  hand: number;
  pile: number;
  objectives: string[] | null;
  open: string[];
  scored: Scored[];
  discarded: string[];
  owed: number;
  limit: number;
  now: Record<string, Standing>;
  in_place: Record<string, string[]>;
}

/** An objective that was scored, with what it counted then. */
export interface Scored {
  objective: string;
  count: number;
  points: number;
}

/** How many merchants stand where an objective wants them, and what they are worth. */
export interface Standing {
  count: number;
  points: number;
}

/** The merchant under way, or taken to be placed (then without `start` and `place`). `entering` is the place of the opponent `pushed` by it, while it is asked where that one goes; `refuges` are the places next to it that are free (5B). There are none where it is chased, to any free place (5C). */
export interface Walk {
  merchant: string;
  start: string | null;
  place: string | null;
  left: number;
  entering: string | null;
  pushed: string | null;
  refuges: string[];
}

/** Who has to give way: pushed (5B), or `chased` (5C). It goes `to` a place; without one, that is asked then. `others` are the places to which it could be pushed instead; chased, it could go to any free one. */
export interface Shoved {
  thing: string;
  to?: string;
  others?: string[];
  chased?: boolean;
}

/** A way to a place: how many `steps`, the `moves` one after the other, and the merchants that it `pushes` or chases; `shoves` has them one after the other, as they would be told. If it is asked at the end where somebody goes (the last of `shoves` has no `to`), the last of `moves` is one answer. `then` is what the objectives in hand would be worth, of those that change. */
export interface ShownWay {
  steps: number;
  moves: string[];
  pushes: string[];
  shoves?: Shoved[];
  then?: Record<string, Standing>;
}

/** The mark `reach` on a merchant: its `ways` by the place where they end, `complete` unless there may be more; and if it may step `back` to where it began, that step. */
export interface Reach {
  merchant: number;
  place: string;
  left: number;
  count: number;
  complete: string;
  ways: Record<string, ShownWay>;
  back?: ShownWay;
}

/** The mark `worth` on an objective in hand: what it counts now, and `then`, if the answer to what is asked changes that. */
export interface Worth {
  objective: string;
  count: number;
  points: number;
  then?: Standing;
}

export type Source = "rulebook" | "report" | "derived" | "reconstructed";

/** The printed data of a box. */
export interface Edition {
  edition: { id: string; game: string; [field: string]: unknown };
  numbers: { source: Source; start_points: number; hand: number; merchants_a_turn: number; objectives_a_turn: number; own_in_a_province: number };
  merchants: { source: Source; note?: string; numbers: number[] };
  players: { source: Source; note?: string; list: { players: number; merchants: number[]; discards: number; source?: Source }[] };
  score_track?: { source: Source; note?: string; first?: number; last?: number };
  provinces: { source: Source; note?: string; list: { id: string; name?: string; colour: string; sign?: string; sea?: boolean; source?: Source }[] };
  spices: { source: Source; list: { id: string; name?: string; source?: Source }[] };
  villages: { source: Source; note?: string; list: { id: string; name?: string; province: string; good: string; at: number[]; source?: Source }[] };
  sea: { source: Source; note?: string; list: { id: string; name?: string; at: number[]; source?: Source }[] };
  routes: { source: Source; note?: string; land: string[][]; coast: string[][]; sea: string[][] };
  objectives: { source: Source; note?: string; list: { id: string; kind: string; points: number[]; source?: Source }[] };
}
