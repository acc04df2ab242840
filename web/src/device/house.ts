/** The page's way to the room of this device: requests and connections become messages to a worker. What is the same for everybody lies beside the
 *  page as files, so that it is there before Python is. */
import { mount } from "svelte";
import { arrival } from "../lib/arrival.svelte";
import { build } from "../lib/build.svelte";
import { meta, type Line } from "../lib/house";
import { session } from "../lib/session.svelte";
import { toasts } from "../lib/toasts.svelte";
import { install, take } from "./install";
import { guideLinks } from "./links";
import type { FromRoom, ToRoom } from "./messages";
import Signs from "./Signs.svelte";

/** A closed connection that may be opened again at once, as after a restart of a server. */
const RESTARTED = 1012;

/** Where the list of this page's files is. */
const FILES = new URL(meta("files"), document.baseURI).href;

/** Every answer under these addresses is the same for everybody. */
const FIXED = /^\/api\/(games|words)(\/|$)/;
const TEXTS = /^\/api\/words\/|\/(words|rules)\/[^/]+$|\/toml$/;

const files = import.meta.glob<string>("../words/*/device.ftl", { query: "?raw", import: "default" });

/** What this device cannot change: nothing is asked here until it is another. */
const LASTING = new Set<string>(["no-wasm", "no-store"]);

interface Asked {
  message: Extract<ToRoom, { ask: number }>;
  answered(answer: Response): void;
  failed(error: Error): void;
}

/** What tabs say to each other: where one is (and whether it wants to know who else is), or that everything was taken away. */
type Said = { table: string; asks: boolean } | "emptied";

/** Says so where another tab shows the same table. Each tells where it is; whoever is there, too, answers. */
class Tabs {
  private readonly channel = new BroadcastChannel("archipel-tabs");
  /** The tables of which it was said. */
  private readonly told = new Set<string>();

  constructor(isAt: (table: string) => boolean) {
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => {
      // what this tab has in mind is there no more
      if (data === "emptied") return location.reload();
      const { table, asks } = data;
      if (!isAt(table)) return;
      if (asks) this.say({ table, asks: false });
      if (!this.told.has(table)) toasts.say(session.words.text("here-elsewhere"));
      this.told.add(table);
    };
  }

  say(said: Said): void {
    this.channel.postMessage(said);
  }
}

/** A connection to a table here, as the page knows those to a server. */
class Wire implements Line {
  readonly OPEN = WebSocket.OPEN;
  readyState: number = WebSocket.CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    readonly path: string,
    private readonly post: (message: "say" | "close", text: string) => void,
  ) {}

  send(text: unknown): void {
    this.post("say", String(text));
  }

  close(): void {
    this.post("close", "");
    this.end(1000);
  }

  open(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.call(this.onopen, new Event("open"));
  }

  tell(text: string): void {
    this.open();
    this.call(this.onmessage, new MessageEvent("message", { data: text }));
  }

  end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.call(this.onclose, new CloseEvent("close", { code }));
  }

  private call<E extends Event>(listener: ((this: WebSocket, event: E) => unknown) | null, event: E): void {
    (listener as ((event: E) => unknown) | null)?.(event);
  }
}

/** Which table a connection is to. */
const tableIn = (path: string): string => path.split("/")[3] ?? "";

class Room {
  private worker: Worker | null = null;
  private readonly asked = new Map<number, Asked>();
  private readonly wires = new Map<number, Wire>();
  readonly tabs = new Tabs((table) => [...this.wires.values()].some(({ path }) => tableIn(path) === table));
  private count = 0;
  private settle = (): void => {};

  constructor() {
    guideLinks();
    const settled = new Promise<void>((resolve) => {
      this.settle = () => {
        arrival.ready = true;
        resolve();
      };
    });
    void install(FILES, settled, { renewed: () => this.renew(), whole: () => (arrival.whole = true) });
    arrival.again = () => this.start();
    this.start();
  }

  ask(method: string, path: string, body: string | null): Promise<Response> {
    return new Promise((answered, failed) => {
      const message = { ask: (this.count += 1), method, path, body };
      this.asked.set(message.ask, { message, answered, failed });
      this.post(message);
      this.refuse();
    });
  }

