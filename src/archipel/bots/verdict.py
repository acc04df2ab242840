"""When two moves are about equally good: no verdict is given where what is known of them does not tell them apart."""

import math
from typing import Final

SURE: Final = 2.0
"""Two moves are about equally good if their shares of wins lie less than so many standard errors of the difference apart …"""
LEAST: Final = 0.01
"""… or less than this: a share is no more exact, however long one thinks."""
RARE: Final = 4
"""A move that was tried so many times less often than the best is not called as good: the search had little hope for it."""


def both(doubt: float, other: float) -> float:
    """The standard error of the difference between two shares with these."""
    return math.hypot(doubt, other)


def clearly(ahead: float, doubt: float) -> bool:
    """Whether one share is really ahead of another by this, given the standard error of the difference."""
    return ahead > max(LEAST, SURE * doubt)


def rare(visits: int, best: int) -> bool:
    return visits * RARE < best


def alike(ahead: float, doubts: tuple[float, float], visits: int, best: int) -> bool:
    """Whether a move, tried so many times where the best was so often, is about as good as that, which is ahead by this; `doubts` are the
    standard errors of both shares."""
    return not rare(visits, best) and not clearly(ahead, both(*doubts))
