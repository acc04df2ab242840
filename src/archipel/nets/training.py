"""How a student learns: backpropagation with Adam, in NumPy or on a GPU (`nets/arrays.py`).

From the games of others it learns to make the moves that were made. From its own it learns to make those more often that turned out better
than expected, step by small step (proximal policy optimisation); and always how games end.
"""

from typing import Any, Final

import numpy as np

from archipel.nets.arrays import fastest, fetched
from archipel.nets.choices import NONE, lay_out, log_odds
from archipel.nets.lessons import Lessons
from archipel.nets.net import Bits, Floats, Numbers
from archipel.nets.student import Looked, Student

BATCH: Final = 1024
"""So many decisions are looked at between two steps."""
STEP: Final = 0.2
"""A move does not become or cease to be likely by more than this part because of one round of games."""
SHARES: Final = 1.0
LEADS: Final = 0.25
"""How much shares and leads count beside the answers."""
STEEPEST: Final = 1.0
"""Slopes that are steeper all together are made smaller."""


class Losses:
    """Means over some decisions: how open the choices were, how far shares were from how games ended, and how many moves were not to change
    any more, since they had changed so much already."""

    def __init__(self) -> None:
        self.decisions = 0
        self.sums: Any = np.zeros(3)

    def add(self, count: int, openness: Any, shares: Any, changed: Any) -> None:
        """The figures stay where they were computed: to wait for them would take longer than to compute them."""
        self.decisions += count
        self.sums = [before + count * figure for before, figure in zip(self.sums, (openness, shares, changed), strict=True)]

    def data(self) -> dict[str, float]:
        count = max(1, self.decisions)
        means = [round(float(figure) / count, 4) for figure in self.sums]
        return dict(zip(("open", "shares", "changed"), means, strict=True))


class Sheet:
    """Lessons where they are learned from."""

    def __init__(self, arrays: Any, lessons: Lessons) -> None:
        gains = lessons.gains - lessons.gains.mean()
        gains /= gains.std() + 1e-6
        self.rows, self.counts, self.ends, self.slots = map(arrays.asarray, (lessons.rows, lessons.counts, lessons.ends, lessons.slots))
        self.chosen, self.odds, self.gains = map(arrays.asarray, (lessons.chosen, lessons.odds, gains))
        self.shares, self.leads = map(arrays.asarray, (lessons.shares, lessons.leads))


class Teacher:
    """Teaches a student; what it remembers of earlier steps is in `slopes`, `squares` and `steps`."""

    def __init__(self, student: Student) -> None:
        self.student = student
        self.slopes = [np.zeros_like(matrix) for matrix in student.weights]
        self.squares = [np.zeros_like(matrix) for matrix in student.weights]
        self.steps = 0

    def teach(self, lessons: Lessons, times: int, rate: float, openness: float, imitate: bool = False) -> dict[str, float]:
        """Goes through the lessons so many times. `openness` is how much it counts that choices stay open. Returns the last losses."""
        arrays = fastest()
        sheet, pupil = Sheet(arrays, lessons), self.student.moved(arrays)
        memory = [arrays.asarray(matrix) for matrix in (*self.slopes, *self.squares)]
        losses = Losses()
        for _ in range(times):
            losses = Losses()
            order = np.random.default_rng(self.steps).permutation(len(lessons))
            for begin in range(0, len(order), BATCH):
                chosen = arrays.asarray(order[begin : begin + BATCH])
                slopes = find_slopes(arrays, pupil, sheet, chosen, openness, imitate, losses)
                self.steps += 1
                follow(arrays, pupil.weights, memory, slopes, self.steps, rate)
        kept = [fetched(matrix) for matrix in (*pupil.weights, *memory)]
        count = len(pupil.weights)
        self.student.weights[:], self.slopes, self.squares = kept[:count], kept[count : 2 * count], kept[2 * count :]
        return losses.data()


