/** Bots by their kinds: what they are called, how they play, and which of them is on. A kind may have a budget: `search:400` (tries), `search:50ms`. */
import type { TableView } from "./types";
import type { Words } from "./words";

export function botName(words: Words, kind: string): string {
  const [name = "", budget = ""] = kind.split(":");
  const bot = words.name("bot", name);
  if (!budget) return bot;
  const timed = budget.endsWith("ms");
  return words.text(timed ? "bot-with-time" : "bot-with-tries", { bot, count: Number.parseInt(budget, 10) });
}

/** What it does and how strong it is, in a line; nothing where somebody has given it a budget of their own. */
export function botAbout(words: Words, kind: string): string {
  if (kind.includes(":")) return "";
  const id = `about-bot-${kind}`;
  return words.text(words.has(id) ? id : "about-bot-program");
}

/** The seat of the bot that is on, be it its own or that of somebody who is away; -1: none. */
export function thinkingBot(table: TableView): number {
  const seat = table.status === "running" ? (table.match?.asked ?? -1) : -1;
  const who = table.seats[seat];
  return who !== undefined && (who.kind !== "person" || who.stand_in !== "") ? seat : -1;
}
