"""Guests who never come back are forgotten where the host wants it, with what they have said; games and their records stay."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from archipel.engine.phrase import Trouble
from archipel.games import find
from archipel.server.app import Server, prepare
from archipel.server.config import ServerConfig, read_config
from archipel.store import Store, migrate, open_database
from archipel.store.chat import ChatStore
from archipel.store.people import PeopleStore
from archipel.store.records import Records
from archipel.table import verbs
from archipel.table.clock import DAY
from tests.table.test_table import T0, opened, started

LATER = T0 + 100 * DAY


def with_people(url: str, work: Callable[[PeopleStore], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = open_database(url)
        try:
            await migrate(engine)
            store = PeopleStore(engine)
            for id in ("ann", "ben", "cleo"):
                await store.create(id, id.title(), "de", T0)
            await work(store)
        finally:
            await engine.dispose()

    asyncio.run(run())


async def left(store: PeopleStore, before: float = LATER, most: int = 100) -> list[str]:
    """Who is still there after forgetting."""
    await store.forget_guests(before, most)
    return sorted(row["id"] for row in await store.listed("", 100))


def test_whoever_stays_away_is_forgotten_with_their_lines_and_the_record_stays(database_url: str) -> None:
    async def work(store: PeopleStore) -> None:
        games, chat = Store(store.engine, find), ChatStore(store.engine)
        table = started(2)
        verbs.resign(table, "ann", T0)
        await games.append(table, 0)
        for person in ("ann", "ann.1", "ben"):
            await chat.add("t1", person, person.title(), f"{person} was here", T0)
        await store.update("ben", seen=LATER)
        forgotten, hushed = await store.forget_guests(LATER, 100)
        assert (sorted(forgotten), hushed) == (["ann", "cleo"], ["t1"])
        assert [line.text for line in await chat.since("t1", 0)] == ["ben was here"]
        assert await chat.taken("t1") == {1, 2}
        record = await Records(games).of("t1")
        assert record is not None
        assert "Ann" in record
        assert [await store.find("ann"), await store.find("cleo")] == [None, None]
        assert await store.find("ben") is not None

    with_people(database_url, work)


def test_nobody_who_sits_or_is_invited_at_an_unfinished_table_is_forgotten(database_url: str) -> None:
    async def work(store: PeopleStore) -> None:
        games = Store(store.engine, find)
        for id in ("dan", "eve", "finn"):
            await store.create(id, id.title(), "de", T0)
        open_table, running, over = opened(), started(2, id="t2"), started(2, id="t3")
        verbs.sit(open_table, "cleo.3", "Cleo's child", 1, T0)
        verbs.invite(open_table, "ann", 2, "dan", T0)
        verbs.resign(over, "ben", T0)
        for table in (open_table, running, over):
            await games.append(table, 0)
        assert await left(store) == ["ann", "ben", "cleo", "dan"]
        since = open_table.version
        verbs.cancel(open_table, "ann", T0)
        await games.append(open_table, since)
        assert await left(store) == ["ann", "ben"], "a table that is over keeps nobody"

    with_people(database_url, work)


def test_accounts_the_banned_and_owners_of_programs_in_use_are_not_forgotten(database_url: str) -> None:
    async def work(store: PeopleStore) -> None:
        for id in ("dan", "eve", "finn"):
            await store.create(id, id.title(), "de", T0)
        await store.register("ann", "ann", "hash", "hash")
        await store.update("ben", banned=1)
        for owner, seen in (("cleo", LATER + 1), ("dan", T0)):
            await store.add_program(f"{owner}-1", owner, "Robo", "de", "hash", T0, 10)
            await store.update(f"{owner}-1", seen=seen)
        await store.add_program("eve-1", "eve", "Robo", "de", "hash", LATER + 1, 10)
        assert await left(store) == ["ann", "ben", "cleo", "cleo-1", "eve", "eve-1"]

    with_people(database_url, work)


def test_those_who_were_away_longest_are_forgotten_first_and_only_a_few_at_once(database_url: str) -> None:
    async def work(store: PeopleStore) -> None:
        await store.update("ann", seen=T0 + 2)
        await store.update("ben", seen=T0 + 1)
        assert await left(store, before=T0) == ["ann", "ben", "cleo"]
        assert await left(store, most=1) == ["ann", "ben"]
        assert await left(store, most=1) == ["ann"]

    with_people(database_url, work)


@pytest.mark.parametrize(("days", "there"), [(0.0, True), (101.0, True), (99.0, False)])
def test_a_server_forgets_after_the_days_that_its_host_sets(tmp_path: Path, days: float, there: bool) -> None:
    async def run() -> None:
        config = ServerConfig(f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}", forget_guests_days=days)
        server = Server(config, await prepare(config), lambda: LATER)
        await server.people_store.create("ann", "Ann", "de", T0)
        await server.forget_guests()
        assert (await server.people_store.find("ann") is not None) == there
        await server.engine.dispose()

    asyncio.run(run())


def test_the_days_are_read_from_the_environment() -> None:
    assert read_config({}).forget_guests_days == 0, "by default nobody is forgotten"
    assert read_config({"ARCHIPEL_FORGET_GUESTS_DAYS": "400"}).forget_guests_days == 400
    with pytest.raises(Trouble):
        read_config({"ARCHIPEL_FORGET_GUESTS_DAYS": "soon"})
