/** The face of Mangrovia. */
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import Standings from "./Standings.svelte";
import { fold } from "./fold";
import { headline } from "./headline";
import { group, moveNotes, moveSymbols, rank } from "./moves";
import { callThing } from "./names";
import { begins, ways } from "./payments";
import { nextQuestion } from "./questions";
import { tells } from "./tells";
import { tip } from "./tips";

const face: GameFace = {
  board: Board,
  hand: Hand,
  peek: 124,
  panel: Panel,
  side: Standings,
  moveNotes,
  moveSymbols,
  group,
  rank,
  begins,
  ways,
  tells,
  fold,
  headline,
  nextQuestion,
  tip,
  callThing,
  coach: async () => (await import("./coach")).coach,
};
export default face;
