/** The face of Mangrovia. */
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import Standings from "./Standings.svelte";
import { callThing, moveNotes, rank } from "./names";
import { breakdown } from "./outcome";

const face: GameFace = {
  board: Board,
  hand: Hand,
  panel: Panel,
  side: Standings,
  breakdown,
  end: End,
  moveNotes,
  rank,
  callThing,
};
export default face;
