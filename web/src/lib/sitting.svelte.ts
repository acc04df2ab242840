/** A table on the page: what the server says of it, what is being chosen, what was said. The components only show this. */
import { candidates, choosable, meant } from "./choosing";
import { Refused, get } from "./api";
import { Live } from "./live";
import type { PresenceMessage, TableMessage } from "./live";
import type { ChatLine, Data, Happening, LegalMove, Phrase, Reason, TableView } from "./types";

export interface LogLine {
  number: number;
  at: number;
  kind: string;
  seat: number;
  events: Phrase[];
  entries: Happening["entries"];
}

const POINT_MS = 60;
const MOST_NEWS = 20;

export class Sitting {
  table = $state.raw<TableView | null>(null);
  edition = $state.raw<Data | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The last lines that came while we were looking: what a screen reader is told. */
  news = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The last lines of the chat that came while we were looking. */
  said = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  presence = $state.raw<PresenceMessage | null>(null);
  /** Whether the connection stands, and how often it was tried to get it back. */
  open = $state(true);
  tried = $state(0);
  /** Why we may not be here at all. */
  away = $state.raw<Reason | null>(null);
  chosen = $state.raw<string[]>([]);
  preview = $state.raw<Phrase[]>([]);
  pointed = $state("");
  /** A refusal or another sentence to show for a while. */
  trouble = $state.raw<Reason | null>(null);
  busy = $state(false);
  events = $state.raw<Phrase[]>([]);
  step = $state(0);
  /** The difference between the server's clock and ours, in seconds. */
  lag = $state(0);
  live: Live;
  private readonly previews = new Map<string, Promise<Phrase[]>>();
  private pointing = 0;
  private knownLog = 0;

  constructor(
    readonly id: string,
    readonly companion = 0,
    private readonly onTable: (table: TableView, before: TableView | null) => void = () => {},
  ) {
    this.live = new Live(
      id,
      {
        table: (message) => this.hear(message),
        chat: (lines) => this.hearChat(lines),
        presence: (message) => (this.presence = message),
        line: (open, tried) => {
          this.open = open;
          this.tried = tried;
        },
        refused: (why) => (this.away = why),
      },
      companion,
    );
  }

  close(): void {
    this.live.close();
  }

  // What can be done now

  readonly moves = $derived<LegalMove[]>(this.table?.match?.moves ?? []);
  readonly can = $derived(choosable(this.moves, this.chosen));
  /** The moves that are still meant by what is chosen. */
  readonly offered = $derived(candidates(this.moves, this.chosen));

  /** How many entries the game's record has: the number of this position in the replay. */
  get steps(): number {
    return this.log.reduce((sum, line) => sum + line.entries.length, 0);
  }

  get mine(): boolean {
    const table = this.table;
    return table?.status === "running" && table.match !== null && table.match.asked === table.seat && table.seat >= 0;
  }

  // Hearing

  private hear(message: TableMessage): void {
    const before = this.table;
    const changed = before === null || message.table.match?.decision !== before.match?.decision;
    this.lag = message.table.clock.now - Date.now() / 1000;
    this.table = message.table;
    this.add(message.happened, before !== null);
    if (changed) {
      this.chosen = [];
      this.preview = [];
      this.pointed = "";
      this.previews.clear();
    }
    const told = message.happened.flatMap((entry) => entry.events);
    if (before !== null && told.length > 0) {
      this.events = told;
      this.step += 1;
    }
    if (this.edition === null) void this.readEdition();
    this.onTable(message.table, before);
  }

  private add(happened: Happening[], isNews: boolean): void {
    const fresh = happened.filter((entry) => entry.number > this.knownLog);
    if (fresh.length === 0) return;
    this.knownLog = fresh.at(-1)?.number ?? this.knownLog;
    this.log = [...this.log, ...fresh];
    if (isNews) this.news = [...this.news, ...fresh].slice(-MOST_NEWS);
  }

  private async readEdition(): Promise<void> {
    try {
      this.edition = await get<Data>(`/api/tables/${this.id}/edition`);
    } catch (error) {
      if (error instanceof Refused) this.trouble = error.reason;
    }
  }

  private hearChat(lines: ChatLine[]): void {
    this.chat = [...this.chat, ...lines];
    // who is here is told after the old lines
    if (this.presence === null) return;
    this.said = [...this.said, ...lines].slice(-MOST_NEWS);
    this.unread += lines.length;
  }

  // Choosing

  /** A thing was clicked, or Enter pressed on it. */
  choose(thing: string): void {
    if (this.chosen.includes(thing)) {
      this.chosen = this.chosen.filter((other) => other !== thing);
      return;
    }
    if (!this.can.has(thing)) return;
    this.chosen = [...this.chosen, thing];
    const move = meant(this.moves, this.chosen);
    if (move !== null) void this.play(move);
  }

  putBack(): void {
    this.chosen = [];
    this.preview = [];
  }

  /** A thing or a move is pointed at (by hover or focus): shows what it would bring about. */
  point(thing: string, text = ""): void {
    this.pointed = thing;
    clearTimeout(this.pointing);
    const left = text ? this.moves.filter((move) => move.text === text) : candidates(this.moves, thing ? [...this.chosen, thing] : this.chosen);
    const move = left.length > 0 && (thing || text) ? left[0] : undefined;
    if (move === undefined) {
      this.preview = [];
      return;
    }
    this.pointing = window.setTimeout(() => void this.show(move), POINT_MS);
  }

  private async show(move: LegalMove): Promise<void> {
    const decision = this.table?.match?.decision ?? 0;
    let found = this.previews.get(move.text);
    if (found === undefined) {
      found = this.live.ask({ do: "preview", decision, move: move.text, ...this.as }).then((answer) => answer.events);
      found.catch(() => this.previews.delete(move.text));
      this.previews.set(move.text, found);
    }
    try {
      const events = await found;
      if (this.table?.match?.decision === decision && (this.pointed || this.moves.includes(move))) this.preview = events;
    } catch {
      this.preview = [];
    }
  }

  /** Asks the rules why a move is not allowed now, and shows the answer; false: they have nothing against it, or cannot say. */
  async why(move: string): Promise<boolean> {
    try {
      const answer = await this.live.ask({ do: "why", decision: this.table?.match?.decision ?? 0, move, ...this.as });
      this.trouble = answer.reason;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.reason;
    }
    return this.trouble !== null;
  }

  // Doing

  private get as(): Data {
    return this.companion ? { companion: this.companion } : {};
  }

  async do(command: Data): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      await this.live.do({ ...command, ...this.as });
      return true;
    } catch (error) {
      if (error instanceof Refused) this.trouble = error.reason;
      else throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  async play(move: LegalMove): Promise<void> {
    const done = await this.do({ do: "move", decision: this.table?.match?.decision ?? 0, moves: [move.text] });
    if (!done) this.chosen = [];
  }

  undo(): Promise<boolean> {
    return this.do({ do: "undo", decision: this.table?.match?.decision ?? 0 });
  }
}
