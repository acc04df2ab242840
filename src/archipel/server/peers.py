"""How the processes on one PostgreSQL hear of each other: NOTIFY carries the ids of tables and people, and is a mere signal.

One dedicated connection a process listens. After a reconnection, and every few seconds, the numbers are compared, so nothing depends on a
signal arriving. On SQLite there is nobody to hear; comparing goes on all the same.
"""

import asyncio
import logging
from typing import Any, Final

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from archipel.engine.phrase import Trouble
from archipel.room.live import Live
from archipel.server.errors import as_trouble
from archipel.server.hub import Hub
from archipel.server.people import People
from archipel.store.appender import CHANNEL, notify

log = logging.getLogger("archipel.server")

PRESENCE_SECONDS: Final = 25.0
"""How long what another process said about who is connected to it holds, if it does not say it again."""

MOST_NAMED: Final = 100
"""A signal has room for about 8,000 bytes: beyond so many people at one table the others are only counted."""

AT_ONCE: Final = 500
"""Tables that are compared in one query."""


class Peers:
    def __init__(self, hub: Hub, people: People) -> None:
        self.hub = hub
        self.people = people
        engine = hub.store.engine
        self.postgres = engine.dialect.name == "postgresql"
        hub.deaf = self.postgres
        self.url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False) if self.postgres else ""

    # Hearing

    async def listen(self) -> None:
        """Listens for ever; a lost connection is made again."""
        pause = 0.5
        while self.postgres:
            try:
                lost = asyncio.Event()
                line = await asyncpg.connect(self.url)
                try:
                    line.add_termination_listener(lambda _, lost=lost: lost.set())
                    await line.add_listener(CHANNEL, self.heard)
                    pause = 0.5
                    await self.compare()
                    self.hub.deaf = False
                    await lost.wait()
                finally:
                    self.hub.deaf = True
                    await line.close()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError, Trouble) as error:
                log.warning("the line to the other processes is down", extra={"problem": type(error).__name__})
            await asyncio.sleep(pause)
            pause = min(pause * 2, 5.0)

    def heard(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        kind, id, *rest = payload.split(" ")
        live = self.hub.lives.get(id)
        if kind == "person":
            self.people.changed(id)
        elif kind == "here":
            if rest[0] != self.hub.process:
                self.hear_presence(id, rest[0], int(rest[1]), [person for person in rest[2:] if person])
        elif live is not None and kind == "table":
            if live.table is None or live.table.version < int(rest[0]):
                self.hub.background(self.hub.refresh(id))
        elif live is not None and kind == "chat":
            self.hub.background(self.hub.hear_chat(id))
        elif live is not None and kind == "hush":
            self.hub.background(self.hub.hear_hush(id))

    def hear_presence(self, id: str, process: str, watching: int, here: list[str]) -> None:
        """Kept for every table, also one that nobody here listens to: whoever sends notices wants to know."""
        elsewhere, now = self.hub.elsewhere.setdefault(id, {}), self.hub.clock()
        before = elsewhere.get(process, (0.0, [], 0))
        elsewhere[process] = (now + PRESENCE_SECONDS, here, watching)
        if id in self.hub.lives and (before[0] <= now or before[1:] != (here, watching)):
            self.hub.lives[id].presence_changed(now)

    # Comparing

    async def compare(self) -> None:
        """Reads on at every table in memory whose number in the database is higher than ours: an operator at the shell is a process too."""
        here = [live for live in self.hub.lives.values() if live.listeners or live.table is not None]
        for first in range(0, len(here), AT_ONCE):
            await self.compare_some(here[first : first + AT_ONCE])

    async def compare_some(self, lives: list[Live]) -> None:
        try:
            versions = await self.hub.store.versions([live.id for live in lives])
            chats = await self.hub.chat.numbers([live.id for live in lives if live.chat is not None])
        except Exception as error:
            if as_trouble(error) is None:
                raise
            return
        for live in lives:
            if live.table is None and not live.listeners:
                continue
            if live.table is None or versions.get(live.id, 0) > live.table.version:
                await self.hub.refresh(live.id)
            last, taken = chats.get(live.id, (0, 0))
            if live.chat is not None and last > live.last_line():
                await self.hub.hear_chat(live.id)
            if live.chat is not None and taken > len(live.taken):
                await self.hub.hear_hush(live.id)

    # Presence

    async def announce(self, lives: list[Live]) -> None:
        """Tells the other processes who is connected to this one."""
        if not self.postgres or not lives:
            return
        try:
            async with self.hub.store.engine.begin() as connection:
                await notify(connection, [self.presence_of(live) for live in lives])
        except Exception as error:
            if as_trouble(error) is None:
                raise

    def presence_of(self, live: Live) -> str:
        people = sorted({listener.person for listener in live.listeners} - {""})[:MOST_NAMED]
        anonymous = len(live.listeners) - len(people)
        return f"here {live.id} {self.hub.process} {anonymous} {' '.join(people)}"

    async def announce_all(self) -> None:
        """Again, for those who missed it; what others said long ago is forgotten."""
        now = self.hub.clock()
        for id, elsewhere in list(self.hub.elsewhere.items()):
            gone = [process for process, (until, _, _) in elsewhere.items() if until <= now]
            for process in gone:
                del elsewhere[process]
            if id not in self.hub.lives:
                if not elsewhere:
                    del self.hub.elsewhere[id]
            elif gone:
                self.hub.lives[id].presence_changed(now)
        await self.announce([live for live in self.hub.lives.values() if live.listeners])
