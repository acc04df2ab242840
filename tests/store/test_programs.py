"""Programs in a database: a column beside the people, so many of them for one owner, and gone when the owner goes."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import text

from archipel.store import migrate, open_database
from archipel.store.people import PeopleStore

T0 = 1_800_000_000.0


def with_people(url: str, work: Callable[[PeopleStore], Awaitable[None]], revision: str = "head") -> None:
    async def run() -> None:
        engine = open_database(url)
        try:
            await migrate(engine, revision)
            await work(PeopleStore(engine))
        finally:
            await engine.dispose()

    asyncio.run(run())


def added(store: PeopleStore, owner: str, number: int, most: int = 10) -> Awaitable[bool]:
    return store.add_program(f"{owner}-{number}", owner, f"Robo {number}", "de", f"hash {owner} {number}", T0 + number, most)


def test_people_from_before_there_were_programs_are_none(database_url: str) -> None:
    async def before(store: PeopleStore) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text("INSERT INTO people (id, name, created, seen) VALUES ('ann', 'Ann', 1, 2)"))

    async def after(store: PeopleStore) -> None:
        row = await store.find("ann")
        assert row is not None
        assert (row["name"], row["owner"], row["token"]) == ("Ann", None, None)
        assert await store.programs("ann") == []

    with_people(database_url, before, "0005")
    with_people(database_url, after)


def test_of_many_programs_made_at_once_no_more_stay_than_somebody_may_have(database_url: str) -> None:
    async def work(store: PeopleStore) -> None:
        for owner in ("ann", "ben"):
            await store.create(owner, owner.title(), "de", T0)
        done = await asyncio.gather(*(added(store, "ann", number, 3) for number in range(8)), added(store, "ben", 0, 3))
        assert (done[:8].count(True), done[8]) == (3, True)
        assert len(await store.programs("ann")) == 3
        assert await store.programs("ben") == [{"id": "ben-0", "name": "Robo 0", "created": T0, "seen": 0.0}]

    with_people(database_url, work)


def test_a_program_goes_alone_or_with_its_owner(database_url: str) -> None:
    async def work(store: PeopleStore) -> None:
        for owner in ("ann", "ben"):
            await store.create(owner, owner.title(), "de", T0)
            for number in range(2):
                await added(store, owner, number)
        await store.relate("ben", "ann-1", "mute")
        await store.delete("ann-0")
        assert [row["id"] for row in await store.programs("ann")] == ["ann-1"]
        await store.delete("ann")
        assert [await store.find(id) for id in ("ann", "ann-1")] == [None, None]
        assert await store.relations("ben") == []
        assert len(await store.programs("ben")) == 2

    with_people(database_url, work)


def test_a_stance_towards_somebody_holds_for_their_programs(database_url: str) -> None:
    async def work(store: PeopleStore) -> None:
        for person in ("ann", "ben", "cleo"):
            await store.create(person, person.title(), "de", T0)
        await added(store, "ben", 0)
        await added(store, "cleo", 0)
        await store.relate("ann", "ben", "block")
        await store.relate("ann", "cleo-0", "mute")
        found = {(row["person"], row["kind"]) for row in await store.stances("ann")}
        assert found == {("ben", "block"), ("ben-0", "block"), ("cleo-0", "mute")}
        assert [row["person"] for row in await store.relations("ann")] == ["ben", "cleo-0"], "as they were said"

    with_people(database_url, work)
