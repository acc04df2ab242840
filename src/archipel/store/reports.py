"""What people have reported to those who look after a server: lines of chats, names and titles, as they were then."""

import json
from typing import Final

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from archipel.engine.phrase import Data
from archipel.store.schema import people, reports, tables
from archipel.table.clock import DAY

KEPT: Final = 90 * DAY
"""So long after it was handled a report is forgotten."""

LINE: Final = "line"
NAME: Final = "name"
TITLE: Final = "title"


class Reports:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, report: Data) -> bool:
        """Keeps a report, given as a row without its number; False if the same person has reported the same thing before."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(reports).values(**report))
            return True
        except IntegrityError:
            return False

    async def find(self, number: int) -> Data | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(reports).where(reports.c.number == number))).mappings().first()
        return dict(row) if row is not None else None

    async def listed(self, most: int) -> list[Data]:
        """The open ones first, and of these and of the others the newest: with the names, as they are now, of who reported
        (`reporter_name`), who handled it (`handler`) and whose it is (`called`), and with what a lobby shows of the table (`summary`)."""
        reporter, handler, whose = (people.alias(name) for name in ("reporter", "handler", "whose"))
        query = (
            select(
                reports,
                reporter.c.name.label("reporter_name"),
                handler.c.name.label("handler"),
                whose.c.name.label("called"),
                whose.c.banned,
                tables.c.status,
                tables.c.summary,
            )
            .outerjoin(reporter, reporter.c.id == reports.c.reporter)
            .outerjoin(handler, handler.c.id == reports.c.handled_by)
            .outerjoin(whose, whose.c.id == reports.c.person)
            .outerjoin(tables, tables.c.id == reports.c.table_id)
            .order_by(reports.c.handled.is_not(None), reports.c.at.desc(), reports.c.number.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings()
            return [{**row, "summary": json.loads(row["summary"] or "{}")} for row in found]

    async def settle(self, report: Data, by: str, outcome: str, now: float) -> None:
        """A report is handled, and with it every open one about the same thing."""
        same = [reports.c[name] == report[name] for name in ("kind", "table_id", "thing")]
        settled = or_(reports.c.number == report["number"], reports.c.handled.is_(None))
        async with self.engine.begin() as connection:
            await connection.execute(update(reports).where(*same, settled).values(handled=now, handled_by=by, outcome=outcome))

    async def made_by(self, person: str) -> list[Data]:
        """What somebody has reported, the oldest first."""
        columns = (reports.c[name] for name in ("at", "kind", "text", "reason", "note", "handled"))
        query = select(reports.c.table_id.label("table"), *columns).where(reports.c.reporter == person).order_by(reports.c.at)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def forget(self, now: float) -> None:
        """Deletes what was handled long ago."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(reports).where(reports.c.handled < now - KEPT))


async def part_with(connection: AsyncConnection, gone: list[str]) -> None:
    """People are deleted: what they reported stays without them and their words, what was reported of them goes. A title outlives who gave
    it, and so does its report."""
    await connection.execute(update(reports).where(reports.c.reporter.in_(gone)).values(reporter=None, note=""))
    about = reports.c.person.in_(gone)
    await connection.execute(delete(reports).where(about, reports.c.kind != TITLE))
    await connection.execute(update(reports).where(about).values(person=None, name=""))
