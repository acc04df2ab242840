"""`search`: plays ahead in its head, from many guesses at what is hidden, and spends most time on what has turned out well.

Information-set Monte Carlo tree search (one tree over all guesses): in every iteration a guess is built from the view alone, moves are
picked down the tree, each in the interest of the seat that makes it, and where the tree ends the game is played on as far as its evaluation
needs to estimate everybody's share of wins. The tree is kept from one small decision to the next within a turn.
"""

import time
from typing import Final

from archipel.bots.bot import Bot
from archipel.bots.tree import Node, name
from archipel.engine.dealer import Dealer, Hidden, Probe
from archipel.engine.game import Game
from archipel.engine.phrase import Data
from archipel.engine.state import State

MILLISECONDS: Final = 1000
"""How long a decision takes by default."""
CURIOSITY: Final = 4.0
"""How large a share of wins a glance may account for: this many times what lies within its blur, and at most all of it."""
USES: Final = 4
"""How many iterations start from the same guess: a copy costs much less than a guess."""
FURTHEST: Final = 60
"""How many decisions are played at most beyond the end of the tree."""


class Thought:
    """What was found out about a move: how often it was tried, and the share of wins it promises."""

    def __init__(self, move: int, visits: int, share: float) -> None:
        self.move = move
        self.visits = visits
        self.share = share


class SearchBot(Bot):
    """Thinks for some milliseconds, or for `iterations` if given; with iterations, the same luck always makes the same choice."""

    def __init__(self, game: Game, luck: Dealer, milliseconds: int = MILLISECONDS, iterations: int = 0) -> None:
        super().__init__(game, luck)
        self.evaluation = game.evaluation()
        self.milliseconds = milliseconds
        self.iterations = iterations
        self.limit = 0
        """No decision takes more milliseconds than this, whatever the budget; 0 means no such limit."""
        self.curiosity = 1.0
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
        if len(moves) == 1:
            return [Thought(moves[0], 0, self.judge(self.game.guess(view, self.luck))[int(view["seat"])])]
        if view != self.expected:
            self.root = Node(1.0)
            self.expected = view
        self.think(view)
        thoughts: list[Thought] = []
        for move in moves:
            node = self.root.replies[name(move, int(view["seat"]), int(view["seats"]))]
            thoughts.append(Thought(move, node.visits, node.share() if node.visits else 0.0))
        thoughts.sort(key=lambda thought: (-thought.visits, -thought.share))
        return thoughts

    # One iteration after another

    def think(self, view: Data) -> None:
        begin = time.perf_counter()
        guess = self.game.guess(view, self.luck)
        self.curiosity = min(1.0, CURIOSITY * self.evaluation.blur / self.evaluation.spread(guess))
        made = 0
        while made == 0 or self.within_budget(made, begin):
            if made % USES == 0 and made > 0:
                guess = self.game.guess(view, self.luck)
            self.iterate(guess.copy())
            made += 1

    def within_budget(self, made: int, begin: float) -> bool:
        """Whether the budget allows one more iteration."""
        if self.iterations and not self.limit:
            return made < self.iterations
        spent = (time.perf_counter() - begin) * 1000
        if self.limit and spent >= self.limit:
            return False
        return made < self.iterations if self.iterations else spent < self.milliseconds

    def iterate(self, state: State) -> None:
        """Goes down the tree to a move that is new in it, on from there until the outcome can be judged, and back up with the result."""
        node = self.root
        path: list[Node] = []
        seats: list[int] = []
        while not state.over:
            moves = state.moves()
            if len(moves) == 1:
                state.carry_out(moves[0], self.luck, None)
                continue
            seat = state.seat
            names = [name(move, seat, state.seats) for move in moves]
            if node.lacks(names):
                node.add(names, self.evaluation.weigh(state, moves), self.evaluation.blur)
            picked = node.pick(names, self.curiosity)
            node = node.replies[names[picked]]
            path.append(node)
            seats.append(seat)
            state.carry_out(moves[picked], self.luck, None)
            if node.visits == 0:
                break
        shares = self.judge(state)
        for number in range(len(path)):
            path[number].learn(shares[seats[number]])

    def judge(self, state: State) -> list[float]:
        """Plays on, always choosing what looks best at a glance, until the evaluation can estimate everybody's share of wins."""
        made = 0
        while not state.over and made < FURTHEST and not self.evaluation.settled(state):
            moves = state.moves()
            state.carry_out(moves[self.best_at_a_glance(state, moves)], self.luck, None)
            made += 1
        if not state.over:
            return self.evaluation.shares(state)
        places = state.ranking()
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places]

    def best_at_a_glance(self, state: State, moves: list[int]) -> int:
        """The index of the move that looks best; any of them on a tie."""
        if len(moves) == 1:
            return 0
        glances = self.evaluation.weigh(state, moves)
        best = 0
        ties = 1
        for number in range(1, len(glances)):
            if glances[number] > glances[best]:
                best, ties = number, 1
            elif glances[number] == glances[best]:
                ties += 1
                if self.luck.below(ties) == 0:
                    best = number
        return best

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
