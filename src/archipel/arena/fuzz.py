"""Random and contrary play against the conformance suite until time is up. A failure becomes a record that loads.

At every state every contract is checked, and one reader, a seat or the spectator drawn at random, takes the leak test.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from archipel.engine.conformance import Broken, Tally, Walk
from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.files import write_text

MOST: Final = 400
"""Decisions a game at most, so that many set-ups are tried."""


class Report:
    """How far a campaign came; `failure` says what broke, `record` where it lies."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.failure = ""
        self.record: Path | None = None

    def play(self, walk: Walk, most: int, folder: Path) -> bool:
        """Plays and checks one game; whether nothing broke."""
        try:
            walk.run(most)
        except Broken as broken:
            self.failure = broken.what
            self.record = keep(walk, folder)
        return not self.failure

    def cannot_deal(self, error: Exception, seats: int, options: dict[str, str]) -> None:
        self.failure = f"{type(error).__name__}: {error} (while dealing for {seats} seats with {options})"


def fuzz(
    game: Game, seconds: float, seed: str, folder: Path, edition: Edition | None = None, tick: Callable[[float], None] | None = None
) -> Report:
    """Checks game after game, with numbers of seats and options drawn at random."""
    report = Report()
    choice = QuickDealer("fuzz " + seed.encode(errors="surrogateescape").hex())
    begin = time.monotonic()
    while (passed := time.monotonic() - begin) < seconds:
        if tick is not None:
            tick(passed)
        seats = game.fewest + choice.below(game.most - game.fewest + 1)
        options = random_options(game, choice)
        dealt = b"".join(choice.below(1 << 32).to_bytes(4, "big") for _ in range(8))
        try:
            walk = Walk(
                game, seats, options, dealt, choice.below, edition, stop=lambda: time.monotonic() - begin > seconds, tally=report.tally
            )
        except Exception as error:
            report.cannot_deal(error, seats, options)
            break
        if not report.play(walk, MOST, folder):
            break
    return report


def random_options(game: Game, choice: QuickDealer) -> dict[str, str]:
    options = {}
    for option in game.options:
        if option.values:
            options[option.name] = option.values[choice.below(len(option.values))]
        elif choice.below(2):
            options[option.name] = str(option.low + choice.below(min(option.high - option.low, 20) + 1))
    return options


def keep(walk: Walk, folder: Path) -> Path:
    """Writes a failure as a record that replays."""
    path = folder / f"{walk.game.name}-{walk.match.record.commitment[:12]}.record"
    write_text(path, walk.ended())
    return path
