/** What an analysis promises everybody, step by step of the replay. */
import type { Analysis, JudgedView, TurningPoint } from "./types";

/** Everybody's share at every step: that of the next decision, after the last one that of the end. Nothing as long as nothing is known. */
export function curveOf({ decisions, end }: Analysis, steps: number): number[][] {
  if (decisions.length === 0) return [];
  let next = 0;
  return Array.from({ length: steps + 1 }, (_, step) => {
    while ((decisions[next]?.step ?? Infinity) < step) next += 1;
    return decisions[next]?.before ?? end;
  });
}

/** So many decisions away, for each seat, somebody's last or next one says nothing of how it stands now. */
const NEAR = 12;

/** For every decision that of one seat which is nearest to it; null: none is near. */
function nearest(decisions: JudgedView[], seat: number, near: number): (JudgedView | null)[] {
  const own = decisions.flatMap((one, index) => (one.seat === seat ? [index] : []));
  let next = 0;
  return decisions.map((_, index) => {
    while ((own[next] ?? Infinity) < index) next += 1;
    const [before = -Infinity, after = Infinity] = [own[next - 1], own[next]];
    const found = index - before < after - index ? before : after;
    return Math.abs(found - index) <= near ? (decisions[found] ?? null) : null;
  });
}

/** The same without what differs from one seat's knowledge to another's: every decision as the mean over what the nearest one of each seat promised. */
export function trendOf(analysis: Analysis, steps: number): number[][] {
  const { decisions, end } = analysis;
  const views = end.map((_, seat) => nearest(decisions, seat, NEAR * end.length));
  const smooth = decisions.map((one, index) => {
    const seen = views.flatMap((all) => all[index] ?? []);
    return { ...one, before: one.before.map((_, seat) => seen.reduce((sum, { before }) => sum + (before[seat] ?? 0), 0) / seen.length) };
  });
  return curveOf({ ...analysis, decisions: smooth }, steps);
}

/** From which step on there was no more than a glance; null: everything was looked at closely. */
export function glanceFrom({ decisions }: Analysis): number | null {
  return decisions.find((one) => one.verdict === "open")?.step ?? null;
}

export function decisionAt({ decisions }: Analysis, step: number): JudgedView | null {
  return decisions.find((one) => one.step === step) ?? null;
}

/** Where a turning point is seen: at the decision itself; luck, once it has come. */
export const stepOf = (turn: TurningPoint): number => (turn.cause === "luck" ? turn.until : turn.step);
