"""Whoever listens hears of what is in the log, whoever has put it there: another process that was faster, or a database that has died with
its answer."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from archipel.engine.phrase import Trouble
from archipel.games import find
from archipel.room.live import Listener
from archipel.server.hub import Hub
from archipel.store import Store, migrate, open_database
from archipel.store.appender import Appender
from archipel.store.chat import ChatStore
from archipel.table import Table
from archipel.table.opening import OpenTable, settings_for
from archipel.table.verbs import retitle, say_farewell, stand


@pytest.mark.parametrize("deed", [say_farewell, stand], ids=["nothing is left to do", "it is refused now"])
def test_whoever_listens_hears_of_it(tmp_path: Path, deed: Callable[[Table, str, float], object]) -> None:
    async def work() -> None:
        engine = open_database(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
        await migrate(engine)
        here, there = (Hub(Store(engine, find), ChatStore(engine), lambda: 1000.0) for _ in range(2))
        id = await here.open("ann", "Ann", settings_for(OpenTable(game="lagune", seats=2), find))
        listener = Listener("", -1, 0)
        here.live(id).listeners.add(listener)
        async with here.reading(id) as table:
            assert table.status == "open"
        await there.act(id, lambda table: deed(table, "ann", 1000.0))
        listener.woken.clear()
        try:
            await here.act(id, lambda table: deed(table, "ann", 1000.0))
        except Trouble:
            assert deed is stand
        assert listener.woken.is_set()
        await engine.dispose()

    asyncio.run(work())


class DyingAppender(Appender):
    """Of a database that makes everything durable and dies before it can say so."""

    async def append(self, changes: list[tuple[Table, int]]) -> None:
        await super().append(changes)
        raise ConnectionResetError


def test_what_was_kept_by_a_database_that_died_at_that_moment_is_told_to_everybody(tmp_path: Path) -> None:
    async def work() -> None:
        engine = open_database(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
        await migrate(engine)
        hub = Hub(Store(engine, find), ChatStore(engine), lambda: 1000.0)
        id = await hub.open("ann", "Ann", settings_for(OpenTable(game="lagune", seats=2), find))
        listener = Listener("ben", -1, 0)
        hub.live(id).listeners.add(listener)
        async with hub.reading(id) as table:
            before = table.version
        listener.woken.clear()
        alive, hub.store.appender = hub.store.appender, DyingAppender(engine)
        with pytest.raises(Trouble):
            await hub.act(id, lambda table: retitle(table, "Another title", 1000.0))
        hub.store.appender = alive
        async with hub.reading(id) as table:
            assert table.version == before + 1, "somebody else has loaded it"
        assert listener.woken.is_set()
        await engine.dispose()

    asyncio.run(work())
