/** Whom the coach has led through their first game of a kind, as this device remembers it: nobody yet, what was taught so far, or all of it. */
import { keep, recall } from "./storage";

const SEEN = "seen";
const MET = "met ";

export const isCoached = (game: string): boolean => recall(`guide-${game}`) === SEEN;

export const keepCoached = (game: string): void => keep(`guide-${game}`, SEEN);

/** The topics that were taught so far. */
export function topicsMet(game: string): string[] {
  const kept = recall(`guide-${game}`) ?? "";
  return kept.startsWith(MET) ? kept.slice(MET.length).split(" ").filter(Boolean) : [];
}

export const keepMet = (game: string, topics: readonly string[]): void => keep(`guide-${game}`, MET + topics.join(" "));
