"""Keeping tables: their logs, append-only; who may act on them for a while (leases); which of them something is due at.

Nothing may be told to anybody before `append` has returned. If another process was faster, `Conflict` says so: load again and answer with
the new state of affairs.
"""

import json
import time
from collections.abc import Callable

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from archipel.engine.game import Game
from archipel.store.schema import entries, leases, tables
from archipel.table import LogEntry, Table, replay
from archipel.table.table import OPEN, RUNNING


class Conflict(Exception):
    """Another process has written this entry number, or this client id, before us."""


class Store:
    """Tables in a database. On PostgreSQL every append also notifies the channel `archipel` of table and version, as a hint."""

    def __init__(self, engine: AsyncEngine, games: Callable[[str], Game]) -> None:
        self.engine = engine
        self.games = games

    async def append(self, table: Table, since: int) -> None:
        """Makes the entries of a table after `since` durable, in one transaction, all or none."""
        fresh = table.log[since:]
        if not fresh:
            return
        try:
            async with self.engine.begin() as connection:
                await self.write(connection, table, since, fresh)
        except IntegrityError:
            raise Conflict(f"{table.id} {since + 1}") from None

    async def write(self, connection: AsyncConnection, table: Table, since: int, fresh: list[LogEntry]) -> None:
        head = {
            "status": table.status,
            "version": table.version,
            "changed": fresh[-1].at,
            "due": table.due(),
        }
        rows = [
            {
                "table_id": table.id,
                "number": entry.number,
                "at": entry.at,
                "kind": entry.kind,
                "person": entry.person,
                "client_id": entry.data.get("client_id") or None,
                "data": json.dumps(entry.data, separators=(",", ":"), ensure_ascii=False),
            }
            for entry in fresh
        ]
        await connection.execute(insert(entries), rows)
        if since == 0:
            fixed = {"id": table.id, "seed": table.seed, "game": table.settings.game.name, "owner": table.owner}
            await connection.execute(insert(tables).values(**fixed, private=int(table.settings.private), opened=fresh[0].at, **head))
        else:
            await connection.execute(update(tables).where(tables.c.id == table.id).values(**head))
        if connection.dialect.name == "postgresql":
            await connection.exec_driver_sql("SELECT pg_notify('archipel', $1)", (f"{table.id} {table.version}",))

    async def load(self, id: str) -> Table | None:
        """The table that the log describes; None if there is none."""
        async with self.engine.connect() as connection:
            head = (await connection.execute(select(tables.c.seed).where(tables.c.id == id))).first()
            if head is None:
                return None
            found = await connection.execute(select(entries).where(entries.c.table_id == id).order_by(entries.c.number))
            log = [LogEntry(row.number, row.at, row.kind, row.person, json.loads(row.data)) for row in found]
        return replay(id, bytes(head.seed), self.games, log)

    async def version(self, id: str) -> int:
        """How many entries the log of a table has; 0 if there is no such table."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(tables.c.version).where(tables.c.id == id))).scalar() or 0)

    async def open_tables(self, most: int = 100) -> list[str]:
        """Tables that wait for people and are not private, the newest first."""
        query = select(tables.c.id).where(tables.c.status == OPEN, tables.c.private == 0).order_by(tables.c.changed.desc()).limit(most)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def due_tables(self, now: float, most: int = 100) -> list[str]:
        """Tables at which time brings something about: a clock has run out, or they are stale."""
        query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def running_tables(self) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(tables.c.id).where(tables.c.status == RUNNING))).scalars())

    # Leases: who may act for a while

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Whether `holder` has the lease now: it was free, run out, or held by the same already."""
        now = time.time()
        free = (leases.c.until < now) | (leases.c.holder == holder)
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

    async def release(self, name: str, holder: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(leases).where(leases.c.name == name, leases.c.holder == holder))
