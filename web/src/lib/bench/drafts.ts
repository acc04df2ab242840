/** The editions that somebody works on, kept in this browser: one text each, and a list of them. */
import type { Data } from "../types";

/** Who has seen the values of an entry, and when: comments of the file, which count for nothing in the game. */
export type Seen = Record<string, { who: string; when: string }>;

export interface Draft {
  key: string;
  game: string;
  data: Data;
  seen: Seen;
  /** When it was last changed, in milliseconds. */
  at: number;
}

export interface Kept {
  key: string;
  game: string;
  name: string;
  at: number;
}

const PREFIX = "archipel-bench-";
const LIST = "archipel-benches";
/** Where a browser keeps nothing, drafts live as long as the page. */
const memory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Whether it will still be there when the page is opened again. */
function write(name: string, text: string | null): boolean {
  if (text === null) memory.delete(name);
  else memory.set(name, text);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isKept = (one: unknown): one is Kept =>
  typeof one === "object" && one !== null && ["key", "game", "name"].every((name) => typeof (one as Data)[name] === "string");

/** All drafts here, the latest first. */
export function keptDrafts(game: string): Kept[] {
  const list = parsed(read(LIST));
  return (Array.isArray(list) ? list.filter(isKept) : []).filter((one) => one.game === game).sort((one, other) => other.at - one.at);
}

export const newKey = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

export function recallDraft(key: string): Draft | null {
  const found = parsed(read(PREFIX + key)) as Partial<Draft> | null;
  if (!found || typeof found.data !== "object" || found.data === null || typeof found.game !== "string") return null;
  return { key, game: found.game, data: found.data, seen: found.seen ?? {}, at: found.at ?? 0 };
}

export function keepDraft(draft: Draft): boolean {
  const head = draft.data["edition"] as Data | undefined;
  const list = parsed(read(LIST));
  const others = (Array.isArray(list) ? list.filter(isKept) : []).filter((one) => one.key !== draft.key);
  const kept: Kept = { key: draft.key, game: draft.game, name: String(head?.["id"] ?? ""), at: draft.at };
  return write(PREFIX + draft.key, JSON.stringify(draft)) && write(LIST, JSON.stringify([...others, kept]));
}

export function dropDraft(key: string): void {
  const list = parsed(read(LIST));
  write(PREFIX + key, null);
  write(LIST, JSON.stringify((Array.isArray(list) ? list.filter(isKept) : []).filter((one) => one.key !== key)));
}

/** Tells when another tab has changed a draft. */
export function onOtherTab(key: string, changed: () => void): () => void {
  const hear = (event: StorageEvent): void => void (event.key === PREFIX + key && event.newValue !== null && changed());
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
