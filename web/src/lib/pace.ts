/** The pace at which a table is shown. Others' moves come one after the other, with time to see each; one's own are shown at once. Whoever
 *  does not look, wants no motion, or clicks meanwhile, sees at once how things stand. */
import type { TableMessage } from "./live";
import { session } from "./session.svelte";

const MOVE_MS = 600;
/** Between two choices of the same turn. */
const CHOICE_MS = 350;
/** When more than so many wait, they go by quickly; when far more wait, they are left out. */
const MANY = 6;
const QUICK_MS = 120;
const TOO_MANY = 40;

function movesIn(message: TableMessage): { seat: number }[] {
  return message.happened.flatMap((happening) => happening.entries);
}

export class Pace {
  /** The difference between the server's clock and ours, in seconds, when a message came. */
  lag = 0;
  private readonly waiting: TableMessage[] = [];
  private timer = 0;
  /** When a move was shown last, and whose. */
  private shown = -MOVE_MS;
  private mover = -1;
  private first = true;

  constructor(private readonly show: (message: TableMessage) => void) {
    document.addEventListener("visibilitychange", this.hidden);
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.hidden);
  }

  hear(message: TableMessage): void {
    this.lag = message.table.clock.now - Date.now() / 1000;
    this.waiting.push(message);
    const seat = message.table.seat;
    const own = seat >= 0 && movesIn(message).some((move) => move.seat === seat);
    if (this.first || own || !session.motion || document.hidden || this.waiting.length > TOO_MANY) this.catchUp();
    else this.wait();
    this.first = false;
  }

  /** Whether something waits to be shown. */
  get waits(): boolean {
    return this.waiting.length > 0;
  }

  /** Shows all that waits, as one change; whether there was anything. */
  catchUp(): boolean {
    clearTimeout(this.timer);
    const all = this.waiting.splice(0);
    const [first, last] = [all[0], all.at(-1)];
    if (first === undefined || last === undefined) return false;
    this.out({ ...last, since: first.since, happened: all.flatMap((message) => message.happened) });
    return true;
  }

  private readonly hidden = (): void => {
    if (document.hidden) this.catchUp();
  };

  private wait(): void {
    clearTimeout(this.timer);
    const same = this.waiting[0] !== undefined && movesIn(this.waiting[0])[0]?.seat === this.mover;
    const pause = this.waiting.length > MANY ? QUICK_MS : same ? CHOICE_MS : MOVE_MS;
    const left = this.shown + pause - performance.now();
    if (left > 0) this.timer = window.setTimeout(() => this.next(), left);
    else this.next();
  }

  private next(): void {
    const message = this.waiting.shift();
    if (message === undefined) return;
    this.out(message);
    if (this.waiting.length > 0) this.wait();
  }

  private out(message: TableMessage): void {
    const last = movesIn(message).at(-1);
    if (last !== undefined) {
      this.shown = performance.now();
      this.mover = last.seat;
    }
    this.show(message);
  }
}
