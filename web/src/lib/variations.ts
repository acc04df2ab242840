/** What somebody tried from positions of a finished game: for each step of it where they began, a tree of moves. A move is found by its line: the texts
 *  of the moves up to it. Nothing is changed in place. */
import type { LineMove } from "./types";

export interface Variation extends LineMove {
  next: Variation[];
}

export interface Beginning {
  at: number;
  next: Variation[];
}

/** A move as it is listed: how deep among the branches, and where it leads. */
export interface Row {
  move: Variation;
  line: string[];
  depth: number;
}

/** So many moves of a game are remembered; what was begun longest ago goes first. */
const MOST = 2000;
/** `play blue-3*2`: the move, drawn otherwise for the second time. */
const OTHERWISE = /\*(\d+)$/;

export const isWithin = (line: string[], longer: string[]): boolean => line.every((text, index) => longer[index] === text);

function branchesAt(all: Beginning[], at: number): Variation[] {
  return all.find((one) => one.at === at)?.next ?? [];
}

/** The moves of a line, as far as they are known. */
export function along(all: Beginning[], at: number, line: string[]): Variation[] {
  const found: Variation[] = [];
  let next = branchesAt(all, at);
  for (const text of line) {
    const move = next.find((one) => one.text === text);
    if (!move) break;
    found.push(move);
    next = move.next;
  }
  return found;
}

/** What was tried after a line. */
export function after(all: Beginning[], at: number, line: string[]): Variation[] {
  return line.length === 0 ? branchesAt(all, at) : (along(all, at, line)[line.length - 1]?.next ?? []);
}

function grownBy(next: Variation[], [first, ...rest]: LineMove[]): Variation[] {
  if (!first) return next;
  const known = next.find((one) => one.text === first.text);
  const { text, seat, name, drawn } = first;
  const grown = { text, seat, name, drawn, next: grownBy(known?.next ?? [], rest) };
  return known ? next.map((one) => (one === known ? grown : one)) : [...next, grown];
}

/** With a line, which becomes a branch of its own where it leaves those that are there; the step it begins at is the last one that was looked at. */
export function grown(all: Beginning[], at: number, line: LineMove[]): Beginning[] {
  const others = all.filter((one) => one.at !== at);
  const here = { at, next: grownBy(branchesAt(all, at), line) };
  let left = MOST - count(here.next);
  const kept = others.toReversed().filter((one) => (left -= count(one.next)) >= 0);
  return [...kept.toReversed(), here];
}

function count(next: Variation[]): number {
  return next.reduce((sum, one) => sum + 1 + count(one.next), 0);
}

function prunedBy(next: Variation[], [first, ...rest]: string[]): Variation[] {
  if (rest.length === 0) return next.filter((one) => one.text !== first);
  return next.map((one) => (one.text === first ? { ...one, next: prunedBy(one.next, rest) } : one));
}

/** Without the last move of a line and all that follows it; without a line, without all that was begun at this step. */
export function pruned(all: Beginning[], at: number, line: string[]): Beginning[] {
  if (line.length === 0) return all.filter((one) => one.at !== at);
  return all.map((one) => (one.at === at ? { at, next: prunedBy(one.next, line) } : one));
}

/** Everything that was tried, as it is read: the first way on as deep as what led to it, and before it the others, one deeper. */
export function rowsOf({ next }: Beginning): Row[] {
  const rows: Row[] = [];
  const add = (move: Variation, before: string[], depth: number): string[] => {
    const line = [...before, move.text];
    rows.push({ move, line, depth });
    return line;
  };
  const walk = (next: Variation[], before: string[], depth: number): void => {
    while (next[0]) {
      const [first, ...others] = next;
      const line = add(first, before, depth);
      for (const other of others) walk(other.next, add(other, before, depth + 1), depth + 1);
      [next, before] = [first.next, line];
    }
  };
  walk(next, [], 0);
  return rows;
}

/** The same move, drawn otherwise than it was in any of these. */
export function drawnOtherwise(text: string, tried: Variation[]): string {
  const plain = text.replace(OTHERWISE, "");
  const lucks = tried.filter((one) => one.text.replace(OTHERWISE, "") === plain).map((one) => luckOf(one.text));
  return `${plain}*${Math.max(1, luckOf(text), ...lucks) + 1}`;
}

/** For which time a move draws: 1 at first. */
export const luckOf = (text: string): number => Number(OTHERWISE.exec(text)?.[1] ?? 1);

/** A line in an address. */
export const written = (line: string[]): string => line.map((text) => encodeURIComponent(text).replaceAll("%20", "+")).join(",");
