"""A pool of workers, each busy with one question. Callers queue when none is free, and the longer the queue, the less each bot thinks."""

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from archipel.engine.phrase import Data
from archipel.room.asking import Failure, Stopped
from archipel.room.logs import warn
from archipel.server.bots.worker import Worker, start_worker

MANNERS: Final = 5
"""By how much workers lower their priority below the server's."""
START_SECONDS: Final = 30.0
"""How long a worker may take until it is ready."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""After a failed start, no start is tried for this long; the pause doubles after each further failure, up to a limit."""
PATIENCE: Final = 0.2
"""A question waits so long for the next start, and no longer."""
LEAST: Final = 100
"""However long the queue, a bot that thinks by the clock gets this many milliseconds, if the server allows as many."""


class Caller:
    """A caller with a question; `crowd` is the largest number of callers in the pool since it arrived."""

    def __init__(self) -> None:
        self.crowd = 0


class WorkerPool:
    """Workers are started when they are needed, and `replaced` when they are lost. A question may take so many `seconds`, by the end of
    which its worker is killed; `milliseconds` is what a bot that thinks by the clock gets when there are no more questions than places. By
    `manners` the workers lower their priority below the server's."""

    def __init__(self, places: int, seconds: float, milliseconds: int, manners: int = MANNERS) -> None:
        self.places = places
        self.seconds = seconds
        self.milliseconds = milliseconds
        self.manners = manners
        self.running = False
        self.replaced = 0
        self.workers: set[Worker] = set()
        self.callers: list[Caller] = []
        self.turns = asyncio.Semaphore(places)
        self.free: deque[Worker | None] = deque([None] * places)
        self.pause = 0.0
        self.next_start = 0.0

    @property
    def busy(self) -> int:
        return self.places - len(self.free)

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

    async def ask(self, question: Data) -> Data:
        """The answer of a worker that keeps the bot of this seat, if it is free; else of the one that has been free the longest, or of a
        new one in its place."""
        with self.calling() as caller:
            async with self.turns:
                worker = self.pick(question["key"])
                try:
                    self.must_run()
                    if worker is None or worker.lost:
                        worker = await self.replace(worker)
                    self.must_run()
                    return await worker.answer({**question, "milliseconds": self.time_for(caller)}, self.seconds)
                finally:
                    self.free.append(worker)

    @contextmanager
    def calling(self) -> Iterator[Caller]:
        caller = Caller()
        self.callers.append(caller)
        for one in self.callers:
            one.crowd = max(one.crowd, len(self.callers))
        try:
            yield caller
        finally:
            self.callers.remove(caller)

    def time_for(self, caller: Caller) -> int:
        """Cut so that a crowd is through in the time that one thought may take. Those who have begun had as much before: twice that is
        the longest that anybody waits and thinks."""
        cut = self.milliseconds * self.places // max(self.places, caller.crowd)
        return max(cut, min(LEAST, self.milliseconds))

    def pick(self, key: str) -> Worker | None:
        for worker in self.free:
            if worker is not None and key in worker.known and not worker.lost:
                self.free.remove(worker)
                return worker
        return self.free.popleft()

    def forget(self, keys: Iterable[str]) -> None:
        """The bots of these seats are not needed any more."""
        for worker in self.workers:
            worker.forget(keys)

    def must_run(self) -> None:
        if not self.running:
            raise Stopped

    async def replace(self, old: Worker | None) -> Worker:
        """A new worker in the place of one that is lost, or where none was yet."""
        worker = await self.hire()
        if old is not None:
            self.replaced += 1
            warn("a bot's worker was replaced", "thinker-replaced", pid=old.process.pid, why=old.lost)
        return worker

    async def hire(self) -> Worker:
        """A new worker that is ready for questions; soon after a start that failed there is none."""
        loop = asyncio.get_running_loop()
        wait = self.next_start - loop.time()
        if wait > PATIENCE:
            raise Failure("no worker")
        await asyncio.sleep(max(wait, 0))
        try:
            worker = await start_worker(self.seconds, self.milliseconds, self.manners)
            self.workers.add(worker)
            worker.life.add_done_callback(lambda _: self.workers.discard(worker))
            await worker.hear(START_SECONDS)
        except (OSError, Failure) as error:
            self.pause = min(max(2 * self.pause, FIRST_PAUSE), LONGEST_PAUSE)
            self.next_start = loop.time() + self.pause
            warn("a bot's worker could not be started", "thinker-not-started", why=str(error), pause=self.pause)
            raise Failure("no worker") from None
        self.pause = 0.0
        return worker
