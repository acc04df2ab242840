"""The wall clock of a server jumps: nobody is charged for time in which nobody was there, and bots go on playing."""

import asyncio
import secrets
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from archipel.games import find
from archipel.server.bots.asking import BotAsker
from archipel.server.bots.dispatch import BotDispatch
from archipel.server.hub import Hub
from archipel.server.timekeeper import AHEAD, Timekeeper
from archipel.store import Store, migrate, open_database
from archipel.store.chat import ChatStore
from archipel.store.heartbeat import Heartbeat
from archipel.store.store import AT_LEISURE
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
            await self.keeper.beat()
        await self.keeper.beat()
        await self.keeper.tick()

    async def left(self, id: str) -> float:
        async with self.hub.reading(id) as table:
            return table.clock.remaining(table.clock.seat, self.now)

    async def outages(self, id: str) -> int:
        async with self.hub.reading(id) as table:
            return [entry.kind for entry in table.log].count("outage")

    async def timeouts(self, id: str) -> int:
        """How many clocks of a table have run out."""
        async with self.hub.reading(id) as table:
            return [entry.kind for entry in table.log].count("timeout")

    async def to_play(self, id: str) -> tuple[str, str, int]:
        """Who is on, a legal move of theirs, and the decision."""
        async with self.hub.reading(id) as table:
            state = table.match.state
            return table.asked, state.text(state.moves()[0]), table.decision

    def restart(self, after: float) -> "Server":
        """Another process on the same database, so many seconds later."""
        again = Server(Hub(Store(self.hub.store.engine, find), ChatStore(self.hub.store.engine)))
        again.now = self.now + after
        return again


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


# Outages are entered when a table is needed


def rows(file: Path) -> dict[str, int]:
    """The versions of all tables, as the database has them."""
    with closing(sqlite3.connect(file)) as database:
        return dict(database.execute("SELECT id, version FROM tables").fetchall())


def test_a_start_after_a_pause_touches_no_table_and_the_first_to_look_finds_the_pause_entered(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ids = [await server.begin(120) for _ in range(3)]
        await server.beat(20)
        before = rows(tmp_path / "archipel.db")
        again = server.restart(after=DAY)
        await again.keeper.beat()
        assert (again.hub.lives, rows(tmp_path / "archipel.db")) == ({}, before)
        assert await again.left(ids[0]) == pytest.approx(100)
        assert [await again.outages(ids[0]), rows(tmp_path / "archipel.db")[ids[0]]] == [1, before[ids[0]] + 1]
        assert rows(tmp_path / "archipel.db")[ids[1]] == before[ids[1]]

    on_a_server(tmp_path, work)


def test_no_clock_runs_out_after_a_pause_though_no_table_was_told_of_it_yet(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ids = [await server.begin(120) for _ in range(AT_LEISURE + 2)]
        await server.beat(20)
        again = server.restart(after=DAY)
        await again.beat()
        told = [id for id, version in rows(tmp_path / "archipel.db").items() if version > 5]
        assert len(told) == AT_LEISURE, "a few at a time"
        await again.hub.put_away()
        assert not again.hub.lives, "and they do not stay in memory"
        await again.beat(95)
        assert [await again.timeouts(id) for id in ids] == [0] * len(ids)
        await again.beat(10)
        assert [await again.timeouts(id) for id in ids] == [1] * len(ids), "now the clocks have run out"
        assert [await again.outages(id) for id in ids] == [1] * len(ids)

    on_a_server(tmp_path, work)


def test_of_two_processes_one_notes_a_pause_and_a_table_is_told_once(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id = await server.begin(120)
        await server.beat(20)
        here, there = server.restart(after=300), server.restart(after=300)
        await asyncio.gather(here.keeper.beat(), there.keeper.beat())
        assert here.hub.heartbeat.outages == there.hub.heartbeat.outages == [(T0 + 20, T0 + 320)]
        assert [left == pytest.approx(100) for left in await asyncio.gather(here.left(id), there.left(id))] == [True, True]
        await asyncio.gather(here.hub.refresh(id), there.hub.refresh(id))
        assert [await here.outages(id), await there.outages(id)] == [1, 1]

    on_a_server(tmp_path, work)


def test_a_process_that_slept_charges_nobody_for_it_even_if_a_move_comes_first(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id = await server.begin(120)
        await server.beat(20)
        server.now += 3_600
        person, move, decision = await server.to_play(id)
        await server.hub.act(id, lambda table: verbs.move(table, person, decision, [move], "", server.now))
        assert await server.outages(id) == 1
        async with server.hub.reading(id) as table:
            assert table.clock.left[table.seat_of(person)] == pytest.approx(100)

    on_a_server(tmp_path, work)


def test_a_table_that_is_begun_after_a_pause_hears_nothing_of_it(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        await server.begin(120)
        await server.beat(20)
        again = server.restart(after=300)
        await again.beat()
        again.now += 5
        assert await again.outages(await again.begin(120)) == 0

    on_a_server(tmp_path, work)


def test_pauses_are_forgotten_when_all_running_tables_are_younger(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id = await server.begin(120)
        for _ in range(2):
            await server.beat(20)
            server.now += 300
            await server.beat()
        async with server.hub.reading(id) as table:
            assert len(table.clock.outages) == 2
        await server.hub.act(id, lambda table: verbs.close(table, server.now))
        await server.beat(20)
        await server.begin(120)
        await server.beat(20)
        server.now += 300
        await server.beat()
        fresh = Heartbeat(server.hub.store.engine)
        await fresh.read()
        assert fresh.outages == [(server.now - 300, server.now)]

    on_a_server(tmp_path, work)


def test_a_mail_about_a_turn_names_the_deadline_after_the_pause(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id = await server.begin(120)
        await server.beat(20)
        again = server.restart(after=DAY)
        await again.keeper.beat()
        await again.hub.tell_of_outages([id])
        with closing(sqlite3.connect(tmp_path / "archipel.db")) as database:
            assert database.execute("SELECT due FROM tables").fetchone() == (pytest.approx(again.now + 100),)

    on_a_server(tmp_path, work)
