"""Exact payment (5A): which sums a purse can pay, and which piece may be laid down next so that the rest can still be paid.

A purse is given by how many there are of each of its pieces. Sums are bits of one number, so a purse of any size is gone through once; no
payment is ever searched for. Pieces are laid down in the purse's order, dearest first: so every different payment is reached in one way.
"""

from typing import Final

from archipel.games.mangrovia.edition import COMMON, STARTING, MangroviaBox
from archipel.games.mangrovia.state import MangroviaState

CURRENCIES: Final = ("valuables", "amulets")
PIECES: Final = ("valuable", "starting", "tile")
"""What the pieces are called, by where they come from; a common piece in the other currency is an amulet."""


def piece_name(box: MangroviaBox, currency: int, piece: int) -> str:
    source = box.purses[currency].sources[piece]
    return "amulet" if source == COMMON and currency == 1 else PIECES[source]


def purse_of(state: MangroviaState, seat: int, currency: int) -> list[int]:
    """How many of each piece a seat holds."""
    box = state.box
    purse = box.purses[currency]
    counts: list[int] = []
    for piece in range(len(purse.values)):
        number = purse.numbers[piece]
        source = purse.sources[piece]
        if source == COMMON:
            counts.append(state.held[seat * box.kinds + number])
        elif source == STARTING:
            counts.append(state.starting[seat * len(box.starting) + number])
        else:
            counts.append(state.tiles[seat * len(box.tiles) + number])
    return counts


def sums(box: MangroviaBox, currency: int, counts: list[int]) -> int:
    """A bit for every sum that can be paid exactly, up to the dearest there is."""
    values = box.purses[currency].values
    found = 1
    for piece in range(len(values)):
        found = with_more(box, found, values[piece], counts[piece])
    return found


def with_more(box: MangroviaBox, found: int, value: int, count: int) -> int:
    """The sums that this many pieces of a value add to others."""
    for _ in range(count):
        found |= found << value & box.payable
    return found


def open_pieces(box: MangroviaBox, currency: int, counts: list[int], first: int, left: int) -> list[int]:
    """The pieces, from `first` on, that can be laid down now: what is then left can be paid with the pieces from there on."""
    values = box.purses[currency].values
    found: list[int] = []
    behind = 1
    for piece in range(len(values) - 1, first - 1, -1):
        if counts[piece]:
            rest = left - values[piece]
            others = with_more(box, behind, values[piece], counts[piece] - 1)
            if rest >= 0 and others >> rest & 1:
                found.append(piece)
            behind = with_more(box, others, values[piece], 1)
    found.reverse()
    return found


def total(box: MangroviaBox, currency: int, counts: list[int]) -> int:
    """All that could be paid."""
    values = box.purses[currency].values
    return sum(values[piece] * counts[piece] for piece in range(len(values)))


def nearest(found: int, price: int) -> tuple[int, int]:
    """The sums next to a price that cannot be paid: below it and above it, 0 where there is none."""
    below = (found & ((1 << price) - 1)).bit_length() - 1
    higher = found >> price
    above = price + (higher & -higher).bit_length() - 1 if higher else 0
    return below, above
