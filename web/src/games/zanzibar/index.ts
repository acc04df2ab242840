/** The face of Zanzibar. */
import sprite from "../../generated/kit/zanzibar.svg?raw";
import type { Data } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { readIsle, readView } from "./view";
import { moveNotes, placeName, rank } from "./names";
import { breakdown, fold } from "./outcome";
import { ways } from "./preview";
import Panel from "./Panel.svelte";
import Spiral from "./Spiral.svelte";

/** The merchant that is under way, or taken to be placed; while a push is decided, the pushed one. */
function begins(view: Data): string[] {
  const { walk } = readView(view);
  return walk ? [walk.pushed ?? walk.merchant] : [];
}

/** The end of a way is called with all that is there. */
function callThing(argument: string, value: string, edition: Data, words: Words): string | null {
  const place = argument === "way" ? readIsle(edition).places.get(value) : undefined;
  return place ? placeName(words, place) : null;
}

const face: GameFace = {
  board: Board,
  hand: Hand,
  panel: Panel,
  side: Spiral,
  sprite,
  breakdown,
  end: End,
  moveNotes,
  rank,
  fold,
  inOrder: true,
  begins,
  ways,
  callThing,
};
export default face;
