/** Made from the game's `view.py`, `schema.toml` and editions by tools/view_types.py. */
import type { Data } from "../../lib/types";

/** `card` was played in this turn, while it is asked for a pawn; `tokens` are the covered squares; `shuffle` says which shuffle every card last went through. */
export interface View {
  game: string;
  edition: string;
  seats: number;
  options: Record<string, string>;
  seat: number;
  asked: number;
  decision: Said;
  over: boolean;
  winner: number;
  starter: number;
  turns: number;
  card: string | null;
  teams: Team[];
  tokens: string[];
  pile: Pile;
  played: string[];
  shuffle: Record<string, number>;
}

/** A phrase as data. */
export interface Said {
  key: string;
  args: Data;
}

/** `pawns` says on which square each of the two stands. */
export interface Team {
  pawns: Record<string, string>;
  hand: Hand;
  score: number;
}

/** The `cards` of one's own hand. */
export interface Hand {
  count: number;
  by_shuffle: Record<string, number>;
  cards?: string[];
}

/** Hidden cards: how many, and how many of them last went through which shuffle. */
export interface Pile {
  count: number;
  by_shuffle: Record<string, number>;
}

export type Source = "rulebook" | "report" | "derived" | "reconstructed";

/** The printed data of a box. */
export interface Edition {
  edition: { id: string; game: string; [field: string]: unknown };
  colours: { source: Source; note?: string; list: { id: string; animal: string; tokens?: number; source?: Source }[] };
  teams: { source: Source; note?: string; list: { id: string; pawns: string[]; source?: Source }[] };
  hands: { source: Source; note?: string; by_teams: Record<string, number> };
  start: { source: Source; note?: string; id: string };
  squares: { source: Source; note?: string; list: { id: string; colour?: string; elephant?: boolean; source?: Source; note?: string }[] };
  bridge: { source: Source; note?: string; squares: string[] };
  scenery?: { source: Source; note?: string; list?: { id?: string; name?: string; source?: Source }[] };
  cards: { source: Source; note?: string; list: { id: string; disc: string; diamonds: string[]; source?: Source }[] };
}
