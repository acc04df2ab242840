/** The analysis of a finished game, as it is asked for, watched while it grows, and cancelled. */
import { Refused, get, post, remove } from "./api";
import { ensureGuest } from "./session.svelte";
import type { Analysis, Reason } from "./types";

/** So long after an answer it is asked how far it has come. */
const AGAIN_MS = 1000;

const pathOf = (table: string): string => `/api/tables/${table}/analysis`;

export class Analysing {
  /** As far as is known. */
  found = $state.raw<Analysis | null>(null);
  /** Why it could not be begun, or looked at. */
  refused = $state.raw<Reason | null>(null);
  /** Whether something was asked for that is not answered yet. */
  busy = $state(false);
  /** Whether it was under way here, and is so no more. */
  cancelled = $state(false);
  readonly underWay = $derived(this.found?.state === "waiting" || this.found?.state === "running");
  /** The table of another analysis that is made for us already: one at a time. */
  readonly other = $derived(this.refused?.key === "analysis-busy" ? String(this.refused.args["value"]) : "");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private question = 0;

  constructor(private readonly table: string) {}

  look(): Promise<void> {
    return this.ask(() => get<Analysis>(pathOf(this.table)));
  }

  begin(): Promise<void> {
    return this.want(async () => {
      await ensureGuest();
      return post<Analysis>(pathOf(this.table));
    });
  }

  /** Begins it, and gives the other one up for that. */
  beginInstead(): Promise<void> {
    const { other } = this;
    return this.want(async () => {
      await remove(pathOf(other));
      return post<Analysis>(pathOf(this.table));
    });
  }

  cancel(): Promise<void> {
    return this.want(() => remove<Analysis>(pathOf(this.table)));
  }

  /** Nobody looks any more. */
  leave(): void {
    this.question += 1;
    clearTimeout(this.timer);
  }

  /** Somebody wants something: what was asked before them is of no use any more. */
  private async want(question: () => Promise<Analysis>): Promise<void> {
    this.busy = true;
    await this.ask(question);
    this.busy = false;
  }

  private async ask(asked: () => Promise<Analysis>): Promise<void> {
    const question = (this.question += 1);
    clearTimeout(this.timer);
    let found: Analysis | null = null;
    let refused: Reason | null = null;
    try {
      found = await asked();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused = error.reason;
    }
    if (question !== this.question) return;
    this.refused = refused;
    if (found) {
      this.cancelled = this.underWay && found.state === "none";
      this.found = found;
    }
    if (this.underWay) this.timer = setTimeout(() => void this.look(), AGAIN_MS);
  }
}
