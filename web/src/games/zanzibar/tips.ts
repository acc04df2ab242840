/** What is told of everything that is drawn, when one points at it: places, merchants, objectives, buttons, and what panels and the track show. */
import type { Words } from "../../lib/words";
import type { Known, Tip } from "../board";
import { merchantName, placeName } from "./names";
import { isMerchant, merchantOf, offering, reachOf, readIsle, readView, signed, standing } from "./view";
import type { Isle, Objective, Place, View } from "./view";

interface Asked extends Omit<Known, "view"> {
  view: View;
  isle: Isle;
}

/** Ids of things, and those that stand in `data-tip`: a word, or a word, a seat and what it is about, with colons between them. */
export function tip(id: string, known: Known): Tip | null {
  const asked: Asked = { ...known, view: readView(known.view), isle: readIsle(known.edition) };
  const place = asked.isle.places.get(id);
  if (place) return placeTip(place, asked);
  if (isMerchant(id)) return merchantTip(id, asked);
  const objective = asked.isle.objectives.get(id);
  if (objective) return objectiveTip(objective, asked);
  const [kind = "", seat = "", about = ""] = id.split(":");
  return TIPS[kind]?.(asked, Number(seat), about) ?? null;
}

function sentences({ words }: Asked, ...ids: string[]): string[] {
  return ids.map((id) => words.text(`page-tip-${id}`));
}

const list = (words: Words, kind: string, ids: string[]): string => ids.map((id) => words.name(kind, id)).join(", ");

function placeTip(place: Place, asked: Asked): Tip {
  const { words, view, isle, marks, me } = asked;
  const there = standing(view).get(place.id);
  const coming = Object.keys(view.players[me]?.merchants ?? {}).filter((own) => reachOf(marks, own)?.ways[place.id]);
  const wanted = (view.players[me]?.objectives ?? []).filter((one) => one === place.good || one === place.province);
  const kind = place.sea ? "sea" : place.good === "hut" ? "hut" : "village";
  const does = [words.text(`page-tip-${kind}`, offering(place))];
  if (there) does.push(words.text("page-tip-stands", { who: merchantName(words, there) }), ...strength(there, asked));
  if (coming.length > 0)
    does.push(words.text("page-tip-coming", { merchants: coming.map((own) => merchantOf(own).number).join(", "), count: coming.length }));
  return {
    name: placeName(words, place),
    symbol: { id: `zz-${place.good}` },
    does,
    ...(wanted.length > 0 && { worth: words.text("page-tip-wanted", { names: list(words, "objective", wanted) }) }),
    rule: there ? "5A" : isle.objectives.has(place.good) || !place.sea ? "3" : "5",
  };
}

/** Whom a merchant can push, and who bars its way. */
function strength(id: string, { words, view }: Asked): string[] {
  const { number } = merchantOf(id);
  const others = [...new Set(view.players.flatMap(({ merchants }) => Object.keys(merchants)).map((one) => merchantOf(one).number))].sort();
  const [taller, smaller] = [others.filter((other) => other < number), others.filter((other) => other > number)];
  return [
    ...(smaller.length > 0 ? [words.text("page-tip-pushes", { numbers: smaller.join(", "), count: smaller.length })] : []),
    ...(taller.length > 0 ? [words.text("page-tip-taller", { numbers: taller.join(", "), count: taller.length })] : []),
  ];
}

function merchantTip(id: string, asked: Asked): Tip {
  const { words, view, marks } = asked;
  const { seat, number } = merchantOf(id);
  const moved = view.moved.includes(id) && view.walk?.merchant !== id;
  const mark = marks.find((one) => one.thing === id);
  const worth = moved ? words.text("page-tip-moved") : mark ? words.say("mark", mark) : "";
  const name = merchantName(words, id);
  return {
    name: name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1),
    symbol: { id: `zz-merchant-${number}`, seat },
    does: [words.text("page-tip-merchant", { merchant: number }), ...strength(id, asked)],
    ...(worth && { worth }),
    rule: "5",
  };
}

function objectiveTip(objective: Objective, asked: Asked): Tip {
  const { words, view, me } = asked;
  const now = view.players[me]?.now[objective.id];
  return {
    name: words.name("objective", objective.id),
    symbol: { id: `zz-goal-${objective.id}` },
    does: [counts(objective, asked), table(objective, asked)],
    ...(now && { worth: words.text("page-tip-worth", { count: now.count, points: signed(now.points) }) }),
    rule: "3",
  };
}

