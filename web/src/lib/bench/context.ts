/** What the parts of the bench share: the draft, and how the game draws and calls its entries. */
import { createContext } from "svelte";
import type { BenchDrawings } from "../../games/bench";
import type { Data } from "../types";
import type { Words } from "../words";
import type { Bench } from "./bench.svelte";
import { fieldOf } from "./choices";
import { at, type Path } from "./values";

/** How a game draws and calls the entries of an edition. */
export interface Named {
  readonly drawings: BenchDrawings | null;
  /** The edition, with whatever its drawing needs. */
  readonly drawn: Data;
}

export interface AtBench extends Named {
  readonly bench: Bench;
}

export const [getBench, setBench] = createContext<AtBench>();

/** What a section is called. */
export const sectionName = (words: Words, name: string): string =>
  words.has(`page-section-${name}`) ? words.text(`page-section-${name}`) : name;

/** What a field is called; what the game has no name for is called as in the file. */
export function fieldName(words: Words, field: string): string {
  const id = [`page-field-${field}`, `bench-field-${field}`].find((one) => words.has(one));
  return id ? words.text(id) : field;
}

/** What a word that stands in a field is called. */
export function valueName({ drawings }: Pick<Named, "drawings">, words: Words, path: Path, value: string): string {
  const field = fieldOf(path);
  const kinds = [drawings?.kinds?.[`${path[0]}/${field}`], drawings?.kinds?.[field], field].filter((kind) => kind !== undefined);
  const named = kinds.find((kind) => words.has(`name-${kind}-${value}`));
  if (named) return words.name(named, value);
  if (words.has(`page-value-${value}`)) return words.text(`page-value-${value}`);
  return words.has(`printed-source-${value}`) ? words.text(`printed-source-${value}`) : value;
}

/** What an entry is called: by the game, or else by its name or number in its section. `brief`: where the section is named already. */
export function entryName({ drawings, drawn }: Named, words: Words, path: Path, brief = false): string {
  const called = drawings?.called?.(path, drawn, words);
  if (called) return called;
  if (path.length < 3) return sectionName(words, String(path[0]));
  const entry = at(drawn, path.slice(0, 3));
  const name = ["id", "number", "players", "value"].map((field) => at(entry, [field])).find((value) => value !== undefined);
  const own = String(name ?? Number(path[2]) + 1);
  return brief ? own : `${sectionName(words, String(path[0]))}, ${own}`;
}
