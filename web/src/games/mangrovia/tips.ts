/** What is told of everything that is drawn, when one points at it: what it is, what it does, what it is worth now, and the rule. */
import type { Known, Symbol, Tip } from "../board";
import { landsName, offerName, spaceName, tileName } from "./names";
import { told } from "./spoken";
import { belongs, standings } from "./standing";
import type { Island, View } from "./view";
import { readIsland, readView } from "./view";

interface About extends Known {
  table: View;
  island: Island;
}

const KINDS: { pattern: RegExp; tip: (match: string[], about: About) => Tip | null }[] = [
  { pattern: /^(site-.+)$/, tip: ([, id = ""], about) => site(id, about) },
  { pattern: /^landing-(\d+)$/, tip: ([, number = ""], about) => landing(Number(number), about) },
  { pattern: /^boat$/, tip: (_, about) => boat(about) },
  { pattern: /^rock-(.+)$/, tip: ([, land = ""], about) => rock(land, about) },
  { pattern: /^(?:path-.+|stone|pole)$/, tip: ([id = ""], about) => area(id, about) },
  { pattern: /^pole-pile$/, tip: (_, about) => poles(about) },
  { pattern: /^(valuable|landscape)-(\d+)$/, tip: ([, kind = "", place = ""], about) => shown(kind, Number(place), about) },
  { pattern: /^pile-(valuables|landscapes)$/, tip: ([, stock = ""], about) => pile(stock, about) },
  {
    pattern: /^bag$/,
    tip: (_, { words, table }) => amulets(words.text("page-bag", { count: table.amulets.bag }), "mg-bag", ["page-tip-bag"], words),
  },
  {
    pattern: /^ones$/,
    tip: (_, { words, table }) => amulets(words.text("page-ones", { count: table.amulets.ones }), "mg-amulet-1", ["page-tip-ones"], words),
  },
  {
    pattern: /^circles$/,
    tip: (_, { words }) => amulets(words.text("page-tip-circles"), "mg-amulet-back", ["page-tip-bag", "page-tip-ones"], words),
  },
  {
    pattern: /^hand-(valuable|starting|amulet)-(\d+)(?:#\d+)?$/,
    tip: ([, kind = "", value = ""], about) => held(kind, Number(value), about),
  },
  { pattern: /^hand-(.+)$/, tip: ([, land = ""], about) => landscape(land, about) },
  { pattern: /^drawn-(\d+)$/, tip: ([, value = ""], { words }) => drawn(Number(value), words) },
  { pattern: /^tile-([^#]+)(?:#\d+)?$/, tip: ([, tile = ""], { words }) => stone(tile, words) },
  {
    pattern: /^hut$/,
    tip: (_, { words }) => ({ name: words.text("page-hut"), symbol: { id: "mg-hut" }, does: [words.text("page-tip-hut")], rule: "5A" }),
  },
  {
    pattern: /^double-hut$/,
    tip: (_, { words }) => ({
      name: words.text("page-double-hut"),
      symbol: { id: "mg-double-hut" },
      does: [words.text("page-tip-double")],
      rule: "5C",
    }),
  },
  { pattern: /^skip$/, tip: (_, { words }) => ({ name: words.text("move-skip"), does: [words.text("page-tip-skip")], rule: "4" }) },
  { pattern: /^points-(\d+)$/, tip: ([, seat = ""], about) => points(Number(seat), about) },
  { pattern: /^if-now$/, tip: (_, { words }) => ({ name: words.text("page-if-now"), does: [words.text("page-tip-now")], rule: "7" }) },
  {
    pattern: /^(huts|bowls|next|talisman|valuables|landscapes|amulets)-(\d+)$/,
    tip: ([, what = "", seat = ""], about) => owned(what, Number(seat), about),
  },
];

export function tip(id: string, known: Known): Tip | null {
  const about: About = { ...known, table: readView(known.view), island: readIsland(known.edition) };
  if (about.island.spaces.has(id)) return space(id, about);
  for (const { pattern, tip } of KINDS) {
    const match = pattern.exec(id);
    if (match) return tip(match, about);
  }
  return null;
}

function space(id: string, about: About): Tip | null {
  const { words, island, table } = about;
  const space = island.spaces.get(id);
  if (!space) return null;
  const hut = table.huts[id];
  const counts = belongs(island, id).map((one) => areaName(one, about));
  const tile = table.stone_tiles[id];
  const price = words.text("page-tip-price", { price: space.cost, currency: space.pay });
  const bird = space.lands.some((land) => table.birds.includes(land));
  const free = hut
    ? []
    : [
        price,
        ...(space.points > 0 ? [words.text("page-tip-points", { points: space.points })] : []),
        words.text("page-tip-bird", { bird: bird ? "yes" : "no" }),
      ];
  const built =
    hut &&
    words.text("page-space-built", {
      space: spaceName(words, id),
      landscapes: landsName(words, space.lands),
      count: hut.count,
      seat: hut.owner,
      neutral: hut.owner < 0 ? "yes" : "no",
    });
  return {
    name: built ?? `${spaceName(words, id)} · ${landsName(words, space.lands)}`,
    symbol: hut ? { id: hut.count === 2 ? "mg-double-hut" : "mg-hut", seat: hut.owner } : land(space.lands[0] ?? ""),
    does: [
      ...free,
      ...(space.circle ? [words.text("page-tip-circle")] : []),
      ...(counts.length > 0 ? [words.text("page-tip-counts", { paths: counts.join(", ") })] : []),
      ...(tile && !hut ? [tileName(words, tile)] : []),
    ],
    rule: space.lands.length > 1 ? "5D" : "5A",
  };
}

const land = (id: string): Symbol => ({ id: `mg-land-${id}` });

function areaName(id: string, { words }: About): string {
  return id.startsWith("path-")
    ? words.text("page-path", { path: id.replace("path-", "") })
    : words.text(id === "stone" ? "page-stone" : "page-pole");
}

function site(id: string, { words, island, table }: About): Tip | null {
  const index = island.sites.findIndex((one) => one.id === id);
  const offers = island.landings.filter((one) => island.sites[index]?.landings.includes(one.number));
  const owner = table.bowls[id];
  return {
    name: words.text("page-tip-site-name", { number: index + 1 }),
    symbol: { id: owner === undefined ? "mg-bowl" : "mg-bowl-full", ...(owner === undefined ? {} : { seat: owner }) },
    does: [words.text("page-tip-site")],
    worth: offers.map((one) => words.text("mark-offers", { landing: one.number, action: offerName(words, one) })).join(" · "),
    rule: "3",
  };
}

function landing(number: number, { words, island, table }: About): Tip | null {
  const here = island.landings.find((one) => one.number === number);
  const owner = island.sites
    .map((one) => (one.landings.includes(number) ? table.bowls[one.id] : undefined))
    .find((seat) => seat !== undefined);
  if (!here) return null;
  return {
    name: words.text("page-tip-landing", { number }),
    symbol: { id: "mg-boat", figure: number },
    does: [words.text("page-tip-landing-does", { offer: offerName(words, here) })],
    ...(owner === undefined ? {} : { worth: words.text("page-tip-bowl", { seat: owner }) }),
    rule: "4",
  };
}

function boat({ words, table }: About): Tip {
  return {
    name: words.text("page-tip-boat"),
    symbol: { id: "mg-boat" },
    does: [words.text("page-tip-boat-does")],
    worth: words.text("page-boat", { landing: table.landing }),
    rule: "4",
  };
}

function rock(id: string, { words, table }: About): Tip {
  return {
    name: words.text("page-tip-rock", { landscape: id }),
    symbol: table.birds.includes(id) ? { id: "mg-bird" } : land(id),
    does: [words.text("page-tip-rock-does")],
    worth: words.text("page-tip-bird", { bird: table.birds.includes(id) ? "yes" : "no" }),
    rule: "4C",
  };
}

function area(id: string, about: About): Tip | null {
  const { words, island, table, seats } = about;
  const standing = standings(island, table).find((one) => one.id === id);
  if (!standing) return null;
  const path = island.paths.find((one) => one.id === standing.path);
  const { first, second } = standing;
  return {
    name: areaName(id, about),
    symbol: path ? { id: `mg-statue-${path.head}`, figure: path.id } : { id: id === "stone" ? "mg-stone-wild" : "mg-pole-2" },
    does: [
      path
        ? words.text("page-tip-path", { first, second })
        : words.text(id === "stone" ? "page-tip-stone" : "page-tip-pole", { first, second }),
    ],
    worth: told(words, seats, standing),
    rule: path ? "7A" : id === "stone" ? "7B" : "7C",
  };
}

function poles({ words, table }: About): Tip {
  return {
    name: words.text("page-tip-poles"),
    symbol: { id: `mg-pole-${table.pole_pile[0] ?? 2}` },
    does: [words.text("page-tip-poles-does")],
    worth: words.text("page-pole-tiles", { count: table.pole_pile.length, value: table.pole_pile[0] ?? 0 }),
    rule: "5A",
  };
}

function shown(kind: string, place: number, { words, table }: About): Tip {
  const card = kind === "valuable" ? table.valuables.shown[place - 1] : table.landscapes.shown[place - 1];
  const refill = words.text("page-tip-refill");
  if (card === null || card === undefined) return { name: words.text("page-place-empty"), does: [refill], rule: "4A" };
  const valuable = kind === "valuable";
  return {
    name: valuable ? words.text("page-shown-valuable", { value: card }) : words.text("page-shown-landscape", { landscape: card }),
    symbol: valuable ? { id: `mg-val-${card}`, figure: card } : land(String(card)),
    does: [words.text(valuable ? "page-tip-valuables" : "page-tip-landscapes"), refill],
    rule: "4A",
  };
}

function pile(stock: string, { words, table }: About): Tip {
  const valuables = stock === "valuables";
  return {
    name: valuables
      ? words.text("page-pile-valuables", { count: table.valuables.pile })
      : words.text("page-pile-landscapes", { count: table.landscapes.pile }),
    symbol: { id: valuables ? "mg-card-back-val" : "mg-card-back-land" },
    does: [words.text(valuables ? "page-tip-valuables" : "page-tip-landscapes"), words.text("page-tip-pile")],
    rule: "4A",
  };
}

function amulets(name: string, symbol: string, does: ("page-tip-bag" | "page-tip-ones")[], words: Known["words"]): Tip {
  return { name, symbol: { id: symbol }, does: [...does.map((id) => words.text(id)), words.text("page-tip-amulets")], rule: "4B" };
}

function held(kind: string, value: number, { words }: About): Tip {
  if (kind === "amulet")
    return {
      name: words.text("page-card-amulet", { value, count: 1 }),
      symbol: { id: `mg-amulet-${value}` },
      does: [words.text("page-tip-amulets")],
      rule: "7D",
    };
  const starting = kind === "starting";
  return {
    name: words.text(starting ? "page-card-starting" : "page-card-valuable", { value, count: 1 }),
    symbol: { id: `mg-val-${value}`, figure: value },
    does: [words.text(starting ? "page-tip-starting" : "page-tip-valuables")],
    rule: "5A",
  };
}

function landscape(id: string, { words, table, me }: About): Tip {
  const own = table.players[me]?.hand?.landscapes ?? [];
  return {
    name: words.text("page-card-landscape", { landscape: id, count: 1 }),
    symbol: land(id),
    does: [words.text("page-tip-landscapes"), words.text("page-tip-bird", { bird: table.birds.includes(id) ? "yes" : "no" })],
    worth: words.text("page-tip-have", { count: own.filter((one) => one === id).length }),
    rule: "5",
  };
}

function drawn(value: number, words: Known["words"]): Tip {
  return {
    name: words.text("page-drawn-amulet", { value, count: 1 }),
    symbol: { id: `mg-amulet-${value}` },
    does: [words.text("page-tip-drawn"), words.text("page-tip-amulets")],
    rule: "4B",
  };
}

function stone(tile: string, words: Known["words"]): Tip {
  const [kind = "", path = ""] = tile.split("-");
  return {
    name: tileName(words, tile),
    symbol: { id: `mg-stone-${kind}`, ...(path ? { figure: path } : {}) },
    does: [path ? words.text("page-tip-tile-statue", { path }) : words.text("page-tip-tile-once")],
    rule: "9",
  };
}

function points(seat: number, { words, table }: About): Tip {
  return {
    name: words.text("page-on-track", { seat, points: table.players[seat]?.points ?? 0 }),
    symbol: { id: "mg-marker", seat },
    does: [words.text("page-tip-track")],
    worth: `${words.text(table.over ? "page-final" : "page-if-now")}: ${table.score.totals[seat] ?? 0}`,
    rule: "1A",
  };
}

/** What a panel shows of a player. */
function owned(what: string, seat: number, about: About): Tip | null {
  const { words, table, island } = about;
  const player = table.players[seat];
  if (!player) return null;
  switch (what) {
    case "huts":
      return {
        name: `${words.text("page-tip-huts")}: ${player.huts}`,
        symbol: { id: "mg-hut", seat },
        does: [words.text("page-fact-ends")],
        rule: "6",
      };
    case "bowls":
      return {
        name: `${words.text("page-tip-bowls")}: ${player.bowls}`,
        symbol: { id: "mg-bowl", seat },
        does: [words.text("page-tip-site")],
        rule: "3",
      };
    case "talisman":
      return { name: words.text("page-talisman"), symbol: { id: "mg-talisman" }, does: [words.text("page-tip-talisman")], rule: "6" };
    case "valuables":
      return {
        name: `${words.text("page-valuables")}: ${player.valuables}`,
        symbol: { id: "mg-card-back-val" },
        does: [words.text("page-tip-valuables")],
        rule: "4A",
      };
    case "landscapes":
      return {
        name: `${words.text("page-landscapes")}: ${player.landscapes}`,
        symbol: { id: "mg-card-back-land" },
        does: [words.text("page-tip-landscapes")],
        rule: "4A",
      };
    case "amulets":
      return {
        name: `${words.text("page-amulets")}: ${player.amulets}`,
        symbol: { id: "mg-amulet-back" },
        does: [words.text("page-tip-amulets")],
        rule: "7D",
      };
    default: {
      const next = island.landings.find((one) => one.number === player.next);
      if (!next) return null;
      return {
        name: words.text("page-tip-landing", { number: next.number }),
        symbol: { id: "mg-boat", figure: next.number },
        does: [`${words.text("page-tip-next")}: ${offerName(words, next)}`],
        rule: "4",
      };
    }
  }
}
