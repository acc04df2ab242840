/** Names beside the ends of lines: each where its line ends, pushed apart where they would cover each other. */

/** So far below each other they can be read. */
const APART = 20;

/** Where the name of every seat stands: the highest line first, those at one height in the order of the seats; none lower than `lowest`. */
export function pushedApart(seats: number[], heightOf: (seat: number) => number, lowest: number): { seat: number; at: number }[] {
  let above = -Infinity;
  const placed = seats
    .toSorted((one, other) => heightOf(one) - heightOf(other))
    .map((seat) => {
      above = Math.max(heightOf(seat), above + APART);
      return { seat, at: above };
    });
  const over = Math.max(0, above - lowest);
  return placed.map(({ seat, at }) => ({ seat, at: at - over }));
}
