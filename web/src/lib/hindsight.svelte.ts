/** Looking back at a table: one of its past positions in place of how it stands now, or the turns since one's last decision once more. */
import { Refused, get } from "./api";
import { Fetched } from "./fetched.svelte";
import type { Frame, Reason } from "./types";

/** A past position that is looked at, and whether something has happened since one began to look. */
export interface Looking {
  step: number;
  news: boolean;
}

/** A step that is shown once more, for so long. */
export interface Shown {
  step: number;
  ms: number;
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
  async look(step: number, coming: Promise<Frame | Reason>): Promise<Frame | Reason | null> {
    const wish = (this.wish += 1);
    const found = await coming;
    if (wish !== this.wish) return null;
    if ("view" in found) {
      this.stop();
      this.frame = found;
      this.looking = { step, news: false };
    }
    return found;
  }

  /** Shows some steps one after the other, each as long as it says, then how things stand now; a reason where that is not shown. */
  async replay<S extends Shown>(
    steps: S[],
    load: (step: number) => Promise<Frame | Reason>,
    tell: (frame: Frame, step: S) => void,
  ): Promise<Reason | null> {
    const wish = this.stop();
    this.again = true;
    for (const [index, shown] of steps.entries()) {
      const [found, next] = [await load(shown.step), steps[index + 1]];
      if (next !== undefined) void load(next.step);
      if (wish !== this.wish) return null;
      if (!("view" in found)) {
        this.back();
        return found;
      }
      tell(found, shown);
      this.frame = found;
      await this.sleep(shown.ms);
      if (wish !== this.wish) return null;
    }
    this.back();
    return null;
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

  private sleep(ms: number): Promise<void> {
    return new Promise((done) => {
      this.wake = done;
      this.timer = window.setTimeout(done, ms);
    });
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
