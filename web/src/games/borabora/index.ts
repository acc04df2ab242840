/** The face of Bora Bora. */
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { headline } from "./headline";
import "./look.css";
import { group, moveNotes, moveSymbols, rank } from "./movelist";
import Panel from "./Panel.svelte";
import { callThing, nextQuestion } from "./questions";
import { fold, tells } from "./tells";
import { tip } from "./tips";

const face: GameFace = {
  board: Board,
  hand: Hand,
  peek: 72,
  whole: 780,
  panel: Panel,
  headline,
  tells,
  fold,
  tip,
  nextQuestion,
  callThing,
  group,
  rank,
  moveNotes,
  moveSymbols,
  coach: async () => (await import("./coach")).coach,
};
export default face;
