/** What an entry of the table's log says in words: what was done beside moves, and what the game told. */
import type { LogLine } from "./sitting.svelte";
import type { Words } from "./words";

export function sentencesOf(words: Words, line: LogLine): string[] {
  const made = line.entries
    .filter((entry) => entry.kind !== "move" && words.has(`replay-entry-${entry.kind}`))
    .map((entry) => words.text(`replay-entry-${entry.kind}`, { seat: entry.seat, name: entry.text }));
  return [...made, ...line.events.map((event) => words.say("event", event))];
}
