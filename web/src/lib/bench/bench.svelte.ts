/** The bench: an edition that its owner works on. Every change is kept in this browser at once, can be undone, and is checked as one types. */
import { Refused, get, post } from "../api";
import { ensureGuest } from "../session.svelte";
import type { BenchForm, BenchProblem, BenchReport, Data, Reason } from "../types";
import { dropDraft, keepDraft, newKey, onOtherTab, recallDraft, type Draft, type Seen } from "./drafts";
import { at, drawable, idOf, moved, put, sectionsOf, sourceOf, spotsOf, type Path } from "./values";

/** The source of a value that its owner has seen in print. */
export const SEEN = "copy";
const RECONSTRUCTED = "reconstructed";
/** What the name of an owner's edition ends with, until they give it another. */
const OWN = "own";
const DAY = 10;

/** So long after the last key the draft is checked. */
const PAUSE_MS = 350;
const AGAIN_MS = 4000;
/** What is typed into one field within this time is undone at once. */
const TOGETHER_MS = 1500;
const MOST_STEPS = 300;

interface Step {
  data: Data;
  seen: Seen;
}

export class Bench {
  /** What is worked on, and who has seen what of it. */
  private now = $state.raw<Step>({ data: {}, seen: {} });
  private past = $state.raw<Step[]>([]);
  private future = $state.raw<Step[]>([]);
  private last = { id: "", at: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  /** What the report is about. */
  private reported: Step | null = null;
  private stopHearing = (): void => {};

  key = $state("");
  /** Our edition, with which it began. */
  ours = $state.raw<Data>({});
  form = $state.raw<BenchForm>({ choices: {} });
  report = $state.raw<BenchReport | null>(null);
  /** Why it could not be checked just now. */
  refusal = $state.raw<Reason | null>(null);
  checking = $state(false);
  /** Whether this browser keeps it. */
  kept = $state(true);
  /** Who works here, for the comments of the file. */
  who = $state("");
  /** Whether what is changed counts as seen in print. */
  marks = $state(true);

  /** Fields of a section of which an entry has one or another. */
  either: Record<string, readonly string[]> = {};

  constructor(readonly game: string) {}

  get data(): Data {
    return this.now.data;
  }

  get seen(): Seen {
    return this.now.seen;
  }

  readonly drawn = $derived(drawable(this.now.data, this.ours) as Data);
  readonly head = $derived((this.now.data["edition"] ?? {}) as Data);
  readonly name = $derived(String(this.head["id"] ?? ""));
  /** Everything that was not found in print: by the places of entries. */
  readonly unknown = $derived(
    new Set(
      this.places()
        .filter((spot) => sourceOf(this.data, spot) === RECONSTRUCTED)
        .map(idOf),
    ),
  );
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);

  places(): Path[] {
    return sectionsOf(this.data).flatMap((name) => spotsOf(name, this.data[name]));
  }

  /** Problems at a place or in it. */
  problemsAt(path: Path): BenchProblem[] {
    const id = idOf(path);
    return (this.report?.problems ?? []).filter(({ place }) => place === id || place.startsWith(`${id}/`));
  }

  // Beginning

  async load(name: string, key: string): Promise<void> {
    const [ours, form] = await Promise.all([
      get<Data>(`/api/games/${this.game}/editions/${name}`),
      get<BenchForm>(`/api/games/${this.game}/bench`),
    ]);
    [this.ours, this.form] = [ours, form];
    this.open(key);
  }

  /** Ours, to be looked at and not to be changed. */
  async look(name: string): Promise<void> {
    this.ours = await get<Data>(`/api/games/${this.game}/editions/${name}`);
    this.now = { data: this.ours, seen: {} };
  }

  /** A draft that is kept here; else a new one, which begins as ours and is kept once something is changed. */
  open(key: string): void {
    const kept = recallDraft(key);
    if (kept?.game === this.game) this.take(kept);
    else this.begin(put(this.ours, ["edition", "id"], `${String(at(this.ours, ["edition", "id"]))}-${OWN}`) as Data, {});
  }

  private begin(data: Data, seen: Seen): void {
    this.take({ key: newKey(), game: this.game, data, seen, at: 0 });
  }

  private take({ key, data, seen }: Draft): void {
    this.stopHearing();
    [this.key, this.now, this.past, this.future, this.report] = [key, { data, seen }, [], [], null];
    this.stopHearing = onOtherTab(key, () => {
      const theirs = recallDraft(key);
      if (theirs) this.enter({ data: theirs.data, seen: theirs.seen }, "", false);
    });
    void this.check();
  }

  stop(): void {
    this.asked += 1;
    this.stopHearing();
    clearTimeout(this.timer);
  }

  // Changing

  private enter(next: Step, id: string, keep = true): void {
    const together = id !== "" && id === this.last.id && Date.now() - this.last.at < TOGETHER_MS;
    if (!together) this.past = [...this.past.slice(1 - MOST_STEPS), this.now];
    this.last = { id, at: Date.now() };
    this.future = [];
    this.show(next, keep);
  }

  private show(next: Step, keep = true): void {
    this.now = next;
    if (keep) this.keep();
    this.checkSoon();
  }

