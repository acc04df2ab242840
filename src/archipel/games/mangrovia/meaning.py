"""What somebody who touches things of Mangrovia may have in mind, to be told why it is not possible: see `State.meant`."""

from typing import Final

from archipel.games.mangrovia.edition import NONE
from archipel.games.mangrovia.state import CARD, PAY, MangroviaState

FIXED: Final = {
    "pile-valuables": "draw valuable", "pile-landscapes": "draw landscape", "bag": "collect", "skip": "skip",
}  # fmt: skip
"""Things that always mean the same move."""


def meant(state: MangroviaState, things: list[str]) -> int | None:
    return state.box.numbers.get(wording(state, things[-1], things[:-1])) if things else None


def wording(state: MangroviaState, touched: str, chosen: list[str]) -> str:
    """The text of the move that is meant; of no move if there is none."""
    box = state.box
    kind, _, of = touched.partition("-")
    if touched in FIXED:
        return FIXED[touched]
    if touched in box.spaces:
        return f"{'double' if 'double-hut' in chosen else 'build'} {touched}"
    if touched in ("hut", "double-hut"):
        space = next((thing for thing in chosen if thing in box.spaces), "")
        return f"{'build' if touched == 'hut' else 'double'} {space}"
    if touched in box.sites:
        return f"site {box.sites.index(touched) + 1}"
    if touched == "ones":
        return "collect 1" if state.circles(state.seat) > 0 else "collect"
    if kind in ("valuable", "landscape"):
        return f"take {face_up(state, kind, of)}"
    if kind in ("hand", "tile"):
        return given_up(state, kind, of)
    if kind == "drawn":
        return f"return {of}"
    if kind == "rock":
        other = next((thing.removeprefix("rock-") for thing in chosen if thing.startswith("rock-")), "")
        return " ".join(state.in_order(["birds", of, other]))
    return ""


def face_up(state: MangroviaState, kind: str, place: str) -> str:
    """The card at a place of a display."""
    box = state.box
    shown, names = state.shown_landscapes, box.landscapes
    if kind == "valuable":
        shown, names = state.shown_valuables, [str(value) for value in box.values]
    for number, card in enumerate(shown):
        if str(number + 1) == place and card != NONE:
            return names[card]
    return ""


def given_up(state: MangroviaState, kind: str, of: str) -> str:
    """Something of one's own pays, or is given, where that is asked."""
    if state.ask == CARD:
        return f"card {of}"
    if state.ask != PAY:
        return ""
    if kind == "tile":
        return "pay tile"
    source, _, value = of.partition("-")
    return f"pay starting {value}" if source == "starting" else f"pay {value}"
