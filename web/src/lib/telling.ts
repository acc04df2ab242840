/** What an entry of the table's log says in words: what was done beside moves, and what the game told. */
import type { LogLine } from "./sitting.svelte";
import type { Words } from "./words";

/** A line never changes: in the same words it is told once. */
const told = new WeakMap<LogLine, { words: Words; sentences: string[] }>();

export function sentencesOf(words: Words, line: LogLine): string[] {
  const known = told.get(line);
  if (known?.words === words) return known.sentences;
  const made = line.entries
    .filter((entry) => entry.kind !== "move" && words.has(`replay-entry-${entry.kind}`))
    .map((entry) => words.text(`replay-entry-${entry.kind}`, { seat: entry.seat, name: entry.text }));
  const sentences = [...made, ...line.events.map((event) => words.say("event", event))];
  told.set(line, { words, sentences });
  return sentences;
}
