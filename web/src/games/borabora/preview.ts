/** What the move that is pointed at would bring about, from the events that the shell foresees, and which routes its die opens. */
import type { Phrase } from "../../lib/types";
import type { Ground, Route, View } from "./view";

export interface Outlook {
  seat: number;
  /** The die that would lie on a tile. */
  die: { value: number; tile: string } | null;
  /** The regions where a hut would stand, and where a fish would score. */
  settles: string;
  fish: string;
  /** Spaces of the temple, by value, where somebody's priest would stand. */
  priests: Map<number, number>;
}

export function foresee(preview: Phrase[], pointed: string, asked: number): Outlook {
  const found: Outlook = { seat: asked, die: null, settles: "", fish: "", priests: new Map() };
  const [first = "", second = ""] = pointed.split(" ");
  if (first === "settle") found.settles = second;
  for (const { key, args } of preview) {
    if (key === "die-placed") found.die = { value: args["die"], tile: args["tile"] };
    else if (key === "settled") found.settles = args["region"];
    else if (key === "fish-scored") found.fish = args["region"];
    else if (key === "priest-placed" || key === "priest-pushed") found.priests.set(args["value"], args["seat"]);
  }
  return found;
}

/** The routes from the regions where somebody lives that a die is high enough for. */
export function openRoutes(ground: Ground, view: View, seat: number, value: number, kinds: string[]): Route[] {
  const lives = (region: string): boolean => view.regions[region]?.huts.includes(seat) ?? false;
  return ground.routes.filter((route) => kinds.includes(route.kind) && route.value <= value && lives(route.a) !== lives(route.b));
}
