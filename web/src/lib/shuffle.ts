/** Computes the draws of a finished game again, from the seed that is published after the end. docs/shuffles.md gives every byte:
 *  the key is HMAC-SHA-256(seed, header), block i is HMAC-SHA-256(key, i), a block is eight words of the stream. */
import type { Draws } from "./types";

export interface Checked {
  /** How many draws were computed again and are right. */
  draws: number;
  /** What does not fit: the seed its commitment, the header that commitment, what we added or the seal of the start, a draw the key; nothing if
   *  all is well.
   *  `no-crypto`: this browser computes no hashes here, as the page came over an open line. */
  wrong: "" | "commitment" | "header" | "contribution" | "start" | "draw" | "no-crypto";
  /** The first draw that differs, in the order of the game: what was drawn, and what the key gives. */
  first: { number: number; step: number; drawn: number; computed: number } | null;
}

const WORDS = 2 ** 32;
const BLOCK_WORDS = 8;
const HMAC = { name: "HMAC", hash: "SHA-256" };

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/[0-9a-f]{2}/g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether this browser computes hashes here: not where the page came over an open line. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** What is sent of a contribution before it is revealed. */
export function pledgeOf(table: string, contribution: string): Promise<string> {
  return sha256(`archipel-contribution ${table} ${contribution}`);
}

/** The seal of the start of a game: the hash of its header with pledges in place of the contributions. */
async function startOf(header: string, table: string): Promise<string> {
  const lines = header.split("\n").map(async (line) => {
    const [, seat, contribution] = /^contribution (\d+) ([0-9a-f]{32})$/.exec(line) ?? [];
    return contribution === undefined ? line : `pledge ${seat} ${await pledgeOf(table, contribution)}`;
  });
  return sha256((await Promise.all(lines)).join("\n"));
}

/** The keyed dealer: an endless stream of words, and unbiased numbers from it. */
class Dealer {
  private words: DataView | null = null;
  private next = BLOCK_WORDS;
  private block = 0n;

  private constructor(private readonly key: CryptoKey) {}

  static async of(seed: Uint8Array<ArrayBuffer>, header: string): Promise<Dealer> {
    const secret = await crypto.subtle.importKey("raw", seed, HMAC, false, ["sign"]);
    const key = await crypto.subtle.sign("HMAC", secret, new TextEncoder().encode(header));
    return new Dealer(await crypto.subtle.importKey("raw", key, HMAC, false, ["sign"]));
  }

  private async word(): Promise<number> {
    if (this.words === null || this.next === BLOCK_WORDS) {
      const number = new DataView(new ArrayBuffer(8));
      number.setBigUint64(0, this.block);
      this.words = new DataView(await crypto.subtle.sign("HMAC", this.key, number));
      this.block += 1n;
      this.next = 0;
    }
    const word = this.words.getUint32(4 * this.next);
    this.next += 1;
    return word;
  }

  /** A number from 0 to n-1: words that would make some of them likelier are thrown away. */
  async below(n: number): Promise<number> {
    if (n === 1) return 0;
    const limit = WORDS - (WORDS % n);
    for (;;) {
      const word = await this.word();
      if (word < limit) return word % n;
    }
  }
}

/** What this browser remembers, not what the server says now: the commitment that was shown before the game, the bytes that were added here, by the
 *  seat, and the seal of the start for which they were revealed, if there was one. */
export interface Remembered {
  table: string;
  commitment: string;
  own: Map<number, string>;
  start: string | undefined;
}

export async function verify(said: Draws, { table, commitment, own, start }: Remembered): Promise<Checked> {
  const failed = (wrong: Checked["wrong"]): Checked => ({ draws: 0, wrong, first: null });
  if (!canHash()) return failed("no-crypto");
  const seed = bytes(said.seed);
  if (hex(await crypto.subtle.digest("SHA-256", seed)) !== commitment) return failed("commitment");
  if (!said.header.includes(`\ncommitment ${commitment}\n`)) return failed("header");
  for (const [seat, contribution] of own)
    if (!said.header.includes(`\ncontribution ${seat + 1} ${contribution}\n`)) return failed("contribution");
  if (start !== undefined && start !== (await startOf(said.header, table))) return failed("start");
  const dealer = await Dealer.of(seed, said.header);
  for (const [index, [n, drawn, step]] of said.draws.entries()) {
    const computed = await dealer.below(n);
    if (computed !== drawn) return { draws: index, wrong: "draw", first: { number: index + 1, step, drawn, computed } };
  }
  return { draws: said.draws.length, wrong: "", first: null };
}
