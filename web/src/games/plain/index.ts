/** For a game that brings no drawing of its own: its things as cards that can be chosen. */
import type { GameFace } from "../board";
import Board from "./Board.svelte";

const face: GameFace = { board: Board };
export default face;
