"""Players without hands: `make_bot(name, game, luck)`. A game's own knowledge lives with the game, in its hints."""

from archipel.bots.bot import Bot
from archipel.bots.greedy import GreedyBot
from archipel.bots.randomly import RandomBot
from archipel.engine.dealer import Dealer
from archipel.engine.game import Game
from archipel.engine.phrase import trouble

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, game: Game, luck: Dealer) -> Bot:
    if name not in BOTS:
        raise trouble("bot-unknown", {"value": name, "allowed": ", ".join(BOTS)})
    return BOTS[name](game, luck)


__all__ = ["BOTS", "Bot", "make_bot"]
