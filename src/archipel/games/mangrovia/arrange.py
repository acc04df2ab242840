"""A position of Mangrovia as people write it, with the ids of the box and players numbered from 1:

starter = 1                                  who holds the talisman (1 by default); round = 1 is the round
bowls = { site-2 = 1 }                       bowls on their sites; all of them if the boat is under way
landing = 9                                  where the boat is, and step = 1 of its action; if left out, bowls are being placed
birds = ["water", "sand"]
huts = { A1 = 1, A4 = 2 }                    also doubles = { D6 = 3 }; neutral huts stand where they must
pole_tiles = { A4 = 3 }                      those not given are laid in the order in which the huts are named
stone_tiles = { D1 = "wild" }                only these lie there; if left out, laid by lot as the option says
tiles = { 1 = ["statue-A"] }                 stone tiles in front of players
hands = { 1 = ["5", "starting-3", "sand", "amulet-4"] }      whole hands; the others hold starting cards and landscape cards from the deal
shown = ["5", "2", "sand"]                   the displays; filled up only if left out
discard = ["7", "reed", "amulet-2"]          the discards, and the amulets set aside
bag = ["2", "4"]                             the amulets in the bag; the rest is set aside
"""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data, trouble
from archipel.games.mangrovia.cards import fill_displays, pick
from archipel.games.mangrovia.edition import LANDSCAPES, NONE, TRINKETS
from archipel.games.mangrovia.setup import lay_stone_tiles
from archipel.games.mangrovia.state import ACTION, BOWL, FREE, MangroviaState

FIELDS: Final = (
    "round", "starter", "bowls", "landing", "step", "birds", "huts", "doubles", "pole_tiles", "stone_tiles", "tiles", "hands", "shown",
    "discard", "bag",
)  # fmt: skip


def arrange(state: MangroviaState, position: Data, dealer: Dealer) -> Data:
    """The `table()` of a position, put together in an empty state."""
    for field in position:
        if field not in FIELDS:
            raise trouble("position-field", {"value": field, "allowed": ", ".join(FIELDS)})
    state.unpack()
    state.round = int(position.get("round", 1))
    state.starter = seat_of(state, position.get("starter", 1))
    put_huts(state, position)
    put_tiles(state, position, dealer)
    put_cards(state, position, dealer)
    put_bowls(state, position)
    if "birds" in position:
        state.birds = sum(1 << among(id, state.box.landscapes) for id in position["birds"])
    return state.table()


def among(id: object, ids: list[str]) -> int:
    """The index of a thing."""
    if id not in ids:
        raise trouble("position-thing", {"value": str(id), "allowed": ", ".join(ids)})
    return ids.index(str(id))


def seat_of(state: MangroviaState, number: object) -> int:
    return among(str(number), [str(seat + 1) for seat in range(state.seats)])


# The board


def put_huts(state: MangroviaState, position: Data) -> None:
    """Huts with their points; pole tiles in the order in which the huts are named, unless the position says otherwise."""
    box = state.box
    poles: Data = position.get("pole_tiles", {})
    for field, count in (("huts", 1), ("doubles", 2)):
        for id, number in position.get(field, {}).items():
            space, seat = among(id, box.spaces), seat_of(state, number)
            state.owners[space] = seat
            state.counts[space] = count
            state.supply[seat] -= count
            state.points[seat] += box.points[space] * count
            if box.in_pole[space]:
                state.poles[space] = int(poles.get(id, box.poles[state.pole_next]))
                state.pole_next += 1
                state.points[seat] += state.poles[space]


def put_tiles(state: MangroviaState, position: Data, dealer: Dealer) -> None:
    box = state.box
    for number, ids in position.get("tiles", {}).items():
        for id in ids:
            state.tiles[seat_of(state, number) * len(box.tiles) + among(id, box.tiles)] += 1
    if "stone_tiles" not in position:
        lay_stone_tiles(state, dealer, None)
        held = [sum(state.tiles[tile :: len(box.tiles)]) for tile in range(len(box.tiles))]
        for place, space in enumerate(box.stone):
            tile = state.laid[place]
            if tile != NONE and (state.owners[space] != FREE or held[tile] + state.laid.count(tile) > box.tile_counts[tile]):
                state.laid[place] = NONE
    for id, tile_id in position.get("stone_tiles", {}).items():
        state.laid[box.stone.index(among(id, box.spaces))] = among(tile_id, box.tiles)


