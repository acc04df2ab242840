/** The log of a table as it is read: a line for every event, under the headings of rounds and phases. */
import type { GameFace, Telling } from "../games/board";
import { doneBeside } from "./logsentences";
import { stepsOf, takenBack } from "./past";
import type { LogLine } from "./sitting.svelte";
import type { Data, Phrase } from "./types";
import type { Piece, Speech, Words } from "./words";

/** What makes sentences of what was told. */
export interface Reading {
  words: Words;
  face: GameFace | null;
  edition: Data | null;
}

/** One event, or something done beside moves. */
export interface Row {
  key: string;
  /** Whom it speaks of; -1: nobody. */
  seat: number;
  pieces: Piece[];
  telling: Telling;
  /** How many entries of the record led to it. */
  step: number;
}

/** What stands in the log, one below the other. */
export type Item =
  | { kind: "heading"; key: string; row: Row; level: "round" | "phase" }
  /** `first`: of what somebody did in a turn; `badge`: somebody else is spoken of than in the row above. */
  | { kind: "row"; key: string; row: Row; badge: boolean; first: boolean; at: number }
  /** Rows that are folded away below another, or below what they are together. */
  | { kind: "folded"; key: string; row: Row | null; rows: Row[]; at: number };

/** What one seat does in one turn, or one line that belongs to no turn. */
interface Turn {
  lines: LogLine[];
  moved: boolean;
  seat: number;
}

interface Section {
  heading: Item | null;
  blocks: Item[][];
}

interface Round {
  heading: Item | null;
  phases: Section[];
}

/** What is told of an event. */
export function tellingOf({ face, edition }: Reading, event: Phrase): Telling {
  return (edition && face?.tells?.(event, edition)) ?? {};
}

export function rowOf(reading: Reading, event: Phrase, key: string, step: number): Row {
  const seat: unknown = event.args["seat"];
  const pieces = reading.words.sayPieces("event", event);
  return { key, seat: typeof seat === "number" ? seat : -1, pieces, telling: tellingOf(reading, event), step };
}

const known = new WeakMap<LogLine, { speech: Speech; edition: Data | null; first: LogLine | undefined; rows: Row[] }>();

/** A turn, once told in the same words, is not told anew. */
function rowsOf(reading: Reading, { lines }: Turn, stepOf: Map<LogLine, number>): Row[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!last) return [];
  const { words, edition, face } = reading;
  const found = known.get(last);
  if (found?.speech === words.speech && found.first === first && found.edition === edition) return found.rows;
  const beside = lines.flatMap((line) =>
    doneBeside(words, line).map(({ id, args }, index) => {
      const seat: unknown = args["seat"];
      const pieces = words.pieces(id, args);
      return {
        key: `${line.number}-${index}`,
        seat: typeof seat === "number" ? seat : -1,
        pieces,
        telling: {},
        step: stepOf.get(line) ?? 0,
      };
    }),
  );
  const steps = new Map(lines.flatMap((line) => line.events.map((event) => [event as Phrase, stepOf.get(line) ?? 0] as const)));
  const events: Phrase[] = [...steps.keys()];
  const told = face?.fold?.(events) ?? events;
  const rows = told.map((event, index) =>
    rowOf(reading, event, `${first?.number ?? 0}.${index}`, steps.get(event) ?? stepOf.get(last) ?? 0),
  );
  known.set(last, { speech: words.speech, edition, first, rows: [...beside, ...rows] });
  return [...beside, ...rows];
}

/** All lines of a log as turns, in order. */
function turnsOf(log: LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    const moved = line.entries[0]?.kind === "move";
    const seat = line.entries[0]?.seat ?? (line.kind === "start" ? -1 : line.seat);
    const before = turns.at(-1);
    if (moved && before?.moved && before.seat === seat) before.lines.push(line);
    else turns.push({ lines: [line], moved, seat });
  }
  return turns;
}

/** The whole log as it is read: the newest first, or `onward` from the beginning. */
export function itemsOf(reading: Reading, log: LogLine[], onward = false): Item[] {
  const steps = stepsOf(log);
  const stepOf = new Map(log.map((line, index) => [line, steps[index] ?? 0]));
  const gone = takenBack(log);
  const rounds: Round[] = [{ heading: null, phases: [{ heading: null, blocks: [] }] }];
  for (const turn of turnsOf(log.filter((line) => !gone.has(line)))) {
    const rows = rowsOf(reading, turn, stepOf);
    const undone = log.filter((line) => turn.lines.some((undo) => gone.get(line) === undo));
    if (undone.length > 0) {
      const lost = turnsOf(undone).flatMap((past) => rowsOf(reading, past, stepOf));
      enter(rounds, [{ kind: "folded", key: `back-${rows[0]?.key}`, row: rows[0] ?? null, rows: lost, at: turn.lines[0]?.at ?? 0 }]);
    } else {
      layOut(rounds, turn, rows, reading.face?.tells === undefined);
    }
  }
  const read = <T>(list: T[]): T[] => (onward ? list : list.toReversed());
  return read(rounds).flatMap(({ heading, phases }) => [
    ...(heading ? [heading] : []),
    ...read(phases).flatMap((phase) => [...(phase.heading ? [phase.heading] : []), ...read(phase.blocks).flat()]),
  ]);
}

function enter(rounds: Round[], block: Item[]): void {
  if (block.length > 0) rounds.at(-1)?.phases.at(-1)?.blocks.push(block);
}

/** A turn below the headings that stand in it; what was dealt is folded. Where a game tells nothing of its events, all of the beginning is dealt. */
function layOut(rounds: Round[], { lines }: Turn, rows: Row[], untold: boolean): void {
  const [line] = lines;
  const at = lines.at(-1)?.at ?? 0;
  let block: Item[] = [];
  for (const row of rows) {
    const { heading, dealt } = row.telling;
    const last = block.at(-1);
    if (heading) {
      enter(rounds, block);
      block = [];
      const item: Item = { kind: "heading", key: row.key, row, level: heading };
      if (heading === "round") rounds.push({ heading: item, phases: [{ heading: null, blocks: [] }] });
      else rounds.at(-1)?.phases.push({ heading: item, blocks: [] });
    } else if (dealt || (untold && line?.kind === "start")) {
      if (last?.kind === "folded") last.rows.push(row);
      else block.push({ kind: "folded", key: `dealt-${row.key}`, row: null, rows: [row], at });
    } else {
      const above = last?.kind === "row" ? last.row.seat : -1;
      block.push({ kind: "row", key: row.key, row, badge: row.seat >= 0 && row.seat !== above, first: last === undefined, at });
    }
  }
  enter(rounds, block);
}
