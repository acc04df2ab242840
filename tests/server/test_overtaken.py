"""Two processes do the same at one moment: whoever is too late tells what the other has done, even if nothing is left to do."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from archipel.engine.phrase import Trouble
from archipel.games import find
from archipel.room.live import Listener
from archipel.server.hub import Hub
from archipel.store import Store, migrate, open_database
from archipel.store.chat import ChatStore
from archipel.table import Table
from archipel.table.opening import OpenTable, settings_for
from archipel.table.verbs import say_farewell, stand


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
