"""The process in which bots think: `python -m archipel.server.bots.process SECONDS MILLISECONDS MANNERS`. One JSON object a line in, one
out.

Questions and answers are those of `table/thinking.py`; `{"forget": KEY}` is no question.
Ends when no more questions can come, and thinks no longer than it may even if nobody is left who would stop it.
"""

import json
import os
import signal
import sys
from typing import BinaryIO, Final

from archipel.bots import Bot
from archipel.engine.phrase import Data
from archipel.external_bots import ProgramBot, register
from archipel.games import find
from archipel.table.thinking import Thinker

GRACE: Final = 0.5
"""The caller stops waiting first; this many seconds later the process ends itself."""
OTHERS_PART: Final = 0.8
"""Another program gets so much of the time at most: what is left must do for `greedy`, if it fails."""


class ProgramThinker(Thinker):
    """Asks bots in other programs too. `seconds` is how long an answer may take at most."""

    def __init__(self, seconds: float, milliseconds: int) -> None:
        super().__init__(find, milliseconds)
        self.seconds = seconds

    def choose(self, bot: Bot, view: Data, moves: list[int]) -> Data:
        """Why a program failed, if it did, is told without what it said: that may be what it sees."""
        if not isinstance(bot, ProgramBot):
            return super().choose(bot, view, moves)
        bot.longest = self.seconds * OTHERS_PART
        known = len(bot.failures)
        move = bot.choose(view, moves)
        failures = [why.partition(":")[0] for why in bot.failures[known:]]
        return {"move": move, "failures": failures, "lost": bool(failures) or (bot.given_up and len(moves) > 1)}


def main(seconds: float, milliseconds: int, manners: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(manners)
    register(os.environ)
    questions, answers = take_pipes()
    thinker = ProgramThinker(seconds, milliseconds)
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
    main(float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
