"""How far a net's promises are to be trusted: what it learned of a few games at a time makes it too sure of itself.

In games of its own first thoughts it is measured how much nearer together its shares of wins must be to come true as often as they promise.
"""

from typing import Final

import numpy as np

from archipel.nets.choices import NONE
from archipel.nets.lessons import Lessons
from archipel.nets.net import Bits, Floats
from archipel.nets.student import Student

LEAST: Final = 0.1
MOST: Final = 3.0
CLOSER: Final = 24
"""So often the range in which it lies is made smaller, by a third."""
AT_ONCE: Final = 4096


def trust_in(student: Student, lessons: Lessons) -> float:
    """By what the figures must be multiplied from which shares follow, so that these surprise least by how the games ended."""
    rows = (lessons.rows[begin : begin + AT_ONCE] for begin in range(0, len(lessons), AT_ONCE))
    figures = np.concatenate([student.look(part).shares for part in rows])
    known: Bits = lessons.shares >= 0
    low, high = LEAST, MOST
    for _ in range(CLOSER):
        third = (high - low) / 3
        if surprise(figures, low + third, known, lessons.shares) < surprise(figures, high - third, known, lessons.shares):
            high -= third
        else:
            low += third
    return round((low + high) / 2, 3)


def surprise(figures: Floats, trust: float, known: Bits, shares: Floats) -> float:
    """The mean surprise about how the games ended; for one trust it is lowest, and the higher the further away from it."""
    there = np.where(known, trust * figures, NONE)
    there -= there.max(1, keepdims=True)
    likely = there - np.log(np.exp(there).sum(1, keepdims=True))
    return -float((np.where(known, shares, 0.0) * likely).sum(1).mean())
