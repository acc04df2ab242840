/** What the choice that is pointed at would bring about: where a merchant goes, who gives way, and what the objectives would then be worth. The rules note
 *  it on the merchants, so it is there at once; only the places on a way of several steps are told by the preview. */
import type { Way } from "../../lib/choosing";
import type { Data, Mark, Phrase } from "../../lib/types";
import type { FaceMove } from "../board";
import { routeBetween } from "./layout";
import { merchantOf, offering, reachOf, readIsle, standing, worthThen } from "./view";
import type { Isle, Shoved, ShownWay, Standing, View } from "./view";

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
  /** Where it would stand. */
  end: string;
  /** From where it stands to there; empty as long as that is not known. */
  way: string[];
  shoves: Shove[];
  /** What the objectives in hand would then be worth, of those that change. */
  then: Record<string, Standing>;
}

/** The ways of merchants to places that no single move leads to. A push that ends such a way is not part of it: it is asked then. */
export function ways(moves: FaceMove[], marks: Mark[], edition: Data): Way[] {
  const { places } = readIsle(edition);
  return marks.flatMap(({ thing }) => {
    const reach = reachOf(marks, thing);
    return Object.entries(reach?.ways ?? {}).flatMap(([id, way]): Way[] => {
      const place = places.get(id);
      if (!reach || !place || moves.some(({ things }) => things[0] === thing && things[1] === id)) return [];
      const name = { key: "go", args: { merchant: reach.merchant, ...offering(place) } };
      return [{ name, things: [thing, id], final: false, gain: 0, moves: asksLast(way) ? way.moves.slice(0, -1) : way.moves }];
    });
  });
}

/** Whether it is asked at the end of a way where somebody goes. */
function asksLast({ shoves }: ShownWay): boolean {
  const last = shoves?.at(-1);
  return last !== undefined && last.to === undefined;
}

/** The way that a choice of a merchant and a place stands for; a place that is not among those to end on is where the merchant began. */
export function wayOf(marks: Mark[], [merchant = "", place = ""]: string[]): ShownWay | undefined {
  const reach = place ? reachOf(marks, merchant) : null;
  return reach?.ways[place] ?? reach?.back;
}

interface Pointing {
  isle: Isle;
  view: View;
  marks: Mark[];
  pointed: FaceMove | null;
  preview: Phrase[];
}

/** What a choice would lead to; null where it moves nobody. */
export function foresee({ isle, view, marks, pointed, preview }: Pointing): Outlook | null {
  const [thing = "", place = ""] = pointed?.things ?? [];
  if (!place) return null;
  const open = openPush(view);
  if (open && view.walk?.place)
    return {
      merchant: view.walk.merchant,
      end: open.from,
      way: [view.walk.place, open.from],
      shoves: [{ ...open, to: place, or: open.or.filter((other) => other !== place) }],
      then: worthThen(marks),
    };
  const way = wayOf(marks, [thing, place]);
  const from = whereIs(view, thing);
  if (!way || !from) return { merchant: thing, end: place, way: [place], shoves: [], then: {} };
  const told = preview.flatMap(({ key, args }): string[] => (key === "goes" && args["thing"] === thing ? [args["place"]] : []));
  return {
    merchant: thing,
    end: place,
    way: wholeWay(isle, from, way.steps > 1 ? told : [], place, way.steps),
    shoves: shovesOf(view, way),
    then: way.then ?? {},
  };
}

/** A push that is being decided: nobody has said where to yet. */
export function openPush({ walk, decision }: View): Shove | null {
  if (!walk?.entering || !walk.pushed) return null;
  return { merchant: walk.pushed, from: walk.entering, to: "", or: walk.refuges, chased: decision.key === "chase" };
}

/** Those who give way on a way, each from where it stands by then. */
export function shovesOf(view: View, { shoves = [] }: ShownWay): Shove[] {
  const at = new Map([...standing(view)].map(([place, merchant]) => [merchant, place]));
  return shoves.map(({ thing, to = "", others = [], chased = false }: Shoved) => {
    const from = at.get(thing) ?? "";
    at.set(thing, to);
    return { merchant: thing, from, to, or: others, chased };
  });
}

/** The places of a way with so many steps; none if what is told belongs to another one, that was pointed at before. */
function wholeWay(isle: Isle, from: string, told: string[], end: string, steps: number): string[] {
  const way = [from, ...told, ...(told.at(-1) === end ? [] : [end])];
  const linked = way.slice(1).every((place, index) => routeBetween(isle, way[index] ?? "", place));
  return linked && way.length === steps + 1 ? way : [];
}

function whereIs({ players }: View, merchant: string): string | null {
  return players[merchantOf(merchant).seat]?.merchants[merchant] ?? null;
}
