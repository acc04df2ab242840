"""What a bot should know about a game: an evaluation of positions, and a quick assessment (a glance) of moves. It lives with the game;
bots do the thinking.
"""

import math
from typing import Generic, cast

from mypy_extensions import mypyc_attr

from archipel.engine.dealer import Hidden, Probe
from archipel.engine.decision import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """Each game provides a subclass with at least `value`. The rest derives from it; a game overrides what it can do better or faster."""

    depth = 4
    """How many further small decisions of the same turn are worth searching; a game with many steps per turn values each step by itself."""

    blur = 1.5
    """How imprecise a glance is, on the scale of `value`: moves closer together than this are about equally worth a look."""

    def value(self, state: S, seat: int) -> float:
        """How good a position is for a seat: higher is better. May use only what that seat knows, and its own hidden things."""
        raise NotImplementedError

    def spread(self, state: S) -> float:
        """The lead in value that makes a seat e times as likely to win; larger while more can still happen."""
        return 10.0

    def shares(self, state: S) -> list[float]:
        """The share of wins that every seat can expect in a running game; they add up to 1."""
        return soft([self.value(state, seat) for seat in range(state.seats)], self.spread(state))

    def settled(self, state: S) -> bool:
        """Whether `shares` can judge a running game now, or something should be played out first."""
        return True

    def weigh(self, state: S, moves: list[int]) -> list[float]:
        """How good legal moves look at a glance to the seat that is asked, relative to each other, on the scale of `value`.

        By default, the value after the move, as far as the seat can foresee it.
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
    """Linear interpolation: the figure at a point, given one figure per mark; beyond the outer marks, the figure of the nearer one."""
    if at <= marks[0]:
        return figures[0]
    for number in range(1, len(marks)):
        if at < marks[number]:
            part = (at - marks[number - 1]) / (marks[number] - marks[number - 1])
            return figures[number - 1] + part * (figures[number] - figures[number - 1])
    return figures[-1]


def soft(values: list[float], spread: float) -> list[float]:
    """Shares that add up to 1: a lead of `spread` makes a share e times as large."""
    best = max(values)
    grown = [math.exp((value - best) / spread) for value in values]
    total = sum(grown)
    return [each / total for each in grown]
