/** What stands at the head of a table: the round, and how far the turn under way has come. */
import type { Data } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Headline } from "../board";
import { readEdition, readView } from "./view";
import type { View } from "./view";

/** A part of a turn: how many of how many are done, and whether one is half done. */
export interface Progress {
  id: "move" | "score";
  done: number;
  half: boolean;
  of: number;
  now: boolean;
}

/** How far the turn under way has come; nothing before the first turn and after the last. */
export function progressOf(view: View, edition: Data): Progress[] {
  if (["place", "opening", "over"].includes(view.phase)) return [];
  const { merchants_a_turn, objectives_a_turn } = readEdition(edition).numbers;
  const half = Boolean(view.walk?.start);
  const moving = ["move", "push", "chase"].includes(view.phase);
  return [
    { id: "move", done: view.moved.length - Number(half), half, of: merchants_a_turn, now: moving },
    { id: "score", done: view.scored_now, half: false, of: objectives_a_turn, now: !moving },
  ];
}

/** ●◐○ */
export function beads({ done, half, of }: Progress): string {
  return "●".repeat(done) + "◐".repeat(Number(half)) + "○".repeat(Math.max(0, of - done - Number(half)));
}

export function headline(data: Data, edition: Data, words: Words): Headline {
  const view = readView(data);
  const limit = Number(view.options["rounds"] ?? 0);
  const early = view.phase === "place" || view.phase === "opening";
  return {
    round: early
      ? words.text("page-setting-up")
      : words.text(limit > 0 ? "page-round-of" : "page-round", { round: view.round, rounds: limit }),
    phases: progressOf(view, edition).map((part) => ({ name: words.text(`page-part-${part.id}`), sign: beads(part), now: part.now })),
    facts:
      view.turns_left === null || view.over
        ? []
        : [{ symbol: "ic-hourglass", name: words.text("page-last-turns", { count: view.turns_left }), title: words.text("page-tip-last") }],
  };
}
