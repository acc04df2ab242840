/** What was told by the last change, as movement. */
import { seatClass } from "../../lib/seats";
import type { Phrase } from "../../lib/types";
import { drop, fly, roll, slide } from "./motion";
import { CARD, PIECE } from "./symbols";

const TASK = "bb-task-dark";

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
  let shown = 0;

  for (const { key, args } of events) {
    const seat: number = args["seat"];
    switch (key) {
      case "rolled":
        for (const row of document.querySelectorAll(`[data-dice="${seat}"]`))
          [...row.querySelectorAll("use")]
            .filter((use) => use.getAttribute("href")?.startsWith("#bb-die-"))
            .forEach((use, index) => use.parentElement && roll(use.parentElement, index));
        break;
      case "die-placed": {
        const from =
          document.querySelector(`[data-thing="die-${args["die"]}"]`) ?? document.querySelector(`[data-dice="${seat}"]`) ?? panel(seat);
        const lies = find(`[data-lies="${args["tile"]}-${seat}-${args["die"]}"]`);
        fly(`bb-die-${args["die"]}`, PIECE, seatClass(seat), from, lies ?? thing(`tile-${args["tile"]}`));
        if (lies) drop(lies);
        break;
      }
      case "settled": {
        const hut = find(`[data-top="${args["region"]}"]`);
        fly("bb-hut", PIECE, seatClass(seat), home(seat, args["space"]), hut ?? thing(args["region"]));
        if (hut) drop(hut);
        break;
      }
      case "pushed-aside": {
        const hut = find(`[data-aside="${args["region"]}-${seat}"]`);
        if (hut) slide(hut, 30, 0);
        break;
      }
      case "person-taken":
        fly(`bb-${args["sex"]}`, PIECE, "", thing(`${args["sex"]}-${args["place"]}`), home(seat, args["space"]), shown++);
        break;
      case "person-shifted": {
        const person = document.querySelector(`[data-space="${seat}-${args["space"]}"] .who`);
        if (person) slide(person, 0, -24, shown * 60);
        fly(
          args["sex"] === "man" ? "bb-status" : "bb-shell",
          PIECE,
          "",
          home(seat, args["space"]),
          args["sex"] === "man" ? find(`[data-disc="${seat}"]`) : panel(seat),
          shown++,
        );
        break;
      }
      case "status-up": {
        const disc = find(`[data-disc="${seat}"]`);
        if (disc) slide(disc, -20 * args["steps"], 0, 120);
        break;
      }
      case "priest-placed":
      case "priest-pushed": {
        const priest = find(`[data-priest="${args["value"]}"]`);
        if (key === "priest-placed") fly("bb-priest", PIECE, seatClass(seat), panel(seat), thing(`temple-${args["value"]}`));
        if (priest && key === "priest-placed") drop(priest);
        else if (priest) slide(priest, -58, 0, shown++ * 90);
        break;
      }
      case "priest-ejected":
        fly("bb-priest", PIECE, seatClass(seat), find(".temple:last-child"), panel(seat));
        break;
      case "built": {
        const house = document.querySelector(`[data-built="building-${args["building"]}"]`);
        if (house) drop(house, 0);
        break;
      }
      case "card-taken":
        fly(`bb-god-${args["colour"]}`, CARD, "", find(`[data-card="${args["place"]}"]`), home(seat), shown++);
        break;
      case "card-drawn":
        fly("bb-god-back", CARD, "", thing("pile"), home(seat), shown++);
        break;
      case "card-drawn-own":
        fly(`bb-god-${args["colour"]}`, CARD, "", thing("pile"), home(seat), shown++);
        break;
      case "god-invoked":
        fly(`bb-godmask-${args["god"]}`, PIECE, "", home(seat), find(".ledger"), shown++);
        break;
      case "jewel-bought":
        fly(`bb-jewel-${String(args["jewel"]).split("-")[0]}`, PIECE, "", find(".gems"), home(seat), shown++);
        break;
      case "task-fulfilled":
      case "task-helped":
        fly("bb-task-done", PIECE, "", thing(`task-${args["task"]}`) ?? home(seat), panel(seat), shown++);
        break;
      case "task-picked":
        fly(TASK, PIECE, "", thing(`task-${args["task"]}`), home(seat), shown++);
        break;
      default:
    }
  }
}
