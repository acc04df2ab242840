/** The edition that somebody wishes for a table: the usual one, another of ours, one that they work on at the bench, or a file of their own. */
import { recallDraft } from "./bench/drafts";
import type { components } from "../generated/api";
import { Refused, post, reason } from "./api";
import { ensureGuest } from "./session.svelte";
import type { BenchReport, Reason } from "./types";

const LONGEST = 200_000;

export class EditionWish {
  /** The name of one of ours; nothing: the usual one; null: a file of their own. */
  chosen = $state<string | null>("");
  /** The key of a draft of this browser; nothing: none. */
  draft = $state("");
  /** What the server says of the file, or why it does not want it. */
  report = $state.raw<components["schemas"]["EditionReport"] | null>(null);
  refusal = $state.raw<Reason | null>(null);
  checking = $state(false);
  private text = "";

  get edition(): string {
    return this.own ? "" : (this.chosen ?? "");
  }

  get toml(): string {
    return this.own ? this.text : "";
  }

  /** Whether it is somebody's own, as a draft or as a file. */
  get own(): boolean {
    return this.draft !== "" || this.chosen === null;
  }

  /** Whether the table can be opened with what is chosen. */
  get good(): boolean {
    return !this.own || this.report?.playable === true;
  }

  /** Takes one of ours, or (null) asks for a file. */
  choose(name: string | null): void {
    [this.chosen, this.draft, this.report, this.refusal] = [name, "", null, null];
  }

  /** Takes a draft of this browser, and has it checked once more. */
  async take(game: string, key: string): Promise<void> {
    this.choose("");
    const draft = recallDraft(key);
    if (draft?.game !== game) return;
    [this.draft, this.checking] = [key, true];
    try {
      await ensureGuest();
      const { toml, ...report } = await post<BenchReport>("/api/editions/drafts", { game, data: draft.data, seen: draft.seen });
      if (this.draft === key) [this.report, this.text] = [report, toml];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.draft === key) this.refusal = error.reason;
    } finally {
      this.checking = false;
    }
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
