"""One module a game that draws its board, found by the game's id; a game without one is drawn plainly."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias, cast

from rich.console import RenderableType

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data
from archipel.words import Words

Draw: TypeAlias = Callable[[Data, Edition, Words, list[str], int, int], RenderableType]
"""What every module here offers as `draw`."""


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int, height: int) -> RenderableType:
    """The board as a seat sees it, for a terminal of so many columns and lines."""
    return drawing(str(view["game"]))(view, edition, words, names, width, height)


def drawing(game: str) -> Draw:
    own = f"{__name__}.{game}"
    module = import_module(own if find_spec(own) else f"{__name__}.plain")
    return cast(Draw, module.draw)
