"""Fills a database with the games of years, for `tools/years.py`: some hundred finished games and all running ones are really played.

The other finished games are copies of those, under ids of their own. A server lists and counts a copy and hands out its record like that of
any other game; only its log cannot be dealt again, as the cards of a game depend on its id. To measure that, take one that was played.
"""

import secrets
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Column, ColumnElement, Float, MetaData, String, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from archipel.engine.dealer import QuickDealer
from archipel.engine.record import SEED_BYTES
from archipel.games import find, names
from archipel.store import Store, migrate
from archipel.store.people import PeopleStore
from archipel.store.schema import entries, records, seatings, tables
from archipel.table import ClockRules, Settings, verbs
from archipel.table import Table as Played
from archipel.table.clock import DAYS
from archipel.table.table import OVER

PEOPLE = 100
TOGETHER = 25
"""How many tables are kept in one transaction."""
COPIED_TOGETHER = 2_000
LONGEST_RUN = 60
"""How many moves a running game has had at most."""

copies = Table("copies", MetaData(), Column("old", String(64)), Column("new", String(64)), Column("earlier", Float), prefixes=["TEMPORARY"])


class Filler:
    """`played` are the ids of finished games that were played, `running` those of running ones."""

    def __init__(self, engine: AsyncEngine, now: float) -> None:
        self.engine = engine
        self.store = Store(engine, find)
        self.now = now
        self.luck = QuickDealer(23)
        self.people = [f"{number:032x}" for number in range(1, PEOPLE + 1)]
        self.played: list[str] = []
        self.running: list[str] = []

    async def busiest(self) -> tuple[str, int]:
        """The person with the most games, and how many these are."""
        games = func.count().label("games")
        query = select(seatings.c.person, games).group_by(seatings.c.person).order_by(games.desc()).limit(1)
        async with self.engine.connect() as connection:
            person, count = (await connection.execute(query)).one()
        return str(person), int(count)

    async def fill(self, finished: int, running: int, played: int) -> None:
        await migrate(self.engine)
        people = PeopleStore(self.engine)
        for number, id in enumerate(self.people, 1):
            await people.create(id, f"Player {number}", "en", self.now)
        self.played = await self.keep(self.play(10_000) for _ in range(min(played, finished)))
        self.running = await self.keep(self.play_a_part() for _ in range(running))
        await self.copy(finished - len(self.played))
        await self.settle()

    async def settle(self) -> None:
        """As a database is that was filled over years: what was just written is on the disk, and the planner knows how much there is."""
        postgres = self.engine.dialect.name == "postgresql"
        async with self.engine.connect() as connection:
            connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
            for command in ("VACUUM ANALYZE", "CHECKPOINT") if postgres else ("ANALYZE", "PRAGMA wal_checkpoint(TRUNCATE)"):
                await connection.execute(text(command))

    async def keep(self, games: Iterator[Played]) -> list[str]:
        """Has the server's own writer write them."""
        ids, together = list[str](), list[tuple[Played, int]]()
        for table in games:
            ids.append(table.id)
            together.append((table, 0))
            if len(together) == TOGETHER:
                await self.store.appender.append(together)
                together = []
        await self.store.appender.append(together)
        return ids

    def play_a_part(self) -> Played:
        """A game that is not over: few are after so many moves, but some are."""
        while (table := self.play(self.luck.below(LONGEST_RUN))).status == OVER:
            pass
        return table

    def play(self, moves: int) -> Played:
        """A game of two people with twelve hours a turn, up to so many random moves."""
        game = find(names()[self.luck.below(len(names()))])
        first = self.luck.below(PEOPLE)
        pair = [self.people[first], self.people[(first + 1 + self.luck.below(PEOPLE - 1)) % PEOPLE]]
        table, now = Played(secrets.token_hex(16), secrets.token_bytes(SEED_BYTES), find), self.now
        verbs.open_table(table, pair[0], "Ann", Settings(game, 2, clock=ClockRules(DAYS, days=0.5)), now)
        verbs.sit(table, pair[1], "Ben", 1, now)
        for person in pair:
            verbs.contribute(table, person, secrets.token_hex(16), now)
        verbs.start(table, pair[0], now)
        for number in range(moves):
            if table.status == OVER:
                break
            state = table.match.state
            choices = state.moves()
            move = state.text(choices[self.luck.below(len(choices))])
            verbs.move(table, table.asked, table.decision, [move], f"{number:012x}", now)
        return table

    async def copy(self, count: int) -> None:
        """Copies of the finished games, at earlier and earlier times."""
        async with self.engine.connect() as connection:
            await connection.run_sync(copies.create)
            for first in range(0, count, COPIED_TOGETHER):
                numbers = range(first, min(first + COPIED_TOGETHER, count))
                new = [
                    {"old": self.played[number % len(self.played)], "new": secrets.token_hex(16), "earlier": 60.0 * (number + 1)}
                    for number in numbers
                ]
                await connection.execute(insert(copies), new)
                for rows, key in ((entries, "table_id"), (records, "table_id"), (seatings, "table_id"), (tables, "id")):
                    await self.copy_rows(connection, rows, key)
                await connection.execute(copies.delete())
                await connection.commit()

    async def copy_rows(self, connection: AsyncConnection, rows: Table, key: str) -> None:
        made: dict[str, ColumnElement[Any]] = {key: copies.c.new}
        if rows is tables:
            made |= {name: rows.c[name] - copies.c.earlier for name in ("opened", "changed")}
        columns = [made.get(column.name, column).label(column.name) for column in rows.c]
        query = select(*columns).join(copies, copies.c.old == rows.c[key])
        await connection.execute(insert(rows).from_select([column.name for column in rows.c], query))


async def size_of(engine: AsyncEngine) -> int:
    """How many bytes a database takes."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            query = "SELECT pg_database_size(current_database())"
        else:
            query = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        return int((await connection.execute(text(query))).scalar_one())


async def count_entries(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(entries))).scalar_one())
