/** Games in which nobody elsewhere plays, only we at this device and bots: they can be dropped, and wait quietly once nobody has touched them for a
 *  day. */
import { session } from "./session.svelte";
import type { TableSummary } from "./types";

const QUIET_SECONDS = 24 * 60 * 60;

/** Whether nobody elsewhere plays at a running table of ours. */
export function isAgainstBots(table: TableSummary): boolean {
  return table.status === "running" && table.seats.every((seat) => seat.kind !== "person" || session.isUs(seat.person));
}

/** Whether we are asked there, or a start waits for us, and it should be said: where people elsewhere wait always, otherwise only for a day. */
export function waitsForUs(table: TableSummary): boolean {
  if (!["open", "running"].includes(table.status) || !session.isUs(table.asked)) return false;
  return !isAgainstBots(table) || Date.now() / 1000 - table.changed < QUIET_SECONDS;
}
