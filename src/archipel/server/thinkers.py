"""Bots think in worker processes of their own, with a time budget, and get only what their seat may know.

A worker (`thinker.py`) answers one question at a time. One that dies or does not answer in time is killed and replaced, and the question is
asked once more; if that fails too, a move is drawn at random and the table goes on.
"""

import asyncio
import json
import logging
import os
import secrets
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from contextlib import suppress
from typing import Final

from archipel.engine.phrase import Data
from archipel.engine.record import printable

log = logging.getLogger("archipel.server")

ATTEMPTS: Final = 2
"""How often a question is asked before a move is drawn."""
START_SECONDS: Final = 30.0
"""How long a worker may take until it is ready."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""After a start that failed none is tried for so long; after every further one for twice as long, up to a limit."""
PATIENCE: Final = 0.2
"""A question waits so long for the next start, and no longer."""
END_SECONDS: Final = 1.0
"""How long a worker may take to end by itself."""
LINE: Final = 500
LINES: Final = 50
"""What a worker says aside is logged: so much of a line, and so many lines a question."""


class Failure(Exception):
    """A question that no legal move came back to; the text says why."""


class Stopped(Exception):
    """The workers were stopped: the question is left to whoever serves the table next."""


class Thinkers:
    """The workers of one server process: started when they are needed, each busy with one question, all others waiting in turn.

    Figures for the metrics: questions `asked`, workers `replaced`, moves drawn at random (`fallbacks`), and workers that are `busy` now.
    """

    def __init__(self, workers: int = 2, seconds: float = 5.0) -> None:
        self.places = workers
        self.seconds = seconds
        self.asked = 0
        self.replaced = 0
        self.fallbacks = 0
        self.running = False
        self.workers: set[Worker] = set()
        self.turns = asyncio.Semaphore(workers)
        self.free: deque[Worker | None] = deque([None] * workers)
        self.pause = 0.0
        self.next_start = 0.0

    @property
    def busy(self) -> int:
        return self.places - len(self.free)

    async def start(self) -> None:
        """From now on questions are answered; a worker is started when one comes."""
        self.running = True

    async def stop(self) -> None:
        """Questions under way may still be answered, for a moment; then all workers are gone."""
        self.running = False
        await self.end_workers()
        for _ in range(self.places):
            await self.turns.acquire()
        await self.end_workers()
        for _ in range(self.places):
            self.turns.release()

    async def end_workers(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self.workers))

    async def choose(self, game: str, kind: str, view: Data, moves: list[int], edition: Data | None) -> int:
        """A bot's move for the seat whose view this is; `edition` is the data of one that is not the game's own."""
        question = json.dumps({"game": game, "kind": kind, "view": view, "moves": moves, "edition": edition}).encode() + b"\n"
        self.asked += 1
        for _ in range(ATTEMPTS):
            try:
                return await self.ask(question, moves)
            except Failure as failure:
                if not self.running:
                    raise Stopped from None
                warn("a bot gave no answer", "thinker-failed", game=game, kind=kind, why=str(failure))
        self.fallbacks += 1
        warn("a bot's move was drawn at random", "thinker-fallback", game=game, kind=kind)
        return secrets.choice(moves)

    async def ask(self, question: bytes, moves: list[int]) -> int:
        """Asks the worker that has been free the longest, or a new one in its place."""
        async with self.turns:
            worker = self.free.popleft()
            try:
                self.must_run()
                if worker is None or worker.lost:
                    worker = await self.replace(worker)
                self.must_run()
                answer = await worker.answer(question, self.seconds)
            finally:
                self.free.append(worker)
        move = answer.get("move")
        if type(move) is not int or move not in moves:
            raise Failure(str(answer.get("error", "no legal move")))
        return move

    def must_run(self) -> None:
        if not self.running:
            raise Stopped

    async def replace(self, old: "Worker | None") -> "Worker":
        """A new worker in the place of one that is lost, or where none was yet."""
        worker = await self.hire()
        if old is not None:
            self.replaced += 1
            warn("a bot's worker was replaced", "thinker-replaced", pid=old.process.pid, why=old.lost)
        return worker

    async def hire(self) -> "Worker":
        """A new worker that is ready for questions; soon after a start that failed there is none."""
        loop = asyncio.get_running_loop()
        wait = self.next_start - loop.time()
        if wait > PATIENCE:
            raise Failure("no worker")
        await asyncio.sleep(max(wait, 0))
        try:
            worker = await self.start_worker()
            await worker.hear(START_SECONDS)
        except (OSError, Failure) as error:
            self.pause = min(max(2 * self.pause, FIRST_PAUSE), LONGEST_PAUSE)
            self.next_start = loop.time() + self.pause
            warn("a bot's worker could not be started", "thinker-not-started", why=str(error), pause=self.pause)
            raise Failure("no worker") from None
        self.pause = 0.0
        return worker

    async def start_worker(self) -> "Worker":
        command = (sys.executable, "-m", "archipel.server.thinker", str(self.seconds))
        worker = Worker(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE))
        self.workers.add(worker)
        worker.life.add_done_callback(lambda _: self.workers.discard(worker))
        return worker


class Worker:
    """One process. `life` is a task that is done when the process is gone; `lost` says why it is of no more use."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process = process
        self.questions = process.stdin
        self.answers = process.stdout
        self.aside = process.stderr
        self.said = 0
        self.why = ""
        self.life = asyncio.get_running_loop().create_task(self.listen())

    @property
    def lost(self) -> str:
        return self.why or ("died" if self.life.done() or self.answers.at_eof() else "")

    async def answer(self, question: bytes, seconds: float) -> Data:
        """What the process says to a question; that it cannot be written to shows when nothing comes back."""
        self.said = 0
        with suppress(OSError, RuntimeError):
            self.questions.write(question)
        return await self.hear(seconds)

    async def hear(self, seconds: float) -> Data:
        """The next line from the process, which is killed if none comes in time, or if nobody waits for it any more."""
        why = "cancelled"
        try:
            async with asyncio.timeout(seconds):
                answer = dict(json.loads(await self.answers.readline()))
            why = ""
        except TimeoutError:
            why = "late"
        except (OSError, TypeError, ValueError):
            why = "died"
        finally:
            if why:
                self.kill(why)
        if why:
            raise Failure(why)
        return answer

    async def listen(self) -> None:
        """Logs what the process says aside, up to its end."""
        rest = b""
        while chunk := await self.aside.read(65_536):
            *lines, rest = (rest + chunk).split(b"\n")
            rest = rest[:LINE]
            self.log(lines)
        self.log([rest])
        await self.process.wait()

    def log(self, lines: list[bytes]) -> None:
        for line in [line for line in lines if line][: LINES - self.said]:
            self.said += 1
            warn("a bot's worker says", "thinker-says", pid=self.process.pid, line=printable(line[:LINE].decode(errors="replace")))

    def kill(self, why: str) -> None:
        """By its number: `process.kill()` looks first whether it has ended, and would take the news from the event loop."""
        self.why = why
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)

    async def end(self) -> None:
        """It ends by itself when no more questions can come; if not, it is killed."""
        self.questions.close()
        await asyncio.wait({self.life}, timeout=END_SECONDS)
        if not self.life.done():
            self.kill("stopped")
            await asyncio.wait({self.life}, timeout=END_SECONDS)
        self.life.cancel()


def warn(said: str, event: str, **fields: str | int | float) -> None:
    log.warning(said, extra={"event": event, **fields})
