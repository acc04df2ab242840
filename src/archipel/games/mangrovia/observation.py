"""What a player knows in Mangrovia, as numbers: everything but the other hands, the bag and the draw piles; of these, what a perfect
memory keeps.

Every part of the table has two functions: its groups, and what writes their numbers.
"""

from typing import Final, cast

from archipel.engine.edition import Box
from archipel.engine.observation import Group, Observation, add_from, add_one_of, add_seat, add_set, by_seat, clockwise, crossed
from archipel.games.mangrovia import scoring
from archipel.games.mangrovia.edition import COMMON, LANDSCAPES, STARTING, STOCKS, MangroviaBox, Purse
from archipel.games.mangrovia.setup import TILES
from archipel.games.mangrovia.state import BLOCKED, FREE, NEUTRAL, MangroviaState

ROUNDS: Final = 20
POINTS: Final = 50
CARDS: Final = 10
"""How many rounds there are, how many points on the track and how many cards in a hand, in a long game; usually fewer."""


class MangroviaObservation(Observation[MangroviaState]):
    def meanings(self, box: Box, seats: int) -> list[Group]:
        mangrovia = cast(MangroviaBox, box)
        return [
            *options(),
            *course(mangrovia, seats),
            *board(mangrovia, seats),
            *piles(mangrovia),
            *players(mangrovia, seats),
            *own(mangrovia),
            *under_way(mangrovia),
        ]

    def write(self, state: MangroviaState, seat: int, numbers: list[int]) -> None:
        add_options(state, numbers)
        add_course(state, seat, numbers)
        add_board(state, seat, numbers)
        add_piles(state, numbers)
        add_players(state, seat, numbers)
        add_own(state, seat, numbers)
        add_under_way(state, seat, numbers)


# The options


def options() -> list[Group]:
    return [
        Group("tiles-option", "which stone tiles were laid before the game", list(TILES)),
        Group("ones-option", "whether the house rule for amulets of value 1 is played", ["ones"]),
        Group("rounds-option", "the round after which the game ends; 0: there is no limit", ["rounds"], ROUNDS),
    ]


def add_options(state: MangroviaState, numbers: list[int]) -> None:
    add_one_of(numbers, len(TILES), TILES.index(state.options["tiles"]))
    numbers.append(1 if state.one_rule else 0)
    numbers.append(state.round_limit)


# Where the game stands


def course(box: MangroviaBox, seats: int) -> list[Group]:
    return [
        Group("round", "which round it is", ["round"], ROUNDS),
        Group("ending", "whether this is the last round because somebody has built their last hut", ["ending"]),
        Group("starter", "who has the talisman", clockwise(seats)),
        Group("birds", "on which landscapes the birds sit", box.landscapes),
        Group("bowls", "whose bowl is on a site, or that nobody may use it", crossed(box.sites, [*clockwise(seats), "blocked"])),
        Group("landing", "where the boat is; 0: it has not yet set off", [str(landing) for landing in range(box.landings + 1)]),
        Group("step", "how many steps of that landing have been taken", ["step"], max(len(steps) for steps in box.steps)),
    ]


def add_course(state: MangroviaState, seat: int, numbers: list[int]) -> None:
    box, seats = state.box, state.seats
    numbers.append(state.round)
    numbers.append(1 if state.ending else 0)
    add_seat(numbers, seats, seat, state.starter)
    add_set(numbers, len(box.landscapes), state.birds)
    at = len(numbers)
    numbers.extend([0] * (len(box.sites) * (seats + 1)))
    for owner in state.bowls:
        if owner != FREE:
            numbers[at + (seats if owner == BLOCKED else (owner - seat) % seats)] = 1
        at += seats + 1
    add_one_of(numbers, box.landings + 1, state.landing)
    numbers.append(state.step)


# The board


