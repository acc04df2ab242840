"""What was said at a table, with numbers of its own: no part of the log. A line that was taken away is empty and keeps its number."""

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from archipel.room.keeping import KEPT
from archipel.store.appender import notify
from archipel.store.schema import chat
from archipel.table.views import ChatLine

NOBODY = ""
"""Who has said a line that was taken away."""


async def take_away(connection: AsyncConnection, lines: ColumnElement[bool]) -> list[str]:
    """Empties lines of chats; the tables at which they were said, whose listeners are told."""
    tables = list((await connection.execute(select(chat.c.table_id).where(lines).distinct())).scalars())
    await connection.execute(update(chat).where(lines).values(person=NOBODY, name="", text=""))
    await notify(connection, [f"hush {table}" for table in tables])
    return tables


class ChatStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, table: str, person: str, name: str, text: str, now: float) -> ChatLine:
        """Keeps a line under the next number."""
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table)
        while True:
            try:
                async with self.engine.begin() as connection:
                    number = int((await connection.execute(last)).scalar_one()) + 1
                    line = ChatLine(number=number, at=now, person=person, name=name, text=text)
                    await connection.execute(insert(chat).values(table_id=table, **asdict(line)))
                    await notify(connection, [f"chat {table} {number}"])
                    return line
            except IntegrityError:
                continue

    async def since(self, table: str, number: int) -> list[ChatLine]:
        """The last lines after a number, the oldest first."""
        return await self.read((chat.c.table_id == table) & (chat.c.number > number))

    async def line(self, table: str, number: int) -> ChatLine | None:
        """One line; none if it was taken away."""
        found = await self.read((chat.c.table_id == table) & (chat.c.number == number))
        return found[0] if found else None

    async def read(self, lines: ColumnElement[bool]) -> list[ChatLine]:
        query = select(chat).where(lines, chat.c.text != "").order_by(chat.c.number.desc()).limit(KEPT)
        async with self.engine.connect() as connection:
            found = [
                ChatLine(number=row.number, at=row.at, person=row.person, name=row.name, text=row.text)
                for row in await connection.execute(query)
            ]
        return found[::-1]

    async def taken(self, table: str) -> set[int]:
        """The numbers of the lines that were taken away."""
        query = select(chat.c.number).where(chat.c.person == NOBODY, chat.c.table_id == table)
        async with self.engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def numbers(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """The last number at each of several tables, and how many of its lines were taken away."""
        last = select(chat.c.table_id, func.max(chat.c.number)).where(chat.c.table_id.in_(tables)).group_by(chat.c.table_id)
        gone = select(chat.c.table_id, func.count()).where(chat.c.person == NOBODY, chat.c.table_id.in_(tables)).group_by(chat.c.table_id)
        if not tables:
            return {}
        async with self.engine.connect() as connection:
            taken = {row[0]: row[1] for row in await connection.execute(gone)}
            return {row[0]: (row[1], taken.get(row[0], 0)) for row in await connection.execute(last)}
