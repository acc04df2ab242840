/** What is told of a thing when one points at it: its name, what it does, what it is worth now, and the rule. */
import type { Mark } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Known, Symbol, Tip } from "../board";
import { capital, personLabel, routeLabel, spaceLabel } from "./names";
import { actionSign, kindSign, needSign, thingSign } from "./symbols";
import { TRACK } from "./tells";
import { isHut, isPerson, readGround, readView } from "./view";
import type { Ground, OwnTask, Player, Sex, View } from "./view";

/** What somebody who points knows. */
interface Seen {
  words: Words;
  view: View;
  ground: Ground;
  marks: Mark[];
  /** Whoever reads, if they play. */
  own: Player | undefined;
  me: number;
}

interface More {
  worth?: string;
  rule?: string;
  symbol?: Symbol;
}

type Teller = (of: string, seen: Seen, id: string) => Tip | null;

const ACTION_RULES: Record<string, string> = {
  land: "4A",
  sea: "4A",
  man: "4B",
  woman: "4B",
  helper: "4C",
  temple: "4D",
  build: "4E",
  fishing: "4G",
};
const GOD_RULES: Record<string, string> = { blue: "8A", white: "8B", red: "8C", green: "8D", yellow: "8E" };

function make({ words }: Seen, name: string, does: string[], { worth = "", rule = "", symbol }: More = {}): Tip {
  return { name: capital(words, name), does, ...(worth && { worth }), ...(rule && { rule }), ...(symbol && { symbol }) };
}

const say = ({ words }: Seen, id: string, args = {}): string => words.text(`page-tip-${id}`, args);
const joined = (parts: (string | undefined)[]): string => parts.filter(Boolean).join(" · ");
const picture = (id: string): Symbol => ({ id });
const round = ({ view, ground }: Seen): Ground["rounds"][number] | undefined => ground.rounds[Math.max(1, view.round) - 1];

function region(id: string, seen: Seen): Tip | null {
  const { words, view, ground } = seen;
  const [printed, there] = [ground.regions.get(id), view.regions[id]];
  if (!printed || !there) return null;
  const state = there.top === null ? "free" : "held";
  const fish = ground.fish.get(there.fish)?.value ?? 0;
  const worth = words.text("page-region", { region: id, material: printed.material, fish, state, seat: there.top ?? -1 });
  return make(seen, words.name("region", id), [say(seen, "region", { material: printed.material }), say(seen, "fish", { points: fish })], {
    worth: worth.slice(worth.lastIndexOf(";") + 1).trim(),
    rule: "4A",
    symbol: picture(`bb-land-${printed.terrain}`),
  });
}

function tile(id: string, seen: Seen): Tip {
  const { words, view, ground } = seen;
  const actions = ground.tiles.get(id)?.actions ?? [id];
  const [first = ""] = actions;
  const fishing = id === ground.fishing.id;
  const lower = view.lower_than[id];
  const worth = fishing
    ? words.text("page-fishing-worth", { points: ground.fishing.points })
    : lower
      ? say(seen, "lower-now", { value: lower })
      : first === "build"
        ? words.text("page-building-worth", { points: round(seen)?.building ?? 0 })
        : first === "temple"
          ? words.text("page-priest-worth", { points: round(seen)?.priest ?? 0 })
          : "";
  return make(
    seen,
    words.name("tile", id),
    [...actions.map((action) => say(seen, `tile-${action}`)), ...(fishing ? [] : [say(seen, "lower")])],
    { worth, rule: ACTION_RULES[first] ?? "4", symbol: picture(actionSign(first)) },
  );
}

const godDoes = (colour: string, seen: Seen): string => say(seen, `god-${colour}`, { points: seen.ground.helped });

function god(colour: string, seen: Seen): Tip {
  const { words, own } = seen;
  if (colour === "tile")
    return make(seen, words.text("page-god-tile", { count: 1 }), [say(seen, "god-tile")], {
      worth: say(seen, "god-tile-end", { points: seen.ground.godTilePoints }),
      rule: "8F",
      symbol: picture("bb-god-tile"),
    });
  return make(seen, words.text("page-god", { god: colour }), [godDoes(colour, seen), say(seen, "card")], {
    worth: own ? words.text("page-count-offerings", { count: own.offerings }) : "",
    rule: GOD_RULES[colour] ?? "8",
    symbol: picture(`bb-godmask-${colour}`),
  });
}

