/** A hint: what the strong bot would play for us now. It is asked for once a decision, and gone with it. */
import { Refused } from "./api";
import type { HintView, Reason } from "./types";

export class Advice {
  thinking = $state(false);
  /** The best move first. */
  moves = $state.raw<HintView[]>([]);
  refused = $state.raw<Reason | null>(null);
  /** Whether somebody wants to see it. */
  open = $state(false);
  private question = 0;

  /** Shows what is known already, or else asks. */
  async show(ask: () => Promise<HintView[]>): Promise<void> {
    this.open = true;
    if (this.thinking || this.moves.length > 0) return;
    const question = (this.question += 1);
    this.thinking = true;
    this.refused = null;
    let moves: HintView[] = [];
    let refused: Reason | null = null;
    try {
      moves = await ask();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused = error.reason;
    }
    if (question !== this.question) return;
    this.thinking = false;
    this.moves = moves;
    this.refused = refused;
    if (moves.length === 0 && refused === null) this.open = false;
  }

  close(): void {
    this.open = false;
  }

  /** Another decision: what was thought is of no use any more, nor what may still come. */
  forget(): void {
    this.question += 1;
    this.open = this.thinking = false;
    this.moves = [];
    this.refused = null;
  }
}