def board(box: MangroviaBox, seats: int) -> list[Group]:
    rows = [*[f"path-{id}" for id in box.paths], "stone", "pole"]
    most = max(box.pole_points[0], max(points[0] for points in box.path_points))
    stone, pole = [box.spaces[space] for space in box.stone], [box.spaces[space] for space in box.pole]
    return [
        Group("huts", "how many huts of whom stand on a space", crossed(box.spaces, [*clockwise(seats), "neutral"]), 2),
        Group("pole-tiles", "the pole tile under the hut on a space; 0: there is none", pole, box.poles[-1]),
        Group("pole-pile", "how many pole tiles are left", ["tiles"], len(box.poles)),
        Group("stone-tiles", "which stone tile lies on a space", crossed(stone, box.tiles)),
        Group("score", "the points that a path or an area would bring if the game ended now", crossed(rows, clockwise(seats)), most),
    ]


def add_board(state: MangroviaState, seat: int, numbers: list[int]) -> None:
    box, seats = state.box, state.seats
    at = len(numbers)
    numbers.extend([0] * (len(box.spaces) * (seats + 1)))
    for space in range(len(state.owners)):
        owner = state.owners[space]
        if owner != FREE:
            numbers[at + (seats if owner == NEUTRAL else (owner - seat) % seats)] = state.counts[space]
        at += seats + 1
    for space in box.pole:
        numbers.append(state.poles[space])
    numbers.append(len(box.poles) - state.pole_next)
    for tile in state.laid:
        add_one_of(numbers, len(box.tiles), tile)
    for path in range(len(box.paths)):
        add_from(numbers, seat, scoring.place_points(state, scoring.path_standing(state, path), box.path_points[path]))
    add_from(numbers, seat, scoring.stone_points(state))
    add_from(numbers, seat, scoring.place_points(state, scoring.pole_standing(state), box.pole_points))


# Displays, piles and the bag


def piles(box: MangroviaBox) -> list[Group]:
    kinds = box.names
    stocks = [sum(box.printed[box.first[stock] : box.end[stock]]) for stock in range(len(STOCKS))]
    valuables, landscapes = box.names[: box.first[LANDSCAPES]], box.landscapes
    return [
        Group("valuables", "which valuable lies face up", crossed(in_display(box.valuables_shown), valuables)),
        Group("landscapes", "which landscape card lies face up", crossed(in_display(box.landscapes_shown), landscapes)),
        Group("piles", "how many there are in each draw pile and in the bag", list(STOCKS), max(stocks)),
        Group("spent", "what is on the discard piles, and the amulets set aside", kinds, max(box.printed)),
        Group("ones", "how many amulets of value 1 are on the board", ["amulets"], max(box.ones, 1)),
    ]


def in_display(places: int) -> list[str]:
    return [f"place-{place + 1}" for place in range(places)]


def add_piles(state: MangroviaState, numbers: list[int]) -> None:
    box = state.box
    for kind in state.shown_valuables:
        add_one_of(numbers, box.first[LANDSCAPES], kind)
    for land in state.shown_landscapes:
        add_one_of(numbers, len(box.landscapes), land)
    for stock in range(len(STOCKS)):
        numbers.append(state.in_stock(stock))
    numbers.extend(state.spent)
    numbers.append(state.ones)


# What is known of every player


def players(box: MangroviaBox, seats: int) -> list[Group]:
    kinds, most = by_seat(seats, box.names), max(box.printed)
    starting = by_seat(seats, [f"starting-{value}" for value in box.starting])
    amulets = by_seat(seats, box.names[box.one :])
    return [
        Group("points", "the points on the track", clockwise(seats), POINTS),
        Group("supply", "how many huts everybody has left", clockwise(seats), box.set_ups[seats].huts),
        Group("circles", "how many huts everybody has on amulet spaces", clockwise(seats), box.draw_at_most),
        Group("hands", "how many there are in a hand", by_seat(seats, list(STOCKS)), CARDS),
        Group("starting", "the starting cards in a hand", starting),
        Group("tiles", "the stone tiles in front of everybody", by_seat(seats, box.tiles), max(box.tile_counts)),
        Group("known", "how many of a kind everybody knows to be in a hand", kinds, most),
        Group("at-most", "how many more of a kind can be in a hand at most, as far as everybody knows", kinds, most),
        Group("scored-amulets", "the amulets in a hand, once the game is over", amulets, most),
    ]


