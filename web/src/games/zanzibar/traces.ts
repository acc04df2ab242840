/** What merchants did since the reader last chose: who walked where, who was pushed or chased by whom, and where they stood before. */
import type { Since } from "../board";
import { merchantOf, readView, standing } from "./view";
import type { View } from "./view";

export interface Trace {
  merchant: string;
  kind: "walk" | "push" | "chase" | "place";
  /** The places from where it began to where it ended, one after the other. */
  way: string[];
  /** Whose turn it was. */
  by: number;
}

/** Somebody who stood elsewhere then. */
export interface Ghost {
  merchant: string;
  place: string;
}

const SHOVES: Record<string, "push" | "chase"> = { pushed: "push", chased: "chase" };

/** One after the other; the steps of a merchant in one turn are one walk. */
export function tracesOf({ turns }: Since): Trace[] {
  const traces: Trace[] = [];
  for (const { seat, events } of turns) {
    const walks = new Map<string, Trace>();
    for (const { key, args } of events) {
      const [merchant, from, place] = [args["thing"] as string, args["from"] as string, args["place"] as string];
      const kind = SHOVES[key];
      const walk = walks.get(merchant);
      if (key === "goes" && walk) walk.way.push(place);
      else if (key === "goes") {
        const begun: Trace = { merchant, kind: "walk", way: [from, place], by: seat };
        walks.set(merchant, begun);
        traces.push(begun);
      } else if (kind) traces.push({ merchant, kind, way: [from, place], by: merchantOf(args["by"]).seat });
      else if (key === "placed") traces.push({ merchant, kind: "place", way: [place], by: seat });
    }
  }
  return traces;
}

/** Those who stand elsewhere now, where they stood; only on places that are free, as nobody may be covered. */
export function ghostsOf({ view }: Since, now: View): Ghost[] {
  const then = standing(readView(view));
  const held = standing(now);
  return [...then].flatMap(([place, merchant]) => (held.has(place) ? [] : [{ merchant, place }]));
}
