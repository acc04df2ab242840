"""What a net learns from: decisions of finished games, with what was chosen, how that turned out and how the game ended."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from archipel.nets.net import Bytes, Floats, Numbers

NEAR: Final = 0.9
"""How a choice turned out is judged by what was expected at the seat's next decisions, each of which counts so much of the one before …"""
FAR: Final = 0.95
"""… and what was to be expected of a position likewise."""
POINTS: Final = 0.5
"""How much a lead in points counts beside the share of wins, where a lead as large as they usually are counts 1."""


class Lessons:
    """Decisions, one a row. The answers that were possible lie one after the other, each with its slots; `ends` says where those of a row
    end, `counts` how many they are."""

    def __init__(
        self, rows: Bytes, ends: Numbers, slots: Numbers, chosen: Numbers, odds: Floats, gains: Floats, shares: Floats, leads: Floats
    ) -> None:
        self.rows = rows
        self.counts = np.diff(ends, prepend=0)
        self.ends = ends
        self.slots = slots
        self.chosen = chosen
        """Which of its answers was chosen in each row."""
        self.odds = odds
        """The logarithm of how likely it was that this one would be chosen."""
        self.gains = gains
        """How much better this turned out than was expected."""
        self.shares = shares
        """The share of wins of every seat, from the side of the one that was asked; -1 for seats that do not exist."""
        self.leads = leads
        """By how many points every seat was ahead of the average in the end, likewise; in parts of a usual lead."""

    def __len__(self) -> int:
        return len(self.rows)

    def parts(self) -> list[Bytes | Numbers | Floats]:
        return [self.rows, self.ends, self.slots, self.chosen, self.odds, self.gains, self.shares, self.leads]


def together(many: Sequence[Lessons]) -> Lessons:
    """All of these as one."""
    rows, ends, slots, chosen, odds, gains, shares, leads = (list(part) for part in zip(*(each.parts() for each in many), strict=True))
    begins = np.cumsum([0] + [len(part) for part in slots])
    moved = [part + begin for part, begin in zip(ends, begins, strict=False)]
    return Lessons(*(np.concatenate(part) for part in (rows, moved, slots, chosen, odds, gains, shares, leads)))


class Notebook:
    """Collects the decisions of one game while it is played."""

    def __init__(self) -> None:
        self.rows: list[bytes] = []
        self.counts: list[int] = []
        self.slots: list[int] = []
        self.chosen: list[int] = []
        self.odds: list[float] = []
        self.asked: list[int] = []
        self.hopes: list[tuple[float, float]] = []

    def note(self, seat: int, row: bytes, count: int, slots: list[int], chosen: int, odds: float, hopes: tuple[float, float]) -> None:
        """A decision of this seat between so many answers: `hopes` are the share of wins and the lead that were expected before it."""
        self.asked.append(seat)
        self.rows.append(row)
        self.counts.append(count)
        self.slots += slots
        self.chosen.append(chosen)
        self.odds.append(odds)
        self.hopes.append(hopes)

    def lessons(self, most: int, shares: list[float], points: list[int], usual: float, only_endings: bool = False) -> Lessons:
        """What can be learned now that the game has ended like this; `usual` is a usual lead, `most` the most seats of this game.

        With `only_endings` hopes do not count, only how the game ended: whoever watched had none of their own.
        """
        mean = sum(points) / len(points)
        leads = [(own - mean) / usual for own in points]
        gains, hoped_shares, hoped_leads = look_back(self.asked, self.hopes, shares, leads, 1.0 if only_endings else FAR)
        there, ahead = endings(self.asked, hoped_shares, hoped_leads, shares, leads, most)
        return Lessons(
            np.frombuffer(b"".join(self.rows), np.uint8).reshape(len(self.rows), -1),
            np.cumsum(self.counts, dtype=np.int64),
            np.array(self.slots, np.int32).reshape(sum(self.counts), -1),
            np.array(self.chosen, np.int64),
            np.array(self.odds, np.float32),
            np.array(gains, np.float32),
            there,
            ahead,
        )


def look_back(
    asked: list[int], hopes: list[tuple[float, float]], shares: list[float], leads: list[float], far: float
) -> tuple[list[float], list[float], list[float]]:
    """From the end of a game to its beginning: for every decision how much better it turned out than was hoped, and which share of wins and
    which lead could have been hoped for. (Generalised advantage estimation, for each seat by itself.)"""
    gains = [0.0] * len(asked)
    hoped_shares = [0.0] * len(asked)
    hoped_leads = [0.0] * len(asked)
    later: dict[int, tuple[float, ...]] = {seat: (share, leads[seat], 0.0, 0.0, 0.0) for seat, share in enumerate(shares)}
    for number in range(len(asked) - 1, -1, -1):
        share, lead = hopes[number]
        next_share, next_lead, near, far_share, far_lead = later[asked[number]]
        step_share, step_lead = next_share - share, next_lead - lead
        near = step_share + POINTS * step_lead + NEAR * near
        far_share = step_share + far * far_share
        far_lead = step_lead + far * far_lead
        gains[number] = near
        hoped_shares[number] = min(1.0, max(0.0, share + far_share))
        hoped_leads[number] = lead + far_lead
        later[asked[number]] = share, lead, near, far_share, far_lead
    return gains, hoped_shares, hoped_leads


def endings(
    asked: list[int], hoped_shares: list[float], hoped_leads: list[float], shares: list[float], leads: list[float], most: int
) -> tuple[Floats, Floats]:
    """Shares and leads of all seats for every decision: of the seat that was asked as could be hoped, the others as they ended."""
    seats = len(shares)
    there = np.full((len(asked), most), -1.0, np.float32)
    ahead = np.zeros((len(asked), most), np.float32)
    for seat in range(seats):
        order = [(seat + number) % seats for number in range(seats)]
        own = np.flatnonzero(np.array(asked) == seat)
        hoped = np.array(hoped_shares, np.float32)[own]
        rest = 1.0 - shares[seat]
        there[own, 0] = hoped
        ahead[own, 0] = np.array(hoped_leads, np.float32)[own]
        for number in range(1, seats):
            part = shares[order[number]] / rest if rest > 0 else 1.0 / (seats - 1)
            there[own, number] = (1.0 - hoped) * part
            ahead[own, number] = leads[order[number]]
    return there, ahead
