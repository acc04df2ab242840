"""What places and objectives are worth in Zanzibar, and how many turns are left to make something of them."""

from typing import Final

from archipel.games.zanzibar.state import NONE, ZanzibarState

SPICE: Final = 0.3
"""A spice to begin on during set-up, on top of the places that can be reached from there."""


def turns_to_go(state: ZanzibarState) -> int:
    """How many turns are left to all together, the one under way included; NONE if nothing limits them yet."""
    if state.turns_left != NONE:
        return state.turns_left
    return state.last_turn - state.turns if state.last_turn > 0 else NONE


def has_turn(state: ZanzibarState, seat: int) -> bool:
    """Whether a seat will be on turn again, or is now."""
    left = turns_to_go(state)
    return left == NONE or (seat - state.seat) % state.seats < left


def between(points: list[int], count: float) -> float:
    """The points for a number of merchants, in proportion between two whole numbers."""
    below = int(count)
    if below >= len(points) - 1:
        return float(points[-1])
    return points[below] + (count - below) * (points[below + 1] - points[below])


def footing(state: ZanzibarState, rank: int, place: int) -> float:
    """How well a merchant would begin on a place: how much of the board it can reach in a move, and the spice it stands on."""
    box = state.box
    steps = box.apart[place]
    near = 0
    for other in range(len(steps)):
        if steps[other] <= box.merchant_numbers[rank]:
            near += 1
    return near / len(steps) + (SPICE if box.good_at[place] >= 0 else 0.0)
