/** What the end of a game says first: who won, and by how much; and what decided it, in a few sentences. */
import type { Finished, GameEnd } from "../games/ending";
import { nextTo, tale, tiesBroken, winnerOf, type Result, type Told } from "./tale";
import type { Words } from "./words";

/** How many sentences the story has at most. */
const SENTENCES = 3;

/** A message about one player, or about two: the other one is `other`, and `theirs` says whether that is the reader. */
export function say(words: Words, { id, seat, rival, args }: Told): string {
  const other = rival === undefined ? {} : { other: words.names[rival] ?? "", theirs: rival === words.reader ? "yes" : "no" };
  return words.text(id, { seat, ...other, ...args });
}

/** Names in a sentence: Ann, Ben and Cleo. */
export function listed(words: Words, seats: number[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(seats.map((seat) => words.names[seat] ?? ""));
}

export function headline(words: Words, end: GameEnd, finished: Finished): string {
  const { result } = finished;
  const [winner, rival] = [winnerOf(result), nextTo(winnerOf(result), result)];
  if (winner < 0) return shared(words, result);
  const margin = (result.scores[winner] ?? 0) - (result.scores[rival] ?? 0);
  if (rival < 0 || margin < 0) return words.text("end-wins", { seat: winner });
  if (margin === 0) return words.text("end-wins-tie", { seat: winner });
  const own = end.headline?.(finished, winner);
  return own ? say(words, own) : words.text("end-wins-by", { seat: winner, margin });
}

function shared(words: Words, { places, stopped }: Result): string {
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (stopped) return words.text("end-stopped");
  const others = first.filter((seat) => seat !== words.reader);
  return others.length < first.length
    ? words.text("end-you-share", { names: listed(words, others) })
    : words.text("end-share", { names: listed(words, first) });
}

/** How ties were broken, from the first place downwards. */
export function ties(words: Words, end: GameEnd, finished: Finished): { place: number; said: string }[] {
  const { result } = finished;
  return tiesBroken(result).flatMap(({ seat, rival, place }) => {
    const told = end.tie?.(finished, seat, rival);
    if (!told) return [];
    const args = { ...told.args, points: result.scores[seat] ?? 0, place };
    return [{ place, said: words.text("by-rule", { sentence: say(words, { ...told, args }), rule: told.rule }) }];
  });
}

/** The story of a finished game, in sentences. */
export function story(words: Words, end: GameEnd, finished: Finished): string[] {
  const { result, course } = finished;
  const winner = winnerOf(result);
  const rival = nextTo(winner, result);
  if (winner < 0 || rival < 0) return [];
  const broken = ties(words, end, finished).filter(({ place }) => place === 1);
  const why = end.why(finished, winner, rival);
  const told = [...tale(course, result).slice(0, 1), ...why, ...tale(course, result).slice(1)].map((one) => say(words, one));
  return [...broken.map(({ said }) => said), ...told].slice(0, SENTENCES);
}
