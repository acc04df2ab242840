/** Games in which, beside us, only bots play: they can be dropped, and wait quietly once nobody has touched them for a day. */
import { session } from "./session.svelte";
import type { TableSummary } from "./types";

const QUIET_SECONDS = 24 * 60 * 60;

/** Whether nobody elsewhere plays at a running table of ours. */
export function isAgainstBots(table: TableSummary): boolean {
  return table.status === "running" && table.seats.every((seat) => seat.kind !== "person" || session.isUs(seat.person));
}

/** Whether we are asked there and somebody would mind: people always, bots only for a day. */
export function waitsForUs(table: TableSummary): boolean {
  if (table.status !== "running" || !session.isUs(table.asked)) return false;
  return !isAgainstBots(table) || Date.now() / 1000 - table.changed < QUIET_SECONDS;
}
