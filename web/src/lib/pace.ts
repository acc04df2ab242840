/** The pace at which a table is shown. Others' turns come one after the other, each step with time to see it; one's own moves are shown at once.
 *  Whoever does not look, wants no motion, or clicks meanwhile, sees at once how things stand. */
import type { TableMessage } from "./live";
import { plan, speed, turnsIn, type Shown, type StepTime } from "./plan";

/** With a clock of ours running, everything is shown within so long. */
const HURRY_MS = 1000;
/** More rounds than these do not pile up: what waits is told the quicker. */
const ROUNDS = 2;
/** When so many messages wait, they are left out. */
const TOO_MANY = 300;

interface Telling {
  /** Shows a message: its movement takes so long, and what is scored with it is told after that within so long. */
  show: (message: TableMessage, moveMs: number, scoringMs: number) => void;
  /** The step that a message shows. */
  time: (message: TableMessage) => StepTime;
  /** Whether something is being told now. */
  telling: (on: boolean) => void;
}

interface Waiting {
  message: TableMessage;
  time: StepTime;
}

const NOTHING: StepTime = { seat: -1, move: 0, scoring: 0 };

export class Pace {
  /** The difference between the server's clock and ours, in seconds, when a message came. */
  lag = 0;
  private readonly waiting: Waiting[] = [];
  private timer = 0;
  /** What is shown now, since when, and what was shown of the same turn before. */
  private step = NOTHING;
  private since = 0;
  private before: Shown = { count: 0, ms: 0 };
  private seats = 1;
  /** How much quicker is told what has piled up, until nothing waits. */
  private pressure = 1;
  private me = -1;
  /** When we must be able to choose at last. */
  private due = Infinity;
  private first = true;

  constructor(private readonly to: Telling) {
    document.addEventListener("visibilitychange", this.hidden);
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.hidden);
  }

  hear(message: TableMessage): void {
    const { table } = message;
    this.lag = table.clock.now - Date.now() / 1000;
    this.seats = table.seats.length;
    this.me = table.seat;
    const time = this.to.time(message);
    const own = table.seat >= 0 && time.seat === table.seat;
    const hurries = table.clock.kind === "budget" && table.match?.asked === table.seat && table.seat >= 0;
    this.due = hurries ? Math.min(this.due, performance.now() + HURRY_MS) : Infinity;
    if (this.first || own || speed() === 0 || document.hidden || this.waiting.length >= TOO_MANY) {
      const quiet = this.first || speed() === 0 || document.hidden;
      this.catchUp();
      this.out({ message, time: quiet ? { ...time, move: 0, scoring: 0 } : time });
    } else {
      this.waiting.push({ message, time: time.seat < 0 && time.move === 0 ? { ...time, seat: this.lastSeat } : time });
    }
    this.first = false;
    this.wait();
  }

  /** Shows all that waits, as one change, and ends what is being told; whether there was anything. */
  catchUp(): boolean {
    clearTimeout(this.timer);
    const all = this.waiting.splice(0).map(({ message }) => message);
    const [first, last] = [all[0], all.at(-1)];
    const told = this.tells;
    this.step = { ...this.step, move: 0, scoring: 0 };
    if (first !== undefined && last !== undefined) {
      const happened = all.flatMap((message) => message.happened);
      this.out({ message: { ...last, since: first.since, happened }, time: { ...this.step, move: 0, scoring: 0 } });
    }
    this.to.telling(false);
    return told;
  }

  private readonly hidden = (): void => {
    if (document.hidden) this.catchUp();
  };

  private get lastSeat(): number {
    return this.waiting.at(-1)?.time.seat ?? this.step.seat;
  }

  /** Whether somebody must wait for what is being told: one's own movements keep nobody from choosing on. */
  private get tells(): boolean {
    const { seat, scoring } = this.step;
    return this.waiting.length > 0 || ((seat !== this.me || scoring > 0) && performance.now() < this.since + this.stay);
  }

  /** What everything that is planned is multiplied by. */
  private factor(steps: StepTime[], planned: number[]): number {
    this.pressure = steps.length > 1 ? Math.min(this.pressure, (ROUNDS * this.seats) / turnsIn(steps)) : 1;
    const total = planned.reduce((sum, ms) => sum + ms, 0);
    return Math.min(speed() * this.pressure, total > 0 ? Math.max(0, this.due - this.since) / total : Infinity);
  }

  /** How long what is shown stays. */
  private get stay(): number {
    const steps = [this.step, ...this.waiting.map(({ time }) => time)];
    const planned = plan(steps, this.before);
    return (planned[0] ?? 0) * this.factor(steps, planned);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.to.telling(this.tells);
    const left = this.since + this.stay - performance.now();
    if (left > 0) this.timer = window.setTimeout(() => this.next(), left);
    else this.next();
  }

  private next(): void {
    const next = this.waiting.shift();
    if (next === undefined) {
      this.to.telling(false);
      return;
    }
    this.out(next);
    this.wait();
  }

  private out({ message, time }: Waiting): void {
    const now = performance.now();
    const ms = this.before.ms + Math.min((now - this.since) / (speed() || 1), this.step.move);
    this.before = time.seat === this.step.seat ? { count: this.before.count + 1, ms } : { count: 0, ms: 0 };
    this.step = time;
    this.since = now;
    const steps = [time, ...this.waiting.map(({ time }) => time)];
    const factor = this.factor(steps, plan(steps, this.before));
    this.to.show(message, time.move * factor, time.scoring * factor);
  }
}
