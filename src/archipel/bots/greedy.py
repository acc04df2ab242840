"""`greedy`: looks one move ahead in a guess built from its view, and picks the move that the game's evaluation values most.

If a move leads to another decision of the same turn, the best answer to that one counts, to the depth that the evaluation gives.
"""

from archipel.bots.bot import Bot
from archipel.engine.dealer import Dealer, Hidden, Probe
from archipel.engine.game import Game
from archipel.engine.phrase import Data
from archipel.engine.state import State


class GreedyBot(Bot):
    def __init__(self, game: Game, luck: Dealer) -> None:
        super().__init__(game, luck)
        self.evaluation = game.evaluation()

    def choose(self, view: Data, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        state = self.game.guess(view, self.luck)
        seat = state.seat
        best = moves[0]
        best_value = 0.0
        ties = 0
        for move in moves:
            value = self.value_of(state, move, seat, self.evaluation.depth)
            if ties == 0 or value > best_value:
                best, best_value, ties = move, value, 1
            elif value == best_value:
                ties += 1
                if self.luck.below(ties) == 0:
                    best = move
        return best

    def value_of(self, state: State, move: int, seat: int, depth: int) -> float:
        """The value of a move: that of the position it leads to, as far as the seat can foresee it."""
        after = state.copy()
        try:
            after.play(move, Probe(seat))
        except Hidden:
            return self.evaluation.value(after, seat)
        if after.over or after.seat != seat or depth == 0:
            return self.evaluation.value(after, seat)
        best = self.evaluation.value(after, seat)
        first = True
        for answer in after.moves():
            value = self.value_of(after, answer, seat, depth - 1)
            if first or value > best:
                best = value
                first = False
        return best