/** A god card: in a hand, or face up. */
function card(colour: string, seen: Seen, where: string, args = {}): Tip {
  const { words } = seen;
  const held = seen.own?.hand?.filter((one) => one === colour).length ?? 0;
  return make(
    seen,
    words.text(where, { colour, ...args }),
    [godDoes(colour, seen), say(seen, where === "page-card-shown" ? "shown" : "card")],
    { worth: seen.own ? say(seen, "have", { count: held }) : "", rule: GOD_RULES[colour] ?? "8", symbol: picture(`bb-godmask-${colour}`) },
  );
}

function personDoes(sex: Sex, kind: string, seen: Seen): string[] {
  const { ground } = seen;
  return [say(seen, `kind-${kind}`, { ...ground.kinds.get(kind) }), say(seen, `left-${sex}`, { left: ground.left.get(kind)?.[sex] ?? 0 })];
}

/** A place under a die. */
function offered(sex: Sex): Teller {
  return (place, seen) => {
    const { words, view, ground } = seen;
    const at = Number(place);
    const kind = view.people[sex === "man" ? "men" : "women"][at - 1];
    if (kind === undefined) return null;
    const more = { worth: say(seen, "under", { value: at }), rule: "4B" };
    if (kind === null) return make(seen, `${words.text("page-place", { place: at, who: sex })}: ${words.text("page-empty")}`, [], more);
    const name = personLabel(words, sex, kind, ground.left.get(kind)?.[sex] ?? 0);
    return make(seen, name, personDoes(sex, kind, seen), { ...more, symbol: picture(kindSign(kind)) });
  };
}

function use(of: string, seen: Seen): Tip {
  const [sex = "man", kind = ""] = of.split("-");
  const more = { rule: "5A", symbol: picture(kindSign(kind)) };
  return make(seen, seen.words.name("kind", kind), personDoes(sex as Sex, kind, seen), more);
}

/** A hut space of a player. */
function space(seat: number, id: string, seen: Seen): Tip | null {
  const { words, view, ground, marks, me } = seen;
  const player = view.players[seat];
  if (!player || !ground.spaces.includes(id)) return null;
  const there = player.spaces[id];
  const name = spaceLabel(words, ground, id, there, seat === me ? marks : []);
  const last = id === ground.last ? [say(seen, "last")] : [];
  if (isPerson(there))
    return make(seen, name, personDoes(there.sex, there.kind, seen), { rule: "4C", symbol: picture(kindSign(there.kind)) });
  if (isHut(there)) return make(seen, name, [say(seen, "hut"), ...last], { rule: "4A", symbol: { id: "bb-hut", seat } });
  return make(seen, name, [say(seen, "free"), ...last], { rule: "4B" });
}

function task(id: string, seen: Seen): Tip | null {
  const { words, view, ground } = seen;
  const printed = ground.tasks.get(id);
  if (!printed) return null;
  const held = view.players.flatMap(({ tasks }) => tasks).find((one): one is OwnTask => one?.id === id);
  const progress =
    held && (held.missing === 0 ? words.text("page-task-ready") : words.text("page-of", { count: held.have, all: held.count }));
  const [need] = printed.needs;
  return make(seen, words.text("page-task", { task: id }), [say(seen, "task")], {
    worth: joined([words.text("page-brings-scores", { points: ground.taskPoints }), progress]),
    rule: "6D",
    ...(need && { symbol: picture(needSign(need)) }),
  });
}

function jewel(id: string, seen: Seen): Tip | null {
  const found = seen.ground.jewels.get(id);
  if (!found) return null;
  return make(seen, seen.words.text("page-jewel", { jewel: id, worth: found.worth, cost: found.cost }), [say(seen, "jewel")], {
    worth: seen.own ? seen.words.text("page-count-shells", { count: seen.own.shells }) : "",
    rule: "6C",
    symbol: picture(`bb-jewel-${found.kind}`),
  });
}

