/** A table on the page: what the server says of it, what is being chosen, what was said. The components only show this. */
import { tick } from "svelte";
import { faceOf } from "../games/index";
import type { GameFace, Since, Turn } from "../games/board";
import { Advice } from "./advice.svelte";
import { Refused, get } from "./api";
import { Chooser, movesOf, type AskedPosition } from "./chooser.svelte";
import type { Choice } from "./choosing";
import { Live } from "./live";
import type { Line, PresenceMessage, TableMessage } from "./live";
import { isAskedAbout } from "./moves";
import { Pace } from "./pace";
import { session } from "./session.svelte";
import type { ChatLine, Data, Happening, Phrase, Reason, TableView } from "./types";

export interface LogLine {
  number: number;
  at: number;
  kind: string;
  seat: number;
  events: Phrase[];
  entries: Happening["entries"];
}

const MOST_NEWS = 20;
/** How long something is told that was asked about. */
const TOLD_MS = 4000;

interface Here {
  id: string;
  /** Which of the people on this device sits here: 0 is the one who is signed in. */
  companion: number;
  /** The table has changed. */
  heard: (table: TableView) => void;
  /** Somebody comes back to the screen: they are shown what happened since they last played. Called once the board stands. */
  back?: () => void;
}

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
  /** What the players are called: the same list as long as they are the same. */
  names = $state.raw<string[]>([]);
  readonly advice = new Advice();
  /** Why something was refused; or a sentence about what was asked about. */
  trouble = $state.raw<Reason | null>(null);
  told = $state("");
  busy = $state(false);
  events = $state.raw<Phrase[]>([]);
  step = $state(0);
  /** The difference between the server's clock and ours, in seconds. */
  lag = $state(0);
  /** What happened since we last chose; null once we have begun to choose, or where nothing did. */
  since = $state.raw<Since | null>(null);
  readonly live: Live;
  private knownLog = 0;
  private back: Here["back"];
  private readonly pace = new Pace((message) => this.show(message));

  constructor(private readonly here: Here) {
    const { id, companion } = here;
    this.back = here.back;
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

  /** How the game is shown, once that is loaded. */
  readonly face = $derived<GameFace | null>(this.table ? faceOf(this.table.game) : null);
  readonly position = $derived.by<AskedPosition | null>(() => {
    const [table, match] = [this.table, this.table?.match];
    if (!table || !match) return null;
    const { view, asked, moves, marks } = match;
    return { view, asked, moves, marks, seats: table.seats, me: table.seat, events: this.events, step: this.step, since: this.since };
  });
  readonly chooser = new Chooser({
    position: () => this.position,
    face: () => this.face,
    edition: () => this.edition,
    foresee: (moves) => this.foresee(moves),
    play: (choice) => void this.play(choice),
    asks: (choice) => isAskedAbout(choice, session.confirm),
  });

  private get decision(): number {
    return this.table?.match?.decision ?? 0;
  }

  /** How many entries the game's record has: the number of this position in the replay. */
  get steps(): number {
    return this.log.reduce((sum, line) => sum + line.entries.length, 0);
  }

  /** Whether a hint can be asked for: by who must choose, where the table allows it. */
  get mayBeAdvised(): boolean {
    return this.mine && this.table?.casual === true && this.table.seats[this.table.seat]?.stand_in === "";
  }

  /** How long the game has lasted, in minutes. */
  get minutes(): number {
    const [first, last] = [this.log.find((line) => line.kind === "start"), this.log.findLast((line) => line.entries.length > 0)];
    return Math.max(1, Math.round(((last?.at ?? 0) - (first?.at ?? 0)) / 60));
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
    this.call(message.table.seats.map((seat) => seat.name));
    this.add(message.happened, before !== null);
    if (changed) {
      this.told = "";
      this.chooser.forget();
      this.advice.forget();
    }
    if (before !== null) this.since = sinceThen(this.since, before, message);
    const told = message.happened.flatMap((entry) => entry.events);
    if (before !== null && told.length > 0) {
      this.events = told;
      this.step += 1;
    }
    if (this.edition === null) void this.readEdition().then(() => this.tellPast());
    this.here.heard(message.table);
  }

  private call(names: string[]): void {
    if (names.length !== this.names.length || names.some((name, seat) => name !== this.names[seat])) this.names = names;
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
    const back = this.back;
    if (!back || seat < 0) return;
    this.back = undefined;
    const own = this.log.findLastIndex((line) => line.kind === "start" || line.entries.some((entry) => entry.seat === seat));
    const past = this.log.slice(own + 1);
    this.news = past.slice(-MOST_NEWS);
    this.events = past.flatMap((line) => line.events);
    if (this.events.length > 0) this.step += 1;
    back();
  }

  private async readEdition(): Promise<void> {
    try {
      this.edition = await get<Data>(`/api/tables/${this.here.id}/edition`);
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

  /** What is unread is read: whoever looks at the chat, or has done so. */
  readChat(): void {
    this.unread = 0;
  }

  // Asking

  private async foresee(moves: string[]): Promise<Phrase[]> {
    const [move] = moves;
    const answer = await this.live.send({ do: "preview", decision: this.decision, ...(moves.length > 1 ? { moves } : { move }) });
    return answer.events;
  }

  /** Tells what is known of a thing that cannot be chosen: what the rules say against it, else what is said of it. */
  async explain(thing: string, otherwise: string): Promise<void> {
    const why = this.mine ? await this.why([...this.chooser.choosing.chosen, thing]) : null;
    this.trouble = why;
    this.told = why ? "" : otherwise;
    if (!why) setTimeout(() => (this.told = this.told === otherwise ? "" : this.told), TOLD_MS);
  }

  /** Why what is meant by some things is not allowed now, as the rules say it; null where they have nothing against it, or it cannot be asked. */
  private async why(things: string[]): Promise<Reason | null> {
    try {
      return (await this.live.send({ do: "why", decision: this.decision, things })).reason;
    } catch (error) {
      return error instanceof Refused ? error.reason : null;
    }
  }

  /** Asks what the strong bot would play. */
  advise(): void {
    const decision = this.decision;
    void this.advice.show(async () => (await this.live.send({ do: "hint", decision })).hints);
  }

  // Doing

  async do(command: Data): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      await this.live.send(command);
      return true;
    } catch (error) {
      if (error instanceof Refused) this.trouble = error.reason;
      else throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  async play(choice: Choice): Promise<void> {
    if (!(await this.do({ do: "move", decision: this.decision, moves: movesOf(choice) }))) this.chooser.putBack();
  }

  undo(): Promise<boolean> {
    return this.do({ do: "undo", decision: this.decision });
  }
}

/** What happened since a seat last chose, with what a message tells; its own moves begin it anew. */
function sinceThen(since: Since | null, before: TableView, { table, happened }: TableMessage): Since | null {
  const [was, is] = [before.match?.view, table.match?.view];
  if (table.seat < 0 || !was || !is) return null;
  const own = happened.findLastIndex((line) => line.entries.some((entry) => entry.seat === table.seat));
  const begun = own < 0 ? (since ?? { view: was, turns: [] }) : { view: is, turns: [] };
  return { ...begun, turns: happened.slice(own + 1).reduce(withLine, begun.turns) };
}

function withLine(turns: Turn[], line: Happening): Turn[] {
  const seat = line.entries[0]?.seat ?? -1;
  const last = turns.at(-1);
  if (line.events.length === 0) return turns;
  if (last?.seat !== seat) return [...turns, { seat, events: line.events }];
  return [...turns.slice(0, -1), { seat, events: [...last.events, ...line.events] }];
}
