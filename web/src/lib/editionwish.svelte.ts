/** The edition that somebody wishes for a table: the usual one, another of ours, or a file of their own. */
import type { components } from "../generated/api";
import { Refused, post, reason } from "./api";
import { ensureGuest } from "./session.svelte";
import type { Reason } from "./types";

const LONGEST = 200_000;

export class EditionWish {
  /** The name of one of ours; nothing: the usual one; null: a file of their own. */
  chosen = $state<string | null>("");
  /** What the server says of the file, or why it does not want it. */
  report = $state.raw<components["schemas"]["EditionReport"] | null>(null);
  refusal = $state.raw<Reason | null>(null);
  checking = $state(false);
  private text = "";

  get edition(): string {
    return this.chosen ?? "";
  }

  get toml(): string {
    return this.chosen === null ? this.text : "";
  }

  /** Whether the table can be opened with what is chosen. */
  get good(): boolean {
    return this.chosen !== null || this.report?.playable === true;
  }

  /** Reads a file and has it checked. */
  async read(game: string, file: File | undefined): Promise<void> {
    this.report = this.refusal = null;
    if (!file) return;
    this.checking = true;
    try {
      const text = file.size > LONGEST ? "" : new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      if (!text) throw new Refused(reason("edition-file", { value: file.name }), 0);
      await ensureGuest();
      this.report = await post("/api/editions", { game, toml: text });
      this.text = text;
    } catch (error) {
      if (error instanceof TypeError) this.refusal = reason("edition-file", { value: file.name });
      else if (error instanceof Refused) this.refusal = error.reason;
      else throw error;
    } finally {
      this.checking = false;
    }
  }
}
