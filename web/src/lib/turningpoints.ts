/** What the points after every step tell about how a game went. Knows no game. */

export interface TurningPoint {
  /** The message that tells it, the seat it is about, the step where it happened (0: it has no place). */
  id: string;
  seat: number;
  step: number;
  args: Record<string, number>;
}

/** Who leads alone; -1 where nobody does. */
function leader(points: number[]): number {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return points.lastIndexOf(most) === first ? first : -1;
}

/** The leaders one after the other, each with the step at which they went ahead. */
function leads(standings: number[][]): { seat: number; step: number }[] {
  const found: { seat: number; step: number }[] = [];
  standings.forEach((points, step) => {
    const seat = leader(points);
    if (seat >= 0 && seat !== found.at(-1)?.seat) found.push({ seat, step });
  });
  return found;
}

/** The step that brought somebody most: the steps at the end that only count up hidden things are left out by `until`. */
export function greatestLeap(standings: number[][], until = standings.length): { seat: number; step: number; points: number } | null {
  let best: { seat: number; step: number; points: number } | null = null;
  for (let step = 1; step < until; step++) {
    standings[step]?.forEach((points, seat) => {
      const gain = points - (standings[step - 1]?.[seat] ?? 0);
      if (gain > (best?.points ?? 0)) best = { seat, step, points: gain };
    });
  }
  return best;
}

export function turningPoints(standings: number[][], places: number[]): TurningPoint[] {
  const last = standings.length - 1;
  const end = standings[last];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winner = winners[0];
  if (end === undefined || winner === undefined || winners.length > 1 || last < 2) return [];
  const found: TurningPoint[] = [];
  const told = leads(standings);
  const lead = told.at(-1);
  if (lead?.seat === winner) {
    const id = told.length === 1 ? "end-tale-always" : lead.step === last ? "end-tale-at-last" : "end-tale-for-good";
    found.push({ id, seat: winner, step: lead.step, args: { step: lead.step, steps: last } });
    if (told.length > 2) found.push({ id: "end-tale-changes", seat: winner, step: 0, args: { count: told.length - 1 } });
  }
  const leap = greatestLeap(standings);
  if (leap !== null) found.push({ id: "end-tale-leap", seat: leap.seat, step: leap.step, args: { step: leap.step, points: leap.points } });
  return found;
}
