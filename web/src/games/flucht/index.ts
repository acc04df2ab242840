/** The face of Flucht aus Mangrovia. */
import sprite from "../../generated/kit/flucht.svg?raw";
import type { Data } from "../../lib/types";
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { readJungle } from "./jungle";

/** Where both pawns stand; the sum of it is the score. Without the edition, the ids of the squares must do. */
function breakdown(view: Data, edition?: Data): { id: string; values: (number | string)[] }[] {
  const places = edition ? readJungle(edition).places : new Map<string, number>();
  const squares = (index: number): (number | string)[] =>
    (view["teams"] as Data[]).map((team) => {
      const id = Object.values(team["pawns"] as Record<string, string>)[index] ?? "";
      return places.get(id) ?? id;
    });
  return [
    { id: "page-first-pawn", values: squares(0) },
    { id: "page-second-pawn", values: squares(1) },
  ];
}

const face: GameFace = { board: Board, hand: Hand, panel: Panel, sprite, breakdown };
export default face;
