"""What a net learns from: positions of finished games, with how often a search tried every answer and how the game ended."""

import io
from pathlib import Path
from typing import Any, Final

import numpy as np

from archipel.nets.net import Bytes, Floats, Numbers

HOPE: Final = 0.5
"""How much of a share of wins comes from what the search expected, and not from how the game ended."""


NOBODY: Final = -1
"""Stands for the seat that was asked in a position of which the ending is not to be learned."""


class Lessons:
    """Positions, one a row. Answers and how often each was tried lie one after the other; `ends` says where those of a row end."""

    def __init__(
        self,
        rows: Bytes,
        ends: Numbers,
        slots: Numbers,
        tried: Floats,
        shares: Floats,
        leads: Floats,
    ) -> None:
        self.rows = rows
        self.ends = ends
        self.slots = slots
        self.tried = tried
        self.shares = shares
        """The share of wins of every seat, from the side of the one that was asked; -1 for seats that do not exist, and for all of them
        where the ending is not to be learned."""
        self.leads = leads
        """By how many points every seat was ahead of the average in the end, likewise."""

    def __len__(self) -> int:
        return len(self.rows)


class Notebook:
    """Collects lessons while games are played."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rows: list[bytes] = []
        self.ends: list[int] = []
        self.slots: list[int] = []
        self.tried: list[float] = []
        self.hopes: list[float] = []
        self.shares: list[list[float]] = []
        self.leads: list[list[float]] = []

    def note(self, row: bytes, slots: list[int], weights: list[float], hope: float = -1.0) -> None:
        """A position of the game under way. `hope` is the share of wins that a search found for the seat that is asked, if one did."""
        total = sum(weights)
        self.rows.append(row)
        self.hopes.append(hope)
        self.slots += slots
        self.tried += [weight / total for weight in weights]
        self.ends.append(len(self.slots))

    def take(self, other: "Notebook") -> None:
        """Takes over the notes of another one whose game has ended."""
        begin = len(self.slots)
        self.rows += other.rows
        self.slots += other.slots
        self.tried += other.tried
        self.hopes += other.hopes
        self.ends += [begin + end for end in other.ends]

    def end_game(self, asked: list[int], shares: list[float], points: list[int]) -> None:
        """Notes how the game ended, for the positions in which these seats were asked."""
        seats = len(shares)
        mean = sum(points) / seats
        missing = self.seats - seats
        for seat in asked:
            if seat == NOBODY:
                self.shares.append([-1.0] * self.seats)
                self.leads.append([0.0] * self.seats)
                continue
            turned = [(seat + number) % seats for number in range(seats)]
            known = [shares[other] for other in turned]
            self.shares.append(hoped(known, self.hopes[len(self.shares)]) + [-1.0] * missing)
            self.leads.append([points[other] - mean for other in turned] + [0.0] * missing)

    def lessons(self) -> Lessons:
        return Lessons(
            np.frombuffer(b"".join(self.rows), np.uint8).reshape(len(self.rows), -1),
            np.array(self.ends, np.int64),
            np.array(self.slots, np.int64),
            np.array(self.tried, np.float32),
            np.array(self.shares, np.float32).reshape(-1, self.seats),
            np.array(self.leads, np.float32).reshape(-1, self.seats),
        )


def hoped(shares: list[float], hope: float) -> list[float]:
    """How the game ended, half replaced by what a search expected for the first seat: one ending is much luck."""
    if hope < 0:
        return shares
    own = (1 - HOPE) * shares[0] + HOPE * hope
    rest = 1 - shares[0]
    if rest == 0:
        return [own, *([(1 - own) / (len(shares) - 1)] * (len(shares) - 1))]
    return [own, *(share * (1 - own) / rest for share in shares[1:])]


def pack(lessons: Lessons) -> bytes:
    """As the content of a file."""
    file = io.BytesIO()
    np.savez_compressed(
        file,
        rows=lessons.rows,
        ends=lessons.ends.astype(np.uint32),
        slots=lessons.slots.astype(np.uint16),
        tried=lessons.tried.astype(np.float16),
        shares=lessons.shares.astype(np.float16),
        leads=lessons.leads.astype(np.float16),
    )
    return file.getvalue()


def read_lessons(paths: list[Path]) -> Lessons:
    """All of these together."""
    parts: list[dict[str, Any]] = []
    for path in paths:
        with np.load(path, allow_pickle=False) as file:
            parts.append({name: file[name] for name in file.files})
    begins = np.cumsum([0] + [len(part["slots"]) for part in parts])
    return Lessons(
        np.concatenate([part["rows"] for part in parts]),
        np.concatenate([part["ends"].astype(np.int64) + begin for part, begin in zip(parts, begins, strict=False)]),
        np.concatenate([part["slots"] for part in parts]).astype(np.int64),
        np.concatenate([part["tried"] for part in parts]).astype(np.float32),
        np.concatenate([part["shares"] for part in parts]).astype(np.float32),
        np.concatenate([part["leads"] for part in parts]).astype(np.float32),
    )
