/** What is asked once part of a move is chosen, and how spaces are called that have no name. */
import type { Data, Phrase } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Now } from "../board";
import { SEXES, readGround } from "./view";

/** The second question: about whatever is not chosen yet. */
export function nextQuestion(_question: Phrase, chosen: string[], { edition }: Now, words: Words): string | null {
  const [first = ""] = chosen;
  const [kind = "", of = ""] = first.split("-");
  if (readGround(edition).regions.has(first)) return words.text("page-next-hut");
  if ((SEXES as string[]).includes(kind)) return words.text("page-next-space");
  switch (kind) {
    case "die":
      return words.text("page-next-tile", { die: of });
    case "tile":
      return words.text("page-next-die");
    case "god":
      return words.text(of === "tile" ? "page-next-god" : "page-next-paid");
    case "hand":
      return words.text("page-next-god");
    case "task":
      return words.text("page-next-task");
    case "fulfil":
    case "drop":
      return words.text("page-next-which");
    case "ceremony":
      return words.text("page-next-cover");
    case "use":
    case "double":
      return words.text("page-next-double");
    default:
      return null;
  }
}

const SPACES = ["space", "first", "second"];

/** A ceremony space by where it is, as nothing is written on it. */
export function callThing(argument: string, value: string, edition: Data, words: Words): string | null {
  if (!SPACES.includes(argument)) return null;
  const space = readGround(edition).ceremony.find(({ id }) => id === value);
  return space ? words.text("page-ceremony-at", { row: space.row + 1, column: space.column + 1 }) : null;
}
