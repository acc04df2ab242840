/** The files of this version of the page, as `make static` lists them. Each is checked when it arrives and kept in the browser's cache, so
 *  that a download that was interrupted goes on where it was, and nothing is fetched twice. */
import type { Lockfile } from "pyodide";

export interface Listed {
  size: number;
  sha256: string;
}

export interface FileList {
  version: string;
  /** What Pyodide is asked for at its start: who it is, and no packages. */
  lock: Lockfile;
  /** Scripts and WebAssembly of Pyodide, and the archives that every game needs. */
  pyodide: { loader: string; script: string; wasm: string; library: string };
  core: string;
  games: Record<string, string>;
  files: Record<string, Listed>;
}

/** A file did not come, or not whole. */
export class Missing extends Error {}

type Arrived = (bytes: number) => void;

/** Nothing where a browser has no cache for us: on a plain http address, and in some private windows. */
export async function openCache(base: string): Promise<Cache | null> {
  try {
    return await caches.open(`archipel-files ${new URL(base).pathname}`);
  } catch {
    return null;
  }
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Leaves an answer unread: it would keep its connection busy, and a browser has but a few. */
function leave(answer: Response): void {
  answer.body?.cancel().catch(() => {});
}

/** An answer as a browser takes it. WebAssembly is compiled while it is read only under its own type, which not every host knows; and what
 *  came by a detour, as some hosts send those who ask for index.html, is no page. */
function usable(name: string, answer: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  const given = answer.headers.get("content-type") ?? "";
  const kind = name.endsWith(".wasm") ? "application/wasm" : given;
  return kind === given && !answer.redirected ? answer : new Response(bytes, { headers: { "content-type": kind } });
}

export class Stock {
  /** `base` is the folder of the page, as an address that ends with a slash. */
  constructor(
    readonly list: FileList,
    readonly base: string,
    readonly cache: Cache | null,
  ) {}

  static async open(address: string): Promise<Stock> {
    const base = new URL("./", address).href;
    const cache = await openCache(base);
    const kept = await cache?.match(address);
    const answer = kept ?? (await fetch(address).catch(() => null));
    if (!answer?.ok) {
      if (answer) leave(answer);
      throw new Missing(address);
    }
    if (!kept) await cache?.put(address, answer.clone()).catch(() => {});
    return new Stock((await answer.json()) as FileList, base, cache);
  }

  address(name: string): string {
    return new URL(name, this.base).href;
  }

  /** Under which address a file is kept: its own, and what is in it. */
  key(name: string): string {
    return `${this.address(name)}?${this.list.files[name]?.sha256.slice(0, 12)}`;
  }

  size(name: string): number {
    return this.list.files[name]?.size ?? 0;
  }

  /** A file of the list; `arrived` hears of every piece of it. */
  async get(name: string, arrived: Arrived = () => {}): Promise<Response> {
    const kept = await this.cache?.match(this.key(name), { ignoreVary: true });
    if (kept) {
      arrived(this.size(name));
      return kept;
    }
    // what a cache in between has kept may be another version's
    const fetched = (await this.fetch(name, "default", arrived)) ?? (await this.fetch(name, "reload", () => {}));
    if (!fetched) throw new Missing(name);
    return fetched;
  }

  private async fetch(name: string, cache: RequestCache, arrived: Arrived): Promise<Response | null> {
    try {
      const answer = await fetch(this.address(name), { cache });
      const bytes = answer.ok && (await this.read(answer.clone(), this.size(name), arrived));
      if (!bytes || (globalThis.crypto?.subtle && (await sha256(bytes)) !== this.list.files[name]?.sha256)) {
        leave(answer);
        return null;
      }
      const whole = usable(name, answer, bytes);
      // no room to keep it: it is fetched again next time
      await this.cache?.put(this.key(name), whole.clone()).catch(() => {});
      return whole;
    } catch {
      return null;
    }
  }

  private async read(answer: Response, size: number, arrived: Arrived): Promise<Uint8Array<ArrayBuffer> | null> {
    const bytes = new Uint8Array(size);
    let done = 0;
    const reader = answer.body?.getReader();
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      if (done + piece.value.length > size) {
        void reader?.cancel();
        return null;
      }
      bytes.set(piece.value, done);
      done += piece.value.length;
      arrived(piece.value.length);
    }
    return done === size ? bytes : null;
  }
}
