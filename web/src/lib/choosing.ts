/** From things to moves: what can be chosen, and what has been said when some things are chosen. Knows no game. */
import type { LegalMove } from "./types";

/** A move to choose; or several in a row under one name, which are played one after the other. */
export type Choice = LegalMove & { moves?: string[] };

/** Several moves in a row as a game's face puts them together. */
export type Way = Omit<LegalMove, "text"> & { moves: string[] };

interface Choices {
  moves: LegalMove[];
  /** Choices of several moves in a row, offered once something is chosen. */
  ways?: Way[];
  /** What is taken to be chosen as long as nobody has chosen anything: a piece that is under way. */
  begun?: string[];
  /** What somebody has chosen; null: nothing yet. */
  picked: string[] | null;
  /** Whether things are chosen in the order in which a move lists them (a piece, then where it goes), or in any. */
  inOrder?: boolean;
}

export class Choosing {
  readonly chosen: string[];
  /** The things that can be chosen next. */
  readonly can: Set<string>;
  /** The things that can be chosen instead of what is chosen: one begins anew with them. */
  readonly again: Set<string>;
  /** What is still meant by what is chosen; nothing is left out before somebody has chosen, but what begins something that is. */
  readonly offered: Choice[];
  private readonly moves: LegalMove[];
  private readonly all: Choice[];
  private readonly inOrder: boolean;

  constructor({ moves, ways = [], begun = [], picked, inOrder = false }: Choices) {
    this.moves = moves;
    this.all = [...moves, ...ways.map((way) => ({ ...way, text: way.moves.join("; ") }))];
    this.inOrder = inOrder;
    this.chosen = picked ?? begun;
    this.can = this.next(this.chosen);
    this.again = inOrder ? new Set([...this.next([])].filter((thing) => !this.can.has(thing) && !this.chosen.includes(thing))) : new Set();
    const fitting = this.candidates(this.chosen);
    const begins = new Set(fitting.flatMap((choice) => choice.moves?.[0] ?? []));
    this.offered = picked === null ? [...fitting, ...moves.filter((move) => !fitting.includes(move) && !begins.has(move.text))] : fitting;
  }

  /** What would be chosen with this thing. */
  with(thing: string): string[] {
    return this.again.has(thing) ? [thing] : [...this.chosen, thing];
  }

  /** The one move that some things mean; null as long as there are several, or none. */
  meant(things: string[]): Choice | null {
    const left = this.candidates(things);
    if (this.inOrder) return left.find((move) => move.things.length === things.length) ?? null;
    return left.length === 1 && things.length > 0 ? (left[0] ?? null) : null;
  }

  /** The move that pointing at a thing speaks of. */
  pointed(thing: string): Choice | null {
    return this.inOrder ? this.meant(this.with(thing)) : (this.candidates(this.with(thing))[0] ?? null);
  }

  /** Whether to choose a thing is only to pick it up, and nothing is played by it. */
  picksUp(thing: string): boolean {
    return this.inOrder && this.meant(this.with(thing)) === null;
  }

  /** The moves that touch all of these things. */
  private candidates(things: string[]): Choice[] {
    const all = things.length > 0 ? this.all : this.moves;
    return all.filter((move) =>
      things.every((thing, index) => (this.inOrder ? move.things[index] === thing : move.things.includes(thing))),
    );
  }

  private next(things: string[]): Set<string> {
    const left = this.candidates(things);
    return new Set(
      left.flatMap((move) =>
        this.inOrder ? move.things.slice(things.length, things.length + 1) : move.things.filter((thing) => !things.includes(thing)),
      ),
    );
  }
}
