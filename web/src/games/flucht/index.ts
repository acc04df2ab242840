/** The face of Flucht aus Mangrovia. */
import sprite from "../../generated/kit/flucht.svg?raw";
import type { Data } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { readJungle } from "./view";
import { breakdown } from "./outcome";

/** A card is called by what is drawn on it: disc, then diamonds. */
function cardName(id: string, edition: Data, words: Words): string | null {
  const card = readJungle(edition).cards.get(id);
  if (card === undefined) return null;
  return words.text("page-card-name", {
    animal: card.disc.animal,
    animals: card.diamonds.map((colour) => words.name("animal", colour.animal)).join(", "),
  });
}

const callThing = (argument: string, value: string, edition: Data, words: Words): string | null =>
  argument === "card" || argument === "cards" ? cardName(value, edition, words) : null;

const face: GameFace = { board: Board, hand: Hand, panel: Panel, sprite, breakdown, callThing };
export default face;