  private keep(): void {
    this.kept = keepDraft({ key: this.key, game: this.game, ...this.now, at: Date.now() });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.now];
    this.last.id = "";
    this.show(before);
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.now];
    this.last.id = "";
    this.show(next);
  }

  /** Another value at a place; `undefined` leaves the place empty. Whoever changes a value has seen it, unless they say otherwise. */
  set(path: Path, value: unknown): void {
    const spot = this.spotOf(path);
    const emptied = this.others(path, value).reduce((data, other) => put(data, other, undefined), this.data as unknown);
    const data = put(emptied, path, value) as Data;
    const step = spot && this.marks && path[0] !== "edition" ? this.marked({ data, seen: this.seen }, [spot]) : { data, seen: this.seen };
    this.enter(step, idOf(path));
  }

  /** The fields that are emptied when this one is filled in. */
  private others(path: Path, value: unknown): Path[] {
    const fields = this.either[String(path[0])] ?? [];
    if (value === undefined || path.length !== 4 || !fields.includes(String(path[3]))) return [];
    return fields.filter((field) => field !== path[3]).map((field) => [...path.slice(0, 3), field]);
  }

  /** The place of the entry, or the section, that a value belongs to. */
  spotOf(path: Path): Path | null {
    if (path[0] === undefined) return null;
    return path[1] === "list" && path.length > 2 ? path.slice(0, 3) : [path[0]];
  }

  /** The element of a list goes to another place of it. Entries keep their ids where they are: what is printed changes places. */
  move(path: Path, to: number): void {
    const entry = path.length === 3 && path[1] === "list";
    const data = (entry ? this.shifted(path, to) : moved(this.data, path, to)) as Data;
    if (data === this.data) return;
    const [from, last] = [Math.min(Number(path.at(-1)), to), Math.max(Number(path.at(-1)), to)];
    const spots = entry ? Array.from({ length: last - from + 1 }, (_, index): Path => [...path.slice(0, -1), from + index]) : [];
    const spot = this.spotOf(path);
    const touched = entry ? spots : spot ? [spot] : [];
    this.enter(this.marks ? this.marked({ data, seen: this.seen }, touched) : { data, seen: this.seen }, "");
  }

  private shifted(path: Path, to: number): unknown {
    const list = at(this.data, path.slice(0, -1));
    const there = moved(this.data, path, to);
    if (!Array.isArray(list) || there === this.data) return there;
    const ids = list.map((one: unknown) => at(one, ["id"]));
    return put(
      there,
      path.slice(0, -1),
      (at(there, path.slice(0, -1)) as unknown[]).map((one, index) => (ids[index] === undefined ? one : put(one, ["id"], ids[index]))),
    );
  }

  // Sources

  private marked({ data, seen }: Step, spots: Path[]): Step {
    const note = { who: this.who, when: new Date().toISOString().slice(0, DAY) };
    return {
      data: spots.reduce<unknown>((all, spot) => put(all, [...spot, "source"], SEEN), data) as Data,
      seen: { ...seen, ...Object.fromEntries(spots.map((spot) => [idOf(spot), note])) },
    };
  }

  /** The owner has seen these as they stand. */
  see(spots: Path[]): void {
    this.enter(this.marked(this.now, spots), "");
  }

  /** Another source than that the owner has seen it; an entry without one of its own has that of its section. */
  setSource(spot: Path, source: string | undefined): void {
    if (source === SEEN) return this.see([spot]);
    const { [idOf(spot)]: _, ...others } = this.seen;
    this.enter({ data: put(this.data, [...spot, "source"], source) as Data, seen: others }, "");
  }

  /** As it is in ours, source and all. */
  reset(spot: Path): void {
    const { [idOf(spot)]: _, ...others } = this.seen;
    const ours = at(this.ours, spot);
    if (ours !== undefined) this.enter({ data: put(this.data, spot, ours) as Data, seen: others }, "");
  }

  // Checking

  checkSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE_MS);
  }

  async check(): Promise<void> {
    clearTimeout(this.timer);
    const number = (this.asked += 1);
    const step = this.now;
    const { data, seen } = step;
    this.checking = true;
    try {
      await ensureGuest();
      const report = await post<BenchReport>("/api/editions/drafts", { game: this.game, data, seen });
      if (number === this.asked) [this.report, this.refusal, this.reported] = [report, null, step];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (number !== this.asked) return;
      this.refusal = error.reason;
      if (error.status === 0 || error.status >= 429) this.timer = setTimeout(() => void this.check(), AGAIN_MS);
    } finally {
      if (number === this.asked) this.checking = false;
    }
  }

  /** The report on what is there now, and its file; null: it cannot be checked at the moment. */
  async fresh(): Promise<BenchReport | null> {
    if (this.reported !== this.now) await this.check();
    return this.reported === this.now ? this.report : null;
  }

  /** A file of somebody's, as a draft of its own. What is no edition of this game is refused. */
  async bring(toml: string): Promise<void> {
    await ensureGuest();
    const { data, seen } = await post<{ data: Data; seen: Seen }>("/api/editions/read", { game: this.game, toml });
    this.begin(data, seen);
    this.keep();
  }

  /** What somebody has handed on, if it is an edition of this game. */
  async bringData(data: Data): Promise<void> {
    await ensureGuest();
    await post("/api/editions/compare", { game: this.game, second: data });
    this.begin(data, {});
    this.keep();
  }

  /** Keeps it as it is, changed or not: somebody goes on with it elsewhere. */
  keepNow(): void {
    this.keep();
  }

  drop(): void {
    dropDraft(this.key);
    this.open("");
  }

  /** Everything that can still be looked for, in the order of the file. */
  next(from: Path | null): Path | null {
    const spots = this.places();
    const start = from ? spots.findIndex((spot) => idOf(spot) === idOf(from)) : -1;
    const round = [...spots.slice(start + 1), ...spots.slice(0, start + 1)];
    return round.find((spot) => this.unknown.has(idOf(spot))) ?? null;
  }
}
