/** What a table's log tells about its past: the step every line leads to, what was taken back, what happened since somebody last chose. */
import type { Turn } from "../games/board";
import type { Happening } from "./types";

/** What happened since a seat last chose: the step that its choice led to, and the turns since, less what was taken back. */
export interface Past {
  step: number;
  turns: Turn[];
  /** The lines that tell of them, each with the step it leads to. */
  lines: { step: number; line: Happening }[];
}

/** How many moves an entry takes back; 0: it is none that takes back. */
export const movesTakenBack = (entry: Happening["entries"][number]): number =>
  entry.kind === "undo" ? Number(entry.text.match(/\d+/)?.[0] ?? 1) : 0;

/** The number of the step that each line of a log leads to. */
export function stepsOf(log: Happening[]): number[] {
  let step = 0;
  return log.map((line) => (step += line.entries.length));
}

/** The lines whose moves were all taken back, each with the line that took them back. */
export function takenBack(log: Happening[]): Map<Happening, Happening> {
  const gone = new Map<Happening, Happening>();
  /** The moves that still hold, by their lines. */
  const held: Happening[] = [];
  for (const line of log) {
    for (const entry of line.entries) {
      const count = movesTakenBack(entry);
      if (entry.kind === "move") held.push(line);
      else if (count > 0) for (const lost of held.splice(-count)) if (!held.includes(lost)) gone.set(lost, line);
    }
  }
  return gone;
}

/** What a log tells of the time since a seat last chose, or since the deal where it never did. */
export function pastOf(log: Happening[], seat: number): Past {
  const own = log.findLastIndex((line) => line.kind === "start" || line.entries.some((entry) => entry.seat === seat));
  const [steps, gone] = [stepsOf(log), takenBack(log)];
  const begun = steps[own] ?? 0;
  const past: Past = { step: begun, turns: [], lines: [] };
  log.forEach((line, index) => {
    if (index <= own || gone.has(line)) return;
    past.turns = withLine(past.turns, line);
    if (line.entries.length > 0) past.lines.push({ step: steps[index] ?? 0, line });
  });
  return past;
}

function withLine(turns: Turn[], line: Happening): Turn[] {
  const seat = line.entries[0]?.seat ?? -1;
  const last = turns.at(-1);
  if (line.events.length === 0) return turns;
  if (last?.seat !== seat) return [...turns, { seat, events: line.events }];
  return [...turns.slice(0, -1), { seat, events: [...last.events, ...line.events] }];
}
