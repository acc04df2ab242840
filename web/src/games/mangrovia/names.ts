/** What things are called, in words. */
import type { Data, Mark } from "../../lib/types";
import type { Words } from "../../lib/words";
import { decided } from "./standing";
import type { Built, Landing, Space } from "./view";

const GRID = /^[A-H][1-8]$/;
const APART = /^(islet|shore)-\d+$/;

export function spaceName(words: Words, id: string): string {
  const [kind = "", number = ""] = id.split("-");
  return number ? words.text("page-apart", { kind, number }) : id;
}

/** What sentences call a space; who stands where in a line of the scoring; a card that somebody got. */
export function callThing(argument: string, value: string, _edition: Data, words: Words): string | null {
  if ((argument === "space" || argument === "spaces") && APART.test(value)) return spaceName(words, value);
  if (argument === "ranks") return rankName(words, value);
  return argument === "got" || argument === "cards" ? cardName(words, value) : null;
}

/** A seat (-1: the neutral huts) with its huts, and what broke a tie: `2:3:nearer`. */
function rankName(words: Words, rank: string): string {
  const [seat = "", huts = "", because = ""] = rank.split(":");
  const neutral = Number(seat) < 0;
  const count = neutral ? huts : words.text("page-huts", { count: Number(huts) });
  const who = neutral ? words.text("page-neutral") : (words.names[Number(seat)] ?? "");
  return decided(because) ? `${who} ${count} (${words.text(`page-because-${because}`)})` : `${who} ${count}`;
}

function cardName(words: Words, card: string): string {
  const [kind = "", of = ""] = card.split(":");
  if (kind === "hidden") return words.text("page-got-hidden", { pile: of });
  const name = kind.endsWith("valuable") ? of : words.name("landscape", of);
  return kind.startsWith("drawn") ? words.text("page-got-drawn", { name }) : name;
}

/** In as little room as a space has: D6, or I4 for islet 4. */
export function shortName(words: Words, id: string): string {
  const name = spaceName(words, id);
  return GRID.test(id) ? id : (name[0] ?? "").toUpperCase() + (/\d+$/.exec(id)?.[0] ?? "");
}

/** What a landing offers, as the rules name it: steps joined by -, alternatives by -or-. */
export function offerName(words: Words, landing: Landing): string {
  return words.name("action", landing.steps.map((step) => step.join("-or-")).join("-"));
}

export function landsName(words: Words, lands: string[]): string {
  return lands.map((land) => words.name("landscape", land)).join(" / ");
}

/** Everything about a space: landscape, price and points, or what stands there; then what the notes say. */
export function spaceLabel(words: Words, space: Space, hut: Built | undefined, marks: Mark[]): string {
  const head = { space: spaceName(words, space.id), landscapes: landsName(words, space.lands) };
  const notes = marks.filter((mark) => mark.thing === space.id && mark.key !== "price").map((mark) => words.say("mark", mark));
  if (hut) return words.text("page-space-built", { ...head, count: hut.count, seat: hut.owner, neutral: hut.owner < 0 ? "yes" : "no" });
  const free = words.text("page-space-free", {
    ...head,
    price: space.cost,
    currency: space.pay,
    points: space.points,
    circle: space.circle ? "yes" : "no",
  });
  return [free, ...notes].join("; ");
}

export function tileName(words: Words, tile: string): string {
  const [kind = "", path = ""] = tile.split("-");
  return words.text("page-tile", { kind, path });
}
