/** Who sits at a position of the rulebook: as many as it needs, under the names that the text gives them. */
import type { SeatView } from "../../lib/types";
import type { Words } from "../../lib/words";

export function seatNames(words: Words, count: number): string[] {
  const key = words.has("page-seat") ? "page-seat" : "example-seat";
  return Array.from({ length: count }, (_, seat) => words.text(key, { number: seat + 1 }));
}

export const seatsOf = (names: string[]): SeatView[] =>
  names.map((name) => ({
    kind: "person",
    person: name,
    invited: "",
    name,
    program: false,
    contributed: true,
    contribution: "",
    pledge: "",
    revealed: true,
    stand_in: "",
    resigned: false,
    agreed: false,
  }));
