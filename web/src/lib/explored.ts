/** What was tried in finished games, kept in this browser: the games that were explored last. */
import { keep, recall } from "./storage";
import type { Beginning } from "./variations";

const GAMES = 12;
const INDEX = "explored";
const nameOf = (table: string): string => `${INDEX}-${table}`;

function read<T>(name: string): T[] {
  try {
    const found: unknown = JSON.parse(recall(name) || "[]");
    return Array.isArray(found) ? (found as T[]) : [];
  } catch {
    return [];
  }
}

export const recallTried = (table: string): Beginning[] => read<Beginning>(nameOf(table));

export function keepTried(table: string, tried: Beginning[]): void {
  const games = [table, ...read<string>(INDEX).filter((one) => one !== table)];
  for (const one of games.slice(GAMES)) keep(nameOf(one), "");
  keep(INDEX, JSON.stringify(games.slice(0, GAMES)));
  keep(nameOf(table), JSON.stringify(tried));
}
