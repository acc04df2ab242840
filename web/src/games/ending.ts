/** What a game brings for its end, loaded only then: a file `ending.ts` in its folder whose default export is a `GameEnd`. */
import type { Component } from "svelte";
import type { Course } from "../lib/course";
import { Fetched } from "../lib/fetched.svelte";
import type { Result, Told } from "../lib/tale";
import type { Data, ReplayStep, SeatView } from "../lib/types";
import type { Words } from "../lib/words";

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

/** A finished game: how it went, and how it came out. */
export interface Finished extends Past {
  course: Course;
  result: Result;
}

export interface EndProps extends Omit<Past, "edition"> {
  seats: SeatView[];
  /** The seats as they were placed, the first one first. */
  order: number[];
  course: Course;
  /** How the table stood after so many steps. */
  at: (step: number) => Promise<Data>;
}

export interface GameEnd {
  /** The points line by line, and what else is worth telling in figures, for the table at the end. */
  breakdown: (past: Past & { words: Words }) => ScoreLine[];
  /** The piece that stands on the podium, by place, with its height for its width; and what the podium is made of: two colours. */
  podium: { piece: (place: number) => string; ratio: number; colours: [string, string] };
  /** The headline where somebody has won alone and by points; null: there is no better one than the shell's. */
  headline?: (finished: Finished, winner: number) => Told | null;
  /** What counted beside the course of the points, the most telling first: messages of the game's words. */
  why: (finished: Finished, winner: number, rival: number) => Told[];
  /** By what one seat came before another with the same points, and the rule that says so. */
  tie?: (past: Past, seat: number, rival: number) => Told & { rule: string };
  /** Further pictures of how the game went, beside the course of the points. */
  pictures?: Component<EndProps>;
}

const ends = import.meta.glob<{ default: GameEnd }>("./*/ending.ts");

const loaded = new Fetched(async (game) => (await ends[`./${game}/ending.ts`]?.())?.default ?? NONE);

/** Of a game that brings nothing. */
const NONE: GameEnd = {
  breakdown: () => [],
  podium: { piece: () => "seat-badge", ratio: 1, colours: ["var(--line-strong)", "var(--line)"] },
  why: () => [],
};

/** The end of a game, as soon as it is there. */
export const endOf = (game: string): GameEnd | null => loaded.get(game);
