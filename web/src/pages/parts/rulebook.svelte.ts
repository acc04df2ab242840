/** The rules of a game as they are read: the text, and what it only gains from. */
import type { Component } from "svelte";
import type { GameFace } from "../../games/board";
import { loadFace } from "../../games/index";
import { Refused, get } from "../../lib/api";
import { lobby } from "../../lib/lobby.svelte";
import type { Data, ExampleSummary, Reason } from "../../lib/types";
import type { Language } from "../../lib/words";
import { readRules, type RulesText } from "./rulestext";

/** A picture of the game by its name, where the game draws its own. */
export type Picture = Component<{ name: string }>;

const pictures = import.meta.glob<{ default: Picture }>("../../games/*/Picture.svelte");

export class Rulebook {
  text = $state.raw<RulesText | null>(null);
  /** Why there is none. */
  trouble = $state.raw<Reason | null>(null);
  examples = $state.raw<ExampleSummary[]>([]);
  edition = $state.raw<Data | null>(null);
  face = $state.raw<GameFace | null>(null);
  Picture = $state.raw<Picture | null>(null);
  private gathered = $state(false);
  /** Whether everything is in its place, so that a section can be gone to. */
  readonly settled = $derived(this.gathered && this.text !== null);
  private language = "";

  constructor(readonly game: string) {
    void this.gather();
  }

  async read(language: Language): Promise<void> {
    this.language = language;
    try {
      const found = readRules(await get<string>(`/api/games/${this.game}/rules/${language}`));
      if (language !== this.language) return;
      this.text = found;
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (language === this.language) this.trouble = error.reason;
    }
  }

  /** What the text only gains from: without it, it can still be read. */
  private async gather(): Promise<void> {
    try {
      const games = await lobby.loadGames();
      const own = games.find((one) => one.name === this.game)?.editions[0];
      if (own === undefined) return;
      const [edition, examples, face, picture] = await Promise.all([
        get<Data>(`/api/games/${this.game}/editions/${own}`),
        get<ExampleSummary[]>(`/api/games/${this.game}/examples`),
        loadFace(this.game),
        pictures[`../../games/${this.game}/Picture.svelte`]?.(),
      ]);
      [this.edition, this.examples, this.face, this.Picture] = [edition, examples, face, picture?.default ?? null];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.gathered = true;
    }
  }
}
