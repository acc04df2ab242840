"""Which screen a table gets: drawn in place in a terminal, in plain lines for whoever asks for them and wherever nothing can be drawn."""

import os
import sys

from rich.console import Console

from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.terminal.painter import LEAST, size
from archipel.terminal.screen import Screen


def make_screen(game: Game, edition: Edition, names: tuple[str, ...], language: str, console: Console, plain: bool, speed: float) -> Screen:
    """A screen for this terminal; one that is too small is told what it would need."""
    colourless = Console(color_system=None, highlight=False, emoji=False) if console.is_terminal else console
    lines = Screen(game, edition, names, language, colourless)
    if plain or not can_draw(console):
        return lines
    columns, rows = size()
    if columns < LEAST[0] or rows < LEAST[1]:
        lines.say("play-too-small", columns=columns, lines=rows, wide=LEAST[0], high=LEAST[1])
        return lines
    from archipel.terminal.live import LiveScreen

    return LiveScreen(game, edition, names, language, console, speed)


def can_draw(console: Console) -> bool:
    """Whether this is a terminal at both ends, and one that can put lines at their places."""
    return os.name == "posix" and console.is_terminal and not console.is_dumb_terminal and sys.stdin is not None and sys.stdin.isatty()
