/** What the page and the two workers say to each other. */
import type { Hitch } from "../lib/arrival.svelte";

/** From the page to the room. */
export type ToRoom =
  | { ask: number; method: string; path: string; body: string | null }
  | { open: number; path: string }
  | { say: number; text: string }
  | { close: number };

/** From the room to the page. */
export type FromRoom =
  | { answer: number; status: number; type: string; body: string }
  | { opened: number }
  | { told: number; text: string }
  | { closed: number; code: number }
  | { progress: { done: number; total: number } }
  | { ready: true }
  | { trouble: Hitch };

/** From the room to whoever thinks, and back: JSON for JSON; what went wrong has no answer. */
export type ToThinker = { question: number; text: string };
export type FromThinker = { ready: true } | { answered: number; text: string | null };
