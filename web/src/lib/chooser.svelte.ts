/** Somebody who chooses, at a table or in an example: what they have picked up, what they point at, and what that would bring about. */
import type { GameFace, Position } from "../games/board";
import { Choosing, type Choice } from "./choosing";
import { Fetched } from "./fetched.svelte";
import type { Data, LegalMove, Phrase } from "./types";

/** A position with the moves as the server reads them. */
export interface AskedPosition extends Position {
  moves: LegalMove[];
}

interface Chance {
  position: () => AskedPosition | null;
  face: () => GameFace | null;
  edition: () => Data | null;
  /** What some moves in a row would bring about. */
  foresee: (moves: string[]) => Promise<Phrase[]>;
  play: (choice: Choice) => void;
  /** Something was picked up, or a move was meant. */
  begins?: () => void;
  /** Whether somebody is asked once more before a move is played; without it, nobody is. */
  asks?: (choice: Choice) => boolean;
}

/** So long something is pointed at before we ask what it would bring about. */
const POINT_MS = 60;

export const movesOf = (choice: Choice): string[] => choice.moves ?? [choice.text];

/** A move that was meant, and the thing that meant it; none where it was chosen in a list. */
interface Taken {
  choice: Choice;
  by: string;
}

export class Chooser {
  private picked = $state.raw<string[] | null>(null);
  private taken = $state.raw<Taken | null>(null);
  /** Whether what was meant is on its way: until it is answered, nothing else is. */
  isSent = $state(false);
  /** The move of a hint: it is seen as long as nothing is chosen or pointed at. */
  private advised = $state.raw<Choice | null>(null);
  /** The thing that is pointed at. */
  pointed = $state("");
  /** The move that is pointed at or proposed, and what it would bring about. */
  move = $state.raw<Choice | null>(null);
  preview = $state.raw<Phrase[]>([]);
  private foreseen = this.fetching();
  private timer = 0;

  constructor(private readonly chance: Chance) {}

  readonly choosing = $derived.by(() => {
    const [position, face, edition] = [this.chance.position(), this.chance.face(), this.chance.edition()];
    const moves = position?.moves ?? [];
    const ways = position && edition && face?.ways?.(moves, position.marks, edition, position.view);
    const begun = position && moves.length > 0 ? face?.begins?.(position.view) : null;
    return new Choosing({ moves, ways: ways ?? [], begun: begun ?? [], picked: this.picked, inOrder: face?.inOrder ?? false });
  });
  /** The move that waits to be confirmed. Until then everything else can still be chosen instead. */
  readonly proposed = $derived(this.isSent ? null : (this.taken?.choice ?? null));
  /** The things that are chosen so far, with those of what is proposed. */
  readonly chosen = $derived.by(() => {
    if (this.taken === null) return this.choosing.chosen;
    return this.taken.by ? this.choosing.with(this.taken.by) : this.taken.choice.things;
  });
  /** Whether something was picked up, or proposed, that can be put back. */
  readonly hasPicked = $derived(this.proposed !== null || (this.picked !== null && this.picked.length > 0));

  /** The things of the hint, while that is what is seen. */
  readonly hinted = $derived<string[]>(this.advised !== null && this.move === this.advised ? this.advised.things : []);

  private fetching(): Fetched<Phrase[]> {
    return new Fetched((moves) => this.chance.foresee(moves.split("\n")));
  }

  /** A thing was clicked, or Enter pressed on it; a finger, which cannot point before it chooses, is always asked once more. */
  choose(thing: string, finger = false): void {
    if (this.isSent) return;
    const { chosen, can, again } = this.choosing;
    const free = can.has(thing) || again.has(thing);
    if (!free && !this.chosen.includes(thing)) return;
    const things = free ? this.choosing.with(thing) : chosen.filter((other) => other !== thing);
    const choice = free ? this.choosing.meant(things) : null;
    if (choice) {
      this.take({ choice, by: thing }, finger);
      return;
    }
    this.taken = null;
    this.picked = things;
    if (things.length > 0) this.chance.begins?.();
    this.look(null);
  }

  /** A move was chosen in a list; whoever could not point at it before is asked once more. */
  propose(choice: Choice, finger = false): void {
    if (!this.isSent) this.take({ choice, by: "" }, finger);
  }

  /** What is meant is played at once; or proposed first, and played when it is meant a second time. */
  private take(taken: Taken, asked = false): void {
    const isMeantAgain = this.proposed?.text === taken.choice.text;
    if (!isMeantAgain) this.taken = taken;
    this.chance.begins?.();
    this.look(taken.choice);
    if (isMeantAgain || !(asked || this.chance.asks?.(taken.choice))) this.confirm();
  }

  /** What is proposed is played. */
  confirm(): void {
    const choice = this.proposed;
    if (choice === null) return;
    clearTimeout(this.timer);
    this.isSent = true;
    this.chance.play(choice);
  }

  /** What was picked up, proposed or refused lies where it was. */
  putBack(): void {
    this.picked = this.taken = null;
    this.isSent = false;
    this.point(this.pointed);
  }

  /** A thing is pointed at, by hover or focus; an empty one: nothing is. */
  point(thing: string): void {
    this.pointed = thing;
    this.look(thing ? this.choosing.pointed(thing) : null);
  }

  /** A move in a list is pointed at. */
  pointMove(text: string): void {
    this.pointed = "";
    const all: Choice[] = [...this.choosing.offered, ...(this.chance.position()?.moves ?? [])];
    this.look(all.find((one) => one.text === text) ?? null);
  }

  /** A move is advised; null: none any more. */
  advise(choice: Choice | null): void {
    this.advised = choice;
    this.point(this.pointed);
  }

  /** What is proposed is seen as long as it is, whatever is pointed at; and what is advised while nothing else is to be seen. */
  private look(pointed: Choice | null): void {
    const choice = this.taken?.choice ?? pointed ?? (this.hasPicked ? null : this.advised);
    clearTimeout(this.timer);
    this.move = choice;
    if (!choice) this.preview = [];
    else if (!this.isSent) this.timer = window.setTimeout(() => void this.foresee(choice), POINT_MS);
  }

  private async foresee(choice: Choice): Promise<void> {
    const asked = this.foreseen;
    const events = await asked.load(movesOf(choice).join("\n")).catch(() => []);
    if (this.foreseen === asked && this.move?.text === choice.text) this.preview = events;
  }

  /** Another position: what was picked up and pointed at before has no meaning any more. */
  forget(): void {
    clearTimeout(this.timer);
    this.picked = this.taken = null;
    this.isSent = false;
    this.pointed = "";
    this.move = this.advised = null;
    this.preview = [];
    this.foreseen = this.fetching();
  }
}
