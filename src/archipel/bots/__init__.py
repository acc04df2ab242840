"""Players without hands: `make_bot(name, game, luck)`. A game's own knowledge lives with the game, in its hints."""

from collections.abc import Callable
from typing import TypeAlias

from archipel.bots.bot import Bot
from archipel.bots.greedy import GreedyBot
from archipel.bots.kinds import read_kind
from archipel.bots.randomly import RandomBot
from archipel.bots.search import SearchBot, Thought
from archipel.engine.dealer import Dealer
from archipel.engine.game import Game
from archipel.engine.phrase import trouble

Maker: TypeAlias = Callable[[Game, Dealer], Bot]

BOTS: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def make_bot(name: str, game: Game, luck: Dealer) -> Bot:
    """A bot by its description, see `kinds`."""
    kind = read_kind(name)
    if kind.name not in BOTS:
        raise trouble("bot-unknown", {"value": name, "allowed": ", ".join(BOTS)})
    if kind.iterations or kind.milliseconds:
        if kind.name != "search":
            raise trouble("bot-no-budget", {"value": kind.name})
        return SearchBot(game, luck, kind.milliseconds, kind.iterations)
    return BOTS[kind.name](game, luck)


__all__ = ["BOTS", "Bot", "Maker", "SearchBot", "Thought", "make_bot"]
