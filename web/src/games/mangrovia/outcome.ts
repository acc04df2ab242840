/** A finished game in figures: points on the way, path by path, the two areas, the amulets; and who led where, round by round. */
import type { Words } from "../../lib/words";
import type { Past, ScoreLine } from "../ending";
import { readIsland, readView } from "./view";
import type { Row } from "./view";
import { decided } from "./standing";

/** The part of the score that a row belongs to. */
export function partOf(row: Row): "track" | "paths" | "stone" | "pole" | "amulets" {
  return row.id === "track" || row.id === "stone" || row.id === "pole" || row.id === "amulets" ? row.id : "paths";
}

export function breakdown({ view, edition, words }: Past & { words: Words }): ScoreLine[] {
  const island = readIsland(edition);
  const table = readView(view);
  return table.score.rows.map((row): ScoreLine => {
    const values = row.points.map((points) => points || "–");
    const part = partOf(row);
    if (part === "track") return { id: "page-score-track", symbol: "mg-point", values };
    if (part === "amulets")
      return {
        id: "page-score-amulets",
        symbol: "mg-amulet-back",
        values,
        notes: (row.values ?? []).map((kept) => (kept.length > 0 ? words.text("page-kept", { count: kept.length }) : "")),
      };
    if (part === "stone")
      return {
        id: "page-score-stone",
        symbol: "mg-stone-wild",
        values,
        notes: (row.huts ?? []).map((huts) => (huts > 0 ? `${huts} × ${row.all ?? 0}` : "")),
      };
    const path = island.paths.find((one) => `path-${one.id}` === row.id);
    const notes = (row.huts ?? []).map((huts, seat) => note(words, huts, row.because?.[seat] ?? ""));
    const args = {
      path: path?.id ?? "",
      first: (path ?? island.pole).first,
      second: (path ?? island.pole).second,
      neutral: row.neutral_place ?? 0,
    };
    return { id: path ? "page-score-path" : "page-score-pole", args, symbol: path ? `mg-statue-${path.head}` : "mg-pole-2", values, notes };
  });
}

function note(words: Words, huts: number, because: string): string {
  if (huts === 0) return "";
  const count = words.text("page-huts", { count: huts });
  return decided(because) ? `${count}, ${words.text(`page-tie-${because}`)}` : count;
}

/** Who is first in a row: a seat, -1 for the neutral huts; null: nobody. */
export function leaderOf(row: Row): number | null {
  if (row.neutral_place === 1) return -1;
  const seat = row.places?.indexOf(1) ?? -1;
  return seat < 0 ? null : seat;
}
