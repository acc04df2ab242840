/** The clock that somebody wishes for a table, as it is being chosen. */
import { restSpans } from "./quiethours";
import type { OpenTable } from "./types";

type Clock = OpenTable["clock"];

export class ClockWish {
  kind = $state<Clock["kind"]>("none");
  minutes = $state(20);
  increment = $state(10);
  days = $state(2);
  rests = $state({ nights: false, from: "22:00", to: "08:00", weekends: false });

  get clock(): Clock {
    const [budget, days] = [this.kind === "budget", this.kind === "days"];
    return {
      kind: this.kind,
      budget: budget ? this.minutes * 60 : 0,
      increment: budget ? this.increment : 0,
      days: days ? this.days : 0,
      rests: days ? restSpans(this.rests) : [],
    };
  }
}
