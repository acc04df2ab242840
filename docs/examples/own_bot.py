"""A bot of your own, in thirty lines: `python own_bot.py` lets it play against greedy; further arguments go to `archipel arena`.

It plays every move on a few guesses of what is hidden, with random luck, and takes the one that the evaluation rates highest on average.
"""

import sys

from archipel.bots import BOTS, Bot
from archipel.cli import main
from archipel.engine.phrase import Data

GUESSES = 5


class Careful(Bot):
    def choose(self, view: Data, moves: list[int]) -> int:
        evaluation = self.game.evaluation()
        worth = dict.fromkeys(moves, 0.0)
        for _ in range(GUESSES):
            table = self.game.guess(view, self.luck)
            for move in moves:
                after = table.copy()
                after.play(move, self.luck)
                worth[move] += evaluation.value(after, table.seat)
        return max(moves, key=lambda move: worth[move])


BOTS["careful"] = Careful

if __name__ == "__main__":
    sys.exit(main(["arena", "--game", "flucht", "--bots", "careful", "greedy", *sys.argv[1:]]))
