/** A finished game that is played on: where one is, what was tried, and who plays. It answers to the parts of a table as a `Sitting` does. */
import { faceOf } from "../games/index";
import type { GameFace } from "../games/board";
import { Advice } from "./advice.svelte";
import { Refused, post } from "./api";
import type { AtTable } from "./attable";
import { Chooser, movesOf, type AskedPosition } from "./chooser.svelte";
import { keepTried, recallTried } from "./explored";
import type { Data, ExploredAnswer, ExploredFrame, GameView, LineMove, Phrase, Reason, TableView } from "./types";
import { after, along, drawnOtherwise, grown, isWithin, pruned, written, type Beginning, type Variation } from "./variations";

/** In place of a seat: everybody. */
export const ALL = -1;
/** So long one sees what was done before a bot goes on. */
const BOT_MS = 350;
/** How long something is told that was asked about. */
const TOLD_MS = 4000;

interface Start {
  table: TableView;
  edition: Data;
  at: number;
  /** Who one plays for; `ALL`: for everybody. */
  me: number;
  bot: string;
}

export class Exploring implements AtTable {
  at = $state(0);
  /** The moves since then. */
  made = $state.raw<LineMove[]>([]);
  tried = $state.raw<Beginning[]>([]);
  me = $state(ALL);
  /** The kind of the bots. */
  bot = $state("");
  frame = $state.raw<ExploredFrame | null>(null);
  /** Bots move, one after the other. */
  thinking = $state(false);
  trouble = $state.raw<Reason | null>(null);
  told = $state("");
  readonly advice = new Advice();
  readonly edition: Data;
  private readonly game: TableView;
  private sending = $state(false);
  /** How many positions were shown. */
  private count = $state(0);
  /** The line that was followed furthest. */
  private furthest: string[] = [];
  /** Whoever goes elsewhere does not wait any more for what was asked before. */
  private way = 0;

  constructor({ table, edition, at, me, bot }: Start) {
    this.game = table;
    this.edition = edition;
    this.at = at;
    this.me = me >= 0 && me < table.seats.length ? me : ALL;
    this.bot = bot;
    this.tried = recallTried(table.id);
  }

  // What is shown

  /** How the game is shown, once that is loaded. */
  readonly face = $derived.by<GameFace | null>(() => faceOf(this.game.game));
  readonly line = $derived(this.made.map((move) => move.text));

  get over(): boolean {
    return this.frame !== null && this.frame.asked < 0;
  }

  /** Whether a bot is to move, as one does not play for the seat that is asked. */
  get botsTurn(): boolean {
    return this.frame !== null && !this.over && this.me >= 0 && this.frame.asked !== this.me;
  }

  get mine(): boolean {
    return this.frame !== null && !this.over && !this.thinking && this.frame.seat === this.frame.asked;
  }

  get busy(): boolean {
    return this.sending || this.chooser.isSent;
  }

  /** The table as if this were played there. */
  readonly table = $derived.by<TableView | null>(() => {
    const { game, frame } = this;
    if (!frame) return null;
    const isBot = (seat: number): boolean => (seat === frame.asked ? this.thinking : this.me >= 0 && seat !== this.me);
    const seats = game.seats.map((who, seat) => ({
      ...who,
      kind: isBot(seat) ? this.bot : "person",
      stand_in: "",
      resigned: false,
      agreed: false,
    }));
    const status = this.over ? game.status : "running";
    return { ...game, seats, status, seat: frame.seat, clock: { ...game.clock, running: -1 }, match: this.match(frame) };
  });

  private match(frame: ExploredFrame): GameView {
    const { asked, question, view, scores, places } = frame;
    const [moves, marks, lack] = this.mine ? [frame.moves, frame.marks, frame.lack] : [[], [], null];
    const shown = { asked, question, view, scores, places, moves, marks, lack } as GameView;
    return { ...shown, decision: this.count, can_undo: this.made.length > 0, undo: null, outlook: [], seed: "" };
  }

  readonly position = $derived.by<AskedPosition | null>(() => {
    const [table, match, frame] = [this.table, this.table?.match, this.frame];
    if (!table || !match || !frame) return null;
    const { view, asked, moves, marks } = match as unknown as AskedPosition;
    return { view, asked, moves, marks, seats: table.seats, me: frame.seat, events: frame.events as Phrase[], step: this.count };
  });

  readonly chooser = new Chooser({
    position: () => this.position,
    face: () => this.face,
    edition: () => this.edition,
    foresee: async (moves) => (await this.answer("/preview", { moves })).events as Phrase[],
    play: (choice) => void this.play(movesOf(choice)),
  });

  /** Where one is, with the eyes of whom one plays for. */
  get address(): string {
    const seat = this.me >= 0 ? `&seat=${this.me}` : "";
    const line = this.made.length > 0 ? `&line=${written(this.line)}` : "";
    return `/t/${this.game.id}/explore?at=${this.at}${seat}${line}`;
  }

  // Going somewhere

  /** Goes where a line leads from a step of the game; whether it does. */
  go(at: number, line: string[]): Promise<boolean> {
    this.leave();
    return this.move(at, line);
  }

  /** Goes where a line leads that somebody else wrote: as far as it can be played. */
  async enter(line: string[]): Promise<boolean> {
    if (await this.go(this.at, line)) return true;
    const refused = this.trouble;
    const nth: unknown = refused?.args["nth"];
    if (typeof nth !== "number" || !(await this.go(this.at, line.slice(0, nth - 1)))) return false;
    this.trouble = refused;
    return true;
  }

  private leave(): void {
    this.way += 1;
    this.thinking = this.sending = false;
  }

