"""What a player knows in Zanzibar, as numbers: everything but which of the others' open objectives are in hand and which in the pile.

Points can be negative: how many a seat has, and how many it is below zero, are two groups.
"""

from typing import Final, cast

from archipel.engine.edition import Box
from archipel.engine.observation import Group, Observation, add_one_of, add_seat, add_set, by_seat, clockwise, crossed
from archipel.games.zanzibar import ending
from archipel.games.zanzibar.edition import ZanzibarBox
from archipel.games.zanzibar.state import NONE, OPENING, ZanzibarState

TURNS: Final = 50
POINTS: Final = 50
"""How many turns and points there are in a long game; usually fewer."""


class ZanzibarObservation(Observation[ZanzibarState]):
    def meanings(self, box: Box, seats: int) -> list[Group]:
        zanzibar = cast(ZanzibarBox, box)
        return [*course(zanzibar, seats), *merchants(zanzibar, seats), *objectives(zanzibar, seats)]

    def write(self, state: ZanzibarState, seat: int, numbers: list[int]) -> None:
        add_course(state, seat, numbers)
        add_merchants(state, seat, numbers)
        add_objectives(state, seat, numbers)


# Where the game stands


def course(box: ZanzibarBox, seats: int) -> list[Group]:
    most = max(points[-1] for points in box.points)
    return [
        Group("last-turn", "the turn after which the game ends; 0: there is no limit", ["turn"], TURNS),
        Group("turns", "how many turns have been played", ["turns"], TURNS),
        Group("turns-left", "how many turns are left once somebody has run out of objectives; 0 before that", ["turns"], seats),
        Group("opening", "whether the opening discards are being decided", ["opening"]),
        Group("first", "who began", clockwise(seats)),
        Group("finished", "who has run out of objectives: 1 for the first, 2 for the second and so on; 0: not", clockwise(seats), seats),
        Group("points", "the points of everybody; 0 for those below zero", clockwise(seats), POINTS),
        Group("below-zero", "how many points everybody is below zero", clockwise(seats), POINTS),
        Group("promised", "the most that objectives known to be in a hand would bring now; 0 without another turn", clockwise(seats), most),
    ]


def add_course(state: ZanzibarState, seat: int, numbers: list[int]) -> None:
    seats = state.seats
    numbers.append(state.last_turn)
    numbers.append(state.turns)
    numbers.append(state.turns_left if state.turns_left != NONE else 0)
    numbers.append(1 if state.phase == OPENING else 0)
    add_seat(numbers, seats, seat, state.first)
    add_order(numbers, state.finished, seats, seat)
    outlook = ending.outlook(state, seat)
    for step in range(seats):
        numbers.append(max(state.points[(seat + step) % seats], 0))
    for step in range(seats):
        numbers.append(max(-state.points[(seat + step) % seats], 0))
    for step in range(seats):
        other = (seat + step) % seats
        numbers.append(outlook[other] - state.points[other])


def add_order(numbers: list[int], things: list[int], size: int, first: int) -> None:
    """For each of `size` things, counted from `first` and around, which it is among those listed: 1 for the first; 0: it is not."""
    at = len(numbers)
    numbers.extend([0] * size)
    for number in range(len(things)):
        numbers[at + (things[number] - first) % size] = number + 1


# Merchants


def merchants(box: ZanzibarBox, seats: int) -> list[Group]:
    crew = [f"merchant-{box.merchant_numbers[rank]}" for rank in box.crews[seats]]
    return [
        Group("merchants", "where the merchants of everybody stand", by_seat(seats, crossed(crew, box.places))),
        Group("moved", "which merchants have moved in this turn: 1 for the first, 2 for the second and so on", crew, box.merchants_a_turn),
        Group("walker", "the merchant under way, or taken to be placed", crew),
        Group("start", "where it began", box.places),
        Group("left", "how many steps it has left", ["steps"], max(box.merchant_numbers)),
        Group("entering", "the place of the opponent that it pushes or chases", box.places),
    ]


def add_merchants(state: ZanzibarState, seat: int, numbers: list[int]) -> None:
    box, crew, places = state.box, state.crew, len(state.box.places)
    at = len(numbers)
    numbers.extend([0] * (state.seats * len(crew) * places))
    for step in range(state.seats):
        first = (seat + step) % state.seats * box.sizes
        for rank in crew:
            place = state.at[first + rank]
            if place != NONE:
                numbers[at + place] = 1
            at += places
    walker = state.walker % box.sizes if state.walker != NONE else NONE
    for rank in crew:
        numbers.append(state.moved.index(rank) + 1 if rank in state.moved else 0)
    for rank in crew:
        numbers.append(1 if rank == walker else 0)
    add_one_of(numbers, places, state.start)
    numbers.append(state.left)
    add_one_of(numbers, places, state.entering)


# Objectives


def objectives(box: ZanzibarBox, seats: int) -> list[Group]:
    each, size = by_seat(seats, box.objectives), len(box.objectives)
    crew, owed = len(box.crews[seats]), box.discards[seats]
    return [
        Group("hands", "the objectives in the own hand, and in the others whose pile is empty", each),
        Group("open", "the objectives neither scored nor discarded", each),
        Group("sizes", "how many objectives are in hand and pile", by_seat(seats, ["hand", "pile"]), size),
        Group("in-place", "how many merchants stand where an objective wants them", each, crew),
        Group("scored", "the objectives scored: 1 for the first, 2 for the second and so on; 0: not scored", each, size - owed),
        Group("counted", "how many merchants were in place when an objective was scored", each, crew),
        Group("scored-now", "how many objectives were scored in this turn", ["objectives"], box.objectives_a_turn),
        Group("discarded", "the objectives discarded: 1 for the first, 2 for the second and so on; 0: not discarded", each, max(owed, 1)),
        Group("owed", "how many objectives everybody must still discard", clockwise(seats), max(owed, 1)),
    ]


def add_objectives(state: ZanzibarState, seat: int, numbers: list[int]) -> None:
    seats, size = state.seats, len(state.box.objectives)
    for step in range(seats):
        other = (seat + step) % seats
        add_set(numbers, size, state.hands[other] if other == seat or not state.piles[other] else 0)
    for step in range(seats):
        add_set(numbers, size, state.open_cards((seat + step) % seats))
    for step in range(seats):
        numbers.append(state.hands[(seat + step) % seats].bit_count())
        numbers.append(state.piles[(seat + step) % seats].bit_count())
    add_in_place(state, seat, numbers)
    for step in range(seats):
        add_order(numbers, state.scored[(seat + step) % seats], size, 0)
    for step in range(seats):
        at = len(numbers)
        numbers.extend([0] * size)
        scored, counts = state.scored[(seat + step) % seats], state.counts[(seat + step) % seats]
        for number in range(len(scored)):
            numbers[at + scored[number]] = counts[number]
    numbers.append(state.scored_now)
    for step in range(seats):
        add_order(numbers, state.discarded[(seat + step) % seats], size, 0)
    for step in range(seats):
        numbers.append(state.owed((seat + step) % seats))


def add_in_place(state: ZanzibarState, seat: int, numbers: list[int]) -> None:
    """How many merchants of every seat stand where each objective wants them."""
    box, size = state.box, len(state.box.objectives)
    at = len(numbers)
    numbers.extend([0] * (state.seats * size))
    for objective in range(size):
        for place in box.fits[objective]:
            merchant = state.on[place]
            if merchant != NONE:
                numbers[at + (merchant // box.sizes - seat) % state.seats * size + objective] += 1
