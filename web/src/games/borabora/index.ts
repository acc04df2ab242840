/** The face of Bora Bora. */
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { headline } from "./headline";
import "./look.css";
import { group, moveNotes, moveSymbols, rank } from "./movelist";
import { breakdown } from "./outcome";
import Panel from "./Panel.svelte";
import { callThing, nextQuestion } from "./questions";
import { fold, tells } from "./tells";
import { tip } from "./tips";

const face: GameFace = {
  board: Board,
  hand: Hand,
  panel: Panel,
  breakdown,
  end: End,
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
