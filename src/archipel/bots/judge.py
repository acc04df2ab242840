"""Who judges positions for a search: how promising every move looks, and the share of wins that every seat can expect.

`ValueJudge` goes by the game's `value` and fits every game. Learned judges come from outside (`archipel.nets`), since they need NumPy.
"""

import math
from collections.abc import Callable
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from archipel.engine.dealer import Hidden, Probe
from archipel.engine.edition import Box
from archipel.engine.game import Game
from archipel.engine.state import State

BLUR: Final = 1.5
"""Moves whose values are closer together than this are about equally worth a look."""
SPREAD: Final = 10.0
"""The lead in value that makes a seat e times as likely to win."""


class Position:
    """A decision that is to be judged: a state with the moves of the seat that is asked. The judge fills in the rest."""

    def __init__(self, state: State, moves: list[int]) -> None:
        self.state = state
        self.moves = moves
        self.priors: list[float] = []
        """How promising each of the moves looks; they add up to 1."""
        self.shares: list[float] = []
        """The share of wins that every seat can expect; they add up to 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    learned = False
    """Whether it has learned to judge, or goes by the game's `value`."""
    at_once = 1
    """How many positions it is best asked about together."""

    def look(self, positions: list[Position]) -> None:
        """Judges all of these; several at a time are cheaper for some judges."""
        raise NotImplementedError


FindJudge: TypeAlias = Callable[[Game, Box], Judge | None]


class ValueJudge(Judge):
    """Goes by the value after every move, as far as the seat that is asked can foresee it, and by everybody's value now."""

    def __init__(self, game: Game) -> None:
        self.evaluation = game.evaluation()

    def look(self, positions: list[Position]) -> None:
        for position in positions:
            state = position.state
            position.shares = soft([self.evaluation.value(state, seat) for seat in range(state.seats)], SPREAD)
            position.priors = soft([self.after(state, move) for move in position.moves], BLUR)

    def after(self, state: State, move: int) -> float:
        seat, after = state.seat, state.copy()
        try:
            after.carry_out(move, Probe(seat), None)
        except Hidden:
            pass
        return self.evaluation.value(after, seat)


def soft(values: list[float], spread: float) -> list[float]:
    """Shares that add up to 1: a lead of `spread` makes a share e times as large."""
    best = max(values)
    grown = [math.exp((value - best) / spread) for value in values]
    total = sum(grown)
    return [each / total for each in grown]


def shares_at_the_end(state: State) -> list[float]:
    """Who has won: all of it, or an equal part of a shared victory."""
    places = state.ranking()
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]
