/** What a game brings to the page: a folder here with an `index.ts` whose default export is a `GameFace`. The shell knows no game.
 *
 *  A board draws. Words and edition come by context (`lib/context`). Whatever can be chosen says so with `{@attach thing(id)}`, `thing` being
 *  what `getThings()` returns (and has an accessible name as `aria-label`, in words): the shell makes those of legal moves glow (`data-can`,
 *  focusable), hears clicks, Enter, hover and focus on them, and marks the chosen ones (`data-chosen`). So a game needs no input code. */
import type { Component } from "svelte";
import type { Way } from "../lib/choosing";
import type { Data, LegalMove, Mark, Phrase, SeatView } from "../lib/types";
import type { Words } from "../lib/words";

/** A move as a face knows it: what it is called, and what it touches. Its text is between the shell and the server, and so is its form. */
export type FaceMove = Omit<LegalMove, "text">;

/** What one seat did in its turn, or what happened by itself (seat -1), in the order it was told. */
export interface Turn {
  seat: number;
  events: Phrase[];
}

/** What happened since the reader last chose: how they saw the table then, and every turn since, seat by seat. */
export interface Since {
  view: Data;
  turns: Turn[];
}

/** How things stand for somebody: at a table, at a step of a replay, in an example. */
export interface Position {
  /** What the reader's seat may know, in the game's own terms. */
  view: Data;
  seats: SeatView[];
  /** The reader's seat; -1 for somebody who watches. */
  me: number;
  /** The seat that must choose; -3 once the game is over. */
  asked: number;
  moves: FaceMove[];
  marks: Mark[];
  /** What was told by the last change, to animate it; `step` grows with every change. */
  events: Phrase[];
  step: number;
  /** What the reader has not looked at yet: drawn as ghosts, arrows and changed figures until their first click; null: nothing. */
  since?: Since | null;
}

export interface BoardProps extends Position {
  /** The things that are chosen so far, and those that can be chosen next. */
  chosen: string[];
  can: Set<string>;
  /** The move that is pointed at, or several in a row as one, and what it would bring about. What was foreseen of another stays until that is known. */
  pointed?: FaceMove | null;
  preview: Phrase[];
  /** Whether things may move. */
  motion: boolean;
  /** The width of the place for the board, in CSS pixels: below 600 it is a phone. */
  width: number;
}

export interface PanelProps {
  view: Data;
  seat: number;
  /** How the reader saw the table when they last chose, for figures that have changed since; null: nothing is to be shown of that. */
  before?: Data | null;
}

/** A symbol in a line: the id of one of the game's pieces or symbols, and a figure or letter drawn on it. */
export interface Symbol {
  id: string;
  figure?: string | number;
  /** The seat whose colours it has; without one, none. */
  seat?: number;
}

/** What the page makes of something that was told, beside its sentence. */
export interface Telling {
  symbols?: Symbol[];
  /** Whose points it changes, and by how many. */
  points?: { seat: number; points: number }[];
  /** The things it speaks of: they light up while one points at the line, and while it is told. */
  things?: string[];
  /** A round, or a phase of one, begins with it: its sentence is a heading of the log. */
  heading?: "round" | "phase";
  /** Whether it belongs to laying out the game, and is folded away. */
  dealt?: boolean;
  /** Whether it is a step of a scoring that is told one step after the other: at the end of a round, of a phase, of the game. */
  scoring?: boolean;
}

/** What stands at the head of a table: the round, its phases, and what else one wants to know all the time. In words. */
export interface Headline {
  round: string;
  phases?: { name: string; sign?: string; symbol?: string; now: boolean }[];
  facts?: { symbol?: string; name: string; title?: string }[];
}

/** What is told of a thing, a piece or a symbol when one points at it. In words. */
export interface Tip {
  name: string;
  symbol?: Symbol;
  /** What it does, a sentence each. */
  does: string[];
  /** What it is worth now, or would bring. */
  worth?: string;
  /** The section of the rules that speaks of it. */
  rule?: string;
}

