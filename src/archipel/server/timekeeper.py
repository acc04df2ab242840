"""What time brings about: clocks that run out, stale tables, and outages, which count for nobody.

All processes on a database share one heartbeat. As long as any of them beats, time runs. A gap (the server was down, or the database was
away) is entered into every running table before any clock may run out.
"""

import logging
from typing import Final

from archipel.server.hub import Hub
from archipel.table import Table
from archipel.table.verbs import outage, tick

log = logging.getLogger("archipel.server")

GAP: Final = 10.0
"""A heartbeat older than this means that nobody was there."""


class Timekeeper:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def beat(self) -> bool:
        """Says that somebody is here; False as long as another process is still entering an outage."""
        store, now = self.hub.store, self.hub.clock()
        last = float(await store.fact("heartbeat", repr(now)))
        if now - last > GAP:
            if not await store.lease("outage", self.hub.process, 60):
                return False
            last = float(await store.fact("heartbeat", repr(now)))
            if now - last > GAP:
                await self.enter_outage(last, now)
        if now > last + GAP / 5:
            await store.set_fact("heartbeat", repr(now))
        return True

    async def enter_outage(self, begin: float, end: float) -> None:
        tables = await self.hub.store.running_tables()
        log.info("nobody was here for a while", extra={"seconds": round(end - begin, 1), "tables": len(tables)})
        await self.hub.at_each(tables, lambda name: self.hub.act(name, lambda table: self.note(table, begin, end)))

    def note(self, table: Table, begin: float, end: float) -> None:
        if table.status == "running" and table.settings.clock.kind != "none":
            outage(table, begin, end, self.hub.clock())

    async def tick(self) -> None:
        """Carries out what is due."""
        due = await self.hub.store.due_tables(self.hub.clock())
        await self.hub.at_each(due, lambda name: self.hub.act(name, lambda table: tick(table, self.hub.clock())))
