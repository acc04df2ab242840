/** One WebSocket to a table: comes back by itself where it was, sends what was not answered again, loses nothing. Where something on the way
 *  lets no socket through, the table is asked for again and again instead. */
import { Refused, answers, get, post, reason } from "./api";
import { house, type Line as Wire } from "./house";
import type { ChatLine, Data, HintView, Message, Phrase, Reason, TableView } from "./types";

type TableMessage = Extract<Message, { type: "table" }>;
type PresenceMessage = Extract<Message, { type: "presence" }>;

/** How the table is heard: at once, by asking every few seconds, or not at all just now. */
export type Line = "open" | "slow" | "lost";

export interface Listening {
  table(message: TableMessage): void;
  /** New lines, and the numbers of older ones that were taken away. */
  chat(lines: ChatLine[], taken: number[]): void;
  presence(message: PresenceMessage): void;
  /** `tried` counts the sockets that failed since one stood. */
  line(line: Line, tried: number): void;
  /** The server does not want us here: not to be tried again. */
  refused(reason: Reason): void;
}

/** What is said to a command: to a question, which changes nothing, what was asked for. */
export interface Answer {
  events: Phrase[];
  reason: Reason | null;
  hints: HintView[];
}

const DONE: Answer = { events: [], reason: null, hints: [] };

interface Waiting {
  command: Data;
  answered(answer: Answer): void;
  failed(refused: Refused): void;
}

const QUESTIONS = new Set(["preview", "why", "hint"]);
const AGAIN = new Set(["move", ...QUESTIONS]);
const PAUSES = [200, 500, 1000, 2000, 4000];
/** A socket over which nothing is said for so long at first is none. */
const PATIENCE_MS = 10_000;
/** After so many failures we ask whether the server is there at all; if it is, and the next socket fails too, it goes without. */
const ENOUGH = 3;
const ASK_MS = 2000;
/** How long until a socket is tried again while it goes without. */
const RETRY_MS = 30_000;

export class Live {
  private socket: Wire | null = null;
  private readonly waiting = new Map<string, Waiting>();
  /** Nothing is known at first: the whole story comes with the first message. */
  private version = 0;
  private lastLine = 0;
  private tried = 0;
  private closed = false;
  private timer = 0;
  private patience = 0;
  private slow = false;
  private reachable = false;
  private asking = 0;
  private reading = Promise.resolve();
  private giving = Promise.resolve();
  private count = 0;
  private readonly tag = Math.random().toString(36).slice(2, 8);

  constructor(
    readonly id: string,
    private readonly to: Listening,
    /** Which of the people on this device listens: 0 is the one who is signed in. */
    readonly companion: number = 0,
  ) {
    this.connect();
    addEventListener("online", this.now);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    clearTimeout(this.asking);
    removeEventListener("online", this.now);
    this.socket?.close();
  }

  /** Tries at once to come back. */
  now = (): void => {
    if (this.socket === null && !this.closed) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  /** Gives a command, or asks a question; answered once it is carried out, and what it changed was heard. */
  send(command: Data): Promise<Answer> {
    const id = `${this.tag}${(this.count += 1).toString(36)}`;
    const full = { ...command, ...(this.companion ? { companion: this.companion } : {}), id };
    return new Promise((answered, failed) => {
      this.waiting.set(id, { command: full, answered, failed });
      if (this.socket !== null && this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(full));
      else if (this.slow) void this.giveByRest(id);
      else if (!AGAIN.has(String(command["do"]))) this.fail(id, reason("connection-lost"));
    });
  }

  private fail(id: string, why: Reason): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.failed(new Refused(why, 0));
  }

  private get known(): string {
    return `version=${this.version}&chat=${this.lastLine}` + (this.companion ? `&companion=${this.companion}` : "");
  }

  private get path(): string {
    return `/api/tables/${encodeURIComponent(this.id)}`;
  }

