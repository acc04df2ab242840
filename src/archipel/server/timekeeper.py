"""What time brings about: clocks that run out, stale tables, and outages, which count for nobody.

All processes on a database share one heartbeat. As long as any of them beats, time runs. A gap (the server was down, or the database was
away) is entered into every running table before any clock may run out. A heartbeat from the future, of a clock that was wrong, says nothing
about who was there: every table then loses the time since its last entry.
"""

import logging
from typing import Final

from archipel.server.hub import Hub
from archipel.table import Table
from archipel.table.verbs import outage, tick

log = logging.getLogger("archipel.server")

GAP: Final = 10.0
"""A heartbeat older than this means that nobody was there."""
AHEAD: Final = 60.0
"""By so much the clocks of two machines may differ."""


class Timekeeper:
    """`well` is whether the last beat came through: a heartbeat that cannot be written grows old, so it is tried again at once."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.well = True

    async def beat(self) -> bool:
        """Says that somebody is here; False as long as another process is still entering an outage."""
        try:
            here = await self.renew()
        except Exception:
            self.well = False
            raise
        self.well = True
        return here

    async def renew(self) -> bool:
        store, now = self.hub.store, self.hub.clock()
        last = float(await store.fact("heartbeat", repr(now)))
        if is_wrong(last, now):
            if not await store.lease("outage", self.hub.process, 60):
                return False
            last = float(await store.fact("heartbeat", repr(now)))
            if is_wrong(last, now):
                await self.enter_outage(last, now)
        if now > last + GAP / 5 or is_wrong(last, now):
            await store.set_fact("heartbeat", repr(now))
        return True

    async def enter_outage(self, begin: float, end: float) -> None:
        tables = await self.hub.store.running_tables()
        what = "nobody was here for a while" if begin < end else "a heartbeat came from the future"
        log.info(what, extra={"seconds": round(end - begin, 1), "tables": len(tables)})
        await self.hub.at_each(tables, lambda name: self.hub.act(name, lambda table: self.note(table, begin, end)))

    def note(self, table: Table, begin: float, end: float) -> None:
        if table.status == "running" and table.settings.clock.kind != "none":
            since = begin if begin < end else table.log[-1].at
            if since < end:
                outage(table, since, end, self.hub.clock())

    async def tick(self) -> None:
        """Carries out what is due."""
        due = await self.hub.store.due_tables(self.hub.clock(), without=self.hub.unplayable)
        await self.hub.at_each(due, lambda name: self.hub.act(name, lambda table: tick(table, self.hub.clock())))


def is_wrong(last: float, now: float) -> bool:
    """Whether a heartbeat does not say that somebody is here: it is too old, or from the future."""
    return not -AHEAD <= now - last <= GAP