function temple(value: string, seen: Seen): Tip {
  const { words, view, ground } = seen;
  const at = Number(value);
  const holder = at ? (view.temple.spaces[ground.temple.indexOf(at)] ?? null) : null;
  const name = at
    ? words.text("page-temple-space", { value: at, state: holder === null ? "free" : "held", seat: holder ?? -1 })
    : words.text("page-temple");
  return make(seen, name, [...(at ? [say(seen, "temple", { value: at })] : []), say(seen, "temple-most")], {
    worth: words.text("page-priest-worth", { points: round(seen)?.priest ?? 0 }),
    rule: at ? "4D" : "6B",
    symbol: picture("bb-act-temple"),
  });
}

function ceremony(id: string, seen: Seen): Tip | null {
  const { words, ground } = seen;
  const found = ground.ceremony.find((one) => one.id === id);
  if (!found) return null;
  const name = words.text("page-ceremony-space", { space: id, state: "free", material: found.material });
  const more = { worth: words.text("page-building-worth", { points: round(seen)?.building ?? 0 }), rule: "4E" };
  return make(seen, name.split(":")[0]?.trim() ?? name, [say(seen, "ceremony", { material: found.material })], {
    ...more,
    symbol: picture(`bb-${found.material}`),
  });
}

function track(seat: number, seen: Seen): Tip {
  const { words, view, ground, me } = seen;
  const [of, at] = [seat >= 0 ? seat : me, view.status.steps[seat >= 0 ? seat : me]];
  const points = at === undefined ? undefined : ground.status[at];
  return make(seen, words.text("page-status"), [say(seen, "track")], {
    worth: points === undefined ? "" : words.text("page-status-of", { seat: of, step: at, points }),
    rule: "6A",
    symbol: picture("bb-status"),
  });
}

/** What each count in a panel is about. */
const COUNTED: Record<string, { does: string; bonus?: string; symbol: string; rule: string }> = {
  cards: { does: "cards", symbol: "bb-act-god", rule: "8" },
  offerings: { does: "offering", symbol: "bb-offering", rule: "8" },
  shells: { does: "shell", symbol: "bb-shell", rule: "6C" },
  "god-tiles": { does: "god-tile", symbol: "bb-god-tile", rule: "8F" },
  priests: { does: "priests", symbol: "bb-priest", rule: "4D" },
  regions: { does: "", bonus: "regions", symbol: "bb-hut", rule: "7B" },
  people: { does: "", bonus: "people", symbol: "bb-people", rule: "7B" },
  buildings: { does: "", bonus: "buildings", symbol: "bb-act-build", rule: "7B" },
  tasks: { does: "", bonus: "tasks", symbol: "bb-task-done", rule: "7B" },
  jewelry: { does: "", bonus: "jewelry", symbol: "bb-jewel-crown", rule: "7B" },
};

/** How many of something a player has: `cards-2`. */
function count(of: string, seen: Seen): Tip | null {
  const { words, view, ground } = seen;
  const [what, seat] = [of.slice(0, of.lastIndexOf("-")), Number(of.slice(of.lastIndexOf("-") + 1))];
  const [player, about] = [view.players[seat], COUNTED[what]];
  if (!player || !about) return null;
  const has: Record<string, number> = {
    cards: player.cards,
    offerings: player.offerings,
    shells: player.shells,
    "god-tiles": player.god_tiles,
    priests: player.priests,
    ...player.towards,
  };
  const bonus = about.bonus
    ? [say(seen, "bonus", { count: ground.bonuses.get(about.bonus) ?? 0, points: ground.bonusPoints.get(about.bonus) ?? 0 })]
    : [];
  return make(
    seen,
    words.text(`page-count-${what}`, { count: has[what] ?? 0, worth: player.worth }),
    [...(about.does ? [say(seen, about.does)] : []), ...bonus],
    {
      worth: what === "god-tiles" ? say(seen, "god-tile-end", { points: ground.godTilePoints }) : "",
      rule: about.rule,
      symbol: { id: about.symbol, seat },
    },
  );
}

