"""How a student learns: backpropagation with Adam, in NumPy.

From the games of others it learns to make the moves that were made. From its own it learns to make those more often that turned out better
than expected, step by small step (proximal policy optimisation); and always how games end.
"""

import math
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from archipel.nets.lessons import Lessons
from archipel.nets.net import Floats, Numbers
from archipel.nets.selfplay import log_odds, promises
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
NONE: Final = -1e4


class Losses:
    """Means over some decisions: how open the choices were, how far shares were from how games ended, and how many moves were not to change
    any more, since they had changed so much already."""

    def __init__(self) -> None:
        self.decisions = 0
        self.open = 0.0
        self.shares = 0.0
        self.changed = 0.0

    def add(self, count: int, openness: float, shares: float, changed: float) -> None:
        self.decisions += count
        self.open += count * openness
        self.shares += count * shares
        self.changed += count * changed

    def data(self) -> dict[str, float]:
        count = max(1, self.decisions)
        return {"open": round(self.open / count, 4), "shares": round(self.shares / count, 4), "changed": round(self.changed / count, 4)}


class Teacher:
    """Teaches a student; what it remembers of earlier steps is in `slopes`, `squares` and `steps`."""

    def __init__(self, student: Student) -> None:
        self.student = student
        self.slopes = [np.zeros_like(matrix) for matrix in student.weights]
        self.squares = [np.zeros_like(matrix) for matrix in student.weights]
        self.steps = 0

    def teach(self, lessons: Lessons, times: int, rate: float, openness: float, imitate: bool = False) -> dict[str, float]:
        """Goes through the lessons so many times. `openness` is how much it counts that choices stay open. Returns the last losses."""
        gains = lessons.gains - lessons.gains.mean()
        gains /= gains.std() + 1e-6
        losses = Losses()
        for _ in range(times):
            losses = Losses()
            order = np.random.default_rng(self.steps).permutation(len(lessons))
            for begin in range(0, len(order), BATCH):
                self.step(lessons, gains, order[begin : begin + BATCH], rate, openness, imitate, losses)
        return losses.data()

    def step(self, lessons: Lessons, gains: Floats, chosen: Numbers, rate: float, openness: float, imitate: bool, losses: Losses) -> None:
        count = len(chosen)
        looked = self.student.look(lessons.rows[chosen])
        numbers, slots, begins = pick(lessons, chosen)
        odds = log_odds(promises(looked.answers, numbers, slots), numbers, begins)
        likely = np.exp(odds)
        made = begins + lessons.chosen[chosen]
        if imitate:
            push, still = np.full(count, 1.0 / count, np.float32), np.zeros(count, bool)
        else:
            push, still = pushes(odds[made] - lessons.odds[chosen], gains[chosen])
        spread = -np.add.reduceat(likely * odds, begins)
        slope = likely * push[numbers] + openness / count * likely * (odds + spread[numbers])
        slope[made] -= push
        d_answers = spread_over(slope, numbers, slots, looked.answers)

        there = lessons.shares[chosen] >= 0
        wanted = np.where(there, lessons.shares[chosen], 0.0)
        expected = soft(np.where(there, looked.shares, NONE))
        d_shares = (SHARES / count * np.where(there, expected - wanted, 0.0)).astype(np.float32)
        d_leads = (LEADS / count * np.where(there, looked.leads - lessons.leads[chosen], 0.0)).astype(np.float32)

        self.follow(slopes_of(self.student.weights, looked, d_answers, d_shares, d_leads), rate)
        missed = -(wanted * np.log(expected + 1e-9)).sum(1).mean()
        losses.add(count, float(spread.mean()), float(missed), float(still.mean()))

    def follow(self, slopes: list[Floats], rate: float) -> None:
        """One step down the slopes (Adam)."""
        self.steps += 1
        slow, fast = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        steep = math.sqrt(sum(float((slope * slope).sum()) for slope in slopes))
        for matrix, slope, mean, square in zip(self.student.weights, slopes, self.slopes, self.squares, strict=True):
            slope *= min(1.0, STEEPEST / (steep + 1e-8))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            matrix -= rate * (mean / slow) / (np.sqrt(square / fast) + 1e-6)


def pushes(change: Floats, gains: Floats) -> tuple[Floats, NDArray[np.bool_]]:
    """How strongly each chosen move is to become more likely; and which have changed enough: they are not to change more."""
    ratio = np.exp(change)
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


def spread_over(slope: NDArray[np.floating[Any]], numbers: Numbers, slots: Numbers, answers: Floats) -> Floats:
    """The slopes of answers, each with its row and its slots, as those of all that a net says of these rows."""
    count, width = answers.shape
    places = (numbers[:, None] * width + slots).ravel()
    spread = np.bincount(places, np.repeat(slope, slots.shape[1]), count * width)
    return spread.astype(np.float32).reshape(count, width)


def pick(lessons: Lessons, chosen: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """The answers of the chosen decisions: to which row each belongs, its slot, and where those of every row begin."""
    ends = lessons.ends[chosen]
    firsts = np.where(chosen > 0, lessons.ends[chosen - 1], 0)
    counts = ends - firsts
    begins: Numbers = np.cumsum(counts) - counts
    numbers: Numbers = np.repeat(np.arange(len(chosen)), counts)
    places = np.arange(int(counts.sum())) - np.repeat(begins - firsts, counts)
    return numbers, lessons.slots[places], begins


def soft(values: Floats) -> Floats:
    """Shares that add up to 1 in every row."""
    grown = np.exp(values - values.max(1, keepdims=True))
    shares: Floats = grown / grown.sum(1, keepdims=True)
    return shares
