/** The box of Zanzibar as the page draws it: places, routes, provinces and objectives of an edition, and the table as a seat sees it. */
import type { Data } from "../../lib/types";
import layout from "./layout.json";

export interface Spot {
  x: number;
  y: number;
}

export interface Place {
  id: string;
  /** The province; of a place at sea that of the sea. */
  province: string;
  /** The spice on offer, `hut` where there is none, `dhow` at sea. */
  good: string;
  sea: boolean;
  at: Spot;
  name: Spot & { anchor: "start" | "middle" | "end" };
}

export interface Route {
  from: string;
  to: string;
  sea: boolean;
  path: string;
}

export interface Objective {
  id: string;
  kind: "spice" | "province";
  /** What so many merchants in place are worth. */
  points: number[];
}

export interface Isle {
  places: Map<string, Place>;
  /** From the back to the front, as they are drawn. */
  rows: Place[];
  routes: Route[];
  next: Map<string, string[]>;
  provinces: { id: string; sign: string; at: Spot; label: Spot }[];
  objectives: Map<string, Objective>;
  start: number;
  most: number;
  /** Which parts of the box are not as printed, but drawn up by us. */
  reconstructed: string[];
}

const NAME_BELOW = 60;
const known = new WeakMap<Data, Isle>();

/** The edition as drawn; read once. */
export function readIsle(edition: Data): Isle {
  const before = known.get(edition);
  if (before) return before;
  const isle = read(edition);
  known.set(edition, isle);
  return isle;
}

function read(edition: Data): Isle {
  const list = (part: string): Data[] => edition[part]["list"];
  const sea: string = list("provinces").find((one) => one["sea"])?.["id"] ?? "sea";
  const villages = list("villages").map((entry) => place(entry["id"], entry["province"], entry["good"], false, entry["at"]));
  const places = [...villages, ...list("sea").map((entry) => place(entry["id"], sea, "dhow", true, entry["at"]))];
  const byId = new Map(places.map((one) => [one.id, one]));
  const routes = (["land", "coast", "sea"] as const).flatMap((kind) =>
    (edition["routes"][kind] as [string, string][]).map(([from, to]) => route(byId, from, to, kind !== "land")),
  );
  const next = new Map(
    places.map((one) => [one.id, routes.flatMap(({ from, to }) => (from === one.id ? [to] : to === one.id ? [from] : []))]),
  );
  const signs = layout.provinces as Record<string, { sign: number[]; label: number[] }>;
  return {
    places: byId,
    rows: places.toSorted((one, other) => one.at.y - other.at.y),
    routes,
    next,
    provinces: list("provinces").flatMap((entry) => {
      const drawn = signs[entry["id"]];
      return drawn ? [{ id: entry["id"], sign: entry["sign"], at: spot(drawn.sign), label: spot(drawn.label) }] : [];
    }),
    objectives: new Map(list("objectives").map((entry) => [entry["id"], entry as Objective])),
    start: edition["numbers"]["start_points"],
    most: edition["numbers"]["merchants_a_turn"],
    reconstructed: Object.keys(edition).filter((part) => edition[part]?.["source"] === "reconstructed"),
  };
}

function spot([x = 0, y = 0]: number[] = []): Spot {
  return { x, y };
}

/** A place where the edition has it. Its name has a spot that nothing covers if it stands where our drawing expects it, else it is below. */
function place(id: string, province: string, good: string, sea: boolean, where: number[]): Place {
  const at = spot(where);
  const [x = 0, y = 0, anchor = ""] = (isWhereDrawn(id, at) && (layout.names as Record<string, (number | string)[]>)[id]) || [
    at.x,
    at.y + NAME_BELOW,
    "middle",
  ];
  return { id, province, good, sea, at, name: { x: Number(x), y: Number(y), anchor: anchor as "start" | "middle" | "end" } };
}

function isWhereDrawn(id: string, at: Spot): boolean {
  const drawn = spot((layout.places as Record<string, number[]>)[id]);
  return drawn.x === at.x && drawn.y === at.y;
}

/** A route as drawn, where our drawing knows it between these places; else straight. */
function route(places: Map<string, Place>, from: string, to: string, sea: boolean): Route {
  const [one, other] = [places.get(from)?.at ?? spot(), places.get(to)?.at ?? spot()];
  const drawn = layout.routes as Record<string, string>;
  const path = isWhereDrawn(from, one) && isWhereDrawn(to, other) ? drawn[`${from}-${to}`] : undefined;
  const back = drawn[`${to}-${from}`];
  if (path === undefined && back !== undefined && isWhereDrawn(from, one) && isWhereDrawn(to, other))
    return { from: to, to: from, sea, path: back };
  return { from, to, sea, path: path ?? `M${one.x} ${one.y}L${other.x} ${other.y}` };
}

/** Whether a merchant on a place counts for an objective. */
export function counts(objective: Objective, place: Place | undefined): boolean {
  return place !== undefined && (objective.kind === "spice" ? place.good : place.province) === objective.id;
}

// The table as a seat sees it

export interface Scored {
  objective: string;
  count: number;
  points: number;
}

export interface Player {
  /** Where each merchant in play stands; null: not yet placed. */
  merchants: Record<string, string | null>;
  points: number;
  hand: number;
  pile: number;
  /** Known to their owner, and to everybody once the pile is empty. */
  objectives: string[] | null;
  open: string[];
  scored: Scored[];
  discarded: string[];
  owed: number;
  limit: number;
  now: Record<string, { count: number; points: number }>;
}

export interface View {
  over: boolean;
  phase: string;
  first: number;
  turns: number;
  round: number;
  turns_left: number | null;
  finished: number[];
  players: Player[];
  moved: string[];
  scored_now: number;
  walk: {
    merchant: string;
    start: string | null;
    place: string | null;
    left: number;
    entering: string | null;
    pushed: string | null;
  } | null;
  decision: { key: string; args: Data } | null;
}

export function readView(view: Data): View {
  return view as View;
}

/** A merchant by its id: `2-4` is the 4 of the second seat. */
export function merchantOf(id: string): { id: string; seat: number; number: number } {
  const [seat = 0, number = 0] = id.split("-").map(Number);
  return { id, seat: seat - 1, number };
}

export const isMerchant = (id: string): boolean => /^\d+-\d+$/.test(id);

/** Who stands where. */
export function standing(view: View): Map<string, string> {
  return new Map(
    view.players.flatMap((player) =>
      Object.entries(player.merchants).flatMap(([id, place]) => (place === null ? [] : [[place, id] as const])),
    ),
  );
}

/** The reader's own objectives in hand. */
export function inHand(view: View, seat: number): string[] {
  return view.players[seat]?.objectives ?? [];
}

/** +3, −2, 0 */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
