"""Exact payment (5A): which sums a purse can pay, and which piece may be laid down next so that the rest can still be paid.

A purse is described by how many there are of each of its pieces. Sums are bits of one number, so a purse of any size takes a single pass;
no search for a payment is needed. Pieces are laid down in the purse's order, highest value first, so every payment is reached in one way.
"""

from typing import Final, Literal, TypeAlias

from archipel.games.mangrovia.edition import COMMON, STARTING, MangroviaBox
from archipel.games.mangrovia.state import MangroviaState

Currency: TypeAlias = Literal["valuables", "amulets"]
CURRENCIES: Final[tuple[Currency, ...]] = ("valuables", "amulets")
Piece: TypeAlias = Literal["valuable", "starting", "tile", "amulet"]
PIECES: Final[tuple[Piece, ...]] = ("valuable", "starting", "tile")
"""What the pieces are called, by where they come from; a common piece in the other currency is called an amulet."""


def piece_name(box: MangroviaBox, currency: int, piece: int) -> Piece:
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
    """A bit for every sum that can be paid exactly, up to the highest price there is."""
    values = box.purses[currency].values
    found = 1
    for piece in range(len(values)):
        found = with_more(box, found, values[piece], counts[piece])
    return found


def with_more(box: MangroviaBox, found: int, value: int, count: int) -> int:
    """The sums `found`, together with those that this many further pieces of a value make possible."""
    for _ in range(count):
        found |= found << value & box.payable
    return found


def open_pieces(box: MangroviaBox, currency: int, counts: list[int], first: int, left: int) -> list[int]:
    """The pieces, from `first` onwards, that can be laid down now so that the rest can be paid with that piece and those after it."""
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
    """The value of all the pieces together."""
    values = box.purses[currency].values
    return sum(values[piece] * counts[piece] for piece in range(len(values)))


def nearest(found: int, price: int) -> tuple[int, int]:
    """The nearest payable sums to a price that cannot be paid: below it and above it, 0 if there is none."""
    below = (found & ((1 << price) - 1)).bit_length() - 1
    higher = found >> price
    above = price + (higher & -higher).bit_length() - 1 if higher else 0
    return below, above
