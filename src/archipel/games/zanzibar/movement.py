"""What a merchant may do on the routes of Zanzibar (5): which steps are open to it, and where those in its way go.

A merchant stays on its place until the one in its way has gone, so the place it comes from is never free for that one (5B, 5C).
A smaller opponent can always be pushed or chased, so a step can be judged by the two places alone, without trying out whole walks.
"""

from typing import Final

from archipel.games.zanzibar.edition import ZanzibarBox
from archipel.games.zanzibar.state import NONE, ZanzibarState

CLEAR: Final = 0
OWN: Final = 1
TALLER: Final = 2
EQUAL: Final = 3
"""What bars a place (5A); also CLEAR if the merchant standing there can be pushed or chased."""


def barrier(box: ZanzibarBox, on: list[int], merchant: int, place: int) -> int:
    """5A. What keeps a merchant from entering a place next to it."""
    other = on[place]
    if other == NONE:
        return CLEAR
    sizes = box.sizes
    if other // sizes == merchant // sizes:
        return OWN
    rank, size = other % sizes, merchant % sizes
    if rank < size:
        return TALLER
    return EQUAL if rank == size and has_room(box, on, place) else CLEAR


def has_room(box: ZanzibarBox, on: list[int], place: int) -> bool:
    """Whether a place next to this one is free."""
    for near in box.next[place]:
        if on[near] == NONE:
            return True
    return False


def steps_left(state: ZanzibarState, merchant: int) -> int:
    """How many steps a merchant of the seat to move has: its number, or what is left of that while it is under way."""
    return state.left if merchant == state.walker else state.box.merchant_numbers[merchant % state.box.sizes]


def may_step(state: ZanzibarState, merchant: int, place: int) -> bool:
    """Whether a merchant that may move may step to a place next to it.

    Its last step may not lead back to where it began (5); an earlier one may, since the place that it just left is free to step back to.
    """
    if barrier(state.box, state.on, merchant, place) != CLEAR:
        return False
    return merchant != state.walker or place != state.start or state.left > 1


def can_step(state: ZanzibarState, merchant: int) -> bool:
    """Whether any step is open to a merchant that may move."""
    for place in state.box.next[state.at[merchant]]:
        if may_step(state, merchant, place):
            return True
    return False


def back_at_start(state: ZanzibarState) -> bool:
    """5. Whether the merchant under way stands where it began: then it must go on."""
    return state.walker != NONE and state.at[state.walker] == state.start


def may_begin(state: ZanzibarState, rank: int) -> bool:
    """5. Whether a merchant of the seat to move that is not under way may begin its move."""
    return len(state.moved) < state.box.merchants_a_turn and rank not in state.moved and not back_at_start(state)


def refuges(box: ZanzibarBox, on: list[int], place: int) -> list[int]:
    """Where a merchant may go when another enters its place: to a free place next to it (5B), or if there is none to any free one (5C)."""
    return beside(box, on, place) or [anywhere for anywhere in range(len(on)) if on[anywhere] == NONE]


def beside(box: ZanzibarBox, on: list[int], place: int) -> list[int]:
    """The free places next to a place."""
    return [near for near in box.next[place] if on[near] == NONE]
