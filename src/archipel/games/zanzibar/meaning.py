"""What somebody who touches things of Zanzibar may have in mind, to be told why it is not possible: see `State.meant`."""

from typing import Final

from archipel.games.zanzibar.state import NONE, ZanzibarState

FIXED: Final = ("end", "skip", "keep")
"""Things that always mean the move of that name."""


def meant(state: ZanzibarState, things: list[str]) -> int | None:
    return state.box.numbers.get(wording(state, things)) if things else None


def wording(state: ZanzibarState, things: list[str]) -> str:
    """The text of the move that is meant; of no move if there is none."""
    box = state.box
    touched, asked = things[-1], state.asked().key
    if touched in FIXED:
        return touched
    if touched in box.objectives:
        return f"{'discard' if asked == 'discard' else 'score'} {touched}"
    place = next((thing for thing in things if thing in box.places), "")
    if asked in ("place", "push", "chase"):
        return f"{asked} {place}"
    merchant = next((box.merchants.index(thing) for thing in things if thing in box.merchants), state.walker)
    if merchant == NONE or merchant // box.sizes != state.seat:
        return ""
    return f"take {state.number_of(merchant)}" if asked == "take" else f"go {state.number_of(merchant)} {place}"
