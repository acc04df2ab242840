"""A bot that asks another program. What the program is told and how it answers is the protocol of docs/bots.md: one JSON object a line."""

import json
import queue
import subprocess
import threading
from typing import Final, TypeAlias

from archipel.bots.bot import Bot
from archipel.bots.greedy import GreedyBot
from archipel.engine.dealer import Dealer
from archipel.engine.game import Game
from archipel.engine.phrase import Data

PROTOCOL: Final = 1
SECONDS: Final = 2.0
"""How long a program may think about a decision."""
STARTING: Final = 10.0
"""What it gets on top for its first one: it has to start."""
MOST_FAILURES: Final = 3
"""After so many failures in a row the program is not asked any more."""
PATIENCE: Final = 1.0
"""How long it may take to end by itself."""
LONGEST: Final = 65_536
"""No answer is longer."""

Lines: TypeAlias = queue.Queue[bytes | None]
"""What a program says, line by line; None: it has ended."""


class Failure(Exception):
    """The program gave no legal move; the text says why."""


class ProgramBot(Bot):
    """One that hangs, crashes or answers nonsense loses its move to `greedy`. `failures` tells what went wrong, in plain English."""

    def __init__(self, game: Game, luck: Dealer, command: list[str], seconds: float = SECONDS) -> None:
        super().__init__(game, luck)
        self.command = command
        self.seconds = seconds
        self.substitute = GreedyBot(game, luck)
        self.conversation: Conversation | None = None
        self.failures: list[str] = []
        self.in_a_row = 0
        self.longest = STARTING + seconds
        """No question takes longer, not even the first."""

    @property
    def given_up(self) -> bool:
        """Whether it has failed so often that it is not asked any more."""
        return self.in_a_row >= MOST_FAILURES

    def choose(self, view: Data, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        if not self.given_up:
            try:
                move = self.ask(view, moves)
            except Failure as failure:
                self.failures.append(str(failure))
                self.in_a_row += 1
                self.close(0)
            else:
                self.in_a_row = 0
                return move
        return self.substitute.choose(view, moves)

    def ask(self, view: Data, moves: list[int]) -> int:
        """The program's move, out of those that it is offered by their texts."""
        state = self.game.guess(view, self.luck)
        texts = {state.text(move): move for move in moves}
        seconds = allowed = min(self.seconds, self.longest)
        if self.conversation is None:
            self.conversation = Conversation(self.command)
            self.conversation.say({"type": "hello", "protocol": PROTOCOL, "game": self.game.name, "edition": state.edition.data})
            seconds = min(self.seconds + STARTING, self.longest)
        offered = [{"text": text, "things": state.things(move)} for text, move in texts.items()]
        self.conversation.say({"type": "choose", "view": view, "moves": offered, "seconds": allowed})
        answer = self.conversation.hear(seconds)
        text = answer.get("move")
        if not isinstance(text, str) or text not in texts:
            raise Failure(f"no legal move: {text!r:.80}")
        return texts[text]

    def close(self, patience: float = PATIENCE) -> None:
        """Ends the program; asked again, it is started anew."""
        if self.conversation is not None:
            self.conversation.end(patience)
            self.conversation = None

    def __del__(self) -> None:
        self.close()


class Conversation:
    """A running program, its two pipes, and two threads at them, so that nobody waits for one that does not read. What it says on its error
    stream is not ours."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise Failure(f"could not be started: {error.strerror}") from None
        self.questions: Lines = queue.Queue()
        self.answers: Lines = queue.Queue()
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self.write, self.read)]
        for thread in self.threads:
            thread.start()

    def write(self) -> None:
        assert self.process.stdin is not None
        try:
            with self.process.stdin as pipe:
                while (line := self.questions.get()) is not None:
                    pipe.write(line)
                    pipe.flush()
        except OSError:
            pass  # it has ended: the reader tells

    def read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as pipe:
            while line := pipe.readline(LONGEST):
                self.answers.put(line)
        self.answers.put(None)

    def say(self, message: Data) -> None:
        self.questions.put(json.dumps(message).encode() + b"\n")

    def hear(self, seconds: float) -> Data:
        try:
            line = self.answers.get(timeout=seconds)
        except queue.Empty:
            raise Failure(f"no answer within {seconds:g} seconds") from None
        if line is None:
            raise Failure("it has ended")
        try:
            answer = json.loads(line)
        except ValueError:
            raise Failure(f"no JSON: {line[:80]!r}") from None
        if not isinstance(answer, dict):
            raise Failure(f"no JSON object: {line[:80]!r}")
        return answer

    def end(self, patience: float) -> None:
        """It ends by itself when no more questions can come; if not, it is killed."""
        self.questions.put(None)
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for thread in self.threads:
            thread.join()
