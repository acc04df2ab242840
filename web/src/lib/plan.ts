/** How long what is told stays on the screen before the next, in milliseconds at normal speed. The boards need about half a second for a movement;
 *  a turn, however many steps it has, takes as long as one follows it gladly. */
import type { GameFace } from "../games/board";
import { session } from "./session.svelte";
import type { Data, Phrase } from "./types";

/** A step of somebody's turn: what its movement takes, and what the scoring takes that is told with it, one event after the other. */
export interface StepTime {
  seat: number;
  move: number;
  scoring: number;
}

/** What was shown of a turn before: how many steps, and for how long. */
export interface Shown {
  count: number;
  ms: number;
}

const MOVE_MS = 500;
/** For every further event that is told with a step. */
const EVENT_MS = 150;
const LONGEST_MOVE_MS = 1000;
/** A turn takes so long before the next seat's begins, at least with a single step, at least with several, and at most. */
const SINGLE_MS = 1200;
const LEAST_MS = 1500;
const MOST_MS = 2500;
/** A step of a scoring, and a whole one at most. */
const SCORE_MS = 900;
const SCORING_MS = 12_000;
const FACTORS = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

/** What everything is multiplied by, as the reader likes it; 0: at once. */
export const speed = (): number => (session.motion ? FACTORS[session.speed] : 0);

/** Which events are told one after the other. */
export function scored(events: Phrase[], face: GameFace | null, edition: Data | null): Phrase[] {
  const tells = face?.tells;
  return tells && edition ? events.filter((event) => tells(event, edition).scoring) : [];
}

/** A step of a seat that told of so many events, some of them of a scoring. */
export function timeOf(seat: number, events: number, scoring: number): StepTime {
  const others = events - scoring;
  const move = others > 0 || scoring === 0 ? Math.min(LONGEST_MOVE_MS, MOVE_MS + EVENT_MS * Math.max(0, others - 1)) : 0;
  return { seat, move, scoring: Math.min(SCORE_MS * scoring, SCORING_MS) };
}

/** How long each of some steps in a row stays, the first of which may go on with a turn. The last turn is not drawn out: who comes next waits for it. */
export function plan(steps: StepTime[], before: Shown = { count: 0, ms: 0 }): number[] {
  const planned: number[] = [];
  for (let from = 0; from < steps.length;) {
    const seat = steps[from]?.seat;
    const next = steps.findIndex((step, index) => index > from && step.seat !== seat);
    const turn = steps.slice(from, next < 0 ? undefined : next);
    const shown = from === 0 ? before : { count: 0, ms: 0 };
    planned.push(...planTurn(turn, shown, next < 0));
    from += turn.length;
  }
  return planned;
}

function planTurn(turn: StepTime[], shown: Shown, last: boolean): number[] {
  const moves = turn.reduce((sum, step) => sum + step.move, 0);
  const left = Math.max(0, MOST_MS - shown.ms);
  const shrink = moves > left ? left / moves : 1;
  const least = turn.length + shown.count > 1 ? LEAST_MS : SINGLE_MS;
  const scores = turn.some((step) => step.scoring > 0);
  const wait = last || scores ? 0 : Math.max(0, least - shown.ms - moves * shrink);
  return turn.map((step, index) => step.move * shrink + step.scoring + (index === turn.length - 1 ? wait : 0));
}

/** How many turns some steps are. */
export const turnsIn = (steps: StepTime[]): number => steps.filter((step, index) => step.seat !== steps[index - 1]?.seat).length;
