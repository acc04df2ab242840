"""`random`: any legal move, all equally likely."""

from archipel.bots.bot import Bot
from archipel.engine.phrase import Data


class RandomBot(Bot):
    needs_view = False

    def choose(self, view: Data, moves: list[int]) -> int:
        return moves[self.luck.below(len(moves))]
