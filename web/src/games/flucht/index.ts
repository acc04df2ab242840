/** The face of Flucht aus Mangrovia. */
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

function moveName(text: string, edition: Data, words: Words): string | null {
  const name = text.startsWith("play ") ? cardName(text.slice("play ".length), edition, words) : null;
  return name && words.text("page-move-play", { rest: name });
}

const callThing = (argument: string, value: string, edition: Data, words: Words): string | null =>
  argument === "card" || argument === "cards" ? cardName(value, edition, words) : null;

/** A card is played, a pawn moves: both in their turn. */
function meantBy(thing: string, view: Data): string | null {
  if ((view["played"] as string[]).includes(thing)) return `play ${thing}`;
  const own = view["seat"] >= 0 ? Object.keys(view["teams"][view["seat"]]["pawns"] as Data).indexOf(thing) : -1;
  return own >= 0 ? `pawn ${own + 1}` : null;
}

const face: GameFace = { board: Board, hand: Hand, panel: Panel, breakdown, moveName, callThing, meantBy };
export default face;
