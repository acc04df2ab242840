/** The symbols of the kit that stand for the things of the game. */
import type { Requirement } from "./view";

/** What a kind of people does on their right side. */
export function kindSign(kind: string): string {
  return `bb-act-${kind === "hut" ? "move-hut" : kind}`;
}

export function actionSign(action: string): string {
  return action === "fishing" ? "bb-fish-angel" : `bb-act-${action}`;
}

/** What a task wants. */
export function needSign(need: Requirement): string {
  switch (need.of) {
    case "people":
      return need.kind ? kindSign(need.kind) : need.sex ? `bb-${need.sex}` : "bb-people";
    case "regions":
      return need.terrain ? `bb-land-${need.terrain}` : need.fish ? `bb-fish-${need.fish}` : "bb-hut";
    case "jewelry":
      return `bb-jewel-${need.kind ?? "necklace"}`;
    case "materials":
      return need.kind ? `bb-${need.kind}` : "bb-act-material";
    case "cards":
      return need.colour ? `bb-godmask-${need.colour}` : "bb-act-god";
    default:
      return OTHERS[need.of ?? ""] ?? "bb-hut";
  }
}

const OTHERS: Record<string, string> = {
  priests: "bb-priest",
  first: "bb-turn-1",
  islands: "bb-hut",
  buildings: "bb-act-build",
  "god-tiles": "bb-god-tile",
  offerings: "bb-offering",
  shells: "bb-shell",
  "spare-huts": "bb-act-move-hut",
};

/** The symbol of a thing that can be taken or done; none: it has no picture. */
export function thingSign(thing: string): string {
  const [kind = "", ...rest] = thing.split("-");
  if (kind === "material") return `bb-${rest[0]}`;
  return { offering: "bb-offering", point: "bb-point", status: "bb-status", shell: "bb-shell", huts: "bb-act-move-hut" }[thing] ?? "";
}

export const CARD = "0 0 60 84";
export const PIECE = "0 0 64 64";
