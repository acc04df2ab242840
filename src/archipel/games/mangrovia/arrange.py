"""A position of Mangrovia as people write it, with the ids of the box and players numbered from 1:

starter = 1                                  who holds the talisman (1 by default), and in which round = 1 it is
bowls = { site-2 = 1 }                       bowls on their sites; all of them where the boat is under way
landing = 9                                  where the boat is, and at which step = 1 of the action; left out: bowls are being placed
birds = ["water", "sand"]
huts = { A1 = 1, A4 = 2 }                    and doubles = { D6 = 3 }; neutral huts stand where they must
pole_tiles = { A4 = 3 }                      those left out are laid in the order in which the huts are named
stone_tiles = { D1 = "wild" }                only these lie there; left out: laid by lot, as the option says
tiles = { 1 = ["statue-A"] }                 stone tiles in front of players
hands = { 1 = ["5", "starting-3", "sand", "amulet-4"] }      whole hands; the others hold starting cards and landscape cards from the deal
shown = ["5", "2", "sand"]                   the displays, filled up only where nothing is said
discard = ["7", "reed", "amulet-2"]          discards, and amulets that are set aside
bag = ["2", "4"]                             the amulets in the bag; the rest is set aside
"""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data, trouble
from archipel.games.mangrovia.cards import fill_displays, pick
from archipel.games.mangrovia.edition import LANDSCAPES, NONE, TRINKETS, MangroviaBox
from archipel.games.mangrovia.setup import lay_stone_tiles
from archipel.games.mangrovia.state import ACTION, BOWL, FREE, Island

FIELDS: Final = (
    "round", "starter", "bowls", "landing", "step", "birds", "huts", "doubles", "pole_tiles", "stone_tiles", "tiles", "hands", "shown",
    "discard", "bag",
)  # fmt: skip


def arrange(box: MangroviaBox, seats: int, options: dict[str, str], position: Data, dealer: Dealer) -> Data:
    for field in position:
        if field not in FIELDS:
            raise trouble("position-field", {"value": field, "allowed": ", ".join(FIELDS)})
    table = Island(box, seats, options)
    table.unpack()
    table.round = int(position.get("round", 1))
    table.starter = seat_of(table, position.get("starter", 1))
    put_huts(table, position)
    put_tiles(table, position, dealer)
    put_cards(table, position, dealer)
    put_bowls(table, position)
    if "birds" in position:
        table.birds = sum(1 << among(id, box.landscapes) for id in position["birds"])
    return table.table()


def among(id: object, ids: list[str]) -> int:
    """The number of a thing."""
    if id not in ids:
        raise trouble("position-thing", {"value": str(id), "allowed": ", ".join(ids)})
    return ids.index(str(id))


def seat_of(table: Island, number: object) -> int:
    return among(str(number), [str(seat + 1) for seat in range(table.seats)])


# The board


def put_huts(table: Island, position: Data) -> None:
    """Huts with their points; pole tiles in the order in which the huts are named, unless the position says otherwise."""
    box = table.island
    poles: Data = position.get("pole_tiles", {})
    for field, count in (("huts", 1), ("doubles", 2)):
        for id, number in position.get(field, {}).items():
            space, seat = among(id, box.spaces), seat_of(table, number)
            table.owners[space] = seat
            table.counts[space] = count
            table.supply[seat] -= count
            table.points[seat] += box.points[space] * count
            if box.in_pole[space]:
                table.poles[space] = int(poles.get(id, box.poles[table.pole_next]))
                table.pole_next += 1
                table.points[seat] += table.poles[space]


def put_tiles(table: Island, position: Data, dealer: Dealer) -> None:
    box = table.island
    for number, ids in position.get("tiles", {}).items():
        for id in ids:
            table.tiles[seat_of(table, number) * len(box.tiles) + among(id, box.tiles)] += 1
    if "stone_tiles" not in position:
        lay_stone_tiles(table, dealer, None)
        held = [sum(table.tiles[tile :: len(box.tiles)]) for tile in range(len(box.tiles))]
        for place, space in enumerate(box.stone):
            tile = table.laid[place]
            if tile != NONE and (table.owners[space] != FREE or held[tile] + table.laid.count(tile) > box.tile_counts[tile]):
                table.laid[place] = NONE
    for id, tile_id in position.get("stone_tiles", {}).items():
        table.laid[box.stone.index(among(id, box.spaces))] = among(tile_id, box.tiles)


