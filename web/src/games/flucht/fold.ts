/** A turn as one line of the log: the card, what its diamonds tamed or freed, how far a pawn walked. */
import type { Data, Phrase } from "../../lib/types";

const SIGNS: Record<string, string> = { "token-placed": "+", "token-removed": "−" };
const AHEAD = ["pawn-forward", "pawn-arrives"];
const WALKS = [...AHEAD, "pawn-back"];

/** Whoever draws a card at the end of a turn is no news; a pawn that stays is, unless the other one walks. */
export function fold(events: Phrase[]): Phrase[] {
  const told: Phrase[] = [];
  let turn: Data | null = null;
  for (const event of events) {
    const { key, args } = event;
    const sign = SIGNS[key];
    if (key === "card-played") {
      if (args["round"]) told.push({ key: "round", args: { round: args["round"] } });
      turn = { seat: args["seat"], colour: args["colour"], signs: "none", from: 0, to: "none", of: [event] };
      told.push({ key: "turn", args: turn });
    } else if (turn && sign) {
      turn["signs"] = (turn["signs"] === "none" ? "" : `${turn["signs"]} `) + sign + args["place"];
      turn["of"].push(event);
    } else if (turn && AHEAD.includes(key)) {
      turn["from"] = args["from"];
      turn["to"] = key === "pawn-arrives" ? "finish" : args["to"];
      turn["of"].push(event);
    } else if (key !== "card-drawn" && !(key === "pawn-stays" && events.some((other) => WALKS.includes(other.key)))) told.push(event);
  }
  return told;
}
