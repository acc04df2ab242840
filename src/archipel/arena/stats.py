"""Figures with their 95 % intervals, and how values are spread: what everything that counts games shares."""

import math
from collections import Counter
from typing import Final

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


def share(hits: float, cases: int) -> tuple[float, float, float]:
    """A share with its interval after Wilson, which holds for rare things and few cases too. Without a case nothing is known."""
    if cases == 0:
        return 0.0, 0.0, 1.0
    part = hits / cases
    spread = Z * Z / cases
    middle = (part + spread / 2) / (1 + spread)
    half = Z * math.sqrt(part * (1 - part) / cases + spread / (4 * cases)) / (1 + spread)
    return part, min(part, max(0.0, middle - half)), max(part, min(1.0, middle + half))


def mean(values: list[float]) -> tuple[float, float, float]:
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    half = Z * math.sqrt(spread / len(values))
    return middle, middle - half, middle + half


def quantile(values: list[float], part: float) -> float:
    """The value below or at which that part of the values lies."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]


def bins(values: list[float], width: int) -> list[list[float]]:
    """How many values lie in every bin: its beginning (a multiple of the width) and its number, from the least to the most."""
    first, last = (int(value // width) for value in (min(values), max(values)))
    counts = Counter(int(value // width) for value in values)
    return [[number * width, counts[number]] for number in range(first, last + 1)]


def bin_width(values: list[float], most: int) -> int:
    """A round width (1, 2, 5, 10, 20, …) with which the values fill at most so many bins, or one more."""
    span = max(values) - min(values)
    tens = 1
    while span > 10 * tens * most:
        tens *= 10
    return next(width for width in (tens, 2 * tens, 5 * tens, 10 * tens) if span <= width * most)
