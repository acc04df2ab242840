/** The colour and the mark of every seat: the same on every piece and panel. Whoever reads may have chosen a colour for their own seat; on their
 *  screen the seat that would have worn it gets the one they leave. */
import { wearer } from "./ownseat.svelte";
import { session } from "./session.svelte";

/** The colours in the order of the seats, each with its mark: the first four are told apart by the colour-blind as well. */
const MARKS = { coral: "▲", turquoise: "●", sun: "■", violet: "★", shell: "✚", orange: "◆" };
export type SeatColour = keyof typeof MARKS;
export const SEAT_COLOURS = Object.keys(MARKS) as SeatColour[];

function colourOf(seat: number): SeatColour | undefined {
  const wanted = SEAT_COLOURS.findIndex((colour) => colour === session.colour);
  const swaps = wanted >= 0 && wearer.seat >= 0;
  return SEAT_COLOURS[!swaps ? seat : seat === wearer.seat ? wanted : seat === wanted ? wearer.seat : seat];
}

export function seatClass(seat: number): string {
  return `seat-${colourOf(seat) ?? "neutral"}`;
}

export function seatMark(seat: number): string {
  const colour = colourOf(seat);
  return colour ? MARKS[colour] : "";
}
