/** The face of Bora Bora. */
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import "./look.css";
import { rank } from "./names";
import { breakdown } from "./outcome";
import Panel from "./Panel.svelte";

const face: GameFace = { board: Board, hand: Hand, panel: Panel, breakdown, end: End, rank };
export default face;
