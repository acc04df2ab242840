/** What the parts of the desk share: the server's types, what an admin is about to do, and how times are written. */
import type { components } from "../../generated/api";
import type { Words } from "../../lib/words";

type Schemas = components["schemas"];
export type DeskReport = Schemas["DeskReport"];
export type DeskTable = Schemas["DeskTable"];
export type DeskPerson = Schemas["DeskPerson"];
export type DeskDeed = Schemas["DeskDeed"];
export type DeskFigures = Schemas["DeskFigures"];

/** Something an admin is about to do. */
export interface Act {
  deed: DeskDeed["deed"];
  /** To whom, or at which table. */
  name: string;
  /** What a name or a title is so far, where it is to be another. */
  text?: string;
  run: (text: string) => Promise<void>;
}

export function moment(words: Words, at: number): string {
  return new Intl.DateTimeFormat(words.locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at * 1000));
}
