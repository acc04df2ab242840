"""Placing or removing a token (6B)."""

from typing import Final

from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.flucht.state import FluchtState

KEPT: Final = -1
"""No square: all are covered, and pawns stand on all of them."""


def place_or_remove_token(state: FluchtState, colour: int, tell: Tell | None) -> None:
    """What a diamond of that colour does."""
    place = turn(state.box.squares_of[colour], state.covered, state.pawns)
    if tell is None:
        return
    if place == KEPT:
        tell(Event("token-kept", {"colour": state.box.colours[colour]}))
    else:
        events = state.box.events
        tell(events.token_placed[place] if state.covered[place] else events.token_removed[place])


def turn(squares: list[int], covered: list[bool], pawns: list[int]) -> int:
    """Covers the wild square nearest the Start; if there is none, uncovers the square without a pawn nearest the Finish."""
    for place in squares:
        if not covered[place]:
            covered[place] = True
            return place
    for step in range(len(squares) - 1, -1, -1):
        place = squares[step]
        if place not in pawns:
            covered[place] = False
            return place
    return KEPT
