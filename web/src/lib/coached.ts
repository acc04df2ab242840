/** What this device remembers of the coach of a game: nobody was led yet, what was taught so far, or that it is over. */
import { keep, recall } from "./storage";

const SEEN = "seen";
const MET = "met ";

export class Coached {
  private readonly name: string;

  constructor(game: string) {
    this.name = `guide-${game}`;
  }

  get isOver(): boolean {
    return recall(this.name) === SEEN;
  }

  end(): void {
    keep(this.name, SEEN);
  }

  /** The topics that were taught so far. */
  get met(): string[] {
    const kept = recall(this.name) ?? "";
    return kept.startsWith(MET) ? kept.slice(MET.length).split(" ").filter(Boolean) : [];
  }

  keepMet(topics: readonly string[]): void {
    keep(this.name, MET + topics.join(" "));
  }
}
