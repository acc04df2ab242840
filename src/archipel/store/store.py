"""Keeping tables: their logs, append-only; who may act on them for a while (leases); which of them something is due at.

Nothing may be told to anybody before `append` has returned. If another process was faster, `Conflict` says so: load again and answer with
the new state of affairs.
"""

import json
import logging
import time
from collections.abc import Callable, Collection
from functools import reduce
from operator import add
from typing import Any, Final, get_args

from sqlalchemy import ColumnElement, Select, case, delete, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from archipel.engine.game import Game
from archipel.engine.phrase import Data
from archipel.room.keeping import Conflict
from archipel.room.rows import listed
from archipel.store.appender import Appender
from archipel.store.editions import Editions
from archipel.store.schema import analyses, entries, facts, leases, seatings, tables
from archipel.store.snapshots import Snapshots, maker
from archipel.table import LogEntry, Table, replay
from archipel.table.companions import household
from archipel.table.snapshot import restore, settings_of
from archipel.table.table import RUNNING, Status
from archipel.table.verbs import repeat

logger = logging.getLogger("archipel.store")

AT_LEISURE: Final = 5
"""How many tables at once are told of an outage without being needed."""

MOST_SEARCHED = 5_000
"""Among so many tables that may be meant a text is looked for."""


class Store:
    """Tables in a database. On PostgreSQL every append also notifies the channel `archipel` of table and version, as a signal."""

    def __init__(self, engine: AsyncEngine, games: Callable[[str], Game]) -> None:
        self.engine = engine
        self.games = games
        self.appender = Appender(engine)
        self.snapshots = Snapshots(engine)
        self.editions = Editions(engine, games)

    async def append(self, table: Table, since: int) -> None:
        """Makes the entries of a table after `since` durable, in one transaction, all or none."""
        await self.appender.append([(table, since)])

    async def load(self, id: str) -> Table | None:
        """The table that the log describes; None if there is none."""
        found = await self.read(id)
        if found is None:
            return None
        seed, log = found
        return await self.from_snapshot(id, seed, log) or replay(id, seed, self.games, log)

    async def read(self, id: str) -> tuple[bytes, list[LogEntry]] | None:
        """The seed and the log of a table, ready to be played again; None if there is none."""
        async with self.engine.connect() as connection:
            head = (await connection.execute(select(tables.c.seed).where(tables.c.id == id))).first()
            if head is None:
                return None
            log = await self.read_log(connection, id, 0)
            await self.editions.recall(connection, log[0].data["settings"])
        return bytes(head.seed), log

    async def from_snapshot(self, id: str, seed: bytes, log: list[LogEntry]) -> Table | None:
        """The same table, quicker; None if no snapshot fits the log. Whatever is wrong with one, the log is there."""
        try:
            found = await self.snapshots.find(id, maker(settings_of(self.games, log)))
            return None if found is None else restore(id, seed, self.games, log, found)
        except Exception as error:
            logger.debug("a snapshot could not be used", extra={"problem": type(error).__name__})
            return None

    async def keep_snapshot(self, table: Table) -> None:
        """Makes the next loading of a table quicker. If it cannot be kept, nothing is lost."""
        try:
            await self.snapshots.keep(table)
        except Exception as error:
            logger.warning("a snapshot could not be kept", extra={"problem": type(error).__name__})

    async def catch_up(self, table: Table) -> None:
        """Carries out what other processes have appended to the log since."""
        async with self.engine.connect() as connection:
            log = await self.read_log(connection, table.id, table.version)
        for entry in log:
            repeat(table, entry)

    async def read_log(self, connection: AsyncConnection, id: str, since: int) -> list[LogEntry]:
        query = select(entries).where(entries.c.table_id == id, entries.c.number > since).order_by(entries.c.number)
        found = await connection.execute(query)
        return [LogEntry(row.number, row.at, row.kind, row.person, json.loads(row.data)) for row in found]

    async def version(self, id: str) -> int:
        """How many entries the log of a table has; 0 if there is no such table."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(tables.c.version).where(tables.c.id == id))).scalar() or 0)

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """The versions of several tables at once."""
        query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids))
        async with self.engine.connect() as connection:
            return {row.id: row.version for row in await connection.execute(query)}

    async def lobby(self, status: str, most: int = 100) -> list[Data]:
        """Tables of one status that are not private, the newest first."""
        return await self.listed(select(tables).where(tables.c.status == status, tables.c.private == 0), most)

    async def tables_of(self, person: str, most: int = 100) -> list[Data]:
        """Tables at which a person or one of their companions sits or is invited, the newest first."""
        own = tables.c.id.in_(select(seatings.c.table_id).where(seatings.c.person.in_(household(person))))
        if self.engine.dialect.name == "postgresql":
            own = tables.c.id.in_(union_all(*(newest(own, status, most) for status in get_args(Status))))
        return await self.listed(select(tables).where(own), most)

    async def search(self, text: str, status: str, most: int) -> list[Data]:
        """Tables with this text in the title, in a name at a seat, or at the beginning of the id, and of this status (none: of any)."""
        begins = tables.c.id.startswith(text, autoescape=True)
        query = select(tables).where(begins | tables.c.summary.icontains(text, autoescape=True))
        found = await self.listed(query.where(tables.c.status == status) if status else query, MOST_SEARCHED)
        return [row for row in found if row["id"].startswith(text) or says(row, text.casefold())][:most]

    async def beginning_with(self, signs: str) -> list[str]:
        """The ids of tables that begin with these signs, two at most: if there are more than one, they do not tell which is meant."""
        query = select(tables.c.id).where(tables.c.id.startswith(signs, autoescape=True)).limit(2)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def summary(self, id: str) -> Data | None:
        """What a lobby shows of a table."""
        found = await self.listed(select(tables).where(tables.c.id == id), 1)
        return found[0] if found else None

    async def listed(self, query: Select[Any], most: int) -> list[Data]:
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(tables.c.changed.desc()).limit(most))
            return [listed(row) for row in found.mappings()]

    async def due_tables(
        self, now: float, most: int = 100, without: Collection[str] = (), outages: Collection[tuple[float, float]] = ()
    ) -> list[str]:
        """Tables at which time brings something about: a clock has run out, or they are stale. Of those at which it does so only as long
        as they are not told of these outages there are a few, at the end."""
        due = reduce(add, [after_outage(*outage) for outage in outages], tables.c.due)
        query = select(tables.c.id, due.label("at")).where(tables.c.due <= now, tables.c.id.not_in(without)).order_by("at").limit(most)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [row.id for row in found if row.at <= now] + [row.id for row in found if row.at > now][:AT_LEISURE]

    async def untold(self, ids: Collection[str], ended: float) -> list[str]:
        """Which of these running tables may not have been told of an outage that ended then."""
        query = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.status == RUNNING, tables.c.changed < ended)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def waiting_for_bots(self, before: float, most: int = 100, without: Collection[str] = ()) -> list[str]:
        """Tables at which a bot has been asked since before that time."""
        waiting = tables.c.bot == 1, tables.c.changed < before, tables.c.id.not_in(without)
        query = select(tables.c.id).where(*waiting).order_by(tables.c.changed).limit(most)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def running_tables(self) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(tables.c.id).where(tables.c.status == RUNNING))).scalars())

    # Leases: who may act for a while

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Whether `holder` has the lease now: it was free, run out, or held by the same already. One that ends much later than this one
        would comes from a clock that was wrong, and is not waited for."""
        now = time.time()
        free = (leases.c.until < now) | (leases.c.until > now + 2 * seconds) | (leases.c.holder == holder)
        try:
            async with self.engine.begin() as connection:
                renewed = await connection.execute(
                    update(leases).where(leases.c.name == name, free).values(holder=holder, until=now + seconds)
                )
                if renewed.rowcount:
                    return True
                await connection.execute(insert(leases).values(name=name, holder=holder, until=now + seconds))
                return True
        except IntegrityError:
            return False

    async def release(self, holder: str) -> None:
        """Gives back all leases of somebody who goes."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(leases).where(leases.c.holder == holder))

    async def release_left(self) -> None:
        """On SQLite, where there is one server: what one that was killed held, or was making, is not waited for by the next."""
        if self.engine.dialect.name == "sqlite":
            async with self.engine.begin() as connection:
                await connection.execute(delete(leases))
                await connection.execute(delete(analyses).where(analyses.c.maker.is_not(None)))

    # Facts that all processes share

    async def fact(self, name: str, value: str) -> str:
        """What is kept under a name; `value` where nothing was kept yet, which then is."""
        query = select(facts.c.value).where(facts.c.name == name)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        if found is not None:
            return str(found)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(facts).values(name=name, value=value))
            return value
        except IntegrityError:
            return await self.fact(name, value)

    async def set_fact(self, name: str, value: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(facts).where(facts.c.name == name).values(value=value))


def newest(which: ColumnElement[bool], status: str, most: int) -> Select[tuple[str]]:
    """The newest of some tables that have this status: found in the index by PostgreSQL, which would otherwise read all tables of somebody
    who has very many."""
    ids = select(tables.c.id).where(which, tables.c.status == status).order_by(tables.c.changed.desc()).limit(most)
    return select(ids.subquery().c.id)


def after_outage(began: float, ended: float) -> ColumnElement[float]:
    """By how much later than its row says something is due at a table that was not told of an outage: about so much, as a clock may have
    rested meanwhile."""
    untold = (tables.c.status == RUNNING) & (tables.c.changed < ended) & (tables.c.due > began)
    return case((untold, max(0.0, ended - began)), else_=0.0)


def says(summary: Data, text: str) -> bool:
    """Whether what a lobby shows of a table has a text, without capitals, in its title or in a name."""
    return any(text in said.casefold() for said in (summary["title"], *(seat["name"] for seat in summary["seats"])))


__all__ = ["Conflict", "Store"]
