"""What a net is told of a table: a row of bytes from the side of a seat.

The table is a guess or one in a search, so everything on it may be read. Rows stay among the bots and are never handed out: what a seat may
know is its view. A game's own subclass lives with its bots' knowledge (`games/<game>/features.py`).
"""

from typing import Generic

from mypy_extensions import mypyc_attr

from archipel.engine.decision import S


class Group:
    """Neighbouring bytes of a row that mean the same kind of thing. A byte divided by `scale` is about 0 to 1."""

    def __init__(self, meaning: str, count: int, scale: float = 1.0) -> None:
        self.meaning = meaning
        self.count = count
        self.scale = scale


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """Rows of one game, equally long for every number of seats and all options; only another edition may change the length.

    Seats come in order of turn, beginning with the one from whose side the row is written; those that do not exist are all zeros.
    """

    version = 1
    """Counts up whenever a row of the same table, or a slot, would change: nets taught with others do not fit any more."""

    facets = 1
    """In how many slots a net finds an answer."""

    def groups(self, state: S) -> list[Group]:
        """What the bytes of a row mean, in order, for the edition of this state."""
        raise NotImplementedError

    def row(self, state: S, seat: int) -> bytes:
        """The table from the side of a seat, in a running game."""
        raise NotImplementedError

    def slots(self, state: S) -> int:
        """How many slots a net has for answers."""
        return state.space()

    def slots_of(self, state: S, moves: list[int], row: bytes) -> list[int]:
        """Where a net finds these moves of the seat that is asked, from whose side the row was written: `facets` slots for each move.

        How promising a move looks is the sum over its slots. The first is its own; the others it shares with moves that are like it, so
        that what was learned of one of them is known of all. A move that names a seat is found from the side of who is asked.
        """
        return moves


def byte(number: int) -> int:
    """A number as a byte: what is too large or too small is cut off."""
    if number < 0:
        return 0
    return number if number < 256 else 255