/** What somebody who points at something knows. */
export interface Known {
  view: Data;
  edition: Data;
  marks: Mark[];
  seats: SeatView[];
  me: number;
  words: Words;
}

/** A heading in the list of moves. */
export interface Group {
  id: string;
  title: string;
  symbol?: Symbol;
}

/** The position that a move is made in. */
export interface Now {
  view: Data;
  marks: Mark[];
  edition: Data;
}

/** What the coach says at a decision. Its sentences are the game's own: `page-coach-<topic>` says what is to be done, with `-title` before and `-why`
 *  behind it; `page-coach-goal` comes before the first. */
export interface Lesson {
  topic: string;
  args?: Data;
  /** A good choice, which is pointed at; it rests on nothing but what the reader may know. */
  pick?: FaceMove | null;
}

/** The position that is spoken of, and the topics that were taught before. */
export interface Taught extends Now {
  moves: FaceMove[];
  met: readonly string[];
}

export interface Coach {
  /** Everything that can be taught. */
  topics: readonly string[];
  /** The round that is played, the first being 1. */
  round: (view: Data) => number;
  /** What is to be said where this is asked. */
  teach: (question: Phrase, taught: Taught) => Lesson;
}

export interface GameFace {
  board: Component<BoardProps>;
  /** What a player's panel shows of the game, below the name: cards, pieces, goods. */
  panel?: Component<PanelProps>;
  /** Cards and pieces in one's own hand, below the board. */
  hand?: Component<BoardProps>;
  /** How high the hand is on a phone, in CSS pixels: so much of the sheet is always seen. */
  peek?: number;
  /** The least width at which all of it is drawn at once; a picture of all of it is never narrower. */
  whole?: number;
  /** What else is worth seeing all the time, below the players: how it stands where. */
  side?: Component<BoardProps>;
  /** What else is said of a move in the list; without it, all notes on its things. */
  moveNotes?: (move: FaceMove, marks: Mark[], words: Words, now: Now | null) => string;
  /** Moves of a lower rank come first in the list; without it, they stand as the rules list them. */
  rank?: (move: FaceMove, now: Now) => number;
  /** Under which heading a move stands in the list; without it, there are none. Moves of a group stand together, in the order of their ranks. */
  group?: (move: FaceMove, now: Now, words: Words) => Group | null;
  /** The symbols before a move in the list. */
  moveSymbols?: (move: FaceMove, now: Now) => Symbol[];
  /** What the page makes of an event, beside its sentence. */
  tells?: (event: Phrase, edition: Data) => Telling;
  /** What stands at the head of a table. */
  headline?: (view: Data, edition: Data, words: Words) => Headline;
  /** What is asked once some things of a move are chosen; null: the question stays. */
  nextQuestion?: (question: Phrase, chosen: string[], now: Now, words: Words) => string | null;
  /** What is told of a thing, or of anything else drawn that says so with `data-tip`; null: nothing is known of it. */
  tip?: (id: string, known: Known) => Tip | null;
  /** What was told, for the log: what belongs together as one sentence. */
  fold?: (events: Phrase[]) => Phrase[];
  /** Whether the things of a move are chosen in the order it lists them: a piece first, then where it goes. Else in any. */
  inOrder?: boolean;
  /** What is taken to be chosen when a decision begins: the piece that is under way. */
  begins?: (view: Data) => string[];
  /** Further choices, offered once something is chosen, that stand for several moves in a row. */
  ways?: (moves: FaceMove[], marks: Mark[], edition: Data, view: Data) => Way[];
  /** What a thing that a sentence speaks of is called (the argument, its value), where its id would not tell; null: as it stands. */
  callThing?: (argument: string, value: string, edition: Data, words: Words) => string | null;
  /** Whoever leads people through their first game; loaded when somebody plays it. */
  coach?: () => Promise<Coach>;
}
