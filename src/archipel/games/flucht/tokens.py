"""Placing or removing a token (6B)."""

from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.flucht.state import FluchtState


def place_or_remove_token(state: FluchtState, colour: int, tell: Tell | None) -> None:
    """Covers the wild square of that colour nearest the Start; if there is none, uncovers the square without a pawn nearest the Finish."""
    squares = state.box.squares_of[colour]
    covered = state.covered
    for place in squares:
        if not covered[place]:
            covered[place] = True
            if tell is not None:
                tell(state.box.events.token_placed[place])
            return
    for step in range(len(squares) - 1, -1, -1):
        place = squares[step]
        if place not in state.pawns:
            covered[place] = False
            if tell is not None:
                tell(state.box.events.token_removed[place])
            return
    if tell is not None:
        tell(Event("token-kept", {"colour": state.box.colours[colour]}))
