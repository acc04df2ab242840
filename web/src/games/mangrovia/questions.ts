/** What is asked once the first thing of a move is chosen: hut or double hut, the second bird, the rest of the price. */
import type { Phrase } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Now } from "../board";
import { spaceName } from "./names";
import { laid } from "./payments";
import { readIsland, readView } from "./view";

export function nextQuestion(question: Phrase, chosen: string[], { view, edition }: Now, words: Words): string | null {
  const island = readIsland(edition);
  const space = chosen.find((thing) => island.spaces.has(thing));
  if (space) return words.text("page-ask-hut", { name: spaceName(words, space) });
  if (chosen.includes("hut") || chosen.includes("double-hut")) return words.text("page-ask-where");
  const rock = chosen.find((thing) => thing.startsWith("rock-"));
  if (rock) return words.text("page-ask-bird", { landscape: rock.replace("rock-", "") });
  const { building } = readView(view);
  if (question.key !== "pay" || !building) return null;
  const sum = laid(building.payments, chosen);
  return sum > 0 ? words.text("page-ask-rest", { sum, left: building.left - sum }) : null;
}
