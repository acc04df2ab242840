/** Looking back at a table: one of its past positions in place of how it stands now, or the turns since one's last decision once more. */
import { Refused, get } from "./api";
import { Fetched } from "./fetched.svelte";
import { stepMs } from "./plan";
import type { Frame, Reason } from "./types";

/** A past position that is looked at, and whether something has happened since one began to look. */
export interface Looking {
  step: number;
  news: boolean;
}

export class Hindsight {
  /** What is shown instead of how the table stands now. */
  frame = $state.raw<Frame | null>(null);
  looking = $state.raw<Looking | null>(null);
  /** Whether turns are being shown once more. */
  again = $state(false);
  private readonly frames: Fetched<Frame>;
  /** What was asked for last: whatever comes late for something else is not shown. */
  private wish = 0;
  private timer = 0;
  private wake: () => void = () => {};

  constructor(path: string) {
    this.frames = new Fetched((query) => get<Frame>(`${path}/replay/${query}`));
  }

  /** The table after so many entries of its record, as a seat saw it; a reason where that is not shown. */
  async load(step: number, seat: number, companion: number): Promise<Frame | Reason> {
    try {
      return await this.frames.load(`${step}?seat=${seat}` + (companion ? `&companion=${companion}` : ""));
    } catch (error) {
      if (error instanceof Refused) return error.reason;
      throw error;
    }
  }

  /** Shows a past position until `back`; a reason where it is not shown. */
  async look(step: number, coming: Promise<Frame | Reason>): Promise<Reason | null> {
    const wish = this.stop();
    const found = await coming;
    if (wish !== this.wish) return null;
    if (!("view" in found)) return found;
    this.frame = found;
    this.looking = { step, news: false };
    return null;
  }

  /** Shows some steps one after the other, each with time to see it, then how things stand now. */
  async replay(steps: number[], frameAt: (step: number) => Promise<Frame | Reason>, shown: (frame: Frame) => void): Promise<Reason | null> {
    const wish = this.stop();
    this.again = true;
    let trouble: Reason | null = null;
    for (const [index, step] of steps.entries()) {
      const [found, next] = [await frameAt(step), steps[index + 1]];
      if (next !== undefined) void frameAt(next);
      if (wish !== this.wish) return null;
      if (!("view" in found)) {
        trouble = found;
        break;
      }
      this.frame = found;
      shown(found);
      await new Promise<void>((done) => {
        this.wake = done;
        this.timer = window.setTimeout(done, stepMs(found.events.length));
      });
      if (wish !== this.wish) return null;
    }
    this.back();
    return trouble;
  }

  /** Something has happened meanwhile. */
  hear(): void {
    if (this.looking) this.looking = { ...this.looking, news: true };
  }

  /** How things stand now; whether something else was shown. */
  back(): boolean {
    const away = this.frame !== null || this.again;
    this.stop();
    return away;
  }

  private stop(): number {
    clearTimeout(this.timer);
    this.wish += 1;
    this.wake();
    this.wake = () => {};
    this.frame = null;
    this.looking = null;
    this.again = false;
    return this.wish;
  }
}
