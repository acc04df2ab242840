/** What a game contributes to the bench, where owners bring their boxes: drawings of an edition, without anything that stands on them. */
import type { Component } from "svelte";
import type { Path } from "../lib/bench/values";
import type { Data } from "../lib/types";
import type { Words } from "../lib/words";

/** A drawing shows the edition that is in the context. Its things have the ids of entries, or places (`routes/land/3`). */
export interface BenchDrawings {
  default: Component<{ sheet: string }>;
  /** The drawings there are, the board first; `page-sheet-…` names the others. */
  sheets: readonly string[];
  /** The entries that a thing stands for, where its id is not theirs; nothing: those with its id. */
  entriesOf?: (thing: string, edition: Data) => Path[] | null;
  /** The thing that stands for an entry, where it has not the entry’s id. */
  thingOf?: (path: Path, edition: Data) => string | null;
  /** On which drawing an entry is seen; null: on none. */
  sheetOf?: (path: Path) => string | null;
  /** What an entry is called, where its section’s name and number would not tell. */
  called?: (path: Path, edition: Data, words: Words) => string | null;
  /** By field: as what its values are called (`name-colour-blue`). */
  kinds?: Record<string, string>;
  /** Values that join two things: by section or list, the fields that name them. Their ends can be dragged. */
  ends?: Record<string, readonly [string | number, string | number]>;
  /** Sections whose order is that of a track: their entries can be dragged along it. */
  order?: readonly string[];
  /** Fields of a section of which an entry has one or another: whoever fills in one empties the others. */
  either?: Record<string, readonly string[]>;
  /** Fields with lists that are as long as they are: places on the board. */
  fixed?: readonly string[];
  /** The field by which entries of a section are gone through quickly, one after the other: the colour of squares. */
  quick?: Record<string, string>;
}

const drawings = import.meta.glob<BenchDrawings>("./*/Bench.svelte");

/** The drawings of a game, if it has any. */
export async function loadDrawings(game: string): Promise<BenchDrawings | null> {
  return (await drawings[`./${game}/Bench.svelte`]?.()) ?? null;
}
