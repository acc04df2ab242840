"""The records of finished games, as text: whoever asks for one gets what was written when the game ended."""

import asyncio
import logging
from typing import Final

from sqlalchemy import select

from archipel.room.rows import record_row
from archipel.store.appender import put_once
from archipel.store.schema import records, tables
from archipel.store.store import Store
from archipel.table import replay
from archipel.table.table import OVER

logger = logging.getLogger("archipel.store")

AT_ONCE: Final = 10
"""How many games from before there were records are played again in one go."""


class Records:
    """A record is kept together with the entry that ends the game (`appender.py`); those of older games are made from their logs, once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.seen = ""
        self.complete = False

    async def of(self, id: str) -> str | None:
        """The record of a finished game; None if there is none, or none yet."""
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(select(records.c.text).where(records.c.table_id == id))).scalar()
        return None if found is None else str(found)

    async def fill(self) -> None:
        """Keeps the records of some finished games that have none; goes through all of them once."""
        if self.complete:
            return
        missing = select(tables.c.id).join(records, records.c.table_id == tables.c.id, isouter=True)
        missing = missing.where(tables.c.status == OVER, records.c.table_id.is_(None), tables.c.id > self.seen)
        async with self.store.engine.connect() as connection:
            ids = list((await connection.execute(missing.order_by(tables.c.id).limit(AT_ONCE))).scalars())
        for id in ids:
            await self.make(id)
            self.seen = id
        self.complete = not ids

    async def make(self, id: str) -> None:
        """From the log. One that cannot be played here has its record made by a release that can."""
        found = await self.store.read(id)
        assert found is not None
        try:
            row = record_row(await asyncio.to_thread(replay, id, found[0], self.store.games, found[1]))
        except Exception as error:
            logger.warning("a record could not be made", extra={"problem": type(error).__name__})
            return
        async with self.store.engine.begin() as connection:
            await put_once(connection, records, [row])
