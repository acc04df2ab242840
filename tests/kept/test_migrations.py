"""Databases that earlier releases have written are brought to the schema of today, on SQLite and PostgreSQL: every row is still there."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.games import find
from archipel.store import migrate, open_database
from archipel.store.database import known_revisions
from archipel.store.doctor import Doctor, Finding
from tests.kept.database import revisions, unpack, url_of

pytestmark = pytest.mark.checkout
REVISION = "alembic_version"


def rows_of(file: Path) -> dict[str, list[dict[str, Any]]]:
    """Everything that is in a database, by table; without its revision."""
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'") if name != REVISION]
        return {name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in names}


async def fill(engine: AsyncEngine, revision: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Makes an empty database what an earlier release would have written there."""
    await migrate(engine, revision)

    def put(connection: Connection) -> None:
        found = MetaData()
        found.reflect(connection)
        for name, kept in rows.items():
            if kept:
                connection.execute(insert(found.tables[name]), kept)

    async with engine.begin() as connection:
        await connection.run_sync(put)


async def read(engine: AsyncEngine, columns: dict[str, list[str]]) -> dict[str, list[dict[str, Any]]]:
    """These columns of these tables, as they are now."""

    def look(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        found = MetaData()
        found.reflect(connection)
        queries = {name: select(*(found.tables[name].c[column] for column in wanted)) for name, wanted in columns.items()}
        return {name: [dict(row) for row in connection.execute(query).mappings()] for name, query in queries.items()}

    async with engine.connect() as connection:
        return await connection.run_sync(look)


def in_order(rows: dict[str, list[dict[str, Any]]]) -> dict[str, list[str]]:
    return {name: sorted(str(sorted(row.items())) for row in found) for name, found in rows.items()}


@pytest.mark.parametrize("revision", revisions())
def test_nothing_that_an_earlier_release_wrote_is_lost(revision: str, database_url: str, tmp_path: Path) -> None:
    file = unpack(tmp_path, revision)
    rows = rows_of(file)
    assert {"tables", "entries", "people", "chat", "facts", "seatings"} <= {name for name, found in rows.items() if found}

    async def work() -> list[Finding]:
        engine = open_database(url_of(file) if database_url.startswith("sqlite") else database_url, patient=True)
        try:
            if not database_url.startswith("sqlite"):
                await fill(engine, revision, rows)
            await migrate(engine)
            doctor = Doctor(engine, "kept", find)
            await doctor.begin()
            assert doctor.revision == known_revisions()[0]
            assert len(doctor.replayed) + len(doctor.recorded) == len(rows["tables"])
            now = await read(engine, {name: list(found[0]) for name, found in rows.items() if found})
            assert in_order(now) == in_order({name: found for name, found in rows.items() if found})
            return [finding async for finding in doctor.examine(doctor.recorded) if finding is not None]
        finally:
            await engine.dispose()

    assert asyncio.run(work()) == []
