"""How the finished games of a person ended."""

import asyncio
import logging
from typing import Any

from sqlalchemy import Select, exists, func, select, update

from archipel.engine.phrase import Data
from archipel.room.rows import as_text, ended
from archipel.store.schema import WITHOUT_RESULT, seatings, tables
from archipel.store.store import Store
from archipel.table import replay
from archipel.table.result import result_of
from archipel.table.table import OVER

logger = logging.getLogger("archipel.store")


class Results:
    """Results lie beside the tables since games are ended with them; those of older games are read from their logs, once."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str, skip: int, most: int) -> list[Data]:
        """Rows of finished games at which a person sits, the last first: what a lobby shows of the table, its id, `ended` and `result`."""
        query = self.query(person).order_by(tables.c.changed.desc(), tables.c.id).offset(skip).limit(most)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [ended(row) for row in found if row["result"]]

    async def fill(self, person: str, most: int) -> int:
        """Reads up to so many missing results of a person from the logs; how many are missing after that."""
        sits = exists().where(seatings.c.table_id == tables.c.id, seatings.c.person == person)
        missing = select(tables.c.id).where(WITHOUT_RESULT, sits)
        async with self.store.engine.connect() as connection:
            ids = list((await connection.execute(missing.limit(most))).scalars())
        for id in ids:
            await self.read(id)
        if len(ids) < most:
            return 0
        async with self.store.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(missing.subquery()))).scalar() or 0)

    def query(self, person: str) -> Select[Any]:
        sits = select(seatings.c.table_id).where(seatings.c.person == person)
        return select(tables).where(tables.c.id.in_(sits), tables.c.status == OVER)

    async def read(self, id: str) -> None:
        """Keeps the result of one old game. A log that can no longer be played leaves an empty one."""
        found = await self.store.read(id)
        assert found is not None
        try:
            result = result_of(await asyncio.to_thread(replay, id, found[0], self.store.games, found[1])) or {}
        except Exception as error:
            logger.warning("a result could not be read", extra={"problem": type(error).__name__})
            result = {}
        async with self.store.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(result=as_text(result)))
