"""The tree of a search. Chance and hidden things are not part of it: a node stands for all positions that its moves can lead to."""

import math
from typing import Final

from archipel.bots.judge import Position, shares_at_the_end
from archipel.engine.dealer import Dealer
from archipel.engine.state import State

CURIOSITY: Final = 5.0
"""How much a promising move that was rarely tried counts relative to how far the shares of wins found so far lie apart."""
APART: Final = 0.1
"""The standard deviation of these shares that is assumed at first."""
ASSUMED: Final = 4
"""What is assumed counts as much as so many tries."""
UNTRIED: Final = 0.05
"""How much less than its siblings' average share an untried move is assumed to promise."""
NONE: Final = -1
LEAST: Final = 0.004
"""Added to what the judge promises: no move looks so bad that it is never tried."""


class Node:
    """A move by a seat, after all those above it: how often it was possible and was tried, and the sum of that seat's shares of wins and of
    their squares. A try whose share is not known yet counts as lost: so ways that are gone side by side lead apart."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        """How promising it looked among its siblings."""
        self.possible = 0
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.replies: dict[int, Node] = {}
        """The moves that may follow, by `name`."""

    def share(self) -> float:
        return self.total / self.visits

    def doubt(self) -> float:
        """By how much the share may be off by chance: the standard error of its mean."""
        return standard_error(self.visits, self.total, self.squares)

    def lacks(self, names: list[int]) -> bool:
        """Whether any of these replies is not in the tree yet."""
        for name in names:
            if name not in self.replies:
                return True
        return False

    def add(self, names: list[int], priors: list[float]) -> None:
        """Adds the missing replies."""
        for number in range(len(names)):
            if names[number] not in self.replies:
                self.replies[names[number]] = Node(LEAST + priors[number])

    def pick(self, names: list[int]) -> int:
        """Which of these replies to try next (its index in the list): it has done well, or looks promising and was rarely tried."""
        open_now = [self.replies[name] for name in names]
        priors = 0.0
        visits = 0
        total = 0.0
        squares = 0.0
        for reply in open_now:
            reply.possible += 1
            priors += reply.prior
            visits += reply.visits
            total += reply.total
            squares += reply.squares
        untried = total / visits - UNTRIED if visits else 0.0
        curiosity = CURIOSITY / priors * math.sqrt((variance(visits, total, squares) * visits + APART**2 * ASSUMED) / (visits + ASSUMED))
        best = 0
        best_score = -1.0
        for number in range(len(open_now)):
            reply = open_now[number]
            share = reply.total / reply.visits if reply.visits else untried
            score = share + curiosity * reply.prior * math.sqrt(reply.possible) / (1 + reply.visits)
            if score > best_score:
                best, best_score = number, score
        return best


class Leaf(Position):
    """Where the way down the tree ended: at a decision with moves that are not in the tree yet, or at the end of the game."""

    def __init__(self, state: State, moves: list[int]) -> None:
        super().__init__(state, moves)
        self.way: list[Node] = []
        self.seats: list[int] = []
        """Who moved to each node of the way."""
        self.first = NONE
        """The name of the move at the root."""
        self.node = Node(1.0)
        self.names: list[int] = []


class Tree:
    """What was found out about one decision of a seat, from `guess`: a state that this seat cannot tell from the real one."""

    def __init__(self, guess: State, luck: Dealer, root: Node) -> None:
        self.guess = guess
        self.seat = guess.seat
        self.luck = luck
        self.root = root

    def descend(self, first: int = NONE) -> Leaf:
        """Deals anew what the seat cannot know, and goes down the tree to where it ends. A leaf that is not the end must be judged.

        `first` is the name of the move to begin with, which must be in the tree already; `NONE`: the one that is to be tried next.
        """
        state = self.guess.copy()
        state.redeal(self.seat, self.luck)
        leaf = Leaf(state, [])
        node = self.root
        while not state.over:
            moves = state.moves()
            if len(moves) == 1:
                state.carry_out(moves[0], self.luck, None)
                continue
            seat = state.seat
            names = [name(move, seat, state.seats) for move in moves]
            if node.lacks(names):
                leaf.node = node
                leaf.moves = moves
                leaf.names = names
                return leaf
            if node is self.root:
                picked = node.pick(names) if first == NONE else names.index(first)
                leaf.first = names[picked]
            else:
                picked = node.pick(names)
            node = node.replies[names[picked]]
            node.visits += 1
            leaf.way.append(node)
            leaf.seats.append(seat)
            state.carry_out(moves[picked], self.luck, None)
        leaf.shares = shares_at_the_end(state)
        return leaf

    def learn(self, leaf: Leaf) -> None:
        """Takes what was found at a leaf back up the way; the nodes have counted the try on the way down."""
        if leaf.moves:
            leaf.node.add(leaf.names, leaf.priors)
        for number in range(len(leaf.way)):
            node = leaf.way[number]
            share = leaf.shares[leaf.seats[number]]
            node.total += share
            node.squares += share * share


def variance(count: int, total: float, squares: float) -> float:
    """How far numbers lie apart of which this is the sum, and the sum of their squares."""
    if count == 0:
        return 0.0
    mean = total / count
    return max(0.0, squares / count - mean * mean)


def standard_error(count: int, total: float, squares: float) -> float:
    """That of the mean of such numbers."""
    return math.sqrt(variance(count, total, squares) / count)


def name(move: int, seat: int, seats: int) -> int:
    """A move and the seat that makes it, as one number."""
    return move * seats + seat
