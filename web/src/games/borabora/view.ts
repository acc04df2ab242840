/** A table of Bora Bora as the server tells it, and what the edition prints on board, tiles and boards. */
import type { Data } from "../../lib/types";

export type Sex = "man" | "woman";
export const SEXES: Sex[] = ["woman", "man"];
export const DIE = [1, 2, 3, 4, 5, 6];

export interface Hut {
  huts: number;
}
export interface Inhabitant {
  sex: Sex;
  kind: string;
  shifted: boolean;
}
export type Space = Hut | Inhabitant | null;

export interface Need {
  have: number;
  count: number;
}
export interface OwnTask {
  id: string;
  needs: Need[];
  missing: number;
}

export interface Player {
  points: number;
  offerings: number;
  shells: number;
  god_tiles: number;
  priests: number;
  dice: { value: number; at: string | null }[];
  spaces: Record<string, Space>;
  ceremony: Record<string, string | null>;
  beside: Record<string, number>;
  built: number[];
  jewelry: string[];
  done: string[];
  tasks: (OwnTask | null)[];
  cards: number;
  known: string[];
  hand: string[] | null;
}

export interface Row {
  id: string;
  points: number[];
}

export interface View {
  round: number;
  phase: string;
  order: number[];
  over: boolean;
  regions: Record<string, { fish: string; huts: number[]; top: number | null }>;
  tiles: Record<string, { seat: number; die: number }[]>;
  people: Record<"men" | "women", (string | null)[]>;
  tasks: { offer: (string | null)[] };
  jewelry: (string | null)[][];
  temple: { spaces: (number | null)[]; tiles: number };
  status: { steps: number[]; stack: number[] };
  cards: { shown: (string | null)[]; pile: number; discard: string[] };
  players: Player[];
  score: { rows: Row[]; totals: number[] };
}

export function readView(view: Data): View {
  return view as View;
}

export interface Region {
  id: string;
  island: string;
  terrain: string;
  material: string;
}
export interface Route {
  id: string;
  kind: "land" | "sea";
  a: string;
  b: string;
  value: number;
  reconstructed: boolean;
}
export interface Requirement {
  count: number;
  of: string;
  sex?: Sex;
  kind?: string;
  terrain?: string;
  fish?: string;
  colour?: string;
  different?: boolean;
  shifted?: boolean;
}

/** What is printed. */
export interface Ground {
  regions: Map<string, Region>;
  routes: Route[];
  left: Map<string, Record<Sex, number>>;
  jewels: Map<string, { kind: string; cost: number; worth: number }>;
  tasks: Map<string, { back: string; needs: Requirement[] }>;
  taskPoints: number;
  rounds: { building: number; priest: number }[];
  temple: number[];
  status: number[];
  tiles: { id: string; actions: string[]; players: number[] }[];
  fishing: number;
  helper: Map<string, number>;
  buildings: number[];
  ceremony: { id: string; column: number; row: number; material: string }[];
  spaces: string[];
  last: string;
  gods: string[];
  bonuses: Map<string, number>;
  reconstructed: string[];
}

interface Printed {
  source: string;
  list: Data[];
}

const kept = new WeakMap<Data, Ground>();

export function readGround(edition: Data): Ground {
  let ground = kept.get(edition);
  if (ground === undefined) {
    ground = read(edition);
    kept.set(edition, ground);
  }
  return ground;
}

function read(edition: Data): Ground {
  const list = (part: string): Data[] => (edition[part] as Printed).list;
  const materials = new Map(list("yields").map((one) => [one["region"] as string, one["material"] as string]));
  const columns = [...new Set(list("ceremony").map((one) => one["column"] as string))];
  return {
    regions: new Map(
      list("regions").map((one) => [
        one["id"],
        { id: one["id"], island: one["island"], terrain: one["terrain"], material: materials.get(one["id"]) ?? "" },
      ]),
    ),
    routes: list("routes").map((one) => ({
      id: one["id"],
      kind: one["kind"],
      a: one["a"],
      b: one["b"],
      value: one["value"],
      reconstructed: one["source"] === "reconstructed",
    })),
    left: new Map(list("left_values").map((one) => [one["kind"], { man: one["man"], woman: one["woman"] }])),
    jewels: new Map(list("jewelry").map((one) => [one["id"], { kind: one["kind"], cost: one["cost"], worth: one["worth"] }])),
    tasks: new Map(list("tasks").map((one) => [one["id"], { back: one["back"], needs: one["needs"] }])),
    taskPoints: edition["tasks"]["points"],
    rounds: list("rounds").map((one) => ({ building: one["building"], priest: one["priest"] })),
    temple: list("temple").map((one) => one["value"]),
    status: edition["status"]["points"],
    tiles: list("action_tiles").map((one) => ({ id: one["id"], actions: one["actions"], players: one["players"] })),
    fishing: edition["fishing"]["points"],
    helper: new Map(list("helper").map((one) => [one["id"], one["cost"]])),
    buildings: list("buildings").map((one) => one["value"]),
    ceremony: list("ceremony").map((one) => ({
      id: one["id"],
      column: columns.indexOf(one["column"]),
      row: one["row"] - 1,
      material: one["material"],
    })),
    spaces: list("hut_spaces").map((one) => one["id"]),
    last: edition["hut_spaces"]["last"],
    gods: list("gods").map((one) => one["id"]),
    bonuses: new Map(list("final").map((one) => [one["id"], one["count"]])),
    reconstructed: Object.entries(edition).flatMap(([name, part]) => ((part as Printed | null)?.source === "reconstructed" ? [name] : [])),
  };
}

// Small questions

export const isHut = (space: Space | undefined): space is Hut => !!space && "huts" in space;
export const isPerson = (space: Space | undefined): space is Inhabitant => !!space && "kind" in space;

export function hutsOf(player: Player): number {
  return Object.values(player.spaces).reduce((sum, space) => sum + (isHut(space) ? space.huts : 0), 0);
}
export function peopleOf(player: Player): Inhabitant[] {
  return Object.values(player.spaces).filter(isPerson);
}
export function regionsOf(view: View, seat: number): number {
  return Object.values(view.regions).filter((region) => region.huts.includes(seat)).length;
}
export function worthOf(ground: Ground, player: Player): number {
  return player.jewelry.reduce((sum, jewel) => sum + (ground.jewels.get(jewel)?.worth ?? 0), 0);
}

/** `ray-2` is a ray worth two. */
export function fishOf(id: string): { kind: string; value: number } {
  const cut = id.lastIndexOf("-");
  return { kind: id.slice(0, cut), value: Number(id.slice(cut + 1)) };
}

/** How much of a task is there: as many of each thing as it wants, at most. */
export function progress(task: OwnTask): { got: number; want: number } {
  const got = task.needs.reduce((sum, need) => sum + Math.min(need.have, need.count), 0);
  return { got, want: task.needs.reduce((sum, need) => sum + need.count, 0) };
}

/** What a hut space is to a choice: alike ones share one name, the last has its own, somebody who lives there is meant alone. */
export function thingOf(ground: Ground, id: string, space: Space | undefined): string {
  if (id === ground.last || isPerson(space)) return id;
  return isHut(space) ? "huts" : "spaces";
}
