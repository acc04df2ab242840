"""What every view begins with. A game's `view.py` extends it as `class View(Frame)`; the page's types are made from that."""

from typing import TypedDict

from archipel.engine.phrase import Data


class Said(TypedDict):
    """A phrase as data."""

    key: str
    args: Data


class Frame(TypedDict):
    """Which game this is, whose view (`seat`), and what is asked of whom (`asked`)."""

    game: str
    edition: str
    seats: int
    options: dict[str, str]
    seat: int
    asked: int
    decision: Said
    over: bool
