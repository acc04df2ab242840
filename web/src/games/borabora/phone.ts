/** Which parts of the board a phone shows for a decision: what is to be chosen, and what matters for it. */
import type { Part } from "./Ledger.svelte";

export interface Stage {
  map: boolean;
  strip: boolean;
  ledger: Part[];
  mat: string[];
}

const MAP: Stage = { map: true, strip: false, ledger: [], mat: [] };
const TILES: Stage = { map: true, strip: true, ledger: [], mat: [] };
const parts = (ledger: Part[], mat: string[] = []): Stage => ({ map: false, strip: false, ledger, mat });

const STAGES: Record<string, Stage> = {
  place: TILES,
  "first-hut": MAP,
  settle: MAP,
  yield: MAP,
  red: MAP,
  person: parts(["people"], ["huts"]),
  helper: parts([], ["huts", "tasks"]),
  temple: parts(["temple", "status"]),
  "fire-first": parts(["temple"], ["tasks"]),
  "fire-second": parts(["status"], ["tasks"]),
  build: parts([], ["ceremony"]),
  cover: parts([], ["ceremony"]),
  ceremony: parts([], ["ceremony"]),
  materials: parts([], ["ceremony"]),
  people: parts([], ["huts", "tasks"]),
  green: parts([], ["huts"]),
  cards: parts(["gods"], ["tasks"]),
  huts: parts([], ["huts"]),
  jewelry: parts(["jewelry"]),
  task: parts([], ["tasks"]),
  yellow: parts([], ["tasks"]),
  "last-tasks": parts([], ["tasks"]),
  "new-task": parts(["tasks"], ["tasks"]),
};

/** Where the hut comes from is asked too, once the region is chosen. */
const HUT: Stage = { map: true, strip: false, ledger: [], mat: ["huts"] };

/** `question`: what the reader is asked, empty while others choose; `hut`: whether a hut of the own board is to be chosen for it. */
export function stageOf(question: string, phase: string, hut: boolean): Stage {
  if (hut && (question === "settle" || question === "first-hut")) return HUT;
  return STAGES[question] ?? (phase === "A" ? TILES : MAP);
}
