/** How it stands on the paths and in the areas, from the rows of the score. */
import type { Island, Row, View } from "./view";

/** A player, or with -1 the neutral huts, on a path or in an area. */
export interface Rank {
  seat: number;
  /** 0 where places do not count. */
  place: number;
  huts: number;
  because: string;
  points: number;
}

export interface Standing {
  /** As in the score: `path-A`, `stone`, `pole`. */
  id: string;
  path: string;
  first: number;
  second: number;
  /** In the stone area: all huts there. */
  all: number;
  ranks: Rank[];
}

const PATH = "path-";

export function standings(island: Island, view: View): Standing[] {
  return view.score.rows.flatMap((row) => standing(island, row) ?? []);
}

function standing(island: Island, row: Row): Standing | undefined {
  const path = row.id.startsWith(PATH) ? row.id.slice(PATH.length) : "";
  const worth = path
    ? island.paths.find((one) => one.id === path)
    : row.id === "pole"
      ? island.pole
      : row.id === "stone"
        ? island.stone
        : undefined;
  if (worth === undefined) return undefined;
  const huts = row.huts ?? [];
  const ranks = huts.map((count, seat): Rank => ({
    seat,
    place: row.places?.[seat] ?? 0,
    huts: count,
    because: row.because?.[seat] ?? "",
    points: row.points[seat] ?? 0,
  }));
  if (row.neutral) ranks.push({ seat: -1, place: row.neutral_place ?? 0, huts: row.neutral, because: "", points: 0 });
  const there = ranks.filter((rank) => rank.huts > 0);
  there.sort((one, other) => (one.place || 99) - (other.place || 99) || other.huts - one.huts);
  return { id: row.id, path, first: worth.first, second: worth.second, all: row.all ?? 0, ranks: there };
}

/** Whether something else than the number of huts gave somebody their place. */
export function decided(because: string): boolean {
  return ["nearer", "statue", "earlier"].includes(because);
}

/** The paths and areas that a space belongs to. */
export function belongs(island: Island, space: string): string[] {
  const paths = island.paths.filter((path) => path.spaces.includes(space)).map((path) => PATH + path.id);
  return [...paths, ...[island.stone, island.pole].filter((area) => area.spaces.includes(space)).map((area) => area.id)];
}
