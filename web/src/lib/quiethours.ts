/** When a clock of days rests: quiet hours of every day and weekends, in the time of this device, as spans of the week in minutes from Monday 0:00 UTC. */
const DAY = 24 * 60;
const WEEK = 7 * DAY;

export interface Rests {
  nights: boolean;
  from: string;
  to: string;
  weekends: boolean;
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return hours * 60 + rest;
}

export function restSpans(rests: Rests, offset = new Date().getTimezoneOffset()): number[][] {
  const spans: [number, number][] = [];
  const begin = minutes(rests.from);
  const length = (minutes(rests.to) - begin + DAY) % DAY;
  if (rests.nights && length > 0) for (let day = 0; day < 7; day += 1) spans.push([day * DAY + begin, day * DAY + begin + length]);
  if (rests.weekends) spans.push([5 * DAY, WEEK]);
  return join(spans.flatMap(([from, to]) => wrap(from + offset, to + offset)));
}

/** A span inside the week; one that goes over its end comes back at its beginning. */
function wrap(from: number, to: number): [number, number][] {
  const start = ((from % WEEK) + WEEK) % WEEK;
  const end = start + to - from;
  return end <= WEEK
    ? [[start, end]]
    : [
        [start, WEEK],
        [0, end - WEEK],
      ];
}

function join(spans: [number, number][]): number[][] {
  const joined: [number, number][] = [];
  for (const [from, to] of spans.sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
