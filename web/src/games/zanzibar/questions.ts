/** The second question of a move: once a merchant is chosen, where it goes. */
import type { Phrase } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Now } from "../board";
import { isMerchant, merchantOf, reachOf } from "./view";

export function nextQuestion({ key, args }: Phrase, chosen: string[], { marks }: Now, words: Words): string | null {
  const [merchant = ""] = chosen;
  const going = (key === "move" || key === "step") && chosen.length === 1 && isMerchant(merchant) && merchant !== args["thing"];
  if (!going) return null;
  const { number } = merchantOf(merchant);
  return words.text("page-where-to", { merchant: number, left: reachOf(marks, merchant)?.left ?? number });
}
