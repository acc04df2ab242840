"""One process in which bots think (`process.py`), from the side of the server: it is asked, watched, and ended with all that it started."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from archipel.engine.phrase import Data
from archipel.engine.record import printable
from archipel.room.asking import Failure
from archipel.room.logs import warn
from archipel.table.thinking import KEPT

END_SECONDS: Final = 1.0
"""How long a worker may take to end by itself."""
LINE: Final = 500
LINES: Final = 50
"""Stray output of a worker is logged: at most this much of a line, and this many lines per question."""


class Worker:
    """`life` is a task that is done when the process is gone; `lost` says why it is of no more use. `known` are the seats whose bots the
    process keeps, by their keys."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process = process
        self.questions = process.stdin
        self.answers = process.stdout
        self.aside = process.stderr
        self.known: deque[str] = deque(maxlen=KEPT)
        self.said = 0
        self.why = ""
        self.life = asyncio.get_running_loop().create_task(self.listen())

    @property
    def lost(self) -> str:
        return self.why or ("died" if self.life.done() or self.answers.at_eof() else "")

    async def answer(self, question: Data, seconds: float) -> Data:
        """What the process says to a question; that it cannot be written to shows when nothing comes back."""
        self.said = 0
        self.remember(question["key"])
        self.write(question)
        return await self.hear(seconds)

    def remember(self, key: str) -> None:
        if key in self.known:
            self.known.remove(key)
        if key:
            self.known.append(key)

    def forget(self, keys: Iterable[str]) -> None:
        """The bots of these seats are not needed any more."""
        for key in keys:
            if key in self.known:
                self.known.remove(key)
                self.write({"forget": key})

    def write(self, message: Data) -> None:
        with suppress(OSError, RuntimeError):
            self.questions.write(json.dumps(message).encode() + b"\n")

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
        """With all that it started; by its number: `process.kill()` looks first whether it has ended, and would take the news from the
        event loop."""
        self.why = why
        if not self.life.done():
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)

    async def end(self) -> None:
        """It ends by itself when no more questions can come; if not, it is killed."""
        self.questions.close()
        await asyncio.wait({self.life}, timeout=END_SECONDS)
        if not self.life.done():
            self.kill("stopped")
            await asyncio.wait({self.life}, timeout=END_SECONDS)
        self.life.cancel()


async def start_worker(seconds: float, milliseconds: int, manners: int) -> Worker:
    """A new process, in a group of its own together with whatever it will start."""
    command = (sys.executable, "-m", "archipel.server.bots.process", str(seconds), str(milliseconds), str(manners))
    return Worker(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True))
