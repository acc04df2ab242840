"""The picture of the terminal game in the README: `make picture` draws a position of a seeded game as SVG, with nothing from outside."""

import io
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from archipel.bots import make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.match import Match, start
from archipel.engine.phrase import Event
from archipel.engine.record import Player
from archipel.games import find
from archipel.terminal.live import LiveScreen
from archipel.terminal.picture import picture
from archipel.terminal.play import Sitting
from archipel.terminal.saves import Saves

NAMES: Final = ("Anna", "Ben", "Chiara", "Émile")
MOVES: Final = 36
WIDTH: Final = 100
HEIGHT: Final = 54


def position() -> tuple[Match, list[tuple[int, list[Event]]]]:
    """A game between four bots at a decision of the first seat, and what was told, move by move."""
    game = find("flucht")
    bots = [make_bot("greedy", game, QuickDealer(name)) for name in NAMES]
    players = [Player("person" if not seat else "greedy", name) for seat, name in enumerate(NAMES)]
    match = start(game, players, bytes(range(32)), {"bridge": "yes"})
    told: list[tuple[int, list[Event]]] = []
    while len(match.record.entries) < MOVES or match.state.seat != 0:
        state = match.state
        seat = state.seat
        told.append((seat, match.play(seat, state.text(bots[seat].choose(state.view(seat), state.moves())))))
    return match, told


def draw_picture(path: Path) -> None:
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    match, told = position()
    screen = LiveScreen(match.game, match.state.edition, NAMES, "en", console, 0)
    sitting = Sitting(match, Saves(match.game), screen)
    for seat, events in told:
        sitting.tell(seat, events)
    sitting.show_table()
    for line in screen.frame(WIDTH, HEIGHT):
        console.print(Text.from_ansi(line, no_wrap=True, end="\n"))
    console.print(Text(f"{sitting.here.text('play-prompt')} > "))
    console.print(Text(sitting.here.text("play-keys"), style="dim"))
    path.write_text(picture(console, "archipel play flucht --option bridge=yes"), encoding="utf-8")


if __name__ == "__main__":
    draw_picture(Path(sys.argv[1]))
