/** What a card or a move would do, from what the shell tells: the events of the move that is pointed at, and the notes on the cards. */
import type { Mark, Phrase } from "../../lib/types";
import type { Pawn } from "./view";

export interface Route {
  pawn: Pawn;
  from: number;
  to: number;
}

export interface Stay {
  pawn: Pawn;
  because: string;
  /** The square that holds the pawn. */
  place: number;
  /** The whole reason as a phrase: an event that was foreseen, or a note. */
  kind: "event" | "mark";
  phrase: Phrase;
}

export interface Outlook {
  /** The card that is pointed at. */
  card: string;
  puts: number[];
  takes: number[];
  routes: Route[];
  stays: Stay[];
}

const WALKS = ["pawn-forward", "pawn-back", "pawn-arrives"];

export function foresee(pawns: Pawn[], asked: number, preview: Phrase[], marks: Mark[]): Outlook {
  const found: Outlook = { card: "", puts: [], takes: [], routes: [], stays: [] };
  const own = pawns.filter((pawn) => pawn.seat === asked);
  const told = new Set<Pawn>();
  for (const phrase of preview) {
    const { key, args } = phrase;
    const pawn = own.find((pawn) => pawn.id === args["thing"]);
    if (key === "card-played") found.card = args["card"];
    else if (key === "token-placed") found.puts.push(args["place"]);
    else if (key === "token-removed") found.takes.push(args["place"]);
    else if (pawn && WALKS.includes(key)) found.routes.push({ pawn, from: args["from"], to: args["to"] });
    else if (pawn && key === "pawn-stays")
      found.stays.push({ pawn, because: args["because"], place: args["place"], kind: "event", phrase });
    if (pawn) told.add(pawn);
  }
  const asksPawn = marks.some((mark) => own.some((pawn) => pawn.id === mark.thing));
  for (const mark of marks) {
    const pawn = own.find((pawn) => pawn.number === mark.args["pawn"]);
    const concerned = asksPawn ? preview.length === 0 : mark.thing === found.card;
    if (pawn === undefined || !concerned || told.has(pawn)) continue;
    if (mark.key === "stays")
      found.stays.push({ pawn, because: mark.args["because"], place: mark.args["place"], kind: "mark", phrase: mark });
    else found.routes.push({ pawn, from: mark.args["from"], to: mark.args["to"] });
  }
  return { ...found, ...settled(found.puts, found.takes), stays: found.stays.filter(({ because }) => because !== "arrived") };
}

/** A token that is put and taken again comes to nothing, but is shown: it stands in both lists. Nothing stands twice in one. */
function settled(puts: number[], takes: number[]): Pick<Outlook, "puts" | "takes"> {
  return { puts: [...new Set(puts)], takes: [...new Set(takes)] };
}

export interface Gain {
  pawn: number;
  /** How far the pawn would come; none: it stays. */
  steps: number | null;
}

/** What a card would bring each pawn of its holder, from the notes on it. */
export function gains(marks: Mark[], card: string): Gain[] {
  return marks
    .filter((mark) => mark.thing === card && "pawn" in mark.args)
    .map((mark) => ({ pawn: mark.args["pawn"], steps: mark.key === "stays" ? null : mark.args["to"] - mark.args["from"] }));
}

export function signed(steps: number): string {
  return steps < 0 ? `−${-steps}` : `+${steps}`;
}
