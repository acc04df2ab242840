/** How strong the bots shall be whom this browser sets at tables: what was chosen last. */
import { keep, recall } from "./storage";
import type { GameSummary } from "./types";

export const USUAL_BOT = "greedy";

class Strength {
  private chosen = $state(recall("bot") ?? USUAL_BOT);

  /** Among the bots that a game has. */
  among(bots: string[]): string {
    return [this.chosen, USUAL_BOT].find((bot) => bots.includes(bot)) ?? bots[0] ?? "";
  }

  of(game: GameSummary): string {
    return this.among(game.bots);
  }

  choose(bot: string): void {
    this.chosen = bot;
    keep("bot", bot);
  }
}

export const strength = new Strength();
