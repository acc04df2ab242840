"""How bots are asked: a question as plain data, which any process can answer, and the one who answers it.

A question holds the game's name and the version of its rules, the kind of the bot, the view of its seat, the legal moves, the edition's
data if it is not one of the game's own, a key under which the bot is kept, and how many milliseconds one that thinks by the clock may take.
It asks for a move, for hints, for what a move was worth that was made, or for what everybody can expect at many decisions, of which it
holds the views (`table/analysis.py`). The answer is that, or what kind of error the bot made and where: never its message, which may tell
what the seat sees.
"""

import secrets
import traceback
from collections import OrderedDict
from collections.abc import Callable
from pathlib import PurePath
from typing import Final, NamedTuple

from archipel.bots import Bot, JudgingBot, SearchBot, check_kind, make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import read_data
from archipel.engine.game import Game
from archipel.engine.phrase import Data, Trouble
from archipel.engine.state import State
from archipel.table.settings import Settings
from archipel.table.table import Table

KEPT: Final = 16
"""The bots of so many seats are kept, each with its thoughts or its running program."""


class Seen(NamedTuple):
    """What the seat that is asked may know; `edition` is the data of one that is not the game's own, `rules` 0 for the present ones."""

    game: str
    view: Data
    moves: list[int]
    edition: Data | None
    rules: int = 0


def seen_now(table: Table) -> Seen:
    return seen_of(table.settings, table.match.state)


def seen_of(settings: Settings, state: State) -> Seen:
    """What the seat that is asked may know in a state of a game with these settings."""
    game, edition = settings.game, settings.edition
    return Seen(game.name, state.view(state.seat), state.moves(), None if game.own_edition(edition) else edition.data, game.rules)


def move_question(seen: Seen, kind: str, key: str = "") -> Data:
    """For a bot of this kind; it is kept between questions with the same `key`."""
    return {"think": "move", **seen._asdict(), "kind": kind, "key": key}


def hint_question(seen: Seen) -> Data:
    """For `search`: what it thinks of the moves."""
    return {"think": "hint", **seen._asdict(), "kind": "search", "key": ""}


class Thinker:
    """Answers questions. `games` finds a game by its name; `milliseconds` is how long `search` thinks where its kind does not say."""

    def __init__(self, games: Callable[[str], Game], milliseconds: int) -> None:
        self.games = games
        self.milliseconds = milliseconds
        self.bots: OrderedDict[str, tuple[str, Bot]] = OrderedDict()

    def answer(self, question: Data) -> Data:
        key = question["key"]
        try:
            return self.think(question)
        except (Exception, SystemExit) as error:
            self.forget(key)
            place = traceback.extract_tb(error.__traceback__)[-1]
            unknown = isinstance(error, Trouble) and error.reason.key.startswith("bot-")
            why = "there is no such bot" if unknown else f"{type(error).__name__} at {PurePath(place.filename).name}:{place.lineno}"
            return {"error": why, "unknown": unknown}
        finally:
            self.forget("")

    def think(self, question: Data) -> Data:
        """An edition is opened once: the game remembers it by its hash, under which a view names it."""
        game = self.games(question["game"])
        if question["rules"]:
            game = game.by_rules(question["rules"])
        if question["edition"] is not None:
            game.box(read_data(question["edition"]))
        if question["think"] == "judge":
            return {"findings": findings(game, question)}
        if question["think"] == "glance":
            return {"shares": glances(game, question)}
        bot = self.bot(question["key"], question["kind"], game)
        if isinstance(bot, SearchBot):
            bot.limit = question["milliseconds"]
            if question["think"] == "hint":
                return {"hints": hints(bot, question["view"], question["moves"])}
        return self.choose(bot, question["view"], question["moves"])

    def choose(self, bot: Bot, view: Data, moves: list[int]) -> Data:
        return {"move": bot.choose(view, moves)}

    def bot(self, key: str, kind: str, game: Game) -> Bot:
        """The bot that is kept under the key, if it is still of this kind; else a new one in its place. Under "" none stays."""
        if key not in self.bots or self.bots[key][0] != kind:
            self.forget(key)
            self.bots[key] = kind, self.make(kind, game)
        self.bots.move_to_end(key)
        while len(self.bots) > KEPT:
            self.forget(next(iter(self.bots)))
        return self.bots[key][1]

    def make(self, text: str, game: Game) -> Bot:
        kind = check_kind(text)
        bot = make_bot(text, game, QuickDealer(secrets.token_hex(16)))
        if isinstance(bot, SearchBot) and not kind.has_budget():
            bot.milliseconds = self.milliseconds
        return bot

    def forget(self, key: str) -> None:
        if key in self.bots:
            self.bots.pop(key)[1].close()

    def end(self) -> None:
        for key in list(self.bots):
            self.forget(key)


def hints(bot: SearchBot, view: Data, moves: list[int]) -> list[Data]:
    """All moves that it has tried, the best first; one that is the only one it need not try."""
    thoughts = [thought for thought in bot.consider(view, moves) if thought.visits or len(moves) == 1]
    return [{"move": one.move, "share": one.share, "visits": one.visits, "doubt": one.doubt} for one in thoughts]


def findings(game: Game, question: Data) -> list[Data]:
    """What the moves promised every seat, those first that were tried most; the one that was `made` is among them. The same question gets
    the same answer, on the same kind of machine."""
    bot = make_bot("search", game, QuickDealer(question["luck"]))
    assert isinstance(bot, SearchBot)
    study = bot.study(question["view"])
    study.think(question["iterations"], question["made"])
    return [
        {"move": one.move, "visits": one.visits, "shares": one.shares(), "doubts": [one.doubt(seat) for seat in range(study.seats)]}
        for one in study.findings()
    ]


def glances(game: Game, question: Data) -> list[list[float]]:
    """The shares that every seat can expect at each of the decisions."""
    bot = make_bot("first-thought", game, QuickDealer(question["luck"]))
    assert isinstance(bot, JudgingBot)
    return [bot.glance(view, question["guesses"]) for view in question["views"]]