  connect(path: string): Wire {
    const number = (this.count += 1);
    const wire = new Wire(path, (what, text) => {
      if (what === "close") this.wires.delete(number);
      this.post(what === "say" ? { say: number, text } : { close: number });
    });
    this.wires.set(number, wire);
    this.post({ open: number, path });
    this.tabs.say({ table: tableIn(path), asks: true });
    return wire;
  }

  /** Starts Python, for the first time or anew; whatever waits is asked of the new one. */
  private start(): void {
    this.worker?.terminate();
    arrival.hitch = "";
    arrival.ready = false;
    const worker = new Worker(new URL("./room.worker.ts", import.meta.url), { type: "module", name: FILES });
    worker.onmessage = (event: MessageEvent<FromRoom>) => this.hear(event.data);
    worker.onerror = () => arrival.ready || this.stumble("incomplete");
    this.worker = worker;
    for (const { message } of this.asked.values()) this.post(message);
    for (const [open, { path }] of this.wires) this.post({ open, path });
  }

  private post(message: ToRoom): void {
    this.worker?.postMessage(message);
  }

  private hear(message: FromRoom): void {
    if ("progress" in message) arrival.bytes = message.progress;
    else if ("ready" in message) this.settle();
    else if ("trouble" in message) this.stumble(message.trouble);
    else if ("answer" in message) {
      const { answer, status, type, body } = message;
      const empty = status === 204 || status === 304;
      this.asked.get(answer)?.answered(new Response(empty ? null : body, { status, headers: { "content-type": type } }));
      this.asked.delete(answer);
    } else if ("opened" in message) this.wires.get(message.opened)?.open();
    else if ("told" in message) this.wires.get(message.told)?.tell(message.text);
    else {
      const wire = this.wires.get(message.closed);
      this.wires.delete(message.closed);
      wire?.end(message.code);
    }
  }

  /** Where Python will not come, nobody is kept waiting for it. */
  private refuse(): void {
    if (!LASTING.has(arrival.hitch)) return;
    const body = JSON.stringify({ reason: { key: arrival.hitch, args: {}, rule: "" } });
    for (const { answered } of this.asked.values())
      answered(new Response(body, { status: 503, headers: { "content-type": "application/json" } }));
    this.asked.clear();
  }

  private renew(): void {
    build.take = take;
    build.renewed = true;
  }

  /** What was asked of a Python that had begun may have been done, so it is not asked again; whoever asked is told, and Python starts anew. */
  private stumble(hitch: typeof arrival.hitch): void {
    const ran = arrival.ready;
    this.worker?.terminate();
    this.worker = null;
    arrival.ready = false;
    if (!ran) {
      arrival.hitch = hitch;
      this.refuse();
      return;
    }
    const [asked, wires] = [[...this.asked.values()], [...this.wires.values()]];
    this.asked.clear();
    this.wires.clear();
    this.start();
    for (const { failed } of asked) failed(new Error("stopped"));
    for (const wire of wires) wire.end(RESTARTED);
  }
}

const room = new Room();
mount(Signs, { target: document.body });

export async function ask(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
  // whoever asks whether the house is there wants to know whether parts of the page come
  if (path === "/healthz") return fetch(document.baseURI, { method: "HEAD", cache: "no-store" });
  if (method === "GET" && FIXED.test(path)) {
    const file = new URL(`${meta("answers")}${path.slice("/api/".length)}${TEXTS.test(path) ? ".txt" : ".json"}`, document.baseURI);
    const answer = await fetch(file).catch(() => null);
    if (answer?.ok) return answer;
  }
  const answer = await room.ask(method, path, typeof body === "string" ? body : null);
  if (answer.ok && method === "POST" && path === "/api/tables") void navigator.storage?.persist?.();
  return answer;
}

/** What only a page on a device has to say. */
export const words = async (language: string): Promise<string> => (await files[`../words/${language}/device.ftl`]?.()) ?? "";

/** Everything was taken away: no tab goes on as if it were there. */
export function empty(): void {
  room.tabs.say("emptied");
  location.reload();
}

export const connect = (path: string): Line => room.connect(path);
