"""The set-ups in which a game is put through the conformance suite: every number of seats with every option."""

from itertools import product
from typing import Final

from archipel.engine.conformance import ONE_READER, Listen, Tally, Walk
from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import Edition
from archipel.engine.game import Game, Option

COMBINATIONS: Final = 8
"""If a game's options combine in more ways than this, each unusual value is tried alone, and then all together."""

NUMBER: Final = 12
"""What a numeric option is set to besides its default, if that is allowed."""

WHOLE: Final = 5_000
"""More decisions than a random game takes."""

BEGINNING: Final = 75
"""How many decisions are played with options other than the defaults."""


class SetUp:
    """A number of seats, the options, and the greatest number of decisions to play."""

    def __init__(self, seats: int, options: dict[str, str], most: int) -> None:
        self.seats = seats
        self.options = options
        self.most = most


def set_ups(game: Game) -> list[SetUp]:
    """Every number of seats with every combination of options; if there are many, with each unusual value alone, and all together."""
    usual = game.read_options({})
    values = [[(option.name, value) for value in values_of(option)] for option in game.options]
    combinations = [dict(chosen) for chosen in product(*values)]
    if len(combinations) > COMBINATIONS:
        together = dict([next((pair for pair in pairs if pair[1] != usual[pair[0]]), pairs[0]) for pairs in values])
        combinations = [chosen for chosen in combinations if chosen == together or unusual(chosen, usual) <= 1]
    return [
        SetUp(seats, chosen, BEGINNING if unusual(chosen, usual) else WHOLE)
        for seats in range(game.fewest, game.most + 1)
        for chosen in combinations
    ]


def values_of(option: Option) -> list[str]:
    """All values of an option; for a number, its default and one other."""
    if option.values:
        return list(option.values)
    others = [str(min(max(NUMBER, option.low), option.high)), str(option.low), str(option.high)]
    return [option.default, *[other for other in others if other != option.default][:1]]


def unusual(chosen: dict[str, str], usual: dict[str, str]) -> int:
    """How many options differ from their defaults."""
    return sum(1 for name, value in chosen.items() if value != usual[name])


def random_walk(
    game: Game,
    set_up: SetUp,
    edition: Edition | None = None,
    listen: Listen | None = None,
    leaks: int = ONE_READER,
    tally: Tally | None = None,
) -> Walk:
    """The random game of a set-up, the same each time; play it with `run(set_up.most)`."""
    luck = QuickDealer(f"{game.name} {set_up.seats} {set_up.options}")
    seed = bytes([set_up.seats]) * 32
    return Walk(game, set_up.seats, set_up.options, seed, luck.below, edition, listen, leaks=leaks, tally=tally)
