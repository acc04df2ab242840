/** How the points of a finished game went, round by round. Knows no game. */
import { movesTakenBack } from "./past";
import type { Phrase, ReplayStep } from "./types";

export interface Course {
  /** Everybody's points before the first round and after every round: by round, then by seat. */
  points: number[][];
  /** The steps of the replay that those points are of. */
  steps: number[];
}

/** Told by itself as soon as the round before is over; where a game tells a round otherwise, it is with the first thing done in it. */
const BEGINS = "round-begins";

/** The course of a game whose rounds are told: by the argument `round` of what begins one. Of any other it has no rounds. */
export function courseOf(entries: ReplayStep[], standings: number[][]): Course {
  const begins = new Map<number, number>();
  entries.forEach(({ events }, step) => {
    for (const { key, args } of events) {
      const round: unknown = (args as Phrase["args"])["round"];
      if (typeof round === "number") begins.set(round, key === BEGINS ? step : Math.max(0, step - 1));
    }
  });
  const last = Math.max(0, ...begins.keys());
  const steps = Array.from({ length: last }, (_, index) => begins.get(index + 1) ?? 0);
  if (last > 0) steps.push(standings.length - 1);
  return { steps, points: steps.map((step) => standings[step] ?? []) };
}

/** The round that a step belongs to; 0: none has begun. */
export function roundAt({ steps }: Course, step: number): number {
  return Math.min(steps.length - 1, steps.filter((begin) => begin < step).length);
}

/** Who leads alone; -1 where nobody does. */
export function leader(points: number[]): number {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return points.lastIndexOf(most) === first ? first : -1;
}

export interface Lead {
  round: number;
  seat: number;
}

/** The leaders one after the other, each with the round in which they went ahead alone. */
export function leads({ points }: Course): Lead[] {
  const found: Lead[] = [];
  points.slice(1).forEach((standing, index) => {
    const seat = leader(standing);
    if (seat >= 0 && seat !== found.at(-1)?.seat) found.push({ round: index + 1, seat });
  });
  return found;
}

/** What one seat won in one round. */
export const gain = ({ points }: Course, round: number, seat: number): number =>
  (points[round]?.[seat] ?? 0) - (points[round - 1]?.[seat] ?? 0);

/** The round that brought somebody most; null where none brought anything. */
export function bestRound(course: Course): { round: number; seat: number; points: number } | null {
  let best: { round: number; seat: number; points: number } | null = null;
  for (let round = 1; round < course.points.length; round++) {
    course.points[round]?.forEach((_, seat) => {
      const points = gain(course, round, seat);
      if (points > (best?.points ?? 0)) best = { round, seat, points };
    });
  }
  return best;
}

/** What was told by every move that was not taken back, who made it, and the step of the replay that it was. The deal is nobody's (-1). */
export function kept(entries: ReplayStep[]): { step: number; by: number; events: Phrase[] }[] {
  const found: { step: number; by: number; events: Phrase[] }[] = [];
  entries.forEach(({ entry, events }, step) => {
    const back = entry ? movesTakenBack(entry) : 0;
    if (back > 0) found.splice(-back);
    else if (entry === null || entry.kind === "move") found.push({ step, by: entry?.seat ?? -1, events: events as Phrase[] });
  });
  return found;
}