def find_slopes(
    arrays: Any, student: Student, sheet: Sheet, chosen: Numbers, openness: float, imitate: bool, losses: Losses
) -> list[Floats]:
    """In which direction the weights are to go, for the chosen decisions."""
    count = len(chosen)
    looked = student.look(sheet.rows[chosen])
    there, slots = lay_out(arrays, sheet.counts[chosen], sheet.ends[chosen], sheet.slots)
    odds = log_odds(arrays, looked.answers, there, slots)
    likely = arrays.exp(odds)
    made = arrays.arange(count), sheet.chosen[chosen]
    if imitate:
        push, still = arrays.full(count, 1.0 / count, np.float32), arrays.zeros(count, bool)
    else:
        push, still = pushes(arrays, odds[made] - sheet.odds[chosen], sheet.gains[chosen])
    spread = -(likely * odds).sum(1)
    slope = likely * (push[:, None] + openness / count * (odds + spread[:, None]))
    slope[made] -= push
    d_answers = spread_over(arrays, arrays.where(there, slope, 0.0), slots, looked.answers)

    known = sheet.shares[chosen] >= 0
    wanted = arrays.where(known, sheet.shares[chosen], 0.0)
    expected = soft(arrays, arrays.where(known, looked.shares, NONE))
    d_shares = (SHARES / count * arrays.where(known, expected - wanted, 0.0)).astype(np.float32)
    d_leads = (LEADS / count * arrays.where(known, looked.leads - sheet.leads[chosen], 0.0)).astype(np.float32)
    missed = -(wanted * arrays.log(expected + 1e-9)).sum(1).mean()
    losses.add(count, spread.mean(), missed, still.mean())
    return slopes_of(student.weights, looked, d_answers, d_shares, d_leads)


def follow(arrays: Any, weights: list[Floats], memory: list[Floats], slopes: list[Floats], steps: int, rate: float) -> None:
    """One step down the slopes (Adam); the memory holds the means of the slopes, then those of their squares."""
    slow, fast = 1 - 0.9**steps, 1 - 0.999**steps
    steep = arrays.sqrt(sum((slope * slope).sum() for slope in slopes))
    part = arrays.minimum(1.0, STEEPEST / (steep + 1e-8)).astype(np.float32)
    count = len(weights)
    for matrix, slope, mean, square in zip(weights, slopes, memory[:count], memory[count:], strict=True):
        slope *= part
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        matrix -= rate * (mean / slow) / (arrays.sqrt(square / fast) + 1e-6)


def pushes(arrays: Any, change: Floats, gains: Floats) -> tuple[Floats, Bits]:
    """How strongly each chosen move is to become more likely; and which have changed enough: they are not to change more."""
    ratio = arrays.exp(change)
    still = ((gains > 0) & (ratio > 1 + STEP)) | ((gains < 0) & (ratio < 1 - STEP))
    push: Floats = (gains * ratio * ~still / len(gains)).astype(np.float32)
    return push, still


def slopes_of(weights: list[Floats], looked: Looked, d_answers: Floats, d_shares: Floats, d_leads: Floats) -> list[Floats]:
    """From the slopes of what a student says to those of its weights."""
    _, _, w2, _, wp, _, ws, _, wl = weights
    d_second = (d_answers @ wp.T + d_shares @ ws.T + d_leads @ wl.T) * (looked.second > 0)
    d_first = (d_second @ w2.T) * (looked.first > 0)
    return [
        looked.rows.T @ d_first, d_first.sum(0), looked.first.T @ d_second, d_second.sum(0),
        looked.second.T @ d_answers, d_answers.sum(0), looked.second.T @ d_shares, d_shares.sum(0), looked.second.T @ d_leads,
    ]  # fmt: skip


def spread_over(arrays: Any, slope: Floats, slots: Numbers, answers: Floats) -> Floats:
    """The slopes of answers, each with its slots, as those of all that a net says of these rows."""
    count, width = answers.shape
    places = arrays.arange(count)[:, None, None] * width + slots
    many = arrays.broadcast_to(slope[:, :, None], places.shape)
    spread: Floats = arrays.bincount(places.ravel(), many.ravel(), count * width).astype(np.float32).reshape(count, width)
    return spread


def soft(arrays: Any, values: Floats) -> Floats:
    """Shares that add up to 1 in every row."""
    grown = arrays.exp(values - values.max(1, keepdims=True))
    shares: Floats = grown / grown.sum(1, keepdims=True)
    return shares
