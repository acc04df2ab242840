"""Huts on the player board (4A, 4C): which one goes to the islands, and moving one to the last space."""

from typing import Final

from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora.edition import NONE
from archipel.games.borabora.state import EMPTY, HUT, BoraBoraState

HUTS: Final = "huts"
SPACES: Final = "spaces"
"""As things, all huts other than those on the last space are alike, and all empty spaces other than that one."""


def space_thing(state: BoraBoraState, seat: int, space: int) -> str:
    """The thing that a space of a player board is: people are chosen by their space, and the last space is chosen by itself."""
    box = state.box
    held = state.spaces[seat * len(box.spaces) + space]
    if space == box.last or held > EMPTY:
        return box.spaces[space]
    return HUTS if held == HUT else SPACES


def ordinary_hut(state: BoraBoraState, seat: int) -> int:
    """The first space other than the last that holds a hut; NONE if there is none."""
    box = state.box
    for space in range(len(box.spaces)):
        if space != box.last and state.spaces[seat * len(box.spaces) + space] == HUT:
            return space
    return NONE


# 4A. The hut that settles a region


def hut_choice(state: BoraBoraState, seat: int) -> bool:
    """Whether there is a choice between taking the hut from the last space and from another."""
    return state.spare[seat] > 0 and ordinary_hut(state, seat) != NONE


def take_hut(state: BoraBoraState, seat: int, last: bool) -> int:
    """Takes a hut off the player board, from the last space if `last` or if there is no other; returns the space."""
    box = state.box
    space = box.last if last else ordinary_hut(state, seat)
    if space == NONE or space == box.last:
        space = box.last
        state.spare[seat] -= 1
    if space != box.last or state.spare[seat] == 0:
        state.spaces[seat * len(box.spaces) + space] = EMPTY
    return space


# 4C. Moving a hut


def can_move_hut(state: BoraBoraState, seat: int) -> bool:
    """Whether a hut can be moved to the last space, which must not hold a person."""
    box = state.box
    return state.spaces[seat * len(box.spaces) + box.last] <= EMPTY and ordinary_hut(state, seat) != NONE


def move_hut(state: BoraBoraState, seat: int, tell: Tell | None) -> None:
    box = state.box
    space = ordinary_hut(state, seat)
    state.spaces[seat * len(box.spaces) + space] = EMPTY
    state.spaces[seat * len(box.spaces) + box.last] = HUT
    state.spare[seat] += 1
    if tell is not None:
        tell(Event("hut-moved", {"seat": seat, "space": box.spaces[space], "count": state.spare[seat]}))
