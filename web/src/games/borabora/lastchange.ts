/** What was told by the last change, as movement: one step after the other. */
import { seatClass } from "../../lib/seats";
import type { Phrase } from "../../lib/types";
import { MOVE_MS, SHORT_MS, drop, fly, roll, slide } from "./motion";
import { CARD, PIECE } from "./symbols";

const TASK = "bb-task-dark";
/** All of it takes no longer. */
const MOST_MS = 1500;

/** `root`: the board; dice, cards and boards of the players lie anywhere in the page. */
export function animate(events: Phrase[], root: HTMLElement, me: number): void {
  const find = (selector: string): Element | null => root.querySelector(selector) ?? document.querySelector(selector);
  const thing = (id: string): Element | null => find(`[data-thing="${id}"]`);
  const panel = (seat: number): Element | null => document.querySelector(`[data-panel="${seat}"]`);
  /** Where somebody's things are: on their board if it is shown, else at their panel. */
  const home = (seat: number, space = ""): Element | null =>
    document.querySelector(`[data-space="${seat}-${space}"]`) ??
    (seat === me ? document.querySelector('[data-guide="hand"]') : null) ??
    panel(seat);
  let at = 0;

  /** A piece flies, and what it becomes there is set down. */
  const lands = (symbol: string, box: string, seat: string, from: Element | null, to: Element | null, set: Element | null = null): void => {
    fly(symbol, box, seat, from, set ?? to, at);
    if (set) drop(set, at + MOVE_MS * 0.7);
  };

  const moves: Record<string, (args: Phrase["args"], seat: number) => void> = {
    rolled: (_, seat) => {
      for (const row of document.querySelectorAll(`[data-dice="${seat}"]`))
        [...row.querySelectorAll("use")]
          .filter((use) => use.getAttribute("href")?.startsWith("#bb-die-"))
          .forEach((use, index) => use.parentElement && roll(use.parentElement, index));
    },
    "die-placed": ({ die, tile }, seat) => {
      const own = seat === me ? document.querySelector(`[data-thing="die-${die}"]`) : null;
      const from = own ?? document.querySelector(`[data-panel="${seat}"] [data-dice]`) ?? panel(seat);
      lands(`bb-die-${die}`, PIECE, seatClass(seat), from, thing(`tile-${tile}`), find(`[data-lies="${tile}-${seat}-${die}"]`));
    },
    settled: ({ region, space }, seat) =>
      lands("bb-hut", PIECE, seatClass(seat), home(seat, space), thing(region), find(`[data-top="${region}"]`)),
    "pushed-aside": ({ region }, seat) => {
      const hut = find(`[data-aside="${region}-${seat}"]`);
      if (hut) slide(hut, 30, 0, at);
    },
    "person-taken": ({ sex, place, space }, seat) => lands(`bb-${sex}`, PIECE, "", thing(`${sex}-${place}`), home(seat, space)),
    "person-shifted": ({ sex, space }, seat) => {
      const person = document.querySelector(`[data-space="${seat}-${space}"] .who`);
      if (person) slide(person, 0, -24, at);
      const man = sex === "man";
      lands(man ? "bb-status" : "bb-shell", PIECE, "", home(seat, space), man ? find(`[data-disc="${seat}"]`) : panel(seat));
    },
    "status-up": ({ steps }, seat) => {
      const disc = find(`[data-disc="${seat}"]`);
      if (disc) slide(disc, -20 * steps, 0, at);
    },
    "priest-placed": ({ value }, seat) =>
      lands("bb-priest", PIECE, seatClass(seat), panel(seat), thing(`temple-${value}`), find(`[data-priest="${value}"]`)),
    "priest-pushed": ({ value }) => {
      const priest = find(`[data-priest="${value}"]`);
      if (priest) slide(priest, -58, 0, at);
    },
    "priest-ejected": (_, seat) => lands("bb-priest", PIECE, seatClass(seat), find(".temple:last-child"), panel(seat)),
    built: ({ building }) => {
      const house = document.querySelector(`[data-built="building-${building}"]`);
      if (house) drop(house, at);
    },
    "card-taken": ({ colour, place }, seat) => lands(`bb-god-${colour}`, CARD, "", find(`[data-card="${place}"]`), home(seat)),
    "card-drawn": (_, seat) => lands("bb-god-back", CARD, "", thing("pile"), home(seat)),
    "card-drawn-own": ({ colour }, seat) => lands(`bb-god-${colour}`, CARD, "", thing("pile"), home(seat)),
    "god-invoked": ({ god }, seat) => lands(`bb-godmask-${god}`, PIECE, "", home(seat), find(".ledger")),
    "jewel-bought": ({ jewel }, seat) => lands(`bb-jewel-${String(jewel).split("-")[0]}`, PIECE, "", find(".gems"), home(seat)),
    "task-fulfilled": ({ task }, seat) => lands("bb-task-done", PIECE, "", thing(`task-${task}`) ?? home(seat), panel(seat)),
    "task-helped": ({ task }, seat) => lands("bb-task-done", PIECE, "", thing(`task-${task}`) ?? home(seat), panel(seat)),
    "task-picked": ({ task }, seat) => lands(TASK, PIECE, "", thing(`task-${task}`), home(seat)),
  };
  const told = events.flatMap(({ key, args }) => (moves[key] ? [{ move: moves[key], args }] : []));
  const apart = Math.min(SHORT_MS, MOST_MS / Math.max(1, told.length));
  for (const { move, args } of told) {
    move(args, args["seat"]);
    at += apart;
  }
}
