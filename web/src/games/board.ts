/** What a game brings to the page: a folder here with an `index.ts` whose default export is a `GameFace`. The shell knows no game.
 *
 *  A board draws. Words and edition come by context (`lib/context`). Whatever can be chosen says so with `{@attach thing(id)}`, `thing` being
 *  what `getThings()` returns (and has an accessible name as `aria-label`, in words): the shell makes those of legal moves glow (`data-can`,
 *  focusable), hears clicks, Enter, hover and focus on them, and marks the chosen ones (`data-chosen`). So a game needs no input code. */
import type { Component } from "svelte";
import type { Way } from "../lib/choosing";
import type { Data, LegalMove, Mark, Phrase, ReplayStep, SeatView } from "../lib/types";
import type { Words } from "../lib/words";

/** A move as a face knows it: what it is called, and what it touches. Its text is between the shell and the server, and so is its form. */
export type FaceMove = Omit<LegalMove, "text">;

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
}

/** A line of the table at the end: its label (a message id of the game's words), and a figure for each seat. */
export interface ScoreLine {
  id: string;
  args?: Record<string, string | number>;
  values: (number | string)[];
  /** What stands before each figure, in small: how it came about. */
  notes?: string[];
  /** The symbol before the label. */
  symbol?: string;
  /** Told beside the points, but not part of their sum. */
  aside?: boolean;
}

/** What a game can tell about itself at the end: how it stands, with which edition, and every step that led there (none before they are read). */
export interface Past {
  view: Data;
  edition: Data;
  steps: ReplayStep[];
}

export interface EndProps extends Omit<Past, "edition"> {
  seats: SeatView[];
  /** How the table stood after so many steps. */
  at: (step: number) => Promise<Data>;
}

/** The position that a move is made in. */
export interface Now {
  view: Data;
  marks: Mark[];
  edition: Data;
}

export interface GameFace {
  board: Component<BoardProps>;
  /** What a player's panel shows of the game, below the name: cards, pieces, goods. */
  panel?: Component<PanelProps>;
  /** Cards and pieces in one's own hand, below the board. */
  hand?: Component<BoardProps>;
  /** What else is worth seeing all the time, below the players: how it stands where. */
  side?: Component<BoardProps>;
  /** The points line by line, and what else is worth telling in figures, for the table at the end. */
  breakdown?: (past: Past & { words: Words }) => ScoreLine[];
  /** Further pictures of how the game went, beside the course of the points. */
  end?: Component<EndProps>;
  /** What else is said of a move in the list; without it, all notes on its things. */
  moveNotes?: (move: FaceMove, marks: Mark[], words: Words, now: Now | null) => string;
  /** Moves of a lower rank come first in the list; without it, they stand as the rules list them. */
  rank?: (move: FaceMove, now: Now) => number;
  /** What was told, for the log: what belongs together as one sentence. */
  fold?: (events: Phrase[]) => Phrase[];
  /** Whether the things of a move are chosen in the order it lists them: a piece first, then where it goes. Else in any. */
  inOrder?: boolean;
  /** What is taken to be chosen when a decision begins: the piece that is under way. */
  begins?: (view: Data) => string[];
  /** Further choices, offered once something is chosen, that stand for several moves in a row. */
  ways?: (moves: FaceMove[], marks: Mark[], edition: Data) => Way[];
  /** What a thing that a sentence speaks of is called (the argument, its value), where its id would not tell; null: as it stands. */
  callThing?: (argument: string, value: string, edition: Data, words: Words) => string | null;
}
