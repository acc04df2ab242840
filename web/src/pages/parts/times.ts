/** Times as people say them: “2 h”, “5 min”, “3 days”. */
import type { ClockView, TableSummary } from "../../lib/types";
import type { Words } from "../../lib/words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function span(words: Words, seconds: number): string {
  if (seconds >= 2 * DAY) return words.text("span-days", { count: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return words.text("span-hours", { count: Math.floor(seconds / HOUR) });
  if (seconds >= MINUTE) return words.text("span-minutes", { count: Math.floor(seconds / MINUTE) });
  return words.text("span-moment");
}

/** What a clock is like, in a few words. */
export function clockText(words: Words, clock: TableSummary["clock"] | ClockView): string {
  if (clock.kind === "budget") {
    const minutes = Math.round((clock.budget / MINUTE) * 10) / 10;
    return clock.increment
      ? words.text("clock-short-budget-more", { minutes, seconds: clock.increment })
      : words.text("clock-short-budget", { minutes });
  }
  if (clock.kind === "days") {
    return clock.days < 1
      ? words.text("clock-short-hours", { hours: Math.round(clock.days * 24) })
      : words.text("clock-short-days", { days: clock.days });
  }
  return words.text("clock-short-none");
}
