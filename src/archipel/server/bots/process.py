"""The process in which bots think: `python -m archipel.server.bots.process SECONDS MILLISECONDS`. One JSON object a line in, one out.

A question holds the game's name, the kind of the bot, the view of its seat, the legal moves, the edition's data if it is not one of the
game's own, a key under which the bot is kept, and how many milliseconds one that thinks by the clock may take. The answer is a move, or
what kind of error the bot made and where: never its message, which may tell what the seat sees. A question may ask for hints instead of a
move. `{"forget": KEY}` is no question.
Ends when no more questions can come, and thinks no longer than it may even if nobody is left who would stop it.
"""

import json
import os
import secrets
import signal
import sys
import traceback
from collections import OrderedDict
from typing import BinaryIO, Final

from archipel.bots import Bot, SearchBot, check_kind, make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import read_data
from archipel.engine.game import Game
from archipel.engine.phrase import Data, Trouble
from archipel.external_bots import ProgramBot, register
from archipel.games import find

MANNERS: Final = 5
"""How far this process stands back for the server."""
GRACE: Final = 0.5
"""Whoever asked stops waiting first; so many seconds later this process ends by itself."""
KEPT: Final = 16
"""The bots of so many seats are kept, each with its thoughts or its running program."""
OTHERS_PART: Final = 0.8
"""Another program gets so much of the time at most: what is left must do for `greedy`, if it fails."""


class Thinker:
    """`seconds` is how long an answer may take at most, `milliseconds` how long `search` thinks where its kind does not say."""

    def __init__(self, seconds: float, milliseconds: int) -> None:
        self.seconds = seconds
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
            why = "there is no such bot" if unknown else f"{type(error).__name__} at {os.path.basename(place.filename)}:{place.lineno}"
            return {"error": why, "unknown": unknown}
        finally:
            self.forget("")

    def think(self, question: Data) -> Data:
        """An edition is opened once: the game remembers it by its hash, under which a view names it."""
        game = find(question["game"])
        if question["edition"] is not None:
            game.box(read_data(question["edition"]))
        bot = self.bot(question["key"], question["kind"], game)
        if isinstance(bot, SearchBot):
            bot.limit = question["milliseconds"]
            if question["think"] == "hint":
                return {"hints": hints(bot, question["view"], question["moves"])}
        if isinstance(bot, ProgramBot):
            return self.ask_program(bot, question["view"], question["moves"])
        return {"move": bot.choose(question["view"], question["moves"])}

    def ask_program(self, bot: ProgramBot, view: Data, moves: list[int]) -> Data:
        """Why it failed, if it did, is told without what it said: that may be what it sees."""
        bot.longest = self.seconds * OTHERS_PART
        known = len(bot.failures)
        move = bot.choose(view, moves)
        failures = [why.partition(":")[0] for why in bot.failures[known:]]
        return {"move": move, "failures": failures, "lost": bool(failures) or (bot.given_up and len(moves) > 1)}

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
    return [{"move": thought.move, "share": thought.share, "visits": thought.visits} for thought in thoughts]


def main(seconds: float, milliseconds: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(MANNERS)
    register(os.environ)
    questions, answers = take_pipes()
    thinker = Thinker(seconds, milliseconds)
    say(answers, {"ready": True})
    for line in questions:
        question = json.loads(line)
        if "forget" in question:
            thinker.forget(question["forget"])
            continue
        set_alarm(seconds + GRACE)
        answer = thinker.answer(question)
        set_alarm(0)
        say(answers, answer)
    thinker.end()


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to and from the server; bots that print are heard on the error stream, and those that read find nothing."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return questions, answers


def say(answers: BinaryIO, answer: Data) -> None:
    answers.write(json.dumps(answer).encode() + b"\n")


def set_alarm(seconds: float) -> None:
    """The system ends this process after so many seconds, whatever it is at; 0: it does not."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
