/** What this browser saw and sent before a game began: the fingerprint of the server's secret, the random bytes of those who sit here, and the
 *  fingerprint of the start for which they were sent. After the end the server's word is held against it. */
import { keep, recall } from "./storage";
import type { TableView } from "./types";

export interface Seal {
  table: string;
  commitment: string;
  /** By the number of the companion; 0 is the one who is signed in. */
  contributions: Record<string, string>;
  /** The seal of the start for which they were revealed; there is none where they were sent at once. */
  start?: string;
  /** For how many starts that came to nothing some were revealed here. */
  vain?: number;
}

const MOST = 60;

function all(): Seal[] {
  try {
    const kept: unknown = JSON.parse(recall("seals") ?? "[]");
    return Array.isArray(kept) ? (kept as Seal[]) : [];
  } catch {
    return [];
  }
}

function put(seal: Seal): void {
  keep("seals", JSON.stringify([seal, ...all().filter((other) => other.table !== seal.table)].slice(0, MOST)));
}

export function sealOf(table: string): Seal | null {
  return all().find((seal) => seal.table === table) ?? null;
}

/** The first fingerprint that was shown counts, and only one that was shown while the secret was still sealed. */
export function keepSeal(table: TableView): void {
  if ((table.status === "open" || table.status === "running") && sealOf(table.id) === null)
    put({ table: table.id, commitment: table.commitment, contributions: {} });
}

/** Bytes that nobody knows yet: whatever was revealed before was for a start that came to nothing. */
export function keepContribution(table: string, companion: number, contribution: string): void {
  const seal = sealOf(table);
  if (!seal) return;
  const { commitment, contributions, start, vain = 0 } = seal;
  put({ table, commitment, contributions: { ...contributions, [companion]: contribution }, vain: vain + (start === undefined ? 0 : 1) });
}

/** Before bytes are revealed: whether it is for this start, and no other. */
export function keepStart(table: string, start: string): boolean {
  const seal = sealOf(table);
  if (seal && seal.start === undefined) put({ ...seal, start });
  return sealOf(table)?.start === start;
}
