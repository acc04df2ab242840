"""What several readers of a table share is made once for all of them, and nobody sees a difference."""

import asyncio
from pathlib import Path

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import SPECTATOR
from archipel.games import find, names
from archipel.room.live import FRESH, Listener, Live
from archipel.server.app import Server
from archipel.server.config import ServerConfig
from archipel.store import migrate
from archipel.table.clock import ClockRules
from archipel.table.opening import OpenTable, settings_for
from archipel.table.showing import show_message
from archipel.table.views import as_text
from tests.table.test_snapshot import begun, wander


@pytest.mark.parametrize("game", names())
def test_everybody_reads_what_they_would_read_alone(game: str) -> None:
    luck = QuickDealer(f"shared {game}")
    live, table = Live("t1"), begun(game, 0, 3, ClockRules("budget", 600, 5))
    for _ in range(12):
        since, now = table.version, table.log[-1].at + 1.0
        for seat in (SPECTATOR, 0, 1, 2):
            assert live.text(table, seat, since - 1, now) == as_text(show_message(table, seat, since - 1, now))
        later = now + FRESH
        assert live.text(table, 0, since - 1, later) == as_text(show_message(table, 0, since - 1, later))
        wander(table, luck, 3)


def test_an_answer_to_somebody_who_knows_the_table_does_not_wait_for_it(tmp_path: Path) -> None:
    async def work() -> None:
        server = Server(ServerConfig(database=f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"), "secret")
        await migrate(server.engine)
        id = await server.hub.open("ann", "Ann", settings_for(OpenTable(game="lagune", seats=2), find))
        live = server.hub.live(id)
        listener = Listener("ann", -1, 0)
        live.listeners.add(listener)
        assert '"type":"table"' in (await server.sockets.news(live, listener))[0]
        async with live.lock, asyncio.timeout(60):
            assert await server.sockets.news(live, listener) == []
        await server.engine.dispose()

    asyncio.run(work())
