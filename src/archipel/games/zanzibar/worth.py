"""What places and objectives are worth in Zanzibar to a seat that thinks ahead: scored now, kept for later, or still to be drawn."""

from typing import Final

from archipel.games.zanzibar.state import NONE, ZanzibarState, cards

COUNTS: Final = 16
"""For how many counts of merchants in place the worth of an objective is told: none, one and so on."""
STAYING: Final = 0.9
"""How surely a merchant in place is still there in the next turn."""
COMING: Final = 0.8
"""How many more will be in place then."""
GOAL: Final = 3.1
"""How many will be in place one day, however few they are now."""
NEARER: Final = 0.3
"""What each that is in place already adds to that."""
WAITING: Final = 2.3
"""What it costs to keep an objective for another turn: others come closer to the end."""
DRAWN: Final = 0.06
"""A merchant in place for an objective still to be drawn, as a part of what it adds when that is scored."""
SHOVE: Final = 0.1
"""To push an opponent, as a part of what its place is good for."""
SPICE: Final = 0.3
"""A spice to begin on during set-up, on top of the places that can be reached from there."""


def turns_to_go(state: ZanzibarState) -> int:
    """How many turns are left to all together, the one under way included; NONE if nothing limits them yet."""
    if state.turns_left != NONE:
        return state.turns_left
    return state.last_turn - state.turns if state.last_turn > 0 else NONE


def is_last_round(state: ZanzibarState) -> bool:
    """Whether nobody has more than one turn left."""
    return NONE < turns_to_go(state) <= state.seats


def has_turn(state: ZanzibarState, seat: int) -> bool:
    """Whether a seat will be on turn again, or is now."""
    left = turns_to_go(state)
    return left == NONE or (seat - state.seat) % state.seats < left


def in_hand(state: ZanzibarState, hand: list[int]) -> list[float]:
    """For each objective of a hand what it promises with every number of merchants in place: scored now or later."""
    box = state.box
    last = is_last_round(state)
    worths: list[float] = []
    for objective in hand:
        points = box.points[objective]
        for count in range(COUNTS):
            now = float(points[min(count, len(points) - 1)])
            worths.append(max(now, 0.0 if last else later(points, count)))
    return worths


def later(points: list[int], count: int) -> float:
    """What an objective promises that is not scored in this turn."""
    return between(points, max(GOAL + NEARER * count, count * STAYING + COMING)) - WAITING


def between(points: list[int], count: float) -> float:
    """The points for a number of merchants, in proportion between two whole numbers."""
    below = int(count)
    if below >= len(points) - 1:
        return float(points[-1])
    return points[below] + (count - below) * (points[below + 1] - points[below])


def use_of_places(state: ZanzibarState, objectives: int) -> list[float]:
    """For every place what one more merchant there adds to a set of objectives, on average."""
    box = state.box
    uses = [0.0] * len(box.places)
    for objective in cards(objectives):
        points = box.points[objective]
        each = (points[-1] - points[0]) / len(points)
        for place in box.fits[objective]:
            uses[place] += each
    return uses


def use_in_draws(state: ZanzibarState, seat: int) -> list[float]:
    """For every place what a merchant there is worth for the objectives that a seat has still to draw."""
    if is_last_round(state):
        return [0.0] * len(state.on)
    return [DRAWN * use for use in use_of_places(state, state.piles[seat])]


def shoves(state: ZanzibarState, seat: int) -> list[float]:
    """For every place what it is worth to push the opponent who stands there."""
    box = state.box
    worths = [0.0] * len(state.on)
    for other in range(state.seats):
        if other != seat and state.hands[other]:
            uses = use_of_places(state, state.open_cards(other))
            for rank in state.crew:
                place = state.at[other * box.sizes + rank]
                worths[place] = SHOVE * uses[place]
    return worths


def footing(state: ZanzibarState, rank: int, place: int) -> float:
    """How well a merchant would begin on a place: how much of the board it can reach in a move, and the spice it stands on."""
    box = state.box
    steps = box.apart[place]
    near = 0
    for other in range(len(steps)):
        if steps[other] <= box.merchant_numbers[rank]:
            near += 1
    return near / len(steps) + (SPICE if box.good_at[place] >= 0 else 0.0)
