/** A table of Bora Bora as the server tells it, and what the edition prints on board, tiles and boards. */
import type { Edition, Huts, Inhabitant, View } from "../../generated/views/borabora";
import type { Data } from "../../lib/types";

export type { OwnTask, PlacedDie, Player, Region as RegionNow, View } from "../../generated/views/borabora";

export type Sex = Inhabitant["sex"];
export const SEXES: Sex[] = ["woman", "man"];
export const DIE = [1, 2, 3, 4, 5, 6];
export type Space = Huts | Inhabitant | null;

export type Route = Edition["routes"]["list"][number];
export type Region = Edition["regions"]["list"][number] & { material: string };
export type Requirement = Edition["tasks"]["list"][number]["needs"][number];

export function readView(view: Data): View {
  return view as View;
}

const kept = new WeakMap<Data, Ground>();

export function readGround(edition: Data): Ground {
  let ground = kept.get(edition);
  if (ground === undefined) {
    ground = read(edition as Edition);
    kept.set(edition, ground);
  }
  return ground;
}

/** What is printed. */
export type Ground = ReturnType<typeof read>;

function read(edition: Edition) {
  const materials = new Map(edition.yields.list.map((one) => [one.region, one.material]));
  const columns = [...new Set(edition.ceremony.list.map((one) => one.column))];
  return {
    regions: byId(edition.regions.list.map((one): Region => ({ ...one, material: materials.get(one.id) ?? "" }))),
    routes: edition.routes.list,
    fish: byId(edition.fish.list),
    left: new Map(edition.left_values.list.map((one) => [one.kind, one])),
    jewels: byId(edition.jewelry.list),
    tasks: byId(edition.tasks.list),
    taskPoints: edition.tasks.points,
    /** What a task brings with the yellow god's help. */
    helped: edition.tasks.helped_points,
    kinds: byId(edition.people.list),
    godTilePoints: edition.god_tiles.end_points,
    rounds: edition.rounds.list,
    temple: edition.temple.list.map((one) => one.value),
    status: edition.status.points,
    tiles: byId(edition.action_tiles.list),
    fishing: edition.fishing,
    buildings: edition.buildings.list.map((one) => one.value),
    ceremony: edition.ceremony.list.map((one) => ({ ...one, column: columns.indexOf(one.column), row: one.row - 1 })),
    spaces: edition.hut_spaces.list.map((one) => one.id),
    last: edition.hut_spaces.last,
    gods: edition.gods.list.map((one) => one.id),
    bonuses: new Map(edition.final.list.map((one) => [one.id, one.count])),
    bonusPoints: new Map(edition.final.list.map((one) => [one.id, one.points])),
    reconstructed: Object.entries(edition).flatMap(([name, part]) => (part.source === "reconstructed" ? [name] : [])),
  };
}

function byId<T extends { id: string }>(list: T[]): Map<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

export const isHut = (space: Space | undefined): space is Huts => !!space && "huts" in space;
export const isPerson = (space: Space | undefined): space is Inhabitant => !!space && "kind" in space;