# Cards and amulets


def put_cards(table: Island, position: Data, dealer: Dealer) -> None:
    """Hands, displays and discards as they are named; everything else is dealt as at the beginning."""
    box = table.island
    for id in position.get("discard", []):
        table.spent[kind_of(table, id)] += 1
        take_out(table, kind_of(table, id))
    named: Data = position.get("hands", {})
    for number, ids in named.items():
        for id in ids:
            put_in_hand(table, seat_of(table, number), id)
    put_bag(table, position)
    put_display(table, position)
    for step in range(table.seats):
        seat = (table.starter + step) % table.seats
        if str(seat + 1) not in named:
            deal_hand(table, seat, step, dealer)
    if "shown" not in position:
        fill_displays(table, dealer, None)
    unseen = [table.stock[kind] + sum(table.held[kind :: box.kinds]) for kind in range(box.kinds)]
    unseen[box.one] = table.stock[box.one]
    table.fresh = unseen * (table.seats + 1)
    table.could = box.printed * table.seats


def kind_of(table: Island, id: str) -> int:
    """The kind of a card or an amulet: 5, sand, amulet-4."""
    box = table.island
    names = [str(value) for value in box.values] + box.names[box.first[LANDSCAPES] :]
    return among(id, names)


def take_out(table: Island, kind: int) -> None:
    """From the pile or bag where it would be; an amulet of value 1 from the board."""
    if kind == table.island.one:
        table.ones -= 1
    else:
        table.stock[kind] -= 1


def put_in_hand(table: Island, seat: int, id: str) -> None:
    box = table.island
    if id.startswith("starting-"):
        table.starting[seat * len(box.starting) + among(id.removeprefix("starting-"), [str(value) for value in box.starting])] += 1
        return
    kind = kind_of(table, id)
    table.held[seat * box.kinds + kind] += 1
    take_out(table, kind)


def put_bag(table: Island, position: Data) -> None:
    box = table.island
    if "bag" not in position:
        return
    for kind in range(box.first[TRINKETS], box.end[TRINKETS]):
        table.spent[kind] += table.stock[kind]
        table.stock[kind] = 0
    for value in position["bag"]:
        kind = kind_of(table, f"amulet-{value}")
        table.spent[kind] -= 1
        table.stock[kind] += 1


def deal_hand(table: Island, seat: int, number: int, dealer: Dealer) -> None:
    """The starting cards with that number, and landscape cards."""
    box = table.island
    for card in box.pairs[number]:
        table.starting[seat * len(box.starting) + card] += 1
    for _ in range(box.dealt):
        table.held[seat * box.kinds + pick(table, LANDSCAPES, dealer)] += 1


def put_display(table: Island, position: Data) -> None:
    box = table.island
    for id in position.get("shown", []):
        kind = kind_of(table, id)
        table.stock[kind] -= 1
        if kind < box.first[LANDSCAPES]:
            table.shown_valuables[table.shown_valuables.index(NONE)] = kind
        else:
            table.shown_landscapes[table.shown_landscapes.index(NONE)] = kind - box.first[LANDSCAPES]


# Archipelago


def put_bowls(table: Island, position: Data) -> None:
    """The bowls; if the boat is under way, the owner of the bowl at its landing is asked."""
    box = table.island
    for id, number in position.get("bowls", {}).items():
        table.bowls[among(id, box.sites)] = seat_of(table, number)
        table.placed += 1
    table.landing = int(position.get("landing", 0))
    if table.landing == 0:
        table.ask = BOWL
        table.seat = (table.starter + table.placed) % table.seats
        return
    if not 0 < table.landing <= box.landings:
        raise trouble("position-thing", {"value": str(table.landing), "allowed": f"1–{box.landings}"})
    table.step = int(position.get("step", 1)) - 1
    table.ask = ACTION
    table.seat = table.bowls[box.site_at[table.landing]]