  stop(): void {
    this.leave();
    this.chooser.forget();
  }

  private async move(at: number, line: string[], part = "", more: Data = {}): Promise<boolean> {
    const way = this.way;
    const known: LineMove[] = along(this.tried, at, line);
    this.sending = true;
    this.trouble = null;
    try {
      const seat = this.me >= 0 ? this.me : null;
      const frame = await this.ask<ExploredFrame>(part, { at, line, seat, known: known.length, ...more });
      if (way !== this.way) return false;
      this.arrive(frame, [...known, ...(frame.line as LineMove[])]);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (way === this.way) this.trouble = error.reason;
      return false;
    } finally {
      if (way === this.way) {
        this.sending = false;
        this.chooser.putBack();
      }
    }
  }

  private arrive(frame: ExploredFrame, made: LineMove[]): void {
    this.frame = frame;
    this.at = frame.at;
    this.made = made;
    this.count += 1;
    this.told = "";
    if (!isWithin(this.line, this.furthest)) this.furthest = this.line;
    this.chooser.forget();
    this.advice.forget();
    this.remember(grown(this.tried, this.at, made));
  }

  private remember(tried: Beginning[]): void {
    this.tried = tried;
    keepTried(this.game.id, tried);
  }

  private ask<T>(part: string, body: Data): Promise<T> {
    return post<T>(`/api/tables/${this.game.id}/explore${part}`, body);
  }

  private answer(part: string, more: Data = {}): Promise<ExploredAnswer> {
    return this.ask(part, { at: this.at, line: this.line, ...more });
  }

  // Playing

  /** Makes moves in a row; then bots move, where they play. */
  async play(texts: string[]): Promise<void> {
    this.leave();
    if (await this.move(this.at, [...this.line, ...texts])) await this.letBots();
  }

  /** A bot moves for whoever is asked. */
  async playByBot(): Promise<void> {
    this.leave();
    if (await this.think()) await this.letBots();
  }

  private async think(): Promise<boolean> {
    const way = this.way;
    this.thinking = true;
    const found = await this.move(this.at, this.line, "/bot", { bot: this.bot });
    if (way === this.way) this.thinking = false;
    return found;
  }

  /** Bots move until one is asked oneself, or does something else. */
  async letBots(): Promise<void> {
    const way = this.way;
    while (this.botsTurn && way === this.way) {
      this.thinking = true;
      await new Promise((resolve) => setTimeout(resolve, BOT_MS));
      if (way !== this.way || !(await this.think())) return;
    }
  }

  /** One plays for somebody else, and sees what they see. */
  async playFor(seat: number): Promise<void> {
    this.me = seat;
    await this.go(this.at, this.line);
  }

  /** Takes back the last move; against bots, one's own with all that followed it. */
  async undo(): Promise<boolean> {
    const own = this.me >= 0 ? this.made.findLastIndex((move) => move.seat === this.me) : this.made.length - 1;
    return this.go(this.at, this.line.slice(0, Math.max(0, own)));
  }

  /** One move back, whoever made it. */
  async back(): Promise<void> {
    if (this.made.length > 0) await this.go(this.at, this.line.slice(0, -1));
  }

  /** The next move: where one came from, or what was tried first. */
  private get ahead(): Variation | undefined {
    const ways = after(this.tried, this.at, this.line);
    return ways.find((one) => isWithin([...this.line, one.text], this.furthest)) ?? ways[0];
  }

  get canGoOn(): boolean {
    return this.ahead !== undefined;
  }

  async onward(): Promise<void> {
    if (this.ahead) await this.go(this.at, [...this.line, this.ahead.text]);
  }

  /** Whether the last move has drawn something. */
  get canDrawOtherwise(): boolean {
    return this.made.at(-1)?.drawn === true && !this.thinking;
  }

  /** The last move once more, with other luck. */
  async drawOtherwise(): Promise<void> {
    const last = this.made.at(-1);
    if (!last || !this.canDrawOtherwise) return;
    const before = this.line.slice(0, -1);
    this.leave();
    const text = drawnOtherwise(last.text, after(this.tried, this.at, before));
    if (await this.move(this.at, [...before, text])) await this.letBots();
  }

  /** Forgets a move and all that was tried after it; without a line, all that was tried from a step. */
  async remove(at: number, line: string[]): Promise<void> {
    const isHere = at === this.at && isWithin(line, this.line);
    this.remember(pruned(this.tried, at, line));
    this.furthest = [];
    if (isHere) await this.go(at, line.slice(0, -1));
  }

  // Asking

  get mayBeAdvised(): boolean {
    return this.mine;
  }

  advise(): void {
    void this.advice.show(async () => (await this.answer("/hint")).hints ?? []);
  }

  /** Tells what is known of a thing that cannot be chosen: what the rules say against it, else what is said of it. */
  async explain(thing: string, otherwise: string): Promise<void> {
    const why = this.mine ? await this.why([...this.chooser.choosing.chosen, thing]) : null;
    this.trouble = why;
    this.told = why ? "" : otherwise;
    if (!why) setTimeout(() => (this.told = this.told === otherwise ? "" : this.told), TOLD_MS);
  }

  private async why(things: string[]): Promise<Reason | null> {
    try {
      return ((await this.answer("/why", { things })).reason ?? null) as Reason | null;
    } catch (error) {
      return error instanceof Refused ? error.reason : null;
    }
  }

  // What there is at a table, and not here

  readonly looking = null;
  readonly telling = false;
  readonly canShowAgain = false;
  readonly unread = 0;
  backToNow(): void {}
  catchUp(): boolean {
    return false;
  }
  async showAgain(): Promise<void> {}
  async do(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
