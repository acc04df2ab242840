/** What was told, for the log. */
import type { Phrase } from "../../lib/types";

/** The steps of a merchant as one sentence: it goes to where it ends, and then who had to give way on its way. A new round comes before it all. */
export function fold(events: Phrase[]): Phrase[] {
  const told: Phrase[] = [];
  let at = -1;
  for (const event of events) {
    const going = told[at];
    if (event.key === "goes" && going?.args["thing"] === event.args["thing"]) told[at] = event;
    else if (event.key === "goes") {
      const own = told.findIndex((one, index) => index > at && one.args["by"] === event.args["thing"]);
      at = own < 0 ? told.length : own;
      told.splice(at, 0, event);
    } else told.push(event);
  }
  const round = events.find(({ args }) => args["round"] !== undefined)?.args["round"];
  return round === undefined ? told : [{ key: "round", args: { round } }, ...told];
}
