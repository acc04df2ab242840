"""All tables of one server process (`room/hub.py`), kept in its database: with outages, and with people who go for good."""

import time
from collections.abc import Callable
from typing import Final

from archipel.engine.phrase import Trouble
from archipel.room import hub as room
from archipel.server.errors import as_trouble
from archipel.server.metrics import Measuring
from archipel.store import Store
from archipel.store.chat import ChatStore
from archipel.store.heartbeat import Heartbeat
from archipel.table.table import OPEN, RUNNING
from archipel.table.verbs import say_farewell

FAREWELL: Final = (OPEN, RUNNING)


class Hub(room.Hub):
    store: Store
    chat: ChatStore
    heartbeat: Heartbeat

    def __init__(self, store: Store, chat: ChatStore, clock: Callable[[], float] = time.time) -> None:
        super().__init__(store, chat, Heartbeat(store.engine), clock, Measuring())

    def as_trouble(self, error: Exception) -> Trouble | None:
        return as_trouble(error)

    async def tell_of_outages(self, ids: list[str]) -> None:
        """What the rows of these tables say is right after that."""
        if self.heartbeat.outages:
            ended = max(outage.ended for outage in self.heartbeat.outages)
            await self.at_each(await self.store.untold(ids, ended), self.look_at)

    async def farewell(self, person: str) -> None:
        """Somebody goes for good, with their companions: they get up from every table, cancel their own, are replaced in running games."""
        at = [found["id"] for found in await self.store.tables_of(person, 10_000) if found["status"] in FAREWELL]
        await self.at_each(at, lambda name: self.act(name, lambda table: say_farewell(table, person, self.clock())))
