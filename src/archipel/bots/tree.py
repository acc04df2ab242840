"""The tree of a search. Chance and hidden things are not part of it: a node stands for all positions that its moves can lead to."""

import math
from typing import Final

UNTRIED: Final = 0.08
"""How much less than its siblings' average share an untried move is assumed to promise, as a fraction of the curiosity."""
LEAST: Final = 0.02
"""Added to every weight: no move looks so bad that it is never tried."""


class Node:
    """A move by a seat, after all those above it: how often it was possible and was tried, and the sum of that seat's shares of wins."""

    def __init__(self, weight: float) -> None:
        self.weight = weight
        """How good it looked at a glance relative to the others: about 1 for the best."""
        self.possible = 0
        self.visits = 0
        self.total = 0.0
        self.best = 0.0
        """The best glance value among the replies when they were first looked at."""
        self.replies: dict[int, Node] = {}
        """The moves that may follow, by `name`."""

    def share(self) -> float:
        return self.total / self.visits

    def learn(self, share: float) -> None:
        self.visits += 1
        self.total += share

    def lacks(self, names: list[int]) -> bool:
        """Whether any of these replies is not in the tree yet."""
        for name in names:
            if name not in self.replies:
                return True
        return False

    def add(self, names: list[int], glances: list[float], blur: float) -> None:
        """Adds the missing replies with what a glance says of them; a lead of `blur` makes one look e times as good."""
        if not self.replies:
            self.best = max(glances)
        for number in range(len(names)):
            if names[number] not in self.replies:
                ahead = min(1.0, (glances[number] - self.best) / blur)
                self.replies[names[number]] = Node(LEAST + math.exp(ahead))

    def pick(self, names: list[int], curiosity: float) -> int:
        """Which of these replies to try next (its index in the list): it has done well, or looks good at a glance and was rarely tried.

        The greater the curiosity, the more the glance counts relative to the share of wins found.
        """
        open_now = [self.replies[name] for name in names]
        weights = 0.0
        visits = 0
        total = 0.0
        for reply in open_now:
            reply.possible += 1
            weights += reply.weight
            visits += reply.visits
            total += reply.total
        untried = total / visits - UNTRIED * curiosity if visits else 0.0
        best = 0
        best_score = -1.0
        for number in range(len(open_now)):
            reply = open_now[number]
            share = reply.total / reply.visits if reply.visits else untried
            score = share + curiosity * reply.weight / weights * math.sqrt(reply.possible) / (1 + reply.visits)
            if score > best_score:
                best, best_score = number, score
        return best


def name(move: int, seat: int, seats: int) -> int:
    """A move and the seat that makes it, as one number."""
    return move * seats + seat
