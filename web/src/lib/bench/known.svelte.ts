/** What is known of the values of the printed games; asked for once for every entry. */
import { get } from "../api";
import { Fetched } from "../fetched.svelte";
import type { KnownFact, KnownFacts } from "../types";

const facts = new Fetched((name) => {
  const [game = "", section = "", ...entry] = name.split("/");
  return get<KnownFacts>(`/api/games/${game}/known/${section}/${encodeURIComponent(entry.join("/"))}`);
});

/** By fields, and under the empty name of the whole entry; null: it has not come yet. */
export function known(game: string, section: string, entry: string): Record<string, KnownFact[]> | null {
  return facts.get(`${game}/${section}/${entry}`)?.known ?? null;
}
