"""What was said to have happened is kept: append-only, once, by one process at a time."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from archipel.engine.phrase import Trouble
from archipel.games import find
from archipel.store import Conflict, Store, migrate, open_database
from archipel.store.schema import metadata
from archipel.table import Table, verbs
from archipel.table.clock import ClockRules
from tests.conftest import fresh_postgres
from tests.table.test_table import T0, first_move, opened, person_to_move, play_bots, same, started


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[Store]:
    engine = open_database(url)
    try:
        await migrate(engine)
        yield Store(engine, find)
    finally:
        await engine.dispose()


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened_store(url) as store:
            await work(store)

    asyncio.run(run())


def in_mid_game() -> Table:
    table = started(clock=ClockRules("budget", 600, 5))
    play_bots(table)
    return table


def test_a_table_comes_back_as_it_was(database_url: str) -> None:
    async def work(store: Store) -> None:
        table = in_mid_game()
        await store.append(table, 0)
        again = await store.load("t1")
        assert again is not None
        same(table, again)
        assert await store.version("t1") == table.version
        assert await store.load("t2") is None
        assert await store.version("t2") == 0

    with_store(database_url, work)


def test_what_was_appended_survives_a_restart(database_url: str) -> None:
    table = in_mid_game()

    async def write(store: Store) -> None:
        await store.append(table, 0)
        since = table.version
        verbs.move(table, person_to_move(table), table.decision, [first_move(table)], "id-1", T0 + 1)
        await store.append(table, since)

    async def read(store: Store) -> None:
        again = await store.load("t1")
        assert again is not None
        same(table, again)

    with_store(database_url, write)
    with_store(database_url, read)


def test_of_two_who_write_the_same_entry_one_is_told(database_url: str) -> None:
    async def work(store: Store) -> None:
        table = in_mid_game()
        await store.append(table, 0)
        since = table.version
        one, other = await store.load("t1"), await store.load("t1")
        assert one is not None
        assert other is not None
        mover = person_to_move(table)
        for copy in (one, other):
            verbs.move(copy, mover, copy.decision, [first_move(copy)], "", T0 + 1)
        await store.append(one, since)
        with pytest.raises(Conflict):
            await store.append(other, since)
        again = await store.load("t1")
        assert again is not None
        same(one, again)

    with_store(database_url, work)


def test_several_entries_are_kept_all_or_none(database_url: str) -> None:
    async def work(store: Store) -> None:
        table = opened()
        await store.append(table, 0)
        late = await store.load("t1")
        assert late is not None
        since = late.version
        verbs.sit(table, "ben", "Ben", 1, T0)
        await store.append(table, since)
        verbs.sit(late, "cleo", "Cleo", 2, T0)
        verbs.place_bot(late, "ann", 1, "greedy", T0)
        with pytest.raises(Conflict):
            await store.append(late, since)
        assert await store.version("t1") == since + 1

    with_store(database_url, work)


def test_the_lobby_lists_open_tables_and_the_server_finds_what_is_due(database_url: str) -> None:
    async def work(store: Store) -> None:
        waiting, running = opened(), started(clock=ClockRules("budget", 60))
        running.id = "t9"
        play_bots(running)
        await store.append(waiting, 0)
        await store.append(running, 0)
        assert [found["id"] for found in await store.lobby("open")] == ["t1"]
        assert await store.running_tables() == ["t9"]
        assert await store.due_tables(T0 + 59) == []
        assert await store.due_tables(T0 + 61) == ["t9"]
        assert await store.due_tables(T0 + 1e9) == ["t9", "t1"]

    with_store(database_url, work)


def test_a_lease_is_held_by_one_until_it_runs_out(database_url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.lease("bot t1", "one", 60)
        assert not await store.lease("bot t1", "other", 60)
        assert await store.lease("bot t1", "one", 0.01)
        async with asyncio.timeout(30):
            while not await store.lease("bot t1", "other", 60):
                await asyncio.sleep(0.01)
        assert not await store.lease("bot t1", "one", 60)
        await store.release("other")
        assert await store.lease("bot t1", "one", 60)

    with_store(database_url, work)


def test_the_next_server_on_sqlite_waits_for_no_lease_of_one_that_was_killed(database_url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.lease("bot t1", "killed", 8)
        await store.release_left()
        assert await store.lease("bot t1", "next", 8) == database_url.startswith("sqlite"), "on PostgreSQL there may be others"

    with_store(database_url, work)


def test_a_lease_from_a_clock_that_was_wrong_is_not_waited_for(database_url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.lease("bot t1", "killed", 86_357)
        assert await store.lease("bot t1", "here", 8)
        assert not await store.lease("bot t1", "other", 8)

    with_store(database_url, work)


def test_the_migrations_make_the_schema_that_the_queries_speak_of(database_url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            differences = await connection.run_sync(lambda plain: compare_metadata(MigrationContext.configure(plain), metadata))
        assert differences == []

    with_store(database_url, work)


def test_migrating_twice_changes_nothing(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(in_mid_game(), 0)
        await migrate(store.engine)
        assert await store.version("t1") > 0

    with_store(database_url, work)


def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    async def work(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(Trouble, match="database-newer") as refused:
            await migrate(store.engine)
        assert refused.value.reason.args["revision"] == "9999"

    with_store(database_url, work)


def test_servers_that_start_at_the_same_moment_on_an_empty_database_all_start(postgres: str, tmp_path: Path) -> None:
    url = fresh_postgres(postgres, tmp_path.name)

    async def start() -> None:
        engine = open_database(url, patient=True)
        try:
            await migrate(engine)
            assert await Store(engine, find).version("t1") == 0
        finally:
            await engine.dispose()

    async def start_all() -> None:
        async with asyncio.timeout(120):
            await asyncio.gather(*(start() for _ in range(5)))

    asyncio.run(start_all())


def test_sqlite_puts_a_commit_on_the_disk(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"

    with_store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", work)


def test_another_kind_of_database_is_refused() -> None:
    with pytest.raises(Trouble, match="database-url"):
        open_database("mysql://nowhere")


def test_a_notification_carries_table_and_version(postgres: str) -> None:
    import asyncpg

    url = fresh_postgres(postgres, "notifications")

    async def work(store: Store) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        listener = await asyncpg.connect(url)
        await listener.add_listener("archipel", lambda *args: heard.put_nowait(args[-1]))
        table = in_mid_game()
        await store.append(table, 0)
        assert await asyncio.wait_for(heard.get(), 30) == f"table t1 {table.version}"
        await listener.close()

    with_store(url, work)


WRITER = """
import asyncio, sys
from archipel.games import find
from archipel.store import Store, open_database
from archipel.table import verbs

async def main():
    store = Store(open_database(sys.argv[1]), find)
    table = await store.load("t1")
    written = 0
    while True:
        since = table.version
        verbs.agree(table, "ann", written % 2 == 0, 1_800_000_100.0)
        await store.append(table, since)
        written += 1
        print(table.version, flush=True)

asyncio.run(main())
"""


@pytest.mark.checkout
def test_what_a_killed_process_had_said_is_there(database_url: str) -> None:
    """A process appends and says the version after each append; it is killed in the middle; all it had said is kept."""
    with_store(database_url, lambda store: store.append(in_mid_game(), 0))
    with subprocess.Popen([sys.executable, "-c", WRITER, database_url], stdout=subprocess.PIPE, text=True, env=os.environ) as process:
        assert process.stdout is not None
        said = [int(process.stdout.readline()) for _ in range(20)]
        process.send_signal(signal.SIGKILL)
        said += [int(line) for line in process.stdout if line.strip()]

    async def work(store: Store) -> None:
        assert await store.version("t1") >= said[-1]
        again = await store.load("t1")
        assert again is not None
        assert [entry.number for entry in again.log] == list(range(1, again.version + 1))
        assert json.dumps(again.match.state.data())

    with_store(database_url, work)
