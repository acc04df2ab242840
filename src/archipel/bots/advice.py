"""What is said of moves that were thought about: the best, those that are about as good, and those known to be worse.

Of a move that was hardly tried nothing is said: what is known of it tells neither.
"""

from typing import Final

from archipel.bots.search import Thought
from archipel.bots.verdict import alike, both, clearly

MOST: Final = 3
"""So many moves are told, the best among them."""
ENOUGH: Final = 20
"""A move must have been tried so often before it is called worse: the mean of a few tries tells little, and its spread less."""
STEP: Final = 5
"""Figures are told in steps of so many hundredths: whoever asks twice gets others that differ by less."""


class Advised:
    """A move that is told. `alike`: as far as is known, it is about as good as the best; else it is `behind` that by so many wins in 100
    games, roughly; 0: by a little."""

    def __init__(self, thought: Thought, alike: bool, behind: int) -> None:
        self.thought = thought
        self.alike = alike
        self.behind = behind


def advise(thoughts: list[Thought]) -> list[Advised]:
    """What is said, the best first, which is the first of the thoughts, and those that are as good before those that are not."""
    best = thoughts[0]
    told = [Advised(best, True, 0)]
    worse = []
    for one in thoughts[1:]:
        ahead = best.share - one.share
        if alike(ahead, (best.doubt, one.doubt), one.visits, best.visits):
            told.append(Advised(one, True, 0))
        elif one.visits >= ENOUGH and clearly(ahead, both(best.doubt, one.doubt)):
            worse.append(Advised(one, False, roughly(ahead)))
    return [*told, *worse][:MOST]


def roughly(share: float) -> int:
    """A share in hundredths, as exact as one may say it."""
    return STEP * round(100 * share / STEP)
