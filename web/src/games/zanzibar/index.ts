/** The face of Zanzibar. */
import type { Data } from "../../lib/types";
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { readView } from "./view";
import { headline } from "./headline";
import { group, moveNotes, moveSymbols, rank } from "./moves";
import { fold } from "./fold";
import { ways } from "./preview";
import { nextQuestion } from "./questions";
import { tells } from "./tells";
import { tip } from "./tips";
import Panel from "./Panel.svelte";
import Spiral from "./Spiral.svelte";

/** The merchant that is under way, or taken to be placed; while a push is decided, the pushed one. */
function begins(view: Data): string[] {
  const { walk } = readView(view);
  return walk ? [walk.pushed ?? walk.merchant] : [];
}

const face: GameFace = {
  board: Board,
  hand: Hand,
  peek: 160,
  panel: Panel,
  side: Spiral,
  moveNotes,
  rank,
  group,
  moveSymbols,
  tells,
  headline,
  nextQuestion,
  tip,
  fold,
  inOrder: true,
  begins,
  ways,
  coach: async () => (await import("./coach")).coach,
};
export default face;
