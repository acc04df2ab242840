"""What a bot should know about a game: an evaluation of positions, and what a glance says of moves. Lives with the game; bots bring the
thinking.
"""

import math
from typing import Generic, cast

from mypy_extensions import mypyc_attr

from archipel.engine.dealer import Hidden, Probe
from archipel.engine.decision import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S]):
    """A game brings a subclass, with `value` at least. The rest follows from it; a game that knows better or quicker says so."""

    depth = 4
    """How many further small decisions of one turn are worth looking through; a game of many steps a turn values every step itself."""

    blur = 1.5
    """How exact a glance is, on the scale of `value`: what is closer together than this is about equally worth a look."""

    def value(self, state: S, seat: int) -> float:
        """How good a position is for a seat: higher is better. May use only what that seat knows, and its own hidden things."""
        raise NotImplementedError

    def spread(self, state: S) -> float:
        """The lead in value of somebody who wins e times as often: the more can still happen, the larger."""
        return 10.0

    def shares(self, state: S) -> list[float]:
        """The share of wins that every seat can expect in a running game; they add up to 1."""
        return soft([self.value(state, seat) for seat in range(state.seats)], self.spread(state))

    def settled(self, state: S) -> bool:
        """Whether `shares` can judge a running game now, or whether something should be played to its end first."""
        return True

    def weigh(self, state: S, moves: list[int]) -> list[float]:
        """How good legal moves look at a glance to the seat that is asked, beside each other, on the scale of `value`.

        As it stands: the value after the move, as far as the seat can foresee it.
        """
        seat = state.seat
        probe = Probe(seat)
        weights: list[float] = []
        for move in moves:
            after = cast(S, state.copy())
            try:
                after.carry_out(move, probe, None)
            except Hidden:
                pass
            weights.append(self.value(after, seat))
        return weights


def between(marks: list[float], figures: list[float], at: float) -> float:
    """The figure for a point between marks, of which each has one; beyond the first and the last mark theirs."""
    if at <= marks[0]:
        return figures[0]
    for number in range(1, len(marks)):
        if at < marks[number]:
            part = (at - marks[number - 1]) / (marks[number] - marks[number - 1])
            return figures[number - 1] + part * (figures[number] - figures[number - 1])
    return figures[-1]


def soft(values: list[float], spread: float) -> list[float]:
    """Shares that add up to 1: whoever is ahead of another by `spread` has e times as much."""
    best = max(values)
    grown = [math.exp((value - best) / spread) for value in values]
    total = sum(grown)
    return [each / total for each in grown]
