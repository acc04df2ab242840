/** The box of Zanzibar as the page draws it: places, routes, provinces and objectives of an edition, and the table as a seat sees it. */
import type { Edition, Player, Reach, Shoved, ShownWay, Standing, View, Worth } from "../../generated/views/zanzibar";
import type { Data, Mark } from "../../lib/types";
import layout from "./layout.json";

export type { Player, Shoved, ShownWay, Standing, View };

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

/** An objective; its `points` say what so many merchants in place are worth. */
export type Objective = Edition["objectives"]["list"][number];

export interface Isle {
  places: Map<string, Place>;
  /** From the back to the front, as they are drawn. */
  rows: Place[];
  routes: Route[];
  provinces: { id: string; sign: string; at: Spot; label: Spot }[];
  objectives: Map<string, Objective>;
  start: number;
  /** Which parts of the box are not as printed, but drawn up by us. */
  reconstructed: string[];
}

const NAME_BELOW = 60;
const known = new WeakMap<Data, Isle>();

/** The edition as drawn; read once. */
export function readIsle(edition: Data): Isle {
  const before = known.get(edition);
  if (before) return before;
  const isle = read(readEdition(edition));
  known.set(edition, isle);
  return isle;
}

function read(edition: Edition): Isle {
  const sea = edition.provinces.list.find((one) => one.sea)?.id ?? "sea";
  const villages = edition.villages.list.map(({ id, province, good, at }) => place(id, province, good, false, at));
  const places = [...villages, ...edition.sea.list.map(({ id, at }) => place(id, sea, "dhow", true, at))];
  const byId = new Map(places.map((one) => [one.id, one]));
  const routes = (["land", "coast", "sea"] as const).flatMap((kind) =>
    edition.routes[kind].map(([from = "", to = ""]) => route(byId, from, to, kind !== "land")),
  );
  const signs = layout.provinces as Record<string, { sign: number[]; label: number[] }>;
  return {
    places: byId,
    rows: places.toSorted((one, other) => one.at.y - other.at.y),
    routes,
    provinces: edition.provinces.list.flatMap(({ id, sign = "" }) => {
      const drawn = signs[id];
      return drawn ? [{ id, sign, at: spot(drawn.sign), label: spot(drawn.label) }] : [];
    }),
    objectives: new Map(edition.objectives.list.map((entry) => [entry.id, entry])),
    start: edition.numbers.start_points,
    reconstructed: Object.entries(edition).flatMap(([part, { source }]) => (source === "reconstructed" ? [part] : [])),
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

/** A place and what it offers, as the rules speak of it: at sea that is the sea. */
export function offering({ id, sea, good, province }: Place): Data {
  return { place: id, good: sea ? "sea" : good, province };
}

// What comes from the server, whose types are made from its code

export const readEdition = (edition: Data): Edition => edition as Edition;
export const readView = (view: Data): View => view as View;

/** Where a merchant can go, if that is noted. */
export function reachOf(marks: Mark[], merchant: string): Reach | null {
  return (marks.find((mark) => mark.key === "reach" && mark.thing === merchant)?.args as Reach | undefined) ?? null;
}

/** What the objectives in hand would be worth after any answer to what is asked; only those that change. */
export function worthThen(marks: Mark[]): Record<string, Standing> {
  const notes = marks.filter((mark) => mark.key === "worth").map((mark) => mark.args as Worth);
  return Object.fromEntries(notes.flatMap(({ objective, then }) => (then ? [[objective, then]] : [])));
}

// The table as a seat sees it

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

/** +3, −2, 0 */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
