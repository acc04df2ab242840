"""What nobody uses does not stay in memory, and is there again when somebody comes."""

import asyncio
from pathlib import Path

from archipel.engine.phrase import SPECTATOR
from archipel.games import find
from archipel.room.hub import IDLE_SECONDS
from archipel.room.live import Listener
from archipel.server.hub import Hub
from archipel.store import Store, migrate, open_database
from archipel.store.chat import ChatStore
from archipel.table import Settings


def test_a_table_leaves_the_memory_a_minute_after_the_last_visitor_and_is_loaded_for_the_next(tmp_path: Path) -> None:
    async def work() -> None:
        engine = open_database(f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}")
        await migrate(engine)
        hub = Hub(Store(engine, find), ChatStore(engine))
        id = await hub.open("ann", "Ann", Settings(find("flucht"), 2))
        async with hub.reading(id) as table:
            assert hub.live(id).text(table, SPECTATOR, -1, hub.clock())
        live, visitor = hub.lives[id], Listener("ben", -1, 0)
        live.listeners.add(visitor)
        live.used -= IDLE_SECONDS + 1
        await hub.put_away()
        assert (hub.lives, live.texts) == ({id: live}, {}), "whoever listens keeps the table here, but no message that nobody needs"
        live.listeners.clear()
        await hub.put_away()
        assert not hub.lives
        async with hub.reading(id) as table:
            assert table.owner == "ann"
        await hub.put_away()
        assert id in hub.lives, "it was used just now"
        await engine.dispose()

    asyncio.run(work())