/** Something that is chosen by its name. */
const choice =
  (rule: string): Teller =>
  (_, seen, id) =>
    make(seen, seen.words.text(`page-choice-${id}`), [say(seen, id === "huts" ? "hut" : id, { points: seen.ground.taskPoints })], {
      rule,
      ...(thingSign(id) && { symbol: picture(thingSign(id)) }),
    });

const TELLERS: Record<string, Teller> = {
  tile,
  god,
  die: (die, seen) =>
    make(seen, seen.words.text("page-die", { die }), [say(seen, "die")], { rule: "4", symbol: { id: `bb-die-${die}`, seat: seen.me } }),
  hand: (colour, seen) => card(colour, seen, "page-hand-card", { count: 1 }),
  card: (colour, seen) => card(colour, seen, "page-card-shown"),
  pile: (_, seen) =>
    make(seen, seen.words.text("page-pile", { count: seen.view.cards.pile }), [say(seen, "pile"), say(seen, "cards")], {
      rule: "4C",
      symbol: picture("bb-act-god"),
    }),
  hidden: (of, seen) =>
    make(seen, seen.words.text("page-hidden-cards", { count: Number(of) }), [say(seen, "cards")], {
      rule: "8",
      symbol: picture("bb-act-god"),
    }),
  man: offered("man"),
  woman: offered("woman"),
  use,
  space: (of, seen) => space(Number(of.split("-")[0]), of.split("-")[1] ?? "", seen),
  huts: (_, seen) =>
    make(seen, seen.words.text("page-space-huts", { count: 1 }), [say(seen, "hut")], {
      rule: "4A",
      symbol: { id: "bb-hut", seat: seen.me },
    }),
  spaces: (_, seen) => make(seen, seen.words.text("page-space-free"), [say(seen, "free")], { rule: "4B" }),
  task,
  jewel,
  temple,
  priests: (_, seen) => temple("", seen),
  ceremony,
  building: (value, seen) =>
    make(
      seen,
      seen.words.text("page-building", { value: Number(value), state: seen.own?.built.includes(Number(value)) ? "built" : "open" }),
      [say(seen, "building", { value })],
      {
        worth: seen.words.text("page-building-worth", { points: round(seen)?.building ?? 0 }),
        rule: "4E",
        symbol: picture("bb-act-build"),
      },
    ),
  material: (material, seen) =>
    make(seen, seen.words.name("material", material), [say(seen, "material")], { rule: "4C", symbol: picture(`bb-${material}`) }),
  [TRACK]: (_, seen) => track(-1, seen),
  disc: (seat, seen) => track(Number(seat), seen),
  turn: (seat, seen) => {
    const place = seen.view.order.indexOf(Number(seat)) + 1;
    return make(seen, seen.words.text("page-turn-order", { place }), [say(seen, "turn")], {
      rule: "6A",
      symbol: picture(`bb-turn-${place}`),
    });
  },
  count,
  offering: choice("8"),
  point: choice("4C"),
  status: choice("6A"),
  shell: choice("6C"),
  fulfil: choice("6D"),
  drop: choice("6D"),
  pass: choice("3"),
  done: choice("3"),
  double: (_, seen) =>
    make(seen, seen.words.text("page-god-green"), [say(seen, "double")], { rule: "8D", symbol: picture("bb-godmask-green") }),
};

export function tip(id: string, { view, edition, marks, me, words }: Known): Tip | null {
  const ground = readGround(edition);
  const table = readView(view);
  const seen: Seen = { words, view: table, ground, marks, own: table.players[me], me };
  if (ground.regions.has(id)) return region(id, seen);
  if (ground.spaces.includes(id)) return space(me, id, seen);
  const route = ground.routes.find((one) => one.id === id);
  if (route)
    return make(seen, routeLabel(words, route), [say(seen, "route", { value: route.value })], {
      rule: "4A",
      symbol: picture(`bb-act-${route.kind}`),
    });
  const [kind = "", ...rest] = id.split("-");
  return TELLERS[kind]?.(rest.join("-"), seen, id) ?? null;
}
