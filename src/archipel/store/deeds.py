"""The list of what admins, and the operator at the shell, have done."""

import json

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.engine.phrase import Data
from archipel.store.schema import deeds, people, tables


class Deeds:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def enter(self, at: float, doer: str, deed: str, person: str | None, table: str | None, said: str) -> int:
        """The number of the entry."""
        values = {"at": at, "doer": doer, "deed": deed, "person": person, "table_id": table, "said": said}
        async with self.engine.begin() as connection:
            return int((await connection.execute(insert(deeds).values(**values).returning(deeds.c.number))).scalar_one())

    async def strike(self, number: int) -> None:
        """Takes an entry back: it was not done."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(deeds).where(deeds.c.number == number))

    async def listed(self, most: int) -> list[Data]:
        """The newest first, with the present names of who did it (`doer_name`) and to whom (`called`), and the `title` of the table."""
        did, whom = people.alias("did"), people.alias("whom")
        query = (
            select(deeds, did.c.name.label("doer_name"), whom.c.name.label("called"), tables.c.summary)
            .outerjoin(did, did.c.id == deeds.c.doer)
            .outerjoin(whom, whom.c.id == deeds.c.person)
            .outerjoin(tables, tables.c.id == deeds.c.table_id)
            .order_by(deeds.c.number.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings()
            return [{**row, "title": json.loads(row["summary"] or "{}").get("title", "")} for row in found]

    async def done_by(self, person: str) -> list[Data]:
        """What somebody has done as an admin, the oldest first."""
        columns = (deeds.c.at, deeds.c.deed, deeds.c.person, deeds.c.table_id.label("table"), deeds.c.said)
        query = select(*columns).where(deeds.c.doer == person).order_by(deeds.c.number)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]
