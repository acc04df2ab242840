/** Python in a worker: Pyodide with a standard library of only what we use, and our own archives, unpacked. */
import type { PyodideAPI, PyodideConfig, loadPyodide } from "pyodide";
import { Missing, Stock } from "./stock";

export type TroubleKey = "no-wasm" | "incomplete";

/** Why Python does not run here. */
export class Trouble extends Error {
  constructor(readonly key: TroubleKey) {
    super(key);
  }
}

/** Where what we unpack lies, and Python looks for it. */
const HOME = "/lib/python3.14/site-packages";
const SMALLEST_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

export class Python {
  private readonly brought = new Map<string, Promise<void>>();

  constructor(
    private readonly pyodide: PyodideAPI,
    private readonly stock: Stock,
  ) {}

  /** Something by its full name: a module, or what is in one. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Python's own
  find(name: string): any {
    return this.pyodide.pyimport(name);
  }

  /** Fetches and unpacks a game, once; what could not be fetched is tried again the next time. */
  bring(game: string): Promise<void> {
    const name = this.stock.list.games[game];
    if (name === undefined) return Promise.resolve();
    const known = this.brought.get(game);
    if (known) return known;
    const coming = this.unpack(name);
    this.brought.set(game, coming);
    coming.catch(() => this.brought.delete(game));
    return coming;
  }

  async unpack(name: string): Promise<void> {
    const archive = await this.stock.get(name);
    unzip(new Uint8Array(await archive.arrayBuffer()), (path, bytes) => {
      const file = `${HOME}/${path}`;
      this.pyodide.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
      this.pyodide.FS.writeFile(file, bytes);
    });
    // Python has looked into these folders before, and shall look again
    this.find("sys").path_importer_cache.clear();
  }
}

/** Goes through an archive that is not compressed: the host does that on the way. */
function unzip(archive: Uint8Array, each: (path: string, bytes: Uint8Array) => void): void {
  const data = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const text = new TextDecoder();
  const end = archive.length - 22;
  let at = data.getUint32(end + 16, true);
  for (let left = data.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = data.getUint32(at + 24, true);
    const nameLength = data.getUint16(at + 28, true);
    const path = text.decode(archive.subarray(at + 46, at + 46 + nameLength));
    const head = data.getUint32(at + 42, true);
    const begin = head + 30 + data.getUint16(head + 26, true) + data.getUint16(head + 28, true);
    each(path, archive.subarray(begin, begin + size));
    at += 46 + nameLength + data.getUint16(at + 30, true) + data.getUint16(at + 32, true);
  }
}

function checkWebAssembly(): void {
  try {
    new WebAssembly.Module(SMALLEST_MODULE);
  } catch {
    throw new Trouble("no-wasm");
  }
}

/** Starts Python in this worker. `address` is where the list of files is; the worker has it as its name. */
export async function startPython(progress: (done: number, total: number) => void, address: string = self.name): Promise<Python> {
  checkWebAssembly();
  try {
    return await start(await Stock.open(address), progress);
  } catch (error) {
    if (error instanceof Missing) throw new Trouble("incomplete");
    throw error;
  }
}

async function start(stock: Stock, progress: (done: number, total: number) => void): Promise<Python> {
  const { pyodide, core, lock } = stock.list;
  const total = [...Object.values(pyodide), core].reduce((sum, name) => sum + stock.size(name), 0);
  let done = 0;
  const arrived = (bytes: number): void => progress((done += bytes), total);
  const get = (name: string): Promise<Response> => stock.get(name, arrived);
  const script = async <T>(name: string): Promise<T> => {
    try {
      const module = (await import(/* @vite-ignore */ stock.address(name))) as T;
      arrived(stock.size(name));
      return module;
    } catch {
      throw new Missing(name);
    }
  };
  const loader = script<{ loadPyodide: typeof loadPyodide }>(pyodide.loader);
  const module = script<{ default: PyodideConfig["createPyodideModule"] }>(pyodide.script);
  const [wasm, library, rest] = [get(pyodide.wasm), get(pyodide.library), get(core)];
  // what comes is kept, whatever else does not come
  await Promise.allSettled([loader, module, wasm, library, rest]);
  await rest;
  // Pyodide fetches these two itself, and shall have them as they were checked
  const fetched = new Map([
    ["pyodide.asm.wasm", await wasm],
    ["library.zip", await library],
  ]);
  const ordinary = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const answer = fetched.get(String(input instanceof Request ? input.url : input).replace(/^.*\//, ""));
    return answer ? Promise.resolve(answer) : ordinary(input, init);
  };
  try {
    const python = new Python(
      await (
        await loader
      ).loadPyodide({
        indexURL: stock.base,
        stdLibURL: `${stock.base}library.zip`,
        lockFileContents: lock,
        createPyodideModule: (await module).default,
      }),
      stock,
    );
    await python.unpack(core);
    return python;
  } finally {
    globalThis.fetch = ordinary;
  }
}
