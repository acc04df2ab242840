"""Keeping analyses of finished games: one a game. One that is under way has a row too, so that every process can tell of it and nobody has
two at once; if whoever makes it is gone, it counts no more."""

from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.engine.phrase import Data
from archipel.store.schema import analyses

SILENCE: Final = 30.0
"""Whoever makes an analysis and was not heard of for so long is gone."""


class Analyses:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def find(self, table: str, now: float) -> Data | None:
        """The row of a game; none if nobody makes it any more."""
        return await self.first(and_(analyses.c.table_id == table, ~is_left(now)))

    async def under_way(self, person: str, now: float) -> Data | None:
        """What is made for somebody now."""
        return await self.first(and_(analyses.c.person == person, analyses.c.maker.is_not(None), ~is_left(now)))

    async def first(self, condition: ColumnElement[bool]) -> Data | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(analyses).where(condition))).mappings().first()
        return dict(row) if row is not None else None

    async def begin(self, table: str, person: str, maker: str, text: str, now: float) -> bool:
        """From now on this process makes one for a person, in place of one that came to no end; False if one of this game, or one for this
        person, is under way."""
        left = is_left(now)
        done_with = and_(analyses.c.table_id == table, analyses.c.maker.is_(None) | left) | and_(analyses.c.person == person, left)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(delete(analyses).where(done_with))
                await connection.execute(
                    insert(analyses).values(table_id=table, person=person, maker=maker, begun=now, heard=now, text=text)
                )
            return True
        except IntegrityError:
            return False

    async def tell(self, table: str, maker: str, text: str, now: float) -> bool:
        """How far it has come; False if it is not wanted any more."""
        return await self.change(table, maker, {"text": text, "heard": now})

    async def finish(self, table: str, maker: str, text: str) -> bool:
        """It is complete, or has come to no end."""
        return await self.change(table, maker, {"text": text, "maker": None})

    async def change(self, table: str, maker: str, values: Data) -> bool:
        own = and_(analyses.c.table_id == table, analyses.c.maker == maker)
        async with self.engine.begin() as connection:
            return (await connection.execute(update(analyses).where(own).values(**values))).rowcount > 0

    async def cancel(self, table: str, person: str) -> bool:
        """Whether there was one under way that this person had begun."""
        async with self.engine.begin() as connection:
            own = and_(analyses.c.table_id == table, analyses.c.person == person, analyses.c.maker.is_not(None))
            return (await connection.execute(delete(analyses).where(own))).rowcount > 0

    async def leave(self, maker: str) -> None:
        """A process stops: what it makes is not kept half done."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(analyses).where(analyses.c.maker == maker))

    async def begun_by(self, person: str) -> list[Data]:
        """The games of which somebody wanted an analysis: `table` and `at` of each."""
        columns: tuple[Any, ...] = (analyses.c.table_id.label("table"), analyses.c.begun.label("at"))
        query = select(*columns).where(analyses.c.person == person).order_by(analyses.c.begun)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]


def is_left(now: float) -> ColumnElement[bool]:
    """Whether nobody makes it any more, and it is not complete."""
    return and_(analyses.c.maker.is_not(None), analyses.c.heard < now - SILENCE)
