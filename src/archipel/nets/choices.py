"""Decisions side by side: each has a row of places for its answers, as many as the one with most of them needs.

Written so that the arrays may lie in NumPy or, while a student learns, on a GPU (`nets/arrays.py`).
"""

from typing import Any, Final

from archipel.nets.net import Bits, Floats, Numbers

NONE: Final = -1e4
"""How promising a place looks that has no answer."""


def lay_out(arrays: Any, counts: Numbers, ends: Numbers, slots: Numbers) -> tuple[Bits, Numbers]:
    """Which places have an answer, and the slots of all places. The answers of all decisions lie one after the other in `slots`; those of
    a decision are so many as `counts` says, before its number of `ends`."""
    steps = arrays.arange(int(counts.max()))
    there: Bits = steps < counts[:, None]
    places = arrays.where(there, (ends - counts)[:, None] + steps, 0)
    return there, slots[places]


def log_odds(arrays: Any, answers: Floats, there: Bits, slots: Numbers) -> Floats:
    """The logarithms of how likely each answer is among those of its decision; how promising one looks is the sum over its slots."""
    promised = answers[arrays.arange(len(answers))[:, None, None], slots].sum(2)
    high = arrays.where(there, promised, NONE)
    high -= high.max(1, keepdims=True)
    likely: Floats = high - arrays.log(arrays.exp(high).sum(1, keepdims=True))
    return likely
