/** What decided a game, told from its points round by round: the one pattern that fits it best. Nothing is told that is not so. */
import { gain, leader, leads, type Course } from "./course";

/** A message with what it needs: `seat` is whom it speaks of, `rival` the other one. */
export interface Told {
  id: string;
  seat: number;
  rival?: number;
  args?: Record<string, number | string>;
}

export interface Result {
  places: number[];
  scores: number[];
  /** Who gave up: they come last, whatever their points are. */
  resigned: number[];
  /** Whether all agreed to stop. */
  stopped: boolean;
}

/** The one who won alone; -1: several share the first place, or all agreed to stop. */
export function winnerOf({ places }: Result): number {
  const first = places.indexOf(1);
  return places.lastIndexOf(1) === first ? first : -1;
}

/** Whoever came next to a seat among those who played on; -1: nobody did. */
export function nextTo(seat: number, { places, resigned }: Result): number {
  const others = places.map((_, other) => other).filter((other) => other !== seat && !resigned.includes(other));
  return others.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))[0] ?? -1;
}

/** Where points were equal and something else decided: the one who came before, and the one after. */
export function tiesBroken({ places, scores, resigned }: Result): { seat: number; rival: number; place: number }[] {
  const order = places.map((_, seat) => seat).filter((seat) => !resigned.includes(seat));
  order.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return order.slice(1).flatMap((rival, index) => {
    const seat = order[index] ?? -1;
    return scores[seat] === scores[rival] && places[seat] !== places[rival] ? [{ seat, rival, place: places[seat] ?? 0 }] : [];
  });
}

/** How many changes of the lead are worth a sentence. */
const MANY = 3;

export function tale(course: Course, result: Result): Told[] {
  const [winner, last] = [winnerOf(result), course.points.length - 1];
  const rival = nextTo(winner, result);
  if (winner < 0 || rival < 0) return [];
  if (result.scores.some((points, seat) => !result.resigned.includes(seat) && points > (result.scores[winner] ?? 0))) return [];
  const main = last >= 2 ? (fromBehind(course, winner, last) ?? ahead(course, winner, last)) : null;
  const changes = leads(course).length - 1;
  return [...(main ? [main] : []), ...(changes >= MANY ? [{ id: "end-tale-changes", seat: winner, args: { count: changes } }] : [])];
}

/** Somebody else led before the last round, or the winner was last of all at half-time or later. */
function fromBehind(course: Course, winner: number, last: number): Told | null {
  const before = course.points[last - 1] ?? [];
  const [own, most] = [before[winner] ?? 0, Math.max(...before)];
  const rival = leader(before);
  if (own < most && rival >= 0) {
    const args = { gap: most - own, gain: gain(course, last, winner), less: gain(course, last, rival) };
    return { id: "end-tale-last-round", seat: winner, rival, args };
  }
  if (own < most) return { id: "end-tale-behind", seat: winner, args: { gap: most - own } };
  if (before.length < 3) return null;
  for (let round = last - 1; round >= last / 2; round--) {
    const points = course.points[round] ?? [];
    const [mine, first] = [points[winner] ?? 0, leader(points)];
    if (first >= 0 && points.every((other, seat) => seat === winner || other > mine))
      return { id: "end-tale-from-last", seat: winner, rival: first, args: { round, gap: (points[first] ?? 0) - mine } };
  }
  return null;
}

/** The winner led before the last round: since when. */
function ahead(course: Course, winner: number, last: number): Told | null {
  if (leader(course.points[last - 1] ?? []) !== winner) return { id: "end-tale-level", seat: winner };
  let since = last - 1;
  while (since > 1 && leader(course.points[since - 1] ?? []) === winner) since -= 1;
  if (since === 1) return { id: "end-tale-always", seat: winner };
  const rival = leader(course.points[since - 1] ?? []);
  const args = { round: since };
  return rival >= 0 ? { id: "end-tale-passed", seat: winner, rival, args } : { id: "end-tale-since", seat: winner, args };
}
