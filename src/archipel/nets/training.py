"""How a net learns from lessons: backpropagation with AdamW, in NumPy, since the games take much longer than this.

Beside what it will be asked for, a net learns by how many points everybody will be ahead; that third part is not kept.
"""

import math
from typing import Final

import numpy as np

from archipel.nets.lessons import Lessons
from archipel.nets.net import Floats, Net, Numbers, Shape

SMALLEST: Final = 32
LARGEST: Final = 512
"""So many positions are looked at between two steps: a hundredth of the lessons, but within these bounds."""
RATE: Final = 1.5e-3
DECAY: Final = 3e-2
DROPPED: Final = 0.3
"""The part of the second layer that is left out at random while learning."""
LEADS: Final = 0.5
"""How much the leads count beside the shares."""
SHARES: Final = 1.0
"""How much the shares count beside the answers."""
NONE: Final = -1e4


class Teacher:
    """Teaches a net, from given weights on."""

    def __init__(self, shape: Shape, weights: list[Floats], scales: list[float], seed: int) -> None:
        self.shape = shape
        self.source = np.random.default_rng(seed)
        self.scales = np.array(scales, np.float32)
        self.weights = [matrix.copy() for matrix in weights]
        self.weights[0] *= self.scales[:, None]
        self.weights.append((self.source.standard_normal((shape.hidden, shape.seats)) / math.sqrt(shape.hidden)).astype(np.float32))
        self.slopes = [np.zeros_like(matrix) for matrix in self.weights]
        self.squares = [np.zeros_like(matrix) for matrix in self.weights]
        self.steps = 0

    def learned(self) -> list[Floats]:
        """The weights as a net keeps them."""
        weights = [matrix.copy() for matrix in self.weights[:-1]]
        weights[0] /= self.scales[:, None]
        return weights

    def teach(self, lessons: Lessons, rounds: float) -> dict[str, float]:
        """Goes through the lessons so many times; returns the mean losses of the last quarter."""
        batch = min(LARGEST, max(SMALLEST, len(lessons) // 100))
        batches = max(1, round(rounds * len(lessons) / batch))
        spread = float(lessons.leads[lessons.shares[:, 0] >= 0].std()) or 1.0
        found: list[tuple[float, float]] = []
        for number in range(batches):
            rate = RATE * min(1.0, 20 * (number + 1) / batches) * 0.5 * (1 + math.cos(math.pi * number / batches))
            chosen = self.source.integers(0, len(lessons), batch)
            found.append(self.step(lessons, chosen, spread, rate))
        last = found[-max(1, batches // 4) :]
        return {"answers": sum(one for one, _ in last) / len(last), "shares": sum(two for _, two in last) / len(last)}

    def step(self, lessons: Lessons, chosen: Numbers, spread: float, rate: float) -> tuple[float, float]:
        w1, b1, w2, b2, wp, bp, ws, bs, wl = self.weights
        count = len(chosen)
        x = lessons.rows[chosen] / self.scales
        first = x @ w1 + b1
        np.maximum(first, 0.0, out=first)
        second = first @ w2 + b2
        np.maximum(second, 0.0, out=second)
        kept = (self.source.random(second.shape, np.float32) >= DROPPED).astype(np.float32) / (1 - DROPPED)
        second *= kept

        numbers, slots, tried = pick(lessons, chosen)
        logits = np.full((count, self.shape.slots), NONE, np.float32)
        wanted = np.zeros_like(logits)
        answers = second @ wp + bp
        logits[numbers, slots] = answers[numbers, slots]
        wanted[numbers, slots] = tried
        promised, loss = soft(logits, wanted)
        d_answers = (promised - wanted) / count

        shares = lessons.shares[chosen]
        there = shares >= 0
        expected, share_loss = soft(np.where(there, second @ ws + bs, NONE), np.where(there, shares, 0.0))
        d_shares = SHARES * np.where(there, expected - shares, 0.0).astype(np.float32) / count
        d_leads = LEADS * np.where(there, second @ wl - lessons.leads[chosen] / spread, 0.0).astype(np.float32) / count

        d_second = (d_answers @ wp.T + d_shares @ ws.T + d_leads @ wl.T) * kept * (second > 0)
        d_first = (d_second @ w2.T) * (first > 0)
        slopes = [
            x.T @ d_first, d_first.sum(0), first.T @ d_second, d_second.sum(0),
            second.T @ d_answers, d_answers.sum(0), second.T @ d_shares, d_shares.sum(0), second.T @ d_leads,
        ]  # fmt: skip
        self.follow(slopes, rate)
        return loss, share_loss / max(float(there.any(1).mean()), 1 / count)

    def follow(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        slow, fast = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for matrix, slope, mean, square in zip(self.weights, slopes, self.slopes, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            if matrix.ndim == 2:
                matrix *= 1 - rate * DECAY
            matrix -= rate * (mean / slow) / (np.sqrt(square / fast) + 1e-8)

    def losses(self, lessons: Lessons) -> dict[str, float]:
        """How far answers and shares are from those of other lessons."""
        weights = self.learned()
        net = Net(self.shape, weights, {})
        found: list[tuple[float, float]] = []
        for begin in range(0, len(lessons), LARGEST):
            chosen = np.arange(begin, min(begin + LARGEST, len(lessons)))
            second, shares = net.think(lessons.rows[chosen])
            numbers, slots, tried = pick(lessons, chosen)
            logits = np.full((len(chosen), self.shape.slots), NONE, np.float32)
            wanted = np.zeros_like(logits)
            logits[numbers, slots] = (second @ net.wp + net.bp)[numbers, slots]
            wanted[numbers, slots] = tried
            real = lessons.shares[chosen]
            there = real >= 0
            share_loss = soft(np.where(there, shares, NONE), np.where(there, real, 0.0))[1]
            found.append((soft(logits, wanted)[1], share_loss / max(float(there.any(1).mean()), 1 / len(chosen))))
        return {"answers": sum(one for one, _ in found) / len(found), "shares": sum(two for _, two in found) / len(found)}


def pick(lessons: Lessons, chosen: Numbers) -> tuple[Numbers, Numbers, Floats]:
    """The answers of the chosen positions: to which row each belongs, its slot, and how often it was tried."""
    ends = lessons.ends[chosen]
    begins = np.where(chosen > 0, lessons.ends[chosen - 1], 0)
    counts = ends - begins
    numbers: Numbers = np.repeat(np.arange(len(chosen)), counts)
    places = np.arange(int(counts.sum())) - np.repeat(np.cumsum(counts) - counts, counts) + np.repeat(begins, counts)
    return numbers, lessons.slots[places], lessons.tried[places]


def soft(logits: Floats, wanted: Floats) -> tuple[Floats, float]:
    """The logits as shares that add up to 1 in every row, and how far they are from what is wanted (the mean of the relative entropy)."""
    logits = logits - logits.max(1, keepdims=True)
    grown = np.exp(logits)
    total = grown.sum(1, keepdims=True)
    logs = logits - np.log(total)
    with np.errstate(divide="ignore", invalid="ignore"):
        entropy = np.where(wanted > 0, wanted * (np.log(wanted) - logs), 0.0)
    return grown / total, float(entropy.sum(1).mean())
