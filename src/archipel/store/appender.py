"""Writing the logs: whatever waits to be kept at one moment goes into the database in one transaction.

A disk or a database needs about the same time to make one entry durable as to make fifty durable. While one transaction is under way the
next entries gather; the busier the house, the more of them share the next. Nobody is answered before the transaction is on the disk.

SQLite works in threads. To go there and back for every statement costs more than the statement, so a transaction goes there once, as a
whole, over a second connection to the file (`beside`). Meanwhile the first is held, so that nobody in this process waits for a lock.
"""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Engine, bindparam, delete, insert, update
from sqlalchemy import Table as Rows
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from archipel.engine.phrase import Data
from archipel.room.keeping import Conflict
from archipel.room.rows import edition_row, entry_row, head_row, opened_row, record_row
from archipel.store.database import beside
from archipel.store.schema import editions, entries, notices, records, seatings, tables
from archipel.table import LogEntry, Table
from archipel.table.clock import DAYS
from archipel.table.table import OVER
from archipel.table.verbs import changes_seating

CHANNEL: Final = "archipel"
"""Where the processes on one PostgreSQL hear of each other."""

MOST: Final = 64
"""How many changes share a transaction at most."""

NEW_ENTRIES: Final = insert(entries)
NEW_TABLES: Final = insert(tables)
NEW_HEADS: Final = update(tables).where(tables.c.id == bindparam("which"))
NEW_SEATINGS: Final = insert(seatings)
NEW_NOTICES: Final = insert(notices)


class NewRows:
    """The new entries of some tables, as rows: all or none of them are kept."""

    def __init__(self, changes: list[tuple[Table, int]]) -> None:
        self.entries: list[Data] = []
        self.opened: list[Data] = []
        self.heads: list[Data] = []
        self.seated: list[str] = []
        self.seatings: list[Data] = []
        self.notices: list[Data] = []
        self.editions: list[Data] = []
        self.records: list[Data] = []
        self.signals: list[str] = []
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for table, since in changes:
            if table.version > since:
                self.add(table, since, table.log[since:])

    def add(self, table: Table, since: int, fresh: list[LogEntry]) -> None:
        self.entries += [entry_row(table.id, entry) for entry in fresh]
        head = head_row(table, fresh)
        if since == 0:
            self.opened.append({**opened_row(table), **head})
            if not table.settings.carried:
                self.editions.append(edition_row(table.settings.edition))
        else:
            self.heads.append({"which": table.id, **head})
        if changes_seating(fresh):
            people = {chair.person or chair.invited for chair in table.seats} - {""}
            self.seated.append(table.id)
            self.seatings += [{"table_id": table.id, "person": person} for person in sorted(people)]
        if table.asked and table.turn > since and table.settings.clock.kind == DAYS:
            self.notices.append({"table_id": table.id, "turn": table.turn, "person": table.asked, "at": fresh[-1].at})
        if table.status == OVER:
            self.records.append(record_row(table))
        self.signals.append(f"table {table.id} {table.version}")


class Appender:
    """The one writer of logs in this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.beside = beside(engine)
        self.waiting: list[NewRows] = []
        self.writing: asyncio.Task[None] | None = None

    async def append(self, changes: list[tuple[Table, int]]) -> None:
        """Returns when the entries are durable; `Conflict` if another process was faster. The tables must not change meanwhile."""
        change = NewRows(changes)
        if not change.entries:
            return
        self.waiting.append(change)
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_all())
        await change.kept

    async def write_all(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self.write_batch(batch)
        finally:
            self.writing = None

    async def write_batch(self, batch: list[NewRows]) -> None:
        """One transaction for all; if one of them comes too late, each in its own."""
        try:
            await self.transact(batch)
        except IntegrityError:
            if len(batch) == 1:
                settle(batch, Conflict(", ".join(batch[0].signals)))
            else:
                for change in batch:
                    await self.write_batch([change])
        except BaseException as error:
            settle(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            settle(batch, None)

    async def transact(self, batch: list[NewRows]) -> None:
        if self.beside is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(write, batch)
        else:
            async with self.engine.connect():
                await asyncio.to_thread(write_beside, self.beside, batch)


def write_beside(engine: Engine, batch: list[NewRows]) -> None:
    with engine.begin() as connection:
        write(connection, batch)


def settle(batch: list[NewRows], error: BaseException | None) -> None:
    """Answers those who wait, if they still do."""
    for change in batch:
        if change.kept.done():
            continue
        if error is None:
            change.kept.set_result(None)
        else:
            change.kept.set_exception(error)


def write(connection: Connection, batch: list[NewRows]) -> None:
    put(connection, NEW_ENTRIES, [row for change in batch for row in change.entries])
    put(connection, NEW_TABLES, [row for change in batch for row in change.opened])
    heads = [row for change in batch for row in change.heads]
    put(connection, NEW_HEADS, [row for row in heads if "summary" in row])
    put(connection, NEW_HEADS, [row for row in heads if "summary" not in row])
    seated = [id for change in batch for id in change.seated]
    if seated:
        connection.execute(delete(seatings).where(seatings.c.table_id.in_(seated)))
    put(connection, NEW_SEATINGS, [row for change in batch for row in change.seatings])
    put(connection, NEW_NOTICES, [row for change in batch for row in change.notices])
    put_missing(connection, editions, [row for change in batch for row in change.editions])
    put_missing(connection, records, [row for change in batch for row in change.records])
    signal(connection, [signal for change in batch for signal in change.signals])


def put(connection: Connection, statement: Any, rows: list[Data]) -> None:
    if rows:
        connection.execute(statement, rows)


def put_missing(connection: Connection, rows: Rows, new: list[Data]) -> None:
    """Inserts what is not there yet; always in the same order, so that of two processes neither waits for the other for ever."""
    if new:
        (key,) = rows.primary_key.columns.keys()
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        unlike = {row[key]: row for row in new}
        connection.execute(insert(rows).on_conflict_do_nothing(), [unlike[name] for name in sorted(unlike)])


def signal(connection: Connection, signals: list[str]) -> None:
    """Tells the other processes on a PostgreSQL, when the transaction is through; a signal, nothing depends on it."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_notify($1, signal) FROM unnest($2::text[]) AS signal", (CHANNEL, signals))


async def put_once(connection: AsyncConnection, rows: Rows, new: list[Data]) -> None:
    """`put_missing` outside of a batch."""
    await connection.run_sync(put_missing, rows, new)


async def notify(connection: AsyncConnection, signals: Iterable[str]) -> None:
    """`signal` outside of a batch."""
    await connection.run_sync(signal, list(signals))
