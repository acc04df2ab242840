"""Questions for bots' workers in real processes, and an island with a bot that does what it likes."""

import asyncio
import os
import sys
import textwrap
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest
import uvloop

from archipel.engine.phrase import Data
from archipel.server.bots.asking import BotAsker

Loop: TypeAlias = Callable[[], asyncio.AbstractEventLoop]

MANY = list(range(100))

WILD = """
import os, sys, time
from pathlib import Path
from archipel.bots import BOTS, Bot
from archipel.games.lagune.game import Lagune

HERE = Path(__file__).parent
GAME = Lagune()

def first():
    "Whether nobody has asked before; leaves the number of this process."
    try:
        with open(HERE / "first", "x") as file:
            file.write(f"{os.getpid()}.")
    except FileExistsError:
        return False
    return True

class Wild(Bot):
    def choose(self, view, moves):
        BODY
        return moves[-1]

BOTS["wild"] = Wild
"""
"""An island that brings a bot of its own, which does what it likes."""


class Island:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def wild(self, body: str) -> None:
        """From now on the bot `wild` of the game `wild` does this, and then answers with the last of the moves."""
        (self.folder / "wild").mkdir()
        (self.folder / "wild" / "__init__.py").write_text(WILD.replace("BODY", textwrap.indent(textwrap.dedent(body), " " * 8).strip()))

    async def first(self) -> int:
        """Waits until the bot thinks for the first time; the process it is in."""
        file = self.folder / "wild" / "first"
        await until(lambda: file.exists() and file.read_text().endswith("."))
        return int(file.read_text()[:-1])


either_loop = pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
"""A server runs on uvloop where there is one; so do the tests, unless they say otherwise."""


def think(
    work: Callable[[BotAsker], Awaitable[None]],
    workers: int = 2,
    seconds: float = 5.0,
    loop: Loop = uvloop.new_event_loop,
    milliseconds: int = 1000,
) -> None:
    async def run() -> None:
        asker = BotAsker(workers, seconds, milliseconds)
        await asker.start()
        try:
            await work(asker)
        finally:
            await asker.stop()
        assert asker.workers == set()
        assert asker.busy == 0

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


async def until(met: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not met():
            await asyncio.sleep(0.01)


async def ask(asker: BotAsker, moves: list[int] = MANY) -> int:
    """Any question that the library's own bots can answer."""
    return await asker.choose("lagune", "random", {}, moves, None)


async def ask_wild(asker: BotAsker, moves: list[int] = MANY, view: Data | None = None) -> int:
    return await asker.choose("wild", "wild", view or {}, moves, None)


def events(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.__dict__["event"] for record in caplog.records]


def alive(pid: int) -> bool:
    """Whether a process runs; one that is dead and waits for its parent to notice does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return not Path("/proc/self").exists()
    except ProcessLookupError:
        return False


def wiretap(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Python that keeps its input."""
    kept = folder / "kept"
    tapped = folder / "python"
    tapped.write_text(f'#!/bin/sh\ntee -a "{kept}" | "{sys.executable}" "$@"\n')
    tapped.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(tapped))
    return kept