  private connect(): void {
    let socket: Wire;
    try {
      socket = house.connect(`${this.path}/live?${this.known}`);
    } catch {
      this.lost(null, 0);
      return;
    }
    this.socket = socket;
    // on a device Python may have to come first
    if (!house.isDevice)
      this.patience = window.setTimeout(() => {
        this.lost(socket, 0);
        socket.close();
      }, PATIENCE_MS);
    socket.onopen = () => {
      for (const { command } of this.waiting.values()) socket.send(JSON.stringify(command));
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(String(event.data)) as Message;
      if (message.type === "table") this.stands();
      this.receive(message);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private stands(): void {
    clearTimeout(this.patience);
    clearTimeout(this.asking);
    this.slow = this.reachable = false;
    // the server may be a newer one by now, which it says with any answer
    if (this.tried > 0) void answers();
    this.tried = 0;
    this.to.line("open", 0);
  }

  private receive(message: Message): void {
    if (message.type === "table") {
      if (message.version < this.version) return;
      this.version = message.version;
      this.to.table(message);
    } else if (message.type === "chat") {
      this.lastLine = message.lines.at(-1)?.number ?? this.lastLine;
      this.to.chat(message.lines, message.taken ?? []);
    } else if (message.type === "presence") {
      this.to.presence(message);
    } else {
      this.answer(message);
    }
  }

  private answer(message: Extract<Message, { type: "done" | "refused" | "answer" }>): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "done") waiting?.answered(DONE);
    else if (message.type === "answer") waiting?.answered(message);
    else if (waiting) waiting.failed(new Refused(message.reason, 400));
    else if (!message.id) this.to.refused(message.reason);
  }

  private lost(socket: Wire | null, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearTimeout(this.patience);
    for (const [id, { command }] of this.waiting) if (!AGAIN.has(String(command["do"]))) this.fail(id, reason("connection-lost"));
    if (this.closed || (code >= 4400 && code < 4500 && code !== 4429)) return;
    this.tried += 1;
    if (this.slow) this.to.line("slow", this.tried);
    else if (this.reachable) this.goSlow();
    else {
      this.to.line("lost", this.tried);
      if (this.tried >= ENOUGH) void this.knock();
    }
    this.timer = window.setTimeout(() => this.connect(), this.slow ? RETRY_MS : (PAUSES[Math.min(this.tried, PAUSES.length) - 1] ?? 4000));
  }

  // Without a socket

  /** Is it the server that is away, or do only sockets not come through? */
  private async knock(): Promise<void> {
    this.reachable = await answers();
    if (this.reachable) this.now();
  }

  private goSlow(): void {
    this.slow = true;
    this.to.line("slow", this.tried);
    void this.poll().then(() => [...this.waiting.keys()].forEach((id) => void this.giveByRest(id)));
  }

  /** Asks what is new, again and again. */
  private async poll(): Promise<void> {
    clearTimeout(this.asking);
    try {
      await this.read();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status >= 400 && error.status < 500 && error.status !== 429) {
        this.close();
        this.to.refused(error.reason);
      } else if (this.slow) {
        this.slow = this.reachable = false;
        this.to.line("lost", this.tried);
        this.now();
      }
    }
    if (this.slow && !this.closed) this.asking = window.setTimeout(() => void this.poll(), ASK_MS);
  }

  /** Reads what is new; one after the other, so that nothing is heard twice. */
  private read(): Promise<void> {
    const next = this.reading.then(async () => {
      const messages = await get<Message[]>(`${this.path}/news?${this.known}`);
      if (this.slow && !this.closed) messages.forEach((message) => this.receive(message));
    });
    this.reading = next.catch(() => {});
    return next;
  }

  /** Gives a command by REST: one after the other, as over a socket. Only a hint, which is thought about for long, keeps nothing waiting. */
  private giveByRest(id: string): Promise<void> {
    if (this.waiting.get(id)?.command["do"] === "hint") return this.postCommand(id);
    const next = this.giving.then(() => this.postCommand(id));
    this.giving = next.catch(() => {});
    return next;
  }

  /** As over a socket, what a command changed is shown before it is called done. */
  private async postCommand(id: string): Promise<void> {
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return;
    this.waiting.delete(id);
    try {
      const done = await post<Answer & { version: number }>(`${this.path}/commands`, waiting.command);
      if (done.version > this.version) await this.read();
      waiting.answered(QUESTIONS.has(String(waiting.command["do"])) ? done : DONE);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 0 && AGAIN.has(String(waiting.command["do"]))) this.waiting.set(id, waiting);
      else waiting.failed(error);
    }
  }
}

export type { TableMessage, PresenceMessage, TableView };
