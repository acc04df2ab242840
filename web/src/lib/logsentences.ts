/** What an entry of the table's log says in words: what was done beside moves, and what the game told. */
import { movesTakenBack } from "./past";
import type { LogLine } from "./sitting.svelte";
import type { Data } from "./types";
import type { Speech, Words } from "./words";

/** What was done beside moves, or happened to the server: the messages that tell it, with their arguments. */
export function doneBeside(words: Words, line: LogLine): { id: string; args: Data }[] {
  const done = line.entries.map(({ kind, seat, text }) => {
    const count = movesTakenBack({ kind, seat, text });
    return { id: count > 0 ? "table-undone" : `replay-entry-${kind}`, args: { seat, name: text, count } };
  });
  return [{ id: `happened-${line.kind}`, args: {} }, ...done].filter(({ id }) => words.has(id));
}

/** A line never changes: in the same words it is told once. */
const told = new WeakMap<LogLine, { speech: Speech; sentences: string[] }>();

export function sentencesOf(words: Words, line: LogLine): string[] {
  const known = told.get(line);
  if (known?.speech === words.speech) return known.sentences;
  const made = doneBeside(words, line).map(({ id, args }) => words.text(id, args));
  const sentences = [...made, ...line.events.map((event) => words.say("event", event))];
  told.set(line, { speech: words.speech, sentences });
  return sentences;
}
