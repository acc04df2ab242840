"""The games' own editions, as tables were opened with them: a later release may have another text of one, and still plays by the old."""

import logging
from collections.abc import Callable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from archipel.engine.game import Game
from archipel.engine.phrase import Data, Trouble
from archipel.room.rows import edition_row
from archipel.store.appender import put_once
from archipel.store.schema import editions, tables
from archipel.table.settings import edition_lacking, open_edition

logger = logging.getLogger("archipel.store")


class Editions:
    """An edition is kept together with the first entry of a table (`appender.py`)."""

    def __init__(self, engine: AsyncEngine, games: Callable[[str], Game]) -> None:
        self.engine = engine
        self.games = games

    async def recall(self, connection: AsyncConnection, settings: Data) -> None:
        """Opens the edition of a table, as it was then, if its game has it no more. What is nowhere is refused when the log is played."""
        wanted = edition_lacking(self.games, settings)
        if wanted:
            kept = (await connection.execute(select(editions.c.data).where(editions.c.hash == wanted))).scalar()
            if kept is not None:
                open_edition(self.games, settings, kept)

    async def keep_present(self) -> None:
        """Keeps the editions of all games that are played here: tables that are older than this have not kept theirs."""
        async with self.engine.connect() as connection:
            names = list((await connection.execute(select(tables.c.game).distinct())).scalars())
        async with self.engine.begin() as connection:
            await put_once(connection, editions, [row for name in names for row in self.rows_of(name)])

    def rows_of(self, name: str) -> list[Data]:
        try:
            game = self.games(name)
            return [edition_row(game.edition(id)) for id in game.editions]
        except (Trouble, OSError) as error:
            logger.warning("the editions of a game could not be kept", extra={"game": name, "problem": type(error).__name__})
            return []
