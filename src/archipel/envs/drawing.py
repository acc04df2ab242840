"""A position as people see it, for `render`: the board as in the terminal, as text or as an SVG picture of that."""

import sys
from io import StringIO
from typing import Final

from rich.console import Console, RenderableType

from archipel.engine.phrase import NOBODY, SPECTATOR
from archipel.engine.state import State
from archipel.envs import agent
from archipel.games import find
from archipel.terminal.boards import draw
from archipel.terminal.picture import picture
from archipel.words import Words

WIDTH: Final = 110
HEIGHT: Final = 48
"""So large, every board comes with everything around it."""

MODES: Final = ("ansi", "human", "svg")


def board(state: State) -> RenderableType:
    """As the seat to move sees it; once the game is over, as a spectator does."""
    seat = SPECTATOR if state.seat == NOBODY else state.seat
    names = [agent(number) for number in range(state.seats)]
    words = Words("en", find(state.edition.game), tuple(names), seat)
    return draw(state.view(seat), state.edition, words, names, WIDTH, HEIGHT)


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"There is no render mode {mode!r}; the modes are: {', '.join(MODES)}.")
    return mode


def render(state: State, mode: str | None) -> str | None:
    """The text or the picture; for a human, it is printed."""
    if mode is None:
        raise ValueError(f"Nothing is drawn without a render mode; the modes are: {', '.join(MODES)}.")
    drawn = drawing(state, mode)
    if mode == "human":
        sys.stdout.write(drawn)
        return None
    return drawn


def drawing(state: State, mode: str) -> str:
    """With colours, but for plain text."""
    file = StringIO()
    console = Console(
        file=file,
        width=WIDTH,
        height=HEIGHT,
        record=mode == "svg",
        force_terminal=mode != "ansi",
        color_system=None if mode == "ansi" else "truecolor",
        highlight=False,
    )
    console.print(board(state))
    return picture(console, state.edition.game) if mode == "svg" else file.getvalue()
