"""Computer players: `make_bot(name, game, luck)`. Knowledge about a particular game lives with that game, in its evaluation."""

from collections.abc import Callable
from typing import Final, TypeAlias

from archipel.bots.bot import Bot
from archipel.bots.greedy import GreedyBot
from archipel.bots.judge import FindJudge
from archipel.bots.kinds import Kind, read_kind
from archipel.bots.randomly import RandomBot
from archipel.bots.search import FirstThoughtBot, JudgingBot, SearchBot, Thought
from archipel.engine.dealer import Dealer
from archipel.engine.game import Game
from archipel.engine.phrase import Trouble, trouble

Maker: TypeAlias = Callable[[Game, Dealer], Bot]

LEARNED: list[FindJudge] = []
"""Who finds the learned judge of a game; empty where none was taken in."""


def find_learned() -> FindJudge | None:
    return LEARNED[0] if LEARNED else None


def make_first_thought(game: Game, luck: Dealer) -> Bot:
    return FirstThoughtBot(game, luck, find_learned())


def make_search(game: Game, luck: Dealer) -> SearchBot:
    return SearchBot(game, luck, find=find_learned())


BOTS: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "first-thought": make_first_thought, "search": make_search}

OURS: Final = ("random", "greedy", "first-thought", "search")
"""The bots that are always there; any others in `BOTS` were added from outside."""


def check_kind(text: str) -> Kind:
    """Parses a bot's description; refuses an unknown bot, and a budget for a bot that takes none."""
    kind = read_kind(text)
    if kind.name not in BOTS:
        raise trouble("bot-unknown", {"value": text, "allowed": ", ".join(BOTS)})
    if kind.has_budget() and kind.name != "search":
        raise trouble("bot-no-budget", {"value": kind.name})
    return kind


def is_known(text: str) -> bool:
    """Whether `check_kind` would accept it."""
    try:
        check_kind(text)
    except Trouble:
        return False
    return True


def make_bot(name: str, game: Game, luck: Dealer) -> Bot:
    """The bot with this description; see `kinds`."""
    kind = check_kind(name)
    if kind.has_budget():
        return SearchBot(game, luck, kind.milliseconds, kind.iterations, find_learned())
    return BOTS[kind.name](game, luck)


__all__ = [
    "BOTS",
    "LEARNED",
    "OURS",
    "Bot",
    "JudgingBot",
    "Kind",
    "Maker",
    "SearchBot",
    "Thought",
    "check_kind",
    "is_known",
    "make_bot",
    "make_search",
]