/** What an objective counts. */
function counts({ id }: Objective, { words, isle }: Asked): string {
  return isle.provinces.some((one) => one.id === id)
    ? words.text("page-tip-counts-province", { province: id })
    : words.text("page-tip-counts-spice", { spice: id });
}

function table({ points }: Objective, { words }: Asked): string {
  return words.text("page-tip-table", { table: points.map((own, count) => `${count}: ${signed(own)}`).join(" · ") });
}

function ledgerTip(asked: Asked, seat: number, id: string): Tip | null {
  const { words, view, isle } = asked;
  const [player, objective] = [view.players[seat], isle.objectives.get(id)];
  if (!player || !objective) return null;
  const scored = player.scored.find((one) => one.objective === id);
  const gone = player.discarded.includes(id);
  const state = scored ? "scored" : gone ? "gone" : player.objectives?.includes(id) ? "hand" : "open";
  const now = player.now[id];
  return {
    name: words.name("objective", id),
    symbol: { id: `zz-goal-${id}`, seat },
    does: [words.text(`page-tip-${state}`, { seat }), counts(objective, asked), ...(state === "open" ? [table(objective, asked)] : [])],
    ...(scored
      ? { worth: words.text("page-tip-was-worth", { count: scored.count, points: signed(scored.points) }) }
      : !gone && now && { worth: words.text("page-tip-worth", { count: now.count, points: signed(now.points) }) }),
    rule: scored ? "6" : gone ? "7" : "3",
  };
}

const TIPS: Record<string, (asked: Asked, seat: number, about: string) => Tip | null> = {
  end: (asked) => ({ name: asked.words.text("move-end"), does: sentences(asked, "end"), rule: "4" }),
  skip: (asked) => ({
    name: asked.words.say("move", { key: "skip", args: { scored: asked.view.scored_now } }),
    does: sentences(asked, "skip"),
    rule: "6",
  }),
  keep: (asked) => ({ name: asked.words.text("move-keep"), does: sentences(asked, "keep"), rule: "7" }),
  move: (asked) => ({ name: asked.words.text("page-part-move"), does: sentences(asked, "move"), rule: "5" }),
  score: (asked) => ({ name: asked.words.text("page-part-score"), does: sentences(asked, "score"), rule: "6" }),
  last: (asked) => ({
    name: asked.words.text("page-last-turns", { count: asked.view.turns_left ?? 0 }),
    symbol: { id: "ic-hourglass" },
    does: sentences(asked, "last"),
    rule: "8",
  }),
  track: (asked) => ({
    name: asked.words.text("page-track"),
    does: [asked.words.text("page-tip-track", { points: asked.isle.start })],
    rule: "6",
  }),
  points: ({ words, view }, seat) => ({
    name: words.names[seat] ?? "",
    does: [words.text("page-on-track", { seat, points: view.players[seat]?.points ?? 0 })],
    rule: "6",
  }),
  province: (asked, _, about) => ({
    name: asked.words.name("province", about),
    symbol: { id: `zz-province-${about}` },
    does: [
      asked.words.text("page-tip-province", {
        places: list(
          asked.words,
          "place",
          asked.isle.rows.filter((place) => place.province === about).map((place) => place.id),
        ),
      }),
    ],
    rule: "3",
  }),
  hand: (asked, seat) => ({
    name: asked.words.text("page-in-hand", { count: asked.view.players[seat]?.hand ?? 0 }),
    symbol: { id: "zz-card-back", seat },
    does: sentences(asked, "cards"),
    rule: "2B",
  }),
  pile: (asked, seat) => ({
    name: asked.words.text("page-in-pile", { count: asked.view.players[seat]?.pile ?? 0 }),
    symbol: { id: "ic-cards" },
    does: sentences(asked, "pile"),
    rule: "8",
  }),
  discards: (asked, seat) => {
    const player = asked.view.players[seat];
    if (!player) return null;
    const count = player.discarded.length;
    return {
      name: asked.words.text("page-discards", { count, of: count + player.owed }),
      symbol: { id: "ic-close" },
      does: sentences(asked, "discards"),
      rule: "7",
    };
  },
  ledger: ledgerTip,
};