# Cards and amulets


def put_cards(state: MangroviaState, position: Data, dealer: Dealer) -> None:
    """Hands, displays and discards as given; everything else is dealt as at the start of a game."""
    box = state.box
    for id in position.get("discard", []):
        state.spent[kind_of(state, id)] += 1
        take_out(state, kind_of(state, id))
    named: Data = position.get("hands", {})
    for number, ids in named.items():
        for id in ids:
            put_in_hand(state, seat_of(state, number), id)
    put_bag(state, position)
    put_display(state, position)
    for step in range(state.seats):
        seat = (state.starter + step) % state.seats
        if str(seat + 1) not in named:
            deal_hand(state, seat, step, dealer)
    if "shown" not in position:
        fill_displays(state, dealer, None)
    unseen = [state.stock[kind] + sum(state.held[kind :: box.kinds]) for kind in range(box.kinds)]
    unseen[box.one] = state.stock[box.one]
    state.fresh = unseen * (state.seats + 1)
    state.could = box.printed * state.seats


def kind_of(state: MangroviaState, id: str) -> int:
    """The kind of a card or an amulet: 5, sand, amulet-4."""
    box = state.box
    names = [str(value) for value in box.values] + box.names[box.first[LANDSCAPES] :]
    return among(id, names)


def take_out(state: MangroviaState, kind: int) -> None:
    """Takes one of a kind out of its pile or bag; an amulet of value 1 from the board."""
    if kind == state.box.one:
        state.ones -= 1
    else:
        state.stock[kind] -= 1


def put_in_hand(state: MangroviaState, seat: int, id: str) -> None:
    box = state.box
    if id.startswith("starting-"):
        state.starting[seat * len(box.starting) + among(id.removeprefix("starting-"), [str(value) for value in box.starting])] += 1
        return
    kind = kind_of(state, id)
    state.held[seat * box.kinds + kind] += 1
    take_out(state, kind)


def put_bag(state: MangroviaState, position: Data) -> None:
    box = state.box
    if "bag" not in position:
        return
    for kind in range(box.first[TRINKETS], box.end[TRINKETS]):
        state.spent[kind] += state.stock[kind]
        state.stock[kind] = 0
    for value in position["bag"]:
        kind = kind_of(state, f"amulet-{value}")
        state.spent[kind] -= 1
        state.stock[kind] += 1


def deal_hand(state: MangroviaState, seat: int, number: int, dealer: Dealer) -> None:
    """The starting cards with that number, and landscape cards."""
    box = state.box
    for card in box.pairs[number]:
        state.starting[seat * len(box.starting) + card] += 1
    for _ in range(box.dealt):
        state.held[seat * box.kinds + pick(state, LANDSCAPES, dealer)] += 1


def put_display(state: MangroviaState, position: Data) -> None:
    box = state.box
    for id in position.get("shown", []):
        kind = kind_of(state, id)
        state.stock[kind] -= 1
        if kind < box.first[LANDSCAPES]:
            state.shown_valuables[state.shown_valuables.index(NONE)] = kind
        else:
            state.shown_landscapes[state.shown_landscapes.index(NONE)] = kind - box.first[LANDSCAPES]


# Archipelago


def put_bowls(state: MangroviaState, position: Data) -> None:
    """The bowls; if the boat is under way, the owner of the bowl at its landing is asked."""
    box = state.box
    for id, number in position.get("bowls", {}).items():
        state.bowls[among(id, box.sites)] = seat_of(state, number)
        state.placed += 1
    state.landing = int(position.get("landing", 0))
    if state.landing == 0:
        state.ask = BOWL
        state.seat = (state.starter + state.placed) % state.seats
        return
    if not 0 < state.landing <= box.landings:
        raise trouble("position-thing", {"value": str(state.landing), "allowed": f"1–{box.landings}"})
    state.step = int(position.get("step", 1)) - 1
    state.ask = ACTION
    state.seat = state.bowls[box.site_at[state.landing]]
