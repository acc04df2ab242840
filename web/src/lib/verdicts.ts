/** What is said of a decision that was looked at again; no verdict where moves are about equally good. */
import { hundredths, uncertainty } from "./numbers";
import type { JudgedMove, JudgedView } from "./types";
import type { Words } from "./words";

/** The moves that were as good as the best, without the one that was made. */
export function othersOf({ best, made }: JudgedView): JudgedMove[] {
  return best.filter((move) => move.text !== made.text);
}

export function verdictOf(words: Words, decision: JudgedView): string {
  const { verdict, merit, lost, doubt, seat } = decision;
  if (verdict === "open") return words.text("analysis-open");
  if (verdict === "worse") return words.text("analysis-worse", { seat, lost: hundredths(lost), doubt: uncertainty(doubt) });
  if (merit > 0) return words.text("analysis-found", { seat, ahead: hundredths(merit) });
  return words.text(othersOf(decision).length > 0 ? "analysis-equal" : "analysis-best");
}
