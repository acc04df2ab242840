"""Snapshots of tables: a cache, so that a long game is loaded quickly. It may be deleted at any time."""

import hashlib
import json

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.engine.phrase import Data
from archipel.store.schema import snapshots
from archipel.table import Settings, Table
from archipel.table.snapshot import take
from archipel.version import VERSION


def maker(settings: Settings) -> str:
    """Who can read a snapshot: the same Archipel with the same rules and the same edition."""
    words = f"archipel {VERSION}, {settings.game.name} {settings.game.rules}, edition {settings.edition.hash}"
    return hashlib.sha256(words.encode()).hexdigest()


class Snapshots:
    """At most one a table: the newest."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def keep(self, table: Table) -> None:
        """Keeps the table as it is now; nothing is done where as new a snapshot is there already."""
        made_by = maker(table.settings)
        if await self.version(table.id, made_by) >= table.version:
            return
        data = take(table)
        insert = postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert
        new = insert(snapshots).values(
            table_id=table.id, version=data["version"], made_by=made_by, data=json.dumps(data, separators=(",", ":"))
        )
        fields = {name: new.excluded[name] for name in ("version", "made_by", "data")}
        query = new.on_conflict_do_update(index_elements=["table_id"], set_=fields, where=snapshots.c.version <= new.excluded.version)
        async with self.engine.begin() as connection:
            await connection.execute(query)

    async def version(self, id: str, made_by: str) -> int:
        """How many entries the snapshot of a table covers; 0 if there is none that we can read."""
        query = select(snapshots.c.version).where(snapshots.c.table_id == id, snapshots.c.made_by == made_by)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def find(self, id: str, made_by: str) -> Data | None:
        """What was kept of a table; None if there is nothing that we can read. A damaged snapshot raises any exception."""
        query = select(snapshots.c.data).where(snapshots.c.table_id == id, snapshots.c.made_by == made_by)
        async with self.engine.connect() as connection:
            text = (await connection.execute(query)).scalar()
        found: Data | None = json.loads(text) if text is not None else None
        return found

    async def drop(self, id: str | None = None) -> None:
        """Deletes the snapshot of a table, or all."""
        query = delete(snapshots) if id is None else delete(snapshots).where(snapshots.c.table_id == id)
        async with self.engine.begin() as connection:
            await connection.execute(query)
