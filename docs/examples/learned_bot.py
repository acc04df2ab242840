"""A network that `train_ppo.py` has taught, as a bot in the arena: `python learned_bot.py NETWORK --games 100`.

A bot gets the view of its seat. A guess that is made from the view has the same observation as the real table.
"""

import os
import sys
from functools import cache

from sb3_contrib import MaskablePPO

from archipel.bots import BOTS, Bot
from archipel.cli import main
from archipel.engine.phrase import Data
from archipel.envs.spaces import Spaces


@cache
def network() -> MaskablePPO:
    return MaskablePPO.load(os.environ["LEARNED_BOT"], device="cpu")


class Learned(Bot):
    def choose(self, view: Data, moves: list[int]) -> int:
        spaces = Spaces(self.game.name, view["seats"], view["options"])
        seen = spaces.observe(self.game.guess(view, self.luck), view["seat"])
        action, _ = network().predict(seen, action_masks=spaces.mask(moves), deterministic=True)
        return int(action)


BOTS["learned"] = Learned

if __name__ == "__main__":
    os.environ["LEARNED_BOT"] = sys.argv[1]
    sys.exit(main(["arena", "--game", "flucht", "--bots", "learned", "random", "greedy", *sys.argv[2:]]))
