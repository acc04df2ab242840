/** What the parts of a table need of whoever plays there: a `Sitting`, or an exploration of a finished game. */
import type { Sitting } from "./sitting.svelte";

export type AtTable = Pick<
  Sitting,
  | "advice"
  | "backToNow"
  | "busy"
  | "canShowAgain"
  | "catchUp"
  | "chooser"
  | "do"
  | "looking"
  | "mayBeAdvised"
  | "mine"
  | "showAgain"
  | "table"
  | "telling"
  | "undo"
  | "unread"
>;
