/** The face of Flucht aus Mangrovia. */
import sprite from "../../generated/kit/flucht.svg?raw";
import type { Data } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { readJungle } from "./jungle";
import { breakdown } from "./outcome";

/** A card is called by what is drawn on it: disc, then diamonds. */
function moveName(text: string, edition: Data, words: Words): string | null {
  const card = text.startsWith("play ") ? readJungle(edition).cards.get(text.slice("play ".length)) : undefined;
  if (card === undefined) return null;
  return words.text("page-play-card", { animal: card.disc.animal, animals: card.diamonds.map((colour) => words.name("animal", colour.animal)).join(", ") });
}

const face: GameFace = { board: Board, hand: Hand, panel: Panel, sprite, breakdown, moveName };
export default face;
