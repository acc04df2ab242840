/** The face of Flucht aus Mangrovia. */
import type { Data } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { readJungle } from "./view";
import { fold } from "./fold";
import { headline } from "./headline";
import { moveNotes, moveSymbols, nextQuestion } from "./moves";
import { tells } from "./tells";
import { tip } from "./tips";

/** A card is called by what is drawn on it: disc, then diamonds. */
function cardName(id: string, edition: Data, words: Words): string | null {
  const card = readJungle(edition).cards.get(id);
  if (card === undefined) return null;
  return words.text("page-card-name", {
    animal: card.disc.animal,
    animals: card.diamonds.map((colour) => words.name("animal", colour.animal)).join(", "),
  });
}

/** On the page a colour goes by its animal: that is what one sees. */
function animalName(id: string, edition: Data, words: Words): string | null {
  const colour = readJungle(edition).colours.find((colour) => colour.id === id);
  return colour ? words.name("animal", colour.animal) : null;
}

function callThing(argument: string, value: string, edition: Data, words: Words): string | null {
  if (argument === "card" || argument === "cards") return cardName(value, edition, words);
  return argument === "colour" ? animalName(value, edition, words) : null;
}

const face: GameFace = {
  board: Board,
  hand: Hand,
  peek: 190,
  panel: Panel,
  callThing,
  fold,
  headline,
  moveNotes,
  moveSymbols,
  nextQuestion,
  tells,
  tip,
  coach: async () => (await import("./coach")).coach,
};
export default face;
