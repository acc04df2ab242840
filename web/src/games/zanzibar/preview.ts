/** What the choice that is pointed at would bring about: where a merchant goes, who is pushed, and what the objectives would then be worth.
 *
 *  Moves are read from their texts (`go 4 ziwela`, `push kusi`), several of them in a row as the ways of a merchant are. */
import type { Way } from "../../lib/choosing";
import type { Mark } from "../../lib/types";
import type { FaceMove } from "../board";
import { counts, merchantOf, standing } from "./view";
import type { Isle, View } from "./view";

const JOIN = "; ";

export interface Shove {
  merchant: string;
  from: string;
  /** Where it would go; empty where that is asked then. */
  to: string;
  /** Where else it could go. */
  or: string[];
  chased: boolean;
}

export interface Outlook {
  merchant: string;
  /** From where it stands to where it would stand. */
  way: string[];
  shoves: Shove[];
  /** Where everybody's merchants would stand; the pushed ones whose place is still open are left out. */
  places: Map<string, string>;
}

/** The ways of merchants to places that no single move leads to. A push that ends such a way is not part of it: it is asked then. */
export function ways(moves: FaceMove[], marks: Mark[]): Way[] {
  return marks.flatMap((mark) => {
    if (mark.key !== "reach") return [];
    return Object.entries(mark.args["ways"] as Record<string, { moves: string[] }>).flatMap(([place, way]): Way[] => {
      const things = [mark.thing, place];
      if (moves.some((move) => move.things[0] === mark.thing && move.things[1] === place)) return [];
      const steps = way.moves.at(-1)?.startsWith("go ") ? way.moves : way.moves.slice(0, -1);
      const name = { key: "way", args: { merchant: mark.args["merchant"], way: place } };
      return [{ name, things, final: false, moves: steps }];
    });
  });
}

/** What a choice would lead to; null where it moves nobody. */
export function foresee(isle: Isle, view: View, seat: number, text: string): Outlook | null {
  if (!text) return null;
  const at = new Map([...standing(view)].map(([place, merchant]) => [merchant, place]));
  const found: Outlook = { merchant: "", way: [], shoves: [], places: at };
  const steps = text.split(JOIN);
  for (const [index, step] of steps.entries()) {
    const [verb = "", first = "", second = ""] = step.split(" ");
    if (verb === "go") {
      found.merchant = `${seat + 1}-${first}`;
      const from = at.get(found.merchant);
      if (from === undefined) return null;
      if (found.way.length === 0) found.way.push(from);
      const next = steps[index + 1] ?? "";
      enter(isle, found, second, next.startsWith("go ") ? "" : (next.split(" ")[1] ?? ""));
    } else if ((verb === "push" || verb === "chase") && index === 0 && view.walk?.entering && view.walk.pushed && view.walk.place) {
      found.merchant = view.walk.merchant;
      found.way.push(view.walk.place);
      enter(isle, found, view.walk.entering, first);
    } else if (verb === "place" && view.walk) {
      found.merchant = view.walk.merchant;
      found.way = [first];
      at.set(found.merchant, first);
    }
  }
  return found.way.length > 0 ? found : null;
}

/** A merchant steps onto a place; who stands there gives way to where it is told, or to the only place there is. */
function enter(isle: Isle, found: Outlook, place: string, told: string): void {
  const other = [...found.places].find(([, there]) => there === place)?.[0];
  if (other !== undefined && other !== found.merchant) {
    const taken = new Set(found.places.values());
    const free = (isle.next.get(place) ?? []).filter((one) => !taken.has(one));
    const chased = free.length === 0;
    const options = chased ? [...isle.places.keys()].filter((one) => !taken.has(one)) : free;
    const to = told || (options.length === 1 ? (options[0] ?? "") : "");
    found.shoves.push({ merchant: other, from: place, to, or: chased ? [] : options.filter((one) => one !== to), chased });
    if (to) found.places.set(other, to);
    else found.places.delete(other);
  }
  found.places.set(found.merchant, place);
  found.way.push(place);
}

/** How many of a seat's merchants would count for an objective. */
export function countThen(isle: Isle, objective: string, seat: number, places: Map<string, string>): number {
  const card = isle.objectives.get(objective);
  if (!card) return 0;
  return [...places].filter(([merchant, place]) => merchantOf(merchant).seat === seat && counts(card, isle.places.get(place))).length;
}
