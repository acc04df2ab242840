/** A finished game in figures: the points line by line, where they came from, and where the dice went. */
import { kept } from "../../lib/course";
import type { ReplayStep } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Past, ScoreLine } from "../ending";
import { readView } from "./view";
import type { Player } from "./view";

const SYMBOLS: Record<string, string> = {
  start: "bb-turn-1",
  fishing: "bb-fish-needle",
  helper: "bb-act-helper",
  fish: "bb-godmask-red",
  buildings: "bb-act-build",
  people: "bb-people",
  status: "bb-status",
  priests: "bb-priest",
  tasks: "bb-task-done",
  "god-tiles": "bb-god-tile",
  "fish-final": "bb-fish-angel",
  jewelry: "bb-jewel-crown",
};

/** What stands before some points: how many things they are for. */
const COUNTS: Record<string, (player: Player) => number> = {
  tasks: (player) => player.towards.tasks,
  jewelry: (player) => player.towards.jewelry,
  buildings: (player) => player.towards.buildings,
  "god-tiles": (player) => player.god_tiles,
};

const BONUS = "bonus-";

export function breakdown({ view }: Past & { words: Words }): ScoreLine[] {
  const { score, players } = readView(view);
  const bonuses = score.rows.filter((row) => row.id.startsWith(BONUS));
  const lines = score.rows
    .filter((row) => !row.id.startsWith(BONUS))
    .map((row): ScoreLine => {
      const count = COUNTS[row.id];
      const notes = count ? row.points.map((points, seat) => (points && players[seat] ? `${count(players[seat])} ×` : "")) : [];
      return {
        id: `page-score-${row.id}`,
        symbol: SYMBOLS[row.id] ?? "bb-act-points",
        values: row.points.map((points) => points || "–"),
        notes,
      };
    });
  const sums = players.map((_, seat) => bonuses.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));
  return [...lines, { id: "page-score-bonus", symbol: "bb-act-points", values: sums.map((points) => points || "–") }];
}

/** The sources of points, as the picture at the end puts them together. */
export const PARTS: { id: string; rows: string[]; symbol: string; colour: string }[] = [
  { id: "tasks", rows: ["tasks"], symbol: "bb-task-done", colour: "#7fb576" },
  { id: "temple", rows: ["priests", "status"], symbol: "bb-priest", colour: "#b99bd3" },
  { id: "fish", rows: ["fish", "fish-final", "fishing"], symbol: "bb-fish-angel", colour: "#6fc0be" },
  { id: "buildings", rows: ["buildings"], symbol: "bb-act-build", colour: "#ddb05a" },
  { id: "jewelry", rows: ["jewelry", "god-tiles"], symbol: "bb-jewel-crown", colour: "#e08e68" },
  { id: "rest", rows: [], symbol: "bb-act-helper", colour: "#bdbab1" },
];

export function partOf(row: string): string {
  return PARTS.find((part) => part.rows.includes(row))?.id ?? "rest";
}

export const GODS = "gods";

/** How many dice everybody put on each tile, and how many gods they called. */
export function diceSpent(steps: ReplayStep[], seats: number): { columns: string[]; counts: Map<string, number[]> } {
  const counts = new Map<string, number[]>();
  const add = (column: string, seat: number): void => {
    const found = counts.get(column) ?? Array.from({ length: seats }, () => 0);
    found[seat] = (found[seat] ?? 0) + 1;
    counts.set(column, found);
  };
  for (const { events } of kept(steps)) {
    for (const event of events) {
      const { args } = event;
      if (event.key === "die-placed") add(args["tile"], args["seat"]);
      else if (event.key === "god-invoked") add(GODS, args["seat"]);
    }
  }
  return { columns: [...counts.keys()].filter((column) => column !== GODS), counts };
}
