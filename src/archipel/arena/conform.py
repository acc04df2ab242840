"""The conformance suite over one game: one random game of every set-up, the same each time. A failure becomes a record that loads."""

from collections.abc import Callable
from pathlib import Path

from archipel.arena.fuzz import Report
from archipel.engine.conformance import Tally
from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.engine.setups import SetUp, random_walk, set_ups


def conform(game: Game, leaks: int, folder: Path, edition: Edition | None, tick: Callable[[SetUp, Tally], None]) -> Report:
    """Takes `leaks` leak tests in a hundred states; `tick` is told what was checked of each set-up."""
    report = Report()
    for set_up in set_ups(game):
        tally = Tally()
        try:
            walk = random_walk(game, set_up, edition, leaks=leaks, tally=tally)
        except Exception as error:
            report.cannot_deal(error, set_up.seats, set_up.options)
            break
        good = report.play(walk, set_up.most, folder)
        report.tally.add(tally)
        if not good:
            break
        tick(set_up, tally)
    return report
