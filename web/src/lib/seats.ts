/** The colour and the mark of every seat: the same on every piece and panel. */
export const SEAT_CLASSES = ["coral", "sun", "turquoise", "orange", "violet", "shell"] as const;
export const SEAT_MARKS = ["▲", "■", "●", "◆", "★", "✚"] as const;

export function seatClass(seat: number): string {
  return `seat-${SEAT_CLASSES[seat] ?? "neutral"}`;
}