def add_players(state: MangroviaState, seat: int, numbers: list[int]) -> None:
    box, seats = state.box, state.seats
    add_from(numbers, seat, state.points)
    add_from(numbers, seat, state.supply)
    for step in range(seats):
        numbers.append(state.circles((seat + step) % seats))
    for step in range(seats):
        for stock in range(len(STOCKS)):
            numbers.append(state.in_hand((seat + step) % seats, stock))
    add_from(numbers, seat * len(box.starting), state.starting)
    add_from(numbers, seat * len(box.tiles), state.tiles)
    add_from(numbers, seat * box.kinds, state.known)
    add_from(numbers, seat * box.kinds, state.could)
    if not state.over:
        numbers.extend([0] * (seats * len(box.amulets)))
        return
    for step in range(seats):
        at = (seat + step) % seats * box.kinds
        numbers.extend(state.held[at + box.one : at + box.kinds])


# What the own seat knows


def own(box: MangroviaBox) -> list[Group]:
    kinds, most = box.names, max(box.printed)
    return [
        Group("hand", "the cards and amulets in the own hand", kinds, most),
        Group("memory", "how many of a kind a draw pile or the bag can hold at most, as far as the own seat has seen", kinds, most),
        Group("open-memory", "the same, as far as everybody has seen", kinds, most),
        Group("returned", "the amulets that are in the bag because the own seat put them there", kinds[box.one :]),
    ]


def add_own(state: MangroviaState, seat: int, numbers: list[int]) -> None:
    kinds, amulets = state.box.kinds, len(state.box.amulets)
    numbers.extend(state.held[seat * kinds : (seat + 1) * kinds])
    numbers.extend(state.fresh[(seat + 1) * kinds : (seat + 2) * kinds])
    numbers.extend(state.fresh[:kinds])
    numbers.extend(state.returned[seat * amulets : (seat + 1) * amulets])


# A building that is being paid for, and amulets of which one goes back


def under_way(box: MangroviaBox) -> list[Group]:
    paid = [piece for purse in box.purses for piece in pieces(box, purse)]
    amulets = box.names[box.one :]
    return [
        Group("space", "where somebody is building", box.spaces),
        Group("building", "how many huts they are building there", ["huts"], 2),
        Group("left", "how much of the price is left to pay", ["price"], box.dearest),
        Group("given", "the landscape cards given for it", box.landscapes, 2),
        Group("wild", "whether a wild tile is given for it", ["wild"]),
        Group("paid", "what is paid for it so far", paid, 2),
        Group("drawn", "how many amulets were just drawn, of which one goes back", ["amulets"], box.draw_at_most),
        Group("drawn-one", "whether one of value 1 from the board is among them", ["one"]),
        Group("drawn-mixed", "whether the bag was refilled between them", ["mixed"]),
        Group("drawn-own", "which they are, if the own seat drew them", amulets, 2),
    ]


def pieces(box: MangroviaBox, purse: Purse) -> list[str]:
    """What the pieces that pay in a currency are called."""
    found = []
    for value, source, number in zip(purse.values, purse.sources, purse.numbers, strict=True):
        if source == COMMON:
            found.append(box.names[number])
        else:
            found.append(f"starting-{value}" if source == STARTING else f"tile-{box.tiles[number]}")
    return found


def add_under_way(state: MangroviaState, seat: int, numbers: list[int]) -> None:
    box = state.box
    add_one_of(numbers, len(box.spaces), state.plot)
    numbers.append(state.huts)
    numbers.append(state.left)
    at = len(numbers)
    numbers.extend([0] * len(box.landscapes))
    for land in state.given:
        numbers[at + land] += 1
    numbers.append(1 if state.wild else 0)
    at = len(numbers)
    valuables = len(box.purses[0].values)
    numbers.extend([0] * (valuables + len(box.purses[1].values)))
    if state.paid and box.currencies[state.plot] == 1:
        at += valuables
    for piece in state.paid:
        numbers[at + piece] += 1
    numbers.append(sum(state.drawn))
    numbers.append(1 if state.one else 0)
    numbers.append(1 if state.mixed else 0)
    numbers.extend(state.drawn if seat == state.seat else [0] * len(box.amulets))
