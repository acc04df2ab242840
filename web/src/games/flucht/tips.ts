/** What is told of a thing when one points at it: squares, pawns, cards, tokens, piles and hands. */
import type { Known, Tip } from "../board";
import { coveredOf, left, pawnsOf, readJungle, readView } from "./view";
import type { Card, Colour, Jungle, Pawn, Square } from "./view";

/** The ids of what is drawn beside the things of the rules. */
export const trayTip = (colour: string): string => `tray-${colour}`;
export const handTip = (seat: number): string => `hand-${seat}`;
export const PILE = "pile";
export const PLAYED = "played";

interface Seen extends Known {
  jungle: Jungle;
  covered: Set<number>;
  pawns: Pawn[];
}

export function tip(id: string, known: Known): Tip | null {
  const jungle = readJungle(known.edition);
  const table = readView(known.view);
  const seen = { ...known, jungle, covered: coveredOf(jungle, table), pawns: pawnsOf(jungle, table) };
  const square = jungle.squares.find((square) => square.id === id);
  if (square) return square.colour ? colouredTip(square, square.colour, seen) : elephantTip(square, seen);
  const pawn = seen.pawns.find((pawn) => pawn.id === id);
  if (pawn) return pawnTip(pawn, seen);
  const card = jungle.cards.get(id);
  if (card) return cardTip(card, seen);
  const colour = jungle.colours.find((colour) => trayTip(colour.id) === id);
  if (colour) return tokensTip(colour, seen);
  const { words } = known;
  if (id === PILE || id === PLAYED) {
    const count = id === PILE ? table.pile.count : table.played.length;
    return {
      name: words.text(`board-${id}`),
      symbol: { id: id === PILE ? "fl-card-back" : "fl-card" },
      does: [words.text(`page-tip-${id}`)],
      worth: words.text("page-tip-cards", { count }),
      rule: "6D",
    };
  }
  const seat = table.teams.findIndex((_, seat) => handTip(seat) === id);
  if (seat < 0) return null;
  return {
    name: words.text("page-tip-hand-of", { seat }),
    symbol: { id: "fl-card-back" },
    does: [words.text("page-tip-hand-does")],
    worth: words.text("page-tip-cards", { count: table.teams[seat]?.hand.count ?? 0 }),
    rule: "4",
  };
}

const squareName = ({ place, colour }: Square, { words, jungle, covered }: Seen): string =>
  words.text("page-square", {
    place,
    where: place === jungle.finish ? "finish" : "square",
    state: colour === null ? "elephant" : covered.has(place) ? "tamed" : "wild",
    animal: colour?.animal ?? "elephant",
  });

function colouredTip(square: Square, colour: Colour, seen: Seen): Tip {
  const { words, jungle, covered, view } = seen;
  const args = { animal: colour.animal };
  const tame = covered.has(square.place);
  const home = square.place === jungle.finish;
  const bridge = square.bridge && readView(view).options["bridge"] === "yes";
  const does = [words.text(home ? "page-tip-finish" : tame ? "page-tip-tamed" : "page-tip-wild", args)];
  if (bridge) does.push(words.text("page-tip-bridge"));
  const next = nextOf(colour, seen);
  if (next === square.place) does.push(words.text(tame ? "page-tip-last" : "page-tip-next", args));
  else if (tame && seen.pawns.some((pawn) => pawn.place === square.place)) does.push(words.text("page-tip-protected"));
  return {
    name: squareName(square, seen),
    symbol: { id: tame ? `fl-tame-${colour.drawn}` : `fl-wild-${colour.drawn}` },
    does,
    ...(home ? { worth: words.text("page-tip-finish-worth") } : {}),
    rule: home ? "9" : bridge ? "8" : "5",
  };
}

/** The square that the next diamond of a colour would change: the first wild one, or the last tamed one without a pawn. */
function nextOf(colour: Colour, { jungle, covered, pawns }: Seen): number | undefined {
  const places = jungle.squares.filter((square) => square.colour === colour).map((square) => square.place);
  const free = (place: number): boolean => !pawns.some((pawn) => pawn.place === place);
  return places.find((place) => !covered.has(place)) ?? places.findLast(free);
}

/** The pawn that no other is ahead of, if there is one. */
function firstOf(pawns: Pawn[]): Pawn | undefined {
  const front = Math.max(...pawns.map((pawn) => pawn.place));
  return front > 0 ? pawns.find((pawn) => pawn.place === front) : undefined;
}

function elephantTip(square: Square, seen: Seen): Tip {
  const { words, pawns, jungle } = seen;
  const first = firstOf(pawns);
  const worth =
    first && first.place < jungle.finish
      ? { worth: words.text("page-tip-first", { seat: first.seat, pawn: first.number, place: first.place }) }
      : {};
  return { name: squareName(square, seen), symbol: { id: "fl-elephant" }, does: [words.text("page-tip-elephant")], ...worth, rule: "7" };
}

function pawnTip(pawn: Pawn, { words, pawns, jungle }: Seen): Tip {
  const where = pawn.place === 0 ? "start" : pawn.place === jungle.finish ? "finish" : "square";
  const first = firstOf(pawns) === pawn && where === "square";
  return {
    name: words.text("page-pawn", { seat: pawn.seat, pawn: pawn.number, place: pawn.place, where }),
    symbol: { id: "fl-pawn", seat: pawn.seat },
    does: [words.text("page-tip-pawn"), ...(first ? [words.text("page-tip-pawn-first")] : [])],
    worth: words.text("page-tip-pawn-worth", { steps: jungle.finish - pawn.place }),
    rule: first ? "7" : "6C",
  };
}

function cardTip(card: Card, { words, marks }: Seen): Tip {
  const notes = marks.filter((mark) => mark.thing === card.id).map((mark) => words.say("mark", mark));
  return {
    name: words.text("page-card", {
      animal: card.disc.animal,
      animals: card.diamonds.map((colour) => words.name("animal", colour.animal)).join(", "),
    }),
    symbol: { id: `fl-disc-${card.disc.drawn}` },
    does: [words.text("page-tip-card-diamonds"), words.text("page-tip-card-disc", { animal: card.disc.animal })],
    ...(notes.length > 0 ? { worth: notes.join(" · ") } : {}),
    rule: "6A",
  };
}

function tokensTip(colour: Colour, { words, jungle, covered }: Seen): Tip {
  return {
    name: words.text("page-tip-tray", { animal: colour.animal }),
    symbol: { id: `fl-tame-${colour.drawn}` },
    does: [words.text("page-tip-tray-does")],
    worth: words.text("page-tip-tray-worth", { count: left(jungle, covered, colour), all: colour.tokens }),
    rule: "6B",
  };
}
