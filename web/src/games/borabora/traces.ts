/** What has changed since the reader last chose, to be drawn over the board as it is now: what stood elsewhere, what is gone and who has it. */
import type { Since } from "../board";
import { readView } from "./view";
import type { Ground, View } from "./view";
import { wayOf } from "./ways";

/** Something that somebody has taken from the board. */
export interface Taken {
  id: string;
  seat: number;
}

export interface Traces {
  /** Dice that have been placed: tile, seat and value. */
  dice: Set<string>;
  /** New huts, and the way that leads there from a region where somebody was before; empty: there is none. */
  settled: { region: string; seat: number; path: string; back: boolean }[];
  /** Huts that have left a building space. */
  aside: { region: string; seat: number }[];
  /** By the place it was taken from: `man-3`, and the number of the place for tasks and jewelry. */
  people: Map<string, Taken>;
  tasks: Map<number, Taken>;
  jewels: Map<number, Taken>;
  /** The step of the status track that a seat was on. */
  steps: Map<number, number>;
  /** Spaces of the temple on which somebody new stands, by value. */
  priests: Set<number>;
}

export const NO_TRACES: Traces = {
  dice: new Set(),
  settled: [],
  aside: [],
  people: new Map(),
  tasks: new Map(),
  jewels: new Map(),
  steps: new Map(),
  priests: new Set(),
};

export function dieTrace(tile: string, seat: number, die: number): string {
  return `${tile}-${seat}-${die}`;
}

export function tracesOf(since: Since | null | undefined, view: View, ground: Ground): Traces {
  if (!since) return NO_TRACES;
  const before = readView(since.view);
  const found: Traces = { ...NO_TRACES, settled: settled(before, view, ground), aside: aside(before, view) };
  found.priests = new Set(
    ground.temple.filter((_, at) => view.temple.spaces[at] != null && view.temple.spaces[at] !== before.temple.spaces[at]),
  );
  // a new round begins with empty tiles and new offers
  if (before.round !== view.round) return found;
  found.dice = placed(before, view);
  found.steps = new Map(
    before.status.steps.map((step, seat): [number, number] => [seat, step]).filter(([seat, step]) => view.status.steps[seat] !== step),
  );
  for (const { key, args } of since.turns.flatMap((turn) => turn.events)) {
    const seat: number = args["seat"];
    if (key === "person-taken") found.people = new Map([...found.people, [`${args["sex"]}-${args["place"]}`, { id: args["kind"], seat }]]);
    else if (key === "task-picked")
      found.tasks = new Map([...found.tasks, [before.tasks.offer.indexOf(args["task"]), { id: args["task"], seat }]]);
    else if (key === "jewel-bought") {
      const at = before.jewelry[before.round - 1]?.indexOf(args["jewel"]) ?? -1;
      found.jewels = new Map([...found.jewels, [at, { id: args["jewel"], seat }]]);
    }
  }
  return found;
}

function placed(before: View, view: View): Set<string> {
  const found = new Set<string>();
  for (const [tile, dice] of Object.entries(view.tiles)) {
    const left = (before.tiles[tile] ?? []).map(({ seat, die }) => dieTrace(tile, seat, die));
    for (const { seat, die } of dice) {
      const [id, at] = [dieTrace(tile, seat, die), left.indexOf(dieTrace(tile, seat, die))];
      if (at < 0) found.add(id);
      else left.splice(at, 1);
    }
  }
  return found;
}

function settled(before: View, view: View, ground: Ground): Traces["settled"] {
  return Object.entries(view.regions).flatMap(([region, { huts }]) =>
    huts
      .filter((seat) => !before.regions[region]?.huts.includes(seat))
      .map((seat) => {
        const lived = (id: string): boolean => before.regions[id]?.huts.includes(seat) ?? false;
        const [route] = ground.routes
          .filter(({ a, b }) => (a === region && lived(b)) || (b === region && lived(a)))
          .sort((one, other) => one.value - other.value);
        const way = route && wayOf(route);
        return { region, seat, path: way?.path ?? "", back: (route?.a === region) !== (way?.back ?? false) };
      }),
  );
}

function aside(before: View, view: View): Traces["aside"] {
  return Object.entries(view.regions).flatMap(([region, { top }]) => {
    const was = before.regions[region]?.top ?? null;
    return was !== null && was !== top ? [{ region, seat: was }] : [];
  });
}
