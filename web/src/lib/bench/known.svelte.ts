/** What is known of the values of the printed games; asked for once for every entry. */
import { get } from "../api";
import { Fetched } from "../fetched.svelte";
import type { KnownFact, KnownFacts } from "../types";

const facts = new Fetched((asked) => get<KnownFacts>(asked));

/** By fields, and under the empty name of the whole entry; without an entry, of the section. Null: it has not come yet. */
export function known(game: string, section: string, entry: string): Record<string, KnownFact[]> | null {
  return facts.get(`/api/games/${game}/known?${new URLSearchParams({ section, entry }).toString()}`)?.known ?? null;
}
