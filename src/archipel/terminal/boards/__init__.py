"""One module a game that draws its board, found by the game's id; a game without one is drawn plainly."""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, TypeAlias, cast

from rich.console import RenderableType

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data, Phrase
from archipel.words import Words

Legend: TypeAlias = list[tuple[str, str]]
"""Signs, each with what it means."""


class Face(Protocol):
    """What every module here offers. `MARKS` are the signs of the seats with their colours."""

    MARKS: tuple[tuple[str, str], ...]

    def draw(self, view: Data, edition: Edition, words: Words, names: list[str], width: int, height: int) -> RenderableType:
        """The board for so many columns and lines: with everything around it where that fits, else what a decision needs."""
        ...

    def players(self, view: Data, edition: Edition, words: Words, names: list[str], width: int) -> RenderableType:
        """What a low terminal's board leaves out: the players, the offers, one's own things."""
        ...

    def headline(self, view: Data, words: Words) -> str:
        """How far the game is, in a few words."""
        ...

    def legend(self, view: Data, edition: Edition, words: Words) -> Legend:
        """Every sign that the drawings use."""
        ...

    def describe(self, view: Data, edition: Edition, words: Words, names: list[str]) -> list[str]:
        """The board in words, a line a thing, for whoever hears it read out."""
        ...

    def group(self, move: Phrase, words: Words) -> tuple[str, str] | None:
        """For a move that is listed below a heading with others: the heading, and what it is called there."""
        ...


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int, height: int) -> RenderableType:
    """The board as a seat sees it, for a terminal of so many columns and lines."""
    return face(str(view["game"])).draw(view, edition, words, names, width, height)


def face(game: str) -> Face:
    own = f"{__name__}.{game}"
    return cast(Face, import_module(own if find_spec(own) else f"{__name__}.plain"))
