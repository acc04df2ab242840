/** Leads somebody through the first two rounds of their first game of a kind: at each new kind of decision it says what is to be done and why, until
 *  that is done, and then what it brought. Knows no game, and nothing of where it is shown. */
import type { Coach, Lesson, Taught } from "../games/board";
import type { Coached } from "./coached";
import type { Phrase } from "./types";

const ROUNDS = 2;

/** How things stand for whoever is led. */
export interface Stands extends Omit<Taught, "met"> {
  decision: number;
  question: Phrase;
  /** Whether they may choose now. */
  mine: boolean;
  /** What their last move brought about; null: nothing worth telling. */
  brought: Phrase | null;
}

/** A decision that they were asked for. */
interface Asked {
  decision: number;
  /** What is taught there; null: nothing new, or nothing more. */
  lesson: Lesson | null;
  away: boolean;
}

type Says = { kind: "lesson"; lesson: Lesson; first: boolean } | { kind: "goodbye" } | { kind: "waits" };

export class Coaching {
  private met: readonly string[];
  /** The last round to teach in; not known before somebody is asked. */
  private last = 0;
  private mine = $state(false);
  private asked = $state.raw<Asked | null>(null);
  /** Whether the goodbye is being said, and whether nothing more is said at all. */
  private leaves = $state(false);
  private ended: boolean;
  /** Whether somebody called while nothing is asked. */
  private waits = $state(false);
  /** What the move brought that the last lesson was about. */
  brought = $state.raw<Phrase | null>(null);

  constructor(
    private readonly coach: Coach,
    private readonly memory: Coached,
  ) {
    this.met = memory.met;
    this.ended = memory.isOver;
  }

  /** What is said now, beside what the last move brought. */
  get says(): Says | null {
    if (this.leaves) return { kind: "goodbye" };
    const { lesson = null, away = true } = (this.mine && this.asked) || {};
    if (lesson && !away) return { kind: "lesson", lesson, first: this.met.length === 0 };
    return this.waits ? { kind: "waits" } : null;
  }

  /** The table has changed. */
  hear(stands: Stands): void {
    if (this.asked && this.asked.decision !== stands.decision) this.learn(this.asked.lesson, stands.brought);
    this.mine = stands.mine;
    if (!stands.mine || this.ended) return;
    this.waits = false;
    const away = this.asked?.away ?? false;
    this.asked = { decision: stands.decision, lesson: this.lessonOf(stands), away };
  }

  private lessonOf(stands: Stands): Lesson | null {
    const round = this.coach.round(stands.view);
    this.last ||= this.met.length > 0 ? ROUNDS : Math.max(ROUNDS, round + 1);
    if (round > this.last || this.coach.topics.every((topic) => this.met.includes(topic))) {
      this.leaves = true;
      this.end();
      return null;
    }
    const lesson = this.coach.teach(stands.question, { ...stands, met: this.met });
    return this.met.includes(lesson.topic) ? null : lesson;
  }

  /** They have chosen. */
  private learn(lesson: Lesson | null, brought: Phrase | null): void {
    this.asked = null;
    this.leaves = false;
    this.brought = lesson && brought;
    if (!lesson) return;
    this.met = [...this.met, lesson.topic];
    if (!this.ended) this.memory.keepMet(this.met);
  }

  /** What is said is put away, until there is something new. */
  putAway(): void {
    this.leaves = this.waits = false;
    this.brought = null;
    if (this.asked) this.asked = { ...this.asked, away: true };
  }

  /** Nothing more is said in this game, or in any other of its kind, unless somebody calls. */
  end(): void {
    this.ended = true;
    this.memory.end();
  }

  /** Somebody wants to be led from here on, as if it were the first time. */
  call(stands: Stands): void {
    this.ended = this.leaves = false;
    this.met = [];
    this.last = 0;
    this.asked = null;
    this.waits = true;
    this.memory.keepMet(this.met);
    this.hear(stands);
  }
}
