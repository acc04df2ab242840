"""`search`: plays ahead in its head, from many guesses at what is hidden, and spends most time on what has turned out well.

Information-set Monte Carlo tree search (one tree over all guesses): in every iteration what the seat cannot know is dealt anew, moves are
picked down the tree, each in the interest of the seat that makes it, and where the tree ends a judge says which moves look promising and
estimates everybody's share of wins. The tree is kept from one small decision to the next within a turn.

`first-thought`: the move that looks most promising to the judge, without a tree.
"""

import time
from typing import Final

from archipel.bots.bot import Bot
from archipel.bots.judge import FindJudge, Judge, Position, ValueJudge
from archipel.bots.study import Study
from archipel.bots.tree import Node, Tree, name
from archipel.engine.dealer import Dealer, Hidden, Probe
from archipel.engine.game import Game
from archipel.engine.phrase import Data
from archipel.engine.state import State

MILLISECONDS: Final = 1000
"""How long a decision takes by default."""


class Thought:
    """What was found out about a move: how often it was tried, the share of wins it promises, and by how much that may be off by chance."""

    def __init__(self, move: int, visits: int, share: float, doubt: float) -> None:
        self.move = move
        self.visits = visits
        self.share = share
        self.doubt = doubt


class JudgingBot(Bot):
    """Asks a judge: the one that has learned the game, where there is one that fits the edition; else one that goes by `value`."""

    def __init__(self, game: Game, luck: Dealer, find: FindJudge | None = None) -> None:
        super().__init__(game, luck)
        self.find = find
        self.edition = ""
        self.found: Judge = ValueJudge(game)

    def judge(self, edition: str) -> Judge:
        """The judge for the edition with this hash."""
        if edition != self.edition:
            learned = None if self.find is None else self.find(self.game, self.game.known_box(edition))
            self.found = ValueJudge(self.game) if learned is None else learned
            self.edition = edition
        return self.found

    def look(self, state: State) -> Position:
        """What the judge says of a decision."""
        position = Position(state, state.moves())
        self.judge(state.edition.hash).look([position])
        return position

    def glance(self, view: Data, count: int) -> list[float]:
        """The share of wins that every seat can expect, as the judge says of the mean of several guesses."""
        guesses = [self.game.guess(view, self.luck) for _ in range(count)]
        positions = [Position(guess, guess.moves()) for guess in guesses]
        self.judge(guesses[0].edition.hash).look(positions)
        return [sum([position.shares[seat] for position in positions]) / count for seat in range(guesses[0].seats)]


class FirstThoughtBot(JudgingBot):
    def choose(self, view: Data, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        position = self.look(self.game.guess(view, self.luck))
        best = 0
        for number in range(1, len(position.priors)):
            if position.priors[number] > position.priors[best]:
                best = number
        return position.moves[best]


class SearchBot(JudgingBot):
    """Thinks for some milliseconds, or for `iterations` if given; with iterations, the same luck always makes the same choice."""

    def __init__(
        self, game: Game, luck: Dealer, milliseconds: int = MILLISECONDS, iterations: int = 0, find: FindJudge | None = None
    ) -> None:
        super().__init__(game, luck, find)
        self.milliseconds = milliseconds
        self.iterations = iterations
        self.limit = 0
        """No decision takes more milliseconds than this, whatever the budget; 0 means no such limit."""
        self.root = Node(1.0)
        self.expected: Data = {}
        """The view that belongs to the root of the tree."""

    def choose(self, view: Data, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        move = self.consider(view, moves)[0].move
        self.foresee(view, move)
        return move

    def consider(self, view: Data, moves: list[int]) -> list[Thought]:
        """What the bot thinks of the moves, best first. A move that is the only one needs no thought."""
        begin = time.perf_counter()
        guess = self.game.guess(view, self.luck)
        if len(moves) == 1:
            return [Thought(moves[0], 0, self.look(guess).shares[guess.seat], 0.0)]
        if view != self.expected:
            self.root = Node(1.0)
            self.expected = view
        self.think(Tree(guess, self.luck, self.root), begin)
        thoughts: list[Thought] = []
        for move in moves:
            node = self.root.replies[name(move, guess.seat, guess.seats)]
            share, doubt = (node.share(), node.doubt()) if node.visits else (0.0, 0.0)
            thoughts.append(Thought(move, node.visits, share, doubt))
        thoughts.sort(key=lambda thought: (-thought.visits, -thought.share))
        return thoughts

    def study(self, view: Data) -> Study:
        """For a closer look at the decision of this view."""
        guess = self.game.guess(view, self.luck)
        return Study(guess, self.judge(guess.edition.hash), self.luck)

    def think(self, tree: Tree, begin: float) -> None:
        """One iteration after another, or some side by side if the judge is quicker that way; the first only looks at the moves."""
        judge = self.judge(tree.guess.edition.hash)
        made = -1
        while made < 1 or self.within_budget(made, begin):
            leaves = [tree.descend() for _ in range(self.at_once(judge, made))]
            judge.look([leaf for leaf in leaves if leaf.moves])
            for leaf in leaves:
                tree.learn(leaf)
            made += len(leaves)

    def at_once(self, judge: Judge, made: int) -> int:
        """How many iterations to make now."""
        if made < 1:
            return 1
        return min(judge.at_once, self.iterations - made) if self.iterations else judge.at_once

    def within_budget(self, made: int, begin: float) -> bool:
        """Whether the budget allows one more iteration."""
        if self.iterations and not self.limit:
            return made < self.iterations
        spent = (time.perf_counter() - begin) * 1000
        if self.limit and spent >= self.limit:
            return False
        return made < self.iterations if self.iterations else spent < self.milliseconds

    # From one small decision to the next

    def foresee(self, view: Data, move: int) -> None:
        """Keeps the subtree below a move if the next decision is ours and we can foresee what our view will then be."""
        state = self.game.guess(view, self.luck)
        seat = state.seat
        kept = self.root.replies[name(move, seat, state.seats)]
        self.root = Node(1.0)
        self.expected = {}
        moves = [move]
        try:
            while len(moves) == 1 and state.seat == seat:
                state.play(moves[0], Probe(seat))
                moves = state.moves()
        except Hidden:
            return
        if state.seat == seat:
            self.root = kept
            self.expected = state.view(seat)
