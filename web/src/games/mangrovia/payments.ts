/** Paying with any cards: a payment is chosen by clicking what it consists of, in any order, or from the list as a whole. */
import type { Way } from "../../lib/choosing";
import type { Data, Mark } from "../../lib/types";
import type { FaceMove } from "../board";
import type { Payment } from "./view";
import { readView } from "./view";

/** What is taken to be chosen while somebody pays: whole payments are meant then, not single pieces. */
const PAYING = "paying";

/** The things of a payment, one for each piece: of several alike the second is `hand-valuable-4#2`. */
export function piecesOf(things: string[]): string[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const number = (seen.get(thing) ?? 0) + 1;
    seen.set(thing, number);
    return pieceOf(thing, number);
  });
}

/** The id of one of several alike in a hand. */
export const pieceOf = (thing: string, number: number): string => (number > 1 ? `${thing}#${number}` : thing);

/** What the pieces that are chosen come to. */
export function laid(payments: Payment[], chosen: string[]): number {
  const values = new Map(payments.flatMap((one) => piecesOf(one.things).map((piece, index) => [piece, one.values[index] ?? 0] as const)));
  return chosen.reduce((sum, piece) => sum + (values.get(piece) ?? 0), 0);
}

const paymentsOf = (view: Data): Payment[] => readView(view).building?.payments ?? [];

export function begins(view: Data): string[] {
  return paymentsOf(view).length > 0 ? [PAYING] : [];
}

export function ways(_moves: FaceMove[], _marks: Mark[], _edition: Data, view: Data): Way[] {
  const points = readView(view).building?.points ?? 0;
  return paymentsOf(view).map(({ values, things, moves }) => ({
    name: { key: "pay-whole", args: { values: values.join(" + ") } },
    things: [PAYING, ...piecesOf(things)],
    final: true,
    gain: points,
    moves,
  }));
}
