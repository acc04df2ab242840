"""Bots think in worker processes of their own (`worker.py`), with a time budget, and get only what their seat may know.

One that dies or does not answer in time is killed and replaced, and the question is asked once more (`room/asking.py`). Bots that answer at
once and those that think long are asked in different pools, so that nobody quick waits for somebody slow.
"""

import asyncio
from collections.abc import Iterable
from typing import Final

from archipel.engine.phrase import Data
from archipel.room import asking as room
from archipel.server.bots.pool import WorkerPool
from archipel.server.bots.worker import Worker
from archipel.table.settings import SUBSTITUTE

QUICK: Final = ("random", SUBSTITUTE, "first-thought")
"""Bots that answer at once."""


class BotAsker(room.BotAsker):
    """The workers of one server process; `busy` says how many are at work now."""

    def __init__(self, workers: int = 2, seconds: float = 5.0, milliseconds: int = 1000) -> None:
        super().__init__()
        self.seconds = seconds
        self.quick = WorkerPool(workers, seconds, milliseconds)
        self.slow = WorkerPool(workers, seconds, milliseconds)

    @property
    def pools(self) -> tuple[WorkerPool, WorkerPool]:
        return self.quick, self.slow

    @property
    def workers(self) -> set[Worker]:
        return self.quick.workers | self.slow.workers

    @property
    def busy(self) -> int:
        return self.quick.busy + self.slow.busy

    @property
    def replaced(self) -> int:
        return self.quick.replaced + self.slow.replaced

    @property
    def running(self) -> bool:
        return self.quick.running

    async def start(self) -> None:
        """From now on questions are answered; a worker is started when one comes."""
        for pool in self.pools:
            pool.running = True

    async def stop(self) -> None:
        for pool in self.pools:
            pool.running = False
        await asyncio.gather(*(pool.stop() for pool in self.pools))

    def forget(self, keys: Iterable[str]) -> None:
        """The bots at these seats are not needed any more."""
        for pool in self.pools:
            pool.forget(keys)

    async def ask(self, question: Data) -> Data:
        """What a worker answers."""
        pool = self.quick if question["kind"] in QUICK else self.slow
        return await pool.ask(question)
