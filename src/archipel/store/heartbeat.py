"""The heartbeat that all processes on a database share, and the outages that it has shown.

An outage is written down together with the heartbeat that ends it, by whichever process is first: it is there once, or not at all.
"""

from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.store.schema import facts, outages, tables
from archipel.table.table import RUNNING

HEARTBEAT = facts.c.name == "heartbeat"


class Outage(NamedTuple):
    """From the last heartbeat to the one that found it wrong; a heartbeat from the future is later than that."""

    began: float
    ended: float


class Heartbeat:
    """`outages` are those that this process has read of, the oldest first: none that a running table may need is missing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.outages: list[Outage] = []
        self.last_read = -1

    async def renew(self, last: float, now: float) -> None:
        """Somebody is here, as somebody was at the last heartbeat. Nothing is done if another process has said so since."""
        async with self.engine.begin() as connection:
            await connection.execute(update(facts).where(HEARTBEAT, facts.c.value == repr(last)).values(value=repr(now)))

    async def note_outage(self, last: float, now: float) -> bool:
        """Nobody was here between the last heartbeat and now; False if another process has noted it. Outages from before all running tables
        were opened are forgotten."""
        oldest = select(func.min(tables.c.opened)).where(tables.c.status == RUNNING).scalar_subquery()
        number = select(func.coalesce(func.max(outages.c.number), 0) + 1).scalar_subquery()
        async with self.engine.begin() as connection:
            renewed = await connection.execute(update(facts).where(HEARTBEAT, facts.c.value == repr(last)).values(value=repr(now)))
            if not renewed.rowcount:
                return False
            await connection.execute(insert(outages).values(number=number, began=last, ended=now))
            await connection.execute(delete(outages).where(outages.c.ended < oldest))
        return True

    async def read(self) -> bool:
        """Reads on in the outages; whether there were new ones."""
        query = select(outages).where(outages.c.number > self.last_read).order_by(outages.c.number)
        async with self.engine.connect() as connection:
            new = (await connection.execute(query)).all()
        self.last_read = max([0, self.last_read, *(row.number for row in new)])
        self.outages += [Outage(row.began, row.ended) for row in new]
        return bool(new)
