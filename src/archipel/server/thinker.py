"""The process in which bots think: `python -m archipel.server.thinker SECONDS`. One JSON object a line in, one out.

A question holds the game's name, the kind of the bot, the view of its seat, the legal moves, and the edition's data if it is not one of
the game's own. The answer is a move, or what kind of error the bot made and where: never its message, which may tell what the seat sees.
Ends when no more questions can come, and thinks no longer than it may even if nobody is left who would stop it.
"""

import json
import os
import secrets
import signal
import sys
import traceback
from typing import BinaryIO, Final

from archipel.bots import make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import read_data
from archipel.engine.phrase import Data
from archipel.games import find

MANNERS: Final = 5
"""How far this process stands back for the server."""
GRACE: Final = 0.5
"""Whoever asked stops waiting first; so many seconds later this process ends by itself."""


def main(seconds: float) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(MANNERS)
    questions, answers = take_pipes()
    say(answers, {"ready": True})
    for line in questions:
        set_alarm(seconds + GRACE)
        answer = answer_to(line)
        set_alarm(0)
        say(answers, answer)


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


def answer_to(line: bytes) -> Data:
    try:
        return {"move": choose(json.loads(line))}
    except (Exception, SystemExit) as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return {"error": f"{type(error).__name__} at {os.path.basename(place.filename)}:{place.lineno}"}


def choose(question: Data) -> int:
    """The bot's move. An edition is opened once: the game remembers it by its hash, under which a view names it."""
    game = find(question["game"])
    if question["edition"] is not None:
        game.box(read_data(question["edition"]))
    bot = make_bot(question["kind"], game, QuickDealer(secrets.token_hex(16)))
    return bot.choose(question["view"], question["moves"])


if __name__ == "__main__":
    main(float(sys.argv[1]))
