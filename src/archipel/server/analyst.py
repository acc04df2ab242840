"""Looks at finished games again, one after the other, with workers of its own that let everything else on the machine go first.

First there is a glance at all decisions, a few in one question; then every decision is looked at closely. Meanwhile everybody is told how
far that has come, by this process from memory and by others from the store.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from archipel.engine.phrase import Data, trouble
from archipel.room.asking import ATTEMPTS, Failure
from archipel.room.logs import brief
from archipel.server import metrics
from archipel.server.bots.pool import WorkerPool
from archipel.server.errors import as_trouble
from archipel.server.hub import Hub
from archipel.store.analyses import Analyses
from archipel.table import views as v
from archipel.table.analysed import show_analysis, show_glance, show_judged, show_nothing
from archipel.table.analysis import Analysis, Decided, Judged, decisions, final_shares, glance, question
from archipel.table.story import Story, retell

log = logging.getLogger("archipel.server")

MANNERS: Final = 19
"""By how much the workers lower their priority: as far as it goes. Those of bots do so by less."""
QUESTION_SECONDS: Final = 120.0
"""So long one question may take, on a machine on which everything else goes first."""
AT_ONE_GLANCE: Final = 24
"""So many decisions are in one question of a glance."""
MOST: Final = 20
"""So many games may wait in one process."""
AGAIN_SECONDS: Final = 1.0
"""So long after it could not be kept, a complete analysis is tried to be kept again."""

DONE: Final[v.AnalysisState] = "done"
STOPPED: Final[v.AnalysisState] = "stopped"
CANCELLED: Final = "cancelled"


class Job:
    """An analysis that waits or is under way, begun by a person. The story is its own: it is asked in threads."""

    def __init__(self, table: str, person: str, story: Story, iterations: int) -> None:
        self.table = table
        self.person = person
        self.story = story
        self.iterations = iterations
        self.chosen: list[Decided] = []
        self.glances: list[tuple[list[Decided], Data]] = []
        """Questions for a glance, and the decisions that they are about."""
        self.told: dict[int, v.JudgedView] = {}
        """What there is to tell of decisions, by their steps."""
        self.judged: list[Judged] = []
        self.state: v.AnalysisState = "waiting"
        self.cancelled = False
        self.making: asyncio.Task[None] | None = None

    def prepare(self) -> None:
        """Finds out what is to be asked: that takes its time."""
        self.chosen = decisions(self.story)
        for first in range(0, len(self.chosen), AT_ONE_GLANCE):
            part = self.chosen[first : first + AT_ONE_GLANCE]
            self.glances.append((part, glance(self.story, part)))

    def glanced(self, part: list[Decided], found: list[list[float]]) -> None:
        for decided, shares in zip(part, found, strict=True):
            self.told[decided.step] = show_glance(self.story, decided, shares)

    def looked_at(self, one: Judged) -> None:
        self.judged.append(one)
        self.told[one.step] = show_judged(self.story, one)

    def show(self, ahead: int = 0) -> v.Analysis:
        analysis = Analysis(final_shares(self.story), self.judged, self.story.length)
        told = [self.told[one.step] for one in self.chosen if one.step in self.told]
        return show_analysis(self.state, analysis, told, len(self.chosen), self.iterations, ahead)

    def text(self, ahead: int = 0) -> str:
        return v.as_text(self.show(ahead))


class Analyst:
    """`places` is how many workers there are at most; with none there are no analyses. A decision gets so many `iterations`."""

    def __init__(self, hub: Hub, places: int, iterations: int) -> None:
        self.hub = hub
        self.kept = Analyses(hub.store.engine)
        self.places = places
        self.iterations = iterations
        self.pool = WorkerPool(places, QUESTION_SECONDS, 0, MANNERS)
        self.jobs: list[Job] = []
        """The first is under way, the others wait."""
        self.working: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.pool.running = True

    async def stop(self) -> None:
        """Nothing is kept half done."""
        if self.working is not None:
            self.working.cancel()
            await asyncio.gather(self.working, return_exceptions=True)
        await self.pool.stop()
        try:
            await self.kept.leave(self.hub.process)
        except Exception as error:
            if as_trouble(error) is None:
                raise

    # What people ask for

    async def show(self, table: str, person: str) -> v.Analysis:
        """How far the analysis of a game has come; a running game is refused."""
        await self.check(table)
        return await self.known(table, person) or self.nothing()

    async def begin(self, table: str, person: str) -> v.Analysis:
        """Begins one, or joins the one that is there."""
        await self.check(table)
        known = await self.known(table, person)
        if known is not None and known.state != STOPPED:
            return known
        await self.admit(table, person)
        job = Job(table, person, await self.story(table), self.iterations)
        await asyncio.to_thread(job.prepare)
        if await self.kept.begin(table, person, self.hub.process, job.text(len(self.jobs)), self.hub.clock()):
            self.jobs.append(job)
            self.count()
            if self.working is None:
                self.working = asyncio.create_task(self.work())
        else:
            await self.admit(table, person)
        return await self.show(table, person)

    async def admit(self, table: str, person: str) -> None:
        if not self.places:
            raise trouble("analysis-off", {})
        other = await self.kept.under_way(person, self.hub.clock())
        if other is not None and other["table_id"] != table:
            raise trouble("analysis-busy", {"value": other["table_id"]})
        if self.hub.closing:
            raise trouble("closing", {})
        if len(self.jobs) >= MOST:
            raise trouble("analysis-crowded", {"value": len(self.jobs)})

    async def cancel(self, table: str, person: str) -> v.Analysis:
        """Cancels one that this person has begun, here or in another process, which will notice."""
        if await self.kept.cancel(table, person):
            job = self.job_of(table)
            if job is not None:
                self.call_off(job)
        return await self.show(table, person)

    async def check(self, table: str) -> None:
        async with self.hub.reading(table) as found:
            if not found.match.over:
                raise trouble("analysis-running", {})

    async def story(self, table: str) -> Story:
        """The game told once more for us alone: a long one takes its time, in which nobody else shall wait."""
        async with self.hub.reading(table) as found:
            settings, record, seed = found.settings, found.match.record, found.seed
        return await asyncio.to_thread(retell, settings, record, seed)

    async def known(self, table: str, person: str) -> v.Analysis | None:
        """What is known in this process, or else in the store."""
        job = self.job_of(table)
        if job is not None:
            return replace(job.show(self.ahead_of(job)), own=job.person == person)
        row = await self.kept.find(table, self.hub.clock())
        shown = None if row is None else read(row)
        return shown and replace(shown, own=row is not None and row["person"] == person)

    def nothing(self) -> v.Analysis:
        return show_nothing("none" if self.places else "off")

    def job_of(self, table: str) -> Job | None:
        return next((job for job in self.jobs if job.table == table and not job.cancelled), None)

    def ahead_of(self, job: Job) -> int:
        return sum(not one.cancelled for one in self.jobs[: self.jobs.index(job)])

    def call_off(self, job: Job) -> None:
        """Whoever works on it is stopped at once."""
        job.cancelled = True
        if job.making is not None:
            job.making.cancel()
        self.count()

    def count(self) -> None:
        wanted = [job.state for job in self.jobs if not job.cancelled]
        metrics.analyses_waiting.set(wanted.count("waiting"))
        metrics.analyses_running.set(len(wanted) - wanted.count("waiting"))

    # The work

    async def tell(self) -> None:
        """Keeps for other processes how far each has come; what nobody wants any more is called off."""
        for job in list(self.jobs):
            if job.cancelled or job not in self.jobs:
                continue
            text = job.text(self.ahead_of(job))
            if not await self.kept.tell(job.table, self.hub.process, text, self.hub.clock()) and job in self.jobs:
                self.call_off(job)

    async def work(self) -> None:
        try:
            while self.jobs:
                await self.work_on(self.jobs[0])
                del self.jobs[0]
                self.count()
        finally:
            self.working = None

    async def work_on(self, job: Job) -> None:
        began = time.monotonic()
        if not job.cancelled:
            job.making = asyncio.create_task(self.make(job))
            try:
                await asyncio.wait({job.making})
            finally:
                job.making.cancel()
        outcome = CANCELLED if job.cancelled else job.state
        metrics.analyses.labels(outcome).inc()
        if outcome == DONE:
            metrics.analysis_seconds.observe(time.monotonic() - began)

    async def make(self, job: Job) -> None:
        """To its end, whatever that is; only what is kept is said to be done."""
        job.state = "running"
        self.count()
        end: v.AnalysisState = STOPPED
        try:
            await self.glance(job)
            await self.look(job)
            end = DONE
        except Failure as failure:
            log.warning("an analysis came to no end", extra={"table": brief(job.table), "why": str(failure)})
        except Exception as error:
            log.error("an analysis failed", exc_info=error, extra={"table": brief(job.table)})
        while not await self.keep(job, end):
            await asyncio.sleep(AGAIN_SECONDS)

    async def keep(self, job: Job, end: v.AnalysisState) -> bool:
        """Whether it could be kept; if nobody wants it any more, it need not be."""
        shown = replace(job.show(), state=end) if end == DONE else show_nothing(end)
        try:
            job.cancelled = not await self.kept.finish(job.table, self.hub.process, v.as_text(shown))
            job.state = end
            return True
        except Exception as error:
            if as_trouble(error) is None:
                raise
            return False

    async def glance(self, job: Job) -> None:
        left = iter(job.glances)

        async def look_on() -> None:
            for part, asked in left:
                job.glanced(part, (await self.ask(asked, "shares"))["shares"])

        await side_by_side(look_on() for _ in range(self.places))

    async def look(self, job: Job) -> None:
        left = iter(job.chosen)

        async def look_on() -> None:
            for decided in left:
                answer = await self.ask(question(job.story, decided, job.iterations), "findings")
                job.looked_at(Judged(decided, answer["findings"]))

        await side_by_side(look_on() for _ in range(self.places))

    async def ask(self, asked: Data, wanted: str) -> Data:
        """An answer with what is wanted in it; whoever gives none is asked once more."""
        why = ""
        for _ in range(ATTEMPTS):
            try:
                answer = await self.pool.ask(asked)
            except Failure as failure:
                why = str(failure)
                continue
            if wanted in answer:
                return answer
            why = str(answer.get("error", "no answer"))
        raise Failure(why)


async def side_by_side(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Does all of these at once; if one fails the others are given up."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


def read(row: Data) -> v.Analysis | None:
    """What was kept; None if another release has written it in a way that this one cannot read."""
    try:
        return msgspec.json.decode(row["text"], type=v.Analysis)
    except msgspec.DecodeError:
        return None
