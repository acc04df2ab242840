/** A table on the page: what the server says of it, what is being chosen, what was said. The components only show this. */
import { tick } from "svelte";
import type { GameFace } from "../games/board";
import { Advice } from "./advice.svelte";
import { Choosing } from "./choosing";
import type { Choice } from "./choosing";
import { Refused, get } from "./api";
import { Live } from "./live";
import type { Line, PresenceMessage, TableMessage } from "./live";
import { Pace } from "./pace";
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
  /** How the table is heard, and how many connections failed since one stood. */
  line = $state<Line>("open");
  tried = $state(0);
  /** Why we may not be here at all. */
  away = $state.raw<Reason | null>(null);
  /** How the game is shown, once that is loaded. */
  face = $state.raw<GameFace | null>(null);
  private picked = $state.raw<string[] | null>(null);
  /** The move that is pointed at, and what it would bring about. */
  hinted = $state.raw<Choice | null>(null);
  preview = $state.raw<Phrase[]>([]);
  pointed = $state("");
  readonly advice = new Advice();
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
  private readonly pace = new Pace((message) => this.show(message));

  /** `back`: somebody comes back to the screen, and is shown what happened since they last played. */
  constructor(
    readonly id: string,
    readonly companion = 0,
    private readonly onTable: (table: TableView, before: TableView | null) => void = () => {},
    private back = false,
  ) {
    this.live = new Live(
      id,
      {
        table: (message) => this.pace.hear(message),
        chat: (lines) => this.hearChat(lines),
        presence: (message) => (this.presence = message),
        line: (line, tried) => {
          this.line = line;
          this.tried = tried;
        },
        refused: (why) => (this.away = why),
      },
      companion,
    );
  }

  close(): void {
    this.pace.close();
    this.live.close();
  }

  // What can be done now

  readonly moves = $derived<LegalMove[]>(this.table?.match?.moves ?? []);
  readonly choosing = $derived.by(() => {
    const { face, moves, picked } = this;
    const match = this.table?.match;
    const ways = face?.ways && match ? face.ways(moves, match.marks) : [];
    const begun = face?.begins && match && moves.length > 0 ? face.begins(match.view) : [];
    return new Choosing({ moves, ways, begun, picked, inOrder: face?.inOrder ?? false });
  });
  /** Whether somebody has chosen something that can be put back. */
  readonly hasPicked = $derived(this.picked !== null && this.picked.length > 0);

  /** How many entries the game's record has: the number of this position in the replay. */
  get steps(): number {
    return this.log.reduce((sum, line) => sum + line.entries.length, 0);
  }

  /** Whether a hint can be asked for: by who must choose, where the table allows it. */
  get mayBeAdvised(): boolean {
    return this.mine && this.table?.casual === true && this.table.seats[this.table.seat]?.stand_in === "";
  }

  get mine(): boolean {
    const table = this.table;
    return table?.status === "running" && table.match !== null && table.match.asked === table.seat && table.seat >= 0;
  }

  // Hearing

  /** What still waits to be shown is shown at once; whether there was anything. */
  catchUp(): boolean {
    return this.pace.catchUp();
  }

  private show(message: TableMessage): void {
    const before = this.table;
    const changed = before === null || message.table.match?.decision !== before.match?.decision;
    this.lag = this.pace.lag;
    this.table = message.table;
    this.add(message.happened, before !== null);
    if (changed) {
      this.picked = null;
      this.preview = [];
      this.pointed = "";
      this.hinted = null;
      this.previews.clear();
      this.advice.forget();
    }
    const told = message.happened.flatMap((entry) => entry.events);
    if (before !== null && told.length > 0) {
      this.events = told;
      this.step += 1;
    }
    if (this.edition === null) void this.readEdition().then(() => this.tellPast());
    this.onTable(message.table, before);
  }

  private add(happened: Happening[], isNews: boolean): void {
    const fresh = happened.filter((entry) => entry.number > this.knownLog);
    if (fresh.length === 0) return;
    this.knownLog = fresh.at(-1)?.number ?? this.knownLog;
    this.log = [...this.log, ...fresh];
    if (isNews) this.news = [...this.news, ...fresh].slice(-MOST_NEWS);
  }

  /** To somebody who comes back, once the board stands. */
  private async tellPast(): Promise<void> {
    await tick();
    const seat = this.table?.seat ?? -1;
    if (!this.back || seat < 0) return;
    this.back = false;
    const own = this.log.findLastIndex((line) => line.kind === "start" || line.entries.some((entry) => entry.seat === seat));
    const past = this.log.slice(own + 1);
    this.news = past.slice(-MOST_NEWS);
    this.events = past.flatMap((line) => line.events);
    if (this.events.length > 0) this.step += 1;
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
    const { chosen, can, again } = this.choosing;
    if (chosen.includes(thing)) {
      this.picked = chosen.filter((other) => other !== thing);
      return;
    }
    if (!can.has(thing) && !again.has(thing)) return;
    this.picked = this.choosing.with(thing);
    const move = this.choosing.meant(this.picked);
    if (move !== null) void this.play(move);
  }

  putBack(): void {
    this.picked = null;
    this.preview = [];
  }

  /** A thing or a move is pointed at (by hover or focus): shows what it would bring about. */
  point(thing: string, text = ""): void {
    this.pointed = thing;
    clearTimeout(this.pointing);
    const all: Choice[] = [...this.choosing.offered, ...this.moves];
    const move = text ? all.find((one) => one.text === text) : thing ? this.choosing.pointed(thing) : undefined;
    this.hinted = move ?? null;
    if (!move || move.moves) {
      this.preview = [];
      return;
    }
    this.pointing = window.setTimeout(() => void this.foresee(move), POINT_MS);
  }

  private async foresee(move: LegalMove): Promise<void> {
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

  /** Why a thing cannot be chosen now, as the rules say it; null where they have nothing against it, or it cannot be asked. */
  async why(thing: string): Promise<Reason | null> {
    const things = [...this.choosing.chosen, thing];
    try {
      return (await this.live.ask({ do: "why", decision: this.table?.match?.decision ?? 0, things, ...this.as })).reason;
    } catch (error) {
      return error instanceof Refused ? error.reason : null;
    }
  }

  /** Asks what the strong bot would play. */
  advise(): void {
    const decision = this.table?.match?.decision ?? 0;
    void this.advice.show(async () => (await this.live.ask({ do: "hint", decision, ...this.as })).hints);
  }

  /** Plays the move of a hint. */
  follow(text: string): void {
    const move = this.moves.find((one) => one.text === text);
    if (move) void this.play(move);
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

  async play(move: Choice): Promise<void> {
    const done = await this.do({ do: "move", decision: this.table?.match?.decision ?? 0, moves: move.moves ?? [move.text] });
    if (!done) this.picked = null;
  }

  undo(): Promise<boolean> {
    return this.do({ do: "undo", decision: this.table?.match?.decision ?? 0 });
  }
}
