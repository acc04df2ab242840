"""The wall clock of a server jumps: nobody is charged for time in which nobody was there, and bots go on playing."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from archipel.games import find
from archipel.server.bots.asking import BotAsker
from archipel.server.bots.dispatch import BotDispatch
from archipel.server.hub import Hub
from archipel.server.timekeeper import AHEAD, Timekeeper
from archipel.store import Store, migrate, open_database
from archipel.store.chat import ChatStore
from archipel.table import ClockRules, Settings, verbs
from archipel.table.clock import BUDGET, DAY

T0 = 1_800_000_000.0


class Server:
    """A hub with its timekeeper on a database of its own, and a clock that can be put anywhere."""

    def __init__(self, hub: Hub) -> None:
        self.now = T0
        self.hub = hub
        hub.clock = lambda: self.now
        self.keeper = Timekeeper(hub)

    async def begin(self, budget: float) -> str:
        """Ann and Ben at a table with a clock."""
        id = await self.hub.open("ann", "Ann", Settings(find("flucht"), 2, clock=ClockRules(BUDGET, budget)))
        await self.hub.act(id, lambda table: verbs.sit(table, "ben", "Ben", 1, self.now))
        for who in ("ann", "ben"):
            await self.hub.act(id, lambda table, who=who: verbs.contribute(table, who, secrets.token_hex(16), self.now))  # type: ignore[misc]
        await self.hub.act(id, lambda table: verbs.start(table, "ann", self.now))
        return id

    async def beat(self, seconds: float = 0) -> None:
        """So many seconds pass, as they do while a server runs."""
        for _ in range(int(seconds // 5)):
            self.now += 5
            assert await self.keeper.beat()
        assert await self.keeper.beat()
        await self.keeper.tick()

    async def left(self, id: str) -> float:
        async with self.hub.reading(id) as table:
            return table.clock.remaining(table.clock.seat, self.now)

    async def outages(self, id: str) -> int:
        async with self.hub.reading(id) as table:
            return [entry.kind for entry in table.log].count("outage")


def on_a_server(tmp_path: Path, work: Callable[[Server], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = open_database(f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}")
        try:
            await migrate(engine)
            await work(Server(Hub(Store(engine, find), ChatStore(engine))))
        finally:
            await engine.dispose()

    asyncio.run(run())


def test_after_a_heartbeat_from_the_future_the_time_without_a_server_is_charged_to_nobody(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id = await server.begin(120)
        await server.beat(20)
        assert await server.left(id) == pytest.approx(100)
        await server.hub.act(id, lambda table: verbs.agree(table, "ann", True, server.now))
        await server.hub.store.set_fact("heartbeat", repr(server.now + 3_600))
        server.now += 300
        await server.beat()
        assert await server.left(id) == pytest.approx(100)
        await server.beat(10)
        assert await server.left(id) == pytest.approx(90), "from now on the clock runs again"
        assert await server.outages(id) == 1

    on_a_server(tmp_path, work)


def test_a_clock_that_goes_forward_and_back_charges_nobody(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id = await server.begin(120)
        await server.beat(20)
        server.now += DAY
        await server.beat()
        server.now -= DAY
        await server.beat()
        server.now += 300
        await server.beat(30)
        assert await server.left(id) == pytest.approx(100)

    on_a_server(tmp_path, work)


def test_a_heartbeat_of_a_machine_whose_clock_is_a_little_ahead_is_no_outage(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id = await server.begin(120)
        await server.beat()
        await server.hub.store.set_fact("heartbeat", repr(server.now + AHEAD))
        await server.beat(20)
        assert await server.left(id) == pytest.approx(100)
        assert await server.outages(id) == 0

    on_a_server(tmp_path, work)


def test_a_process_does_not_believe_that_the_bots_of_a_table_are_its_own_for_a_day(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id = await server.begin(120)
        live, dispatch = server.hub.live(id), BotDispatch(server.hub, BotAsker())
        server.now += DAY
        assert await dispatch.may_play(live)
        server.now -= DAY
        await server.hub.store.release(server.hub.process)
        assert await server.hub.store.lease(f"bot {id}", "other", dispatch.lease_seconds)
        assert not await dispatch.may_play(live)

    on_a_server(tmp_path, work)
