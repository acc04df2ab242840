"""A closer look at one decision: what share of wins each move promises to every seat, and how sure that is.

The same search as that of `search`, with one difference: a move that was made is tried as often as the best, and so is known as well.
"""

from typing import Final

from archipel.bots.judge import Judge
from archipel.bots.tree import NONE, Node, Tree, name, standard_error
from archipel.engine.dealer import Dealer
from archipel.engine.state import State

FIRST: Final = 1
"""The first iteration only looks at the moves."""
PART: Final = 8
"""Where all moves are to be known, each is tried at least such a part as often as the best …"""
NEAREST: Final = 3
"""… and so many of those nearest to it as often as the best itself."""


class Finding:
    """What was found out about a move, for every seat: the sums of its shares of wins, and of their squares, in so many tries."""

    def __init__(self, move: int, seats: int) -> None:
        self.move = move
        self.visits = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, shares: list[float]) -> None:
        self.visits += 1
        for seat in range(len(shares)):
            self.sums[seat] += shares[seat]
            self.squares[seat] += shares[seat] * shares[seat]

    def shares(self) -> list[float]:
        return [total / self.visits for total in self.sums]

    def doubt(self, seat: int) -> float:
        """By how much the share of this seat may be off by chance: the standard error of its mean."""
        return standard_error(self.visits, self.sums[seat], self.squares[seat])


class Study:
    """Looks at the decision of the seat that is asked in `guess`: a state that it cannot tell from the real one."""

    def __init__(self, guess: State, judge: Judge, luck: Dealer) -> None:
        self.judge = judge
        self.seat = guess.seat
        self.seats = guess.seats
        self.tree = Tree(guess, luck, Node(1.0))
        self.found: dict[int, Finding] = {name(move, self.seat, self.seats): Finding(move, self.seats) for move in guess.moves()}

    def think(self, iterations: int, made: int) -> None:
        """So many iterations, and then as many of the move `made` as it lacks to be tried as often as the best."""
        self.iterate(FIRST, NONE)
        self.iterate(iterations, NONE)
        self.catch_up(self.found[name(made, self.seat, self.seats)], max(FIRST, self.best().visits))

    def think_of_all(self, iterations: int) -> None:
        """So many iterations, and then as many of every other move as are needed to say how far it is behind the best."""
        self.iterate(FIRST, NONE)
        self.iterate(iterations, NONE)
        most = max(FIRST, self.best().visits)
        for finding in self.found.values():
            self.catch_up(finding, max(FIRST, most // PART))
        nearest = sorted(self.found.values(), key=lambda finding: -finding.shares()[self.seat])
        for finding in nearest[: NEAREST + 1]:
            self.catch_up(finding, most)

    def catch_up(self, finding: Finding, visits: int) -> None:
        """Tries a move until it was tried so many times."""
        self.iterate(visits - finding.visits, name(finding.move, self.seat, self.seats))

    def iterate(self, count: int, first: int) -> None:
        left = count
        while left > 0:
            leaves = [self.tree.descend(first) for _ in range(min(left, self.judge.at_once))]
            left -= len(leaves)
            self.judge.look([leaf for leaf in leaves if leaf.moves])
            for leaf in leaves:
                self.tree.learn(leaf)
                if leaf.first != NONE:
                    self.found[leaf.first].add(leaf.shares)

    def best(self) -> Finding:
        """The move that was tried most."""
        findings = list(self.found.values())
        best = findings[0]
        for finding in findings:
            if finding.visits > best.visits:
                best = finding
        return best

    def findings(self) -> list[Finding]:
        """All moves that were tried, those first that were tried most."""
        tried = [finding for finding in self.found.values() if finding.visits]
        tried.sort(key=lambda finding: -finding.visits)
        return tried
