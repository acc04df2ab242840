/** Bots by their kinds: what they are called, how they play, and which of them is on. A kind may have a budget: `search:400` (tries), `search:50ms`. */
import type { GameSummary, TableView } from "./types";
import type { Words } from "./words";

/** What the bots that can learn have learned: the game, some of several games, or nothing yet; `by` is the edition that taught them, where that is
 *  not the one that is played. */
export interface Learned {
  what: "yes" | "some" | "no";
  by: string;
}

const LEARNERS = ["first-thought", "search"];

/** For an edition, with what the server says of it: the id of the one that taught them. No edition of one's own is ever called "". */
export function learnedAt(by: string | null | undefined, edition: string): Learned {
  return by ? { what: "yes", by: by === edition ? "" : by } : { what: "no", by: "" };
}

/** For one of a game's own editions; nothing: the usual one. */
export function learnedOf(game: GameSummary, edition = ""): Learned {
  const name = edition || (game.editions[0] ?? "");
  return learnedAt(game.learned[name], name);
}

/** For bots that are chosen for all of these games at once. */
export function learnedIn(games: GameSummary[]): Learned {
  const [first = "no", ...others] = new Set(games.map((game) => learnedOf(game).what));
  return { what: others.length > 0 ? "some" : first, by: "" };
}

export function botName(words: Words, kind: string): string {
  const [name = "", budget = ""] = kind.split(":");
  const bot = words.name("bot", name);
  if (!budget) return bot;
  const timed = budget.endsWith("ms");
  return words.text(timed ? "bot-with-time" : "bot-with-tries", { bot, count: Number.parseInt(budget, 10) });
}

/** What it does and how strong it is, in a line, and which edition taught it, if another did; nothing where somebody has given it a budget of their
 *  own. */
export function botAbout(words: Words, kind: string, learned: Learned): string {
  if (kind.includes(":")) return "";
  const id = `about-bot-${kind}`;
  const line = words.text(words.has(id) ? id : "about-bot-program", { learned: learned.what });
  return learned.by && LEARNERS.includes(kind) ? `${line} ${words.text("about-bot-taught-by", { edition: learned.by })}` : line;
}

/** The seat of the bot that is on, be it its own or that of somebody who is away; -1: none. */
export function thinkingBot(table: Pick<TableView, "seats" | "status" | "match">): number {
  const seat = table.status === "running" ? (table.match?.asked ?? -1) : -1;
  const who = table.seats[seat];
  return who !== undefined && (who.kind !== "person" || who.stand_in !== "") ? seat : -1;
}
