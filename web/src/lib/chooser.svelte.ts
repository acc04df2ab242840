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
}

/** So long something is pointed at before we ask what it would bring about. */
const POINT_MS = 60;

export const movesOf = (choice: Choice): string[] => choice.moves ?? [choice.text];

export class Chooser {
  private picked = $state.raw<string[] | null>(null);
  /** The thing that is pointed at; the one that a finger has pointed at, which the next tap chooses. */
  pointed = $state("");
  tapped = $state("");
  /** The move that is pointed at, and what it would bring about. */
  move = $state.raw<Choice | null>(null);
  preview = $state.raw<Phrase[]>([]);
  private foreseen = this.ask();
  private timer = 0;

  constructor(private readonly chance: Chance) {}

  readonly choosing = $derived.by(() => {
    const [position, face, edition] = [this.chance.position(), this.chance.face(), this.chance.edition()];
    const moves = position?.moves ?? [];
    const ways = position && edition && face?.ways?.(moves, position.marks, edition);
    const begun = position && moves.length > 0 ? face?.begins?.(position.view) : null;
    return new Choosing({ moves, ways: ways ?? [], begun: begun ?? [], picked: this.picked, inOrder: face?.inOrder ?? false });
  });
  /** Whether something was picked up that can be put back. */
  readonly hasPicked = $derived(this.picked !== null && this.picked.length > 0);

  private ask(): Fetched<Phrase[]> {
    return new Fetched((moves) => this.chance.foresee(moves.split("\n")));
  }

  /** A thing was clicked, or Enter pressed on it. */
  choose(thing: string): void {
    const { chosen, can, again } = this.choosing;
    if (chosen.includes(thing)) {
      this.picked = chosen.filter((other) => other !== thing);
      return;
    }
    if (!can.has(thing) && !again.has(thing)) return;
    this.picked = this.choosing.with(thing);
    const choice = this.choosing.meant(this.picked);
    if (choice) this.chance.play(choice);
  }

  putBack(): void {
    this.picked = null;
    this.preview = [];
  }

  /** A thing is pointed at, by hover or focus; an empty one: nothing is. */
  point(thing: string): void {
    this.pointed = thing;
    this.look(thing ? this.choosing.pointed(thing) : null);
  }

  /** A finger points at a thing. */
  tap(thing: string): void {
    this.point(thing);
    this.tapped = thing;
  }

  /** A move in a list is pointed at. */
  pointMove(text: string): void {
    this.pointed = "";
    const all: Choice[] = [...this.choosing.offered, ...(this.chance.position()?.moves ?? [])];
    this.look(all.find((one) => one.text === text) ?? null);
  }

  private look(choice: Choice | null): void {
    clearTimeout(this.timer);
    this.move = choice;
    if (choice) this.timer = window.setTimeout(() => void this.foresee(choice), POINT_MS);
    else this.preview = [];
  }

  private async foresee(choice: Choice): Promise<void> {
    const asked = this.foreseen;
    const events = await asked.load(movesOf(choice).join("\n")).catch(() => []);
    if (this.foreseen === asked && this.move?.text === choice.text) this.preview = events;
  }

  /** Another position: what was picked up and pointed at before has no meaning any more. */
  forget(): void {
    clearTimeout(this.timer);
    this.picked = null;
    this.pointed = this.tapped = "";
    this.move = null;
    this.preview = [];
    this.foreseen = this.ask();
  }
}
