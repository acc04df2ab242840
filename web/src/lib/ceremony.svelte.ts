/** What is pointed out while something is told: events of a scoring one after the other, each with its things lit and its sentence over the board, and
 *  points on their way to whose they are. Until they are there, everybody's points stand as they were. */
import type { GameFace, Telling } from "../games/board";
import { drawn, fly } from "./flight";
import { scored } from "./plan";
import type { Data, Phrase } from "./types";

const FLIGHT_MS = 600;
/** A movement, or a step of a scoring, leaves so much of its time to the flight of its points. */
const FLIGHT_SHARE = 0.75;

interface Told {
  events: Phrase[];
  /** Everybody's points before. */
  scores: number[];
  /** How long the movement takes that is told first, and the scoring after it. */
  moveMs: number;
  scoringMs: number;
}

export class Ceremony {
  /** The things that the event speaks of which is told now. */
  lit = $state.raw<string[]>([]);
  /** The event of a scoring that is told now. */
  caption = $state.raw<Phrase | null>(null);
  /** Everybody's points as far as they were told; null: as they are. */
  scores = $state.raw<number[] | null>(null);
  private timers: number[] = [];

  constructor(private readonly game: () => { face: GameFace | null; edition: Data | null }) {}

  /** Tells what some events brought, and then `end`s. */
  begin({ events, scores, moveMs, scoringMs }: Told): void {
    this.end();
    const { face, edition } = this.game();
    const tells = face?.tells;
    if (!tells || !edition) return;
    const lines = face.fold?.(events) ?? events;
    const steps = scored(lines, face, edition);
    const plain = lines.filter((event) => !steps.includes(event)).map((event) => tells(event, edition));
    const stepMs = steps.length > 0 ? scoringMs / steps.length : 0;
    const told = (steps.length > 0 && scoringMs > 0) || plain.some((telling) => telling.points);
    if (!told) return;
    const flightMs = Math.min(FLIGHT_MS, moveMs * FLIGHT_SHARE);
    this.scores = scores;
    plain.forEach((telling) => this.give(telling, flightMs));
    if (scoringMs > 0) {
      steps.forEach((event, index) => this.later(moveMs + index * stepMs, () => this.point(event, tells(event, edition), stepMs)));
    }
    this.later(moveMs + scoringMs, () => this.end());
  }

  end(): void {
    this.timers.splice(0).forEach((timer) => clearTimeout(timer));
    this.lit = [];
    this.caption = null;
    this.scores = null;
  }

  private later(ms: number, work: () => void): void {
    this.timers.push(window.setTimeout(work, ms));
  }

  private point(event: Phrase, telling: Telling, ms: number): void {
    this.caption = event;
    this.lit = telling.things ?? [];
    this.give(telling, ms * FLIGHT_SHARE);
  }

  private give(telling: Telling, ms: number): void {
    const from = (telling.things ?? []).map(drawn).find((element) => element !== undefined);
    for (const { seat, points } of telling.points ?? []) {
      const count = (): void => {
        this.scores = this.scores?.map((sum, index) => (index === seat ? sum + points : sum)) ?? null;
      };
      if (fly(from ?? document.querySelector(".told-caption") ?? undefined, seat, points, ms)) this.later(ms, count);
      else count();
    }
  }
}
