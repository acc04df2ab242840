/** What an entry of the table's log says in words: what was done beside moves, and what the game told. */
import type { GameFace } from "../games/board";
import type { LogLine } from "./sitting.svelte";
import type { Speech, Words } from "./words";

/** A line never changes: in the same words it is told once. */
const told = new WeakMap<LogLine, { speech: Speech; sentences: string[] }>();

export function sentencesOf(words: Words, line: LogLine): string[] {
  const known = told.get(line);
  if (known?.speech === words.speech) return known.sentences;
  const made = line.entries
    .filter((entry) => entry.kind !== "move" && words.has(`replay-entry-${entry.kind}`))
    .map((entry) => words.text(`replay-entry-${entry.kind}`, { seat: entry.seat, name: entry.text }));
  const sentences = [...made, ...line.events.map((event) => words.say("event", event))];
  told.set(line, { speech: words.speech, sentences });
  return sentences;
}

const retold = new WeakMap<LogLine, { speech: Speech; first: LogLine; sentences: string[] }>();

/** What the lines of one turn say together, where a game tells several of its events as one. */
export function turnOf(words: Words, lines: LogLine[], face: GameFace | null): string[] {
  const [first, last] = [lines[0], lines.at(-1)];
  const fold = face?.fold;
  if (!fold || !first || !last) return lines.flatMap((line) => sentencesOf(words, line));
  const known = retold.get(last);
  if (known?.speech === words.speech && known.first === first) return known.sentences;
  const sentences = fold(lines.flatMap((line) => line.events)).map((event) => words.say("event", event));
  retold.set(last, { speech: words.speech, first, sentences });
  return sentences;
}
