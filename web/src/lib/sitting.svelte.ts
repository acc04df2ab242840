/** A table on the page: what the server says of it, what is being chosen, what was said. The components only show this. */
import { tick } from "svelte";
import { faceOf } from "../games/index";
import type { GameFace, Since } from "../games/board";
import { Advice } from "./advice.svelte";
import { Refused, get } from "./api";
import { Chooser, movesOf, type AskedPosition } from "./chooser.svelte";
import type { Choice } from "./choosing";
import { Ceremony } from "./ceremony.svelte";
import { Hindsight, type Looking } from "./hindsight.svelte";
import { Live } from "./live";
import type { Line, PresenceMessage, TableMessage } from "./live";
import { isAskedAbout } from "./moves";
import { Pace } from "./pace";
import { pastOf, type Past } from "./past";
import { plan, scored, speed, timeOf, type StepTime } from "./plan";
import { session } from "./session.svelte";
import type { ChatLine, Data, Frame, GameView, Happening, Phrase, Reason, TableView } from "./types";

export interface LogLine {
  number: number;
  at: number;
  kind: string;
  seat: number;
  events: Phrase[];
  entries: Happening["entries"];
}

const MOST_NEWS = 20;
/** Of a position in which nothing can be chosen. */
const NO_CHOICE = { moves: [], marks: [], lack: null, can_undo: false, undo: null };
/** In place of a seat: nobody is asked. */
const NOBODY = -1;
/** How long one sees where something began that is shown once more. */
const BEGIN_MS = 400;
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
  /** How the table stands, as far as that was told. */
  now = $state.raw<TableView | null>(null);
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
  private sending = $state(false);
  events = $state.raw<Phrase[]>([]);
  step = $state(0);
  /** The difference between the server's clock and ours, in seconds. */
  lag = $state(0);
  /** What others did is being told as it came. */
  private tells = $state(false);
  /** What happened since we last chose, and how the table stood for us then; null: that is not known. */
  private past = $state.raw<Past | null>(null);
  private stood = $state.raw<{ step: number; view: Data; scores: number[] } | null>(null);
  /** Whether we have begun to choose: then what happened before is no longer drawn. */
  private begun = $state(false);
  /** The things that somebody points out who reads. */
  private pointed = $state.raw<string[]>([]);
  private readonly ceremony: Ceremony = new Ceremony(() => ({ face: this.face, edition: this.edition }));
  readonly live: Live;
  private knownLog = 0;
  private back: Here["back"];
  private readonly pace = new Pace({
    show: (message, moveMs, scoringMs) => this.show(message, moveMs, scoringMs),
    time: ({ happened }) => this.time(happened),
    telling: (on) => {
      if (this.tells && !on) this.ceremony.end();
      this.tells = on;
    },
  });
  private readonly hindsight: Hindsight;

  constructor(private readonly here: Here) {
    const { id, companion } = here;
    this.hindsight = new Hindsight(`/api/tables/${encodeURIComponent(id)}`);
    this.back = here.back;
    this.live = new Live(
      id,
      {
        table: (message) => this.pace.hear(message),
        chat: (lines, taken) => this.hearChat(lines, taken),
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
    this.hindsight.back();
    this.live.close();
  }

  // What is shown

  /** The table as it is shown: as it stands, or as it once stood. Nothing can be chosen then, nor while others' turns are being told; and until
   *  everything is told, nobody knows that we are asked next, or that the game is over. */
  readonly table = $derived.by<TableView | null>(() => {
    const [now, frame, scores] = [this.now, this.hindsight.frame, this.ceremony.scores];
    if (!now?.match) return now;
    const match = frame ? { ...now.match, ...seenIn(frame) } : this.tells ? { ...now.match, ...untold(now.match, now.seat) } : now.match;
    if (match === now.match && !scores) return now;
    return { ...now, status: this.tells ? "running" : now.status, match: scores ? { ...match, scores } : match };
  });

  /** Whether others' turns are being shown now. */
  get telling(): boolean {
    return this.tells || this.hindsight.again;
  }

  /** The things that are pointed out, on the board and wherever else they are drawn: by what is told now, or by whoever reads. */
  readonly lit = $derived<ReadonlySet<string>>(new Set(this.ceremony.lit.length > 0 ? this.ceremony.lit : this.pointed));

  /** Points out some things; none: no longer. */
  light(things: string[]): void {
    if (things !== this.pointed && things.length + this.pointed.length > 0) this.pointed = things;
  }

  /** The step of a scoring that is told now. */
  get caption(): Phrase | null {
    return this.ceremony.caption;
  }

  /** What happened since we last chose; null once we have begun to choose, or where nothing did. */
  readonly since = $derived.by<Since | null>(() => {
    const [past, stood] = [this.past, this.stood];
    if (this.begun || this.hindsight.frame || !past || past.step !== stood?.step || past.turns.length === 0) return null;
    return { view: stood.view, turns: past.turns };
  });

  /** Everybody's points when what is told as `since` began. */
  get scoresBefore(): number[] | null {
    return this.since && this.stood ? this.stood.scores : null;
  }

  // What can be done now

  /** How the game is shown, once that is loaded. */
  readonly face = $derived<GameFace | null>(this.now ? faceOf(this.now.game) : null);
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
    begins: () => (this.begun = true),
    asks: (choice) => isAskedAbout(choice, session.confirm),
  });

  /** Whether something is on its way to the table, or a move that arrived is not yet seen here. */
  get busy(): boolean {
    return this.sending || this.chooser.isSent;
  }

  private get decision(): number {
    return this.now?.match?.decision ?? 0;
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
    const table = this.now;
    if (this.telling || this.looking) return false;
    return table?.status === "running" && table.match !== null && table.match.asked === table.seat && table.seat >= 0;
  }

  // Hearing

  /** What others did is told to its end at once; whether there was anything. */
  catchUp(): boolean {
    const again = this.hindsight.again;
    if (again) this.backToNow();
    const late = this.pace.catchUp();
    this.ceremony.end();
    return late || again;
  }

  /** How long it takes to see what happened. */
  private time(happened: Happening[]): StepTime {
    const [entry, events] = [happened.flatMap((line) => line.entries).at(-1), happened.flatMap((line) => line.events)];
    if (!entry && events.length === 0) return { seat: -1, move: 0, scoring: 0 };
    return timeOf(entry?.seat ?? -1, events.length, scored(this.face?.fold?.(events) ?? events, this.face, this.edition).length);
  }

  private show(message: TableMessage, moveMs: number, scoringMs: number): void {
    const before = this.now;
    const changed = before === null || message.table.match?.decision !== before.match?.decision;
    this.lag = this.pace.lag;
    this.now = message.table;
    this.call(message.table.seats.map((seat) => seat.name));
    this.add(message.happened, before !== null);
    if (changed) {
      this.told = "";
      this.chooser.forget();
      this.advice.forget();
    }
    this.remember(before, message);
    const told = message.happened.flatMap((entry) => entry.events);
    if (before !== null && told.length > 0) this.tell(told, before.match?.scores ?? [], moveMs, scoringMs);
    if (this.edition === null) void this.readEdition().then(() => this.tellPast());
    this.here.heard(message.table);
  }

  /** Something was told, which the board shows as it can, and the points of which are given one after the other. */
  private tell(events: Phrase[], scores: number[] = [], moveMs = 0, scoringMs = 0): void {
    this.events = events;
    this.step += 1;
    if (speed() > 0 && scores.length > 0) this.ceremony.begin({ events, scores, moveMs, scoringMs });
    else this.ceremony.end();
  }

  /** Keeps what happened since we last chose. Whoever comes only now asks how things stood then. */
  private remember(before: TableView | null, { table, happened }: TableMessage): void {
    if (table.seat < 0 || !table.match) return;
    const past = pastOf(this.log, table.seat);
    const own = happened.some((line) => line.entries.some((entry) => entry.seat === table.seat));
    if (own) this.begun = false;
    if (past.turns.length === 0) this.stood = { step: past.step, view: table.match.view, scores: table.match.scores };
    else if (this.stood?.step !== past.step && before?.match && !own)
      this.stood = { step: past.step, view: before.match.view, scores: before.match.scores };
    else if (this.stood?.step !== past.step) void this.recall(past.step);
    this.past = past;
    if (happened.length === 0) return;
    if (this.looking && this.asked(table) && !(before && this.asked(before))) this.backToNow();
    else this.hindsight.hear();
  }

  private asked(table: TableView): boolean {
    return table.match?.asked === table.seat;
  }

  private async recall(step: number): Promise<void> {
    const frame = await this.frame(step);
    if ("view" in frame && this.past?.step === step) this.stood = frame;
  }

  private frame(step: number): Promise<Frame | Reason> {
    return this.hindsight.load(step, this.now?.seat ?? -1, this.here.companion);
  }

  // Looking back

  /** The past position that is looked at; null: the table is seen as it stands. */
  get looking(): Looking | null {
    return this.hindsight.looking;
  }

  /** Shows in place how the table stood after so many entries of its record, until we want to go back or are asked anew. */
  async lookAt(step: number): Promise<void> {
    this.catchUp();
    const found = await this.hindsight.look(step, this.frame(step));
    this.trouble = found && !("view" in found) ? found : null;
    if (found && "view" in found) this.tell(found.events);
  }

  backToNow(): void {
    if (this.hindsight.back()) this.tell([]);
  }

  /** Whether something happened since we last chose that can be shown once more. */
  get canShowAgain(): boolean {
    return !this.telling && !this.looking && (this.past?.turns.length ?? 0) > 0;
  }

  /** Shows the turns since we last chose once more, and then how things stand, with what happened drawn again. */
  async showAgain(): Promise<void> {
    const past = this.past;
    if (!past || !this.canShowAgain) return;
    this.chooser.putBack();
    const times = past.lines.map(({ line }) => this.time([line]));
    const stays = plan(times).map((ms) => ms * (speed() || 1));
    const steps = past.lines.map(({ step, line }, index) => ({ step, ms: stays[index] ?? 0, events: line.events, time: times[index] }));
    let scores: number[] = [];
    const trouble = await this.hindsight.replay(
      [{ step: past.step, ms: BEGIN_MS, events: [], time: undefined }, ...steps],
      (step) => this.frame(step),
      (frame, { events, time }) => {
        this.tell(events, scores, time?.move, time?.scoring);
        scores = frame.scores;
      },
    );
    this.trouble = trouble;
    this.tell([]);
    this.begun = false;
  }

  get isClosedByOperator(): boolean {
    return this.log.some((line) => line.kind === "close");
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
    const seat = this.now?.seat ?? -1;
    const back = this.back;
    if (!back || seat < 0) return;
    this.back = undefined;
    const own = this.log.findLastIndex((line) => line.kind === "start" || line.entries.some((entry) => entry.seat === seat));
    const past = this.log.slice(own + 1);
    this.news = past.slice(-MOST_NEWS);
    const events = past.flatMap((line) => line.events);
    if (events.length > 0) this.tell(events);
    back();
  }

  private async readEdition(): Promise<void> {
    try {
      this.edition = await get<Data>(`/api/tables/${this.here.id}/edition`);
    } catch (error) {
      if (error instanceof Refused) this.trouble = error.reason;
    }
  }

  private hearChat(lines: ChatLine[], taken: number[]): void {
    const stays = (line: ChatLine): boolean => !taken.includes(line.number);
    this.said = this.said.filter(stays);
    this.chat = [...this.chat.filter(stays), ...lines];
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
    this.sending = true;
    this.trouble = null;
    try {
      await this.live.send(command);
      return true;
    } catch (error) {
      if (error instanceof Refused) this.trouble = error.reason;
      else throw error;
      return false;
    } finally {
      this.sending = false;
    }
  }

  async play(choice: Choice): Promise<void> {
    this.begun = true;
    if (!(await this.do({ do: "move", decision: this.decision, moves: movesOf(choice) }))) this.chooser.putBack();
  }

  undo(): Promise<boolean> {
    return this.do({ do: "undo", decision: this.decision });
  }
}

/** What was seen of a game at a past step, in which nothing can be chosen any more. */
function seenIn({ view, asked, question, scores, places }: Frame) {
  return { view, asked, question, scores, places, outlook: [], ...NO_CHOICE };
}

/** What is not yet to be seen of a game while others' turns are being told. */
function untold(match: GameView, seat: number) {
  return { asked: match.asked === seat ? NOBODY : match.asked, places: [], ...NO_CHOICE };
}
