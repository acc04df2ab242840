/** What the move that is pointed at would bring about: as it is called, and from the events that the shell foresees. */
import type { Mark, Phrase } from "../../lib/types";
import type { FaceMove } from "../board";

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

export function foresee(preview: Phrase[], pointed: FaceMove | null, asked: number): Outlook {
  const found: Outlook = { seat: asked, die: null, settles: "", fish: "", priests: new Map() };
  const name = pointed?.name;
  if (name?.key === "settle" || name?.key === "settle-last") found.settles = name.args["region"];
  for (const { key, args } of preview) {
    if (key === "die-placed") found.die = { value: args["die"], tile: args["tile"] };
    else if (key === "settled") found.settles = args["region"];
    else if (key === "fish-scored") found.fish = args["region"];
    else if (key === "priest-placed" || key === "priest-pushed") found.priests.set(args["value"], args["seat"]);
  }
  return found;
}

/** The routes that a die on a tile opens, where both are among some things: what the rules note on them. */
export function opened(marks: Mark[], things: string[]): Mark[] {
  return marks.filter(
    ({ key, args }) =>
      key === "opens" && things.includes(`tile-${args["tile"]}`) && (args["die"] as number[]).some((die) => things.includes(`die-${die}`)),
  );
}
