/** One WebSocket to a table: comes back by itself where it was, sends what was not answered again, loses nothing. */
import { Refused, reason } from "./api";
import type { ChatLine, Data, Message, Phrase, Reason, TableView } from "./types";

type TableMessage = Extract<Message, { type: "table" }>;
type PresenceMessage = Extract<Message, { type: "presence" }>;

export interface Listening {
  table(message: TableMessage): void;
  chat(lines: ChatLine[]): void;
  presence(message: PresenceMessage): void;
  /** Whether the connection stands; `tried` counts the attempts since it broke. */
  line(open: boolean, tried: number): void;
  /** The server does not want us here: not to be tried again. */
  refused(reason: Reason): void;
}

interface Waiting {
  command: Data;
  done(version: number): void;
  answered(events: Phrase[], reason: Reason | null): void;
  failed(refused: Refused): void;
}

const AGAIN = new Set(["move", "preview", "why"]);
const PAUSES = [200, 500, 1000, 2000, 4000];

export class Live {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  /** Nothing is known at first: the whole story comes with the first message. */
  private version = 0;
  private lastLine = 0;
  private tried = 0;
  private closed = false;
  private timer = 0;
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

  do(command: Data): Promise<number> {
    return new Promise((resolve, reject) => this.send(command, { done: resolve, answered: () => resolve(this.version), failed: reject }));
  }

  ask(command: Data): Promise<{ events: Phrase[]; reason: Reason | null }> {
    return new Promise((resolve, reject) =>
      this.send(command, { done: () => resolve({ events: [], reason: null }), answered: (events, why) => resolve({ events, reason: why }), failed: reject }),
    );
  }

  private send(command: Data, waiting: Omit<Waiting, "command">): void {
    const id = `${this.tag}${(this.count += 1).toString(36)}`;
    const full = { ...command, id };
    this.waiting.set(id, { command: full, ...waiting });
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(full));
    else if (!AGAIN.has(String(command["do"]))) this.fail(id, reason("connection-lost"));
  }

  private fail(id: string, why: Reason): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.failed(new Refused(why, 0));
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `version=${this.version}&chat=${this.lastLine}` + (this.companion ? `&companion=${this.companion}` : "");
    let socket: WebSocket;
    try {
      socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`);
    } catch {
      this.to.refused(reason("sockets-blocked"));
      return;
    }
    this.socket = socket;
    socket.onopen = () => {
      for (const { command } of this.waiting.values()) socket.send(JSON.stringify(command));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private receive(message: Message): void {
    if (message.type === "table") {
      this.tried = 0;
      this.to.line(true, 0);
      this.version = message.version;
      this.to.table(message);
    } else if (message.type === "chat") {
      this.lastLine = message.lines.at(-1)?.number ?? this.lastLine;
      this.to.chat(message.lines);
    } else if (message.type === "presence") {
      this.to.presence(message);
    } else {
      this.answer(message);
    }
  }

  private answer(message: Extract<Message, { type: "done" | "refused" | "answer" }>): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "done") waiting?.done(message.version);
    else if (message.type === "answer") waiting?.answered(message.events, message.reason);
    else if (waiting) waiting.failed(new Refused(message.reason, 400));
    else if (!message.id) this.to.refused(message.reason);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    for (const [id, { command }] of this.waiting) if (!AGAIN.has(String(command["do"]))) this.fail(id, reason("connection-lost"));
    if (this.closed || (code >= 4400 && code < 4500 && code !== 4429)) return;
    this.to.line(false, (this.tried += 1));
    this.timer = window.setTimeout(() => this.connect(), PAUSES[Math.min(this.tried, PAUSES.length) - 1] ?? 4000);
  }
}

export type { TableMessage, PresenceMessage, TableView };
