/** A replay as it is read: its steps as lines of a log, and where in the game a step is, in rounds and turns. */
import { itemsOf, type Item, type Reading } from "./logbook";
import type { LogLine } from "./sitting.svelte";
import type { Phrase, ReplayStep } from "./types";

/** Every step of a replay as a line of a log; when they were is not known. */
export function linesOf(entries: ReplayStep[]): LogLine[] {
  return entries.map(({ entry, events }, number) => ({
    number,
    at: 0,
    kind: entry ? "entries" : "start",
    seat: entry?.seat ?? -1,
    events: events as Phrase[],
    entries: entry ? [entry] : [],
  }));
}

export interface Where {
  /** The step of the line in the log that one is at. */
  line: number;
  /** In words: the round, and the turn. */
  said: string;
  /** The turn alone. */
  turn: string;
  /** The rounds, each with the step of its first turn. */
  rounds: number[];
}

const known = new WeakMap<LogLine[], { speech: unknown; edition: unknown; items: Item[] }>();

/** The log in order; read once for the same words. */
function read(reading: Reading, log: LogLine[]): Item[] {
  const found = known.get(log);
  const { speech } = reading.words;
  if (found?.speech === speech && found.edition === reading.edition) return found.items;
  const items = itemsOf(reading, log, true);
  known.set(log, { speech, edition: reading.edition, items });
  return items;
}

/** How many turns had begun by each step: somebody else moves. */
function turns(log: LogLine[]): number[] {
  let [count, seat] = [0, -1];
  return log.map(({ entries: [entry] }) => {
    if (entry?.kind === "move" && entry.seat !== seat) {
      count += 1;
      seat = entry.seat;
    }
    return count;
  });
}

/** Where in a game a step is. A turn that is told as one line is where its last step is. */
export function whereIn(reading: Reading, log: LogLine[], step: number): Where {
  const items = read(reading, log);
  const lines = items.flatMap((item) =>
    item.kind === "heading" ? [] : [...(item.row ? [item.row] : []), ...(item.kind === "row" ? [] : item.rows)],
  );
  const after = lines.map((row) => row.step).filter((at) => at >= step);
  const line = step === 0 || after.length === 0 ? step : Math.min(...after);
  const headings = items.flatMap((item) => (item.kind === "heading" && item.level === "round" ? [item.row] : []));
  const round =
    headings
      .findLast((row) => row.step <= line)
      ?.pieces.map(({ text }) => text)
      .join("") ?? "none";
  const begun = turns(log);
  const turn = begun[step] ?? 0;
  const inWords = (round: string): string =>
    turn === 0 ? reading.words.text("replay-at-start") : reading.words.text("replay-at", { turn, turns: begun.at(-1) ?? 0, round });
  return { line, said: inWords(round), turn: inWords("none"), rounds: headings.map((row) => row.step) };
}
