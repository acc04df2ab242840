"""What a desk needs of a database: reports, once for each person and thing, deeds, and tables that are found by what they are called."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import text

from archipel.engine.phrase import Data
from archipel.games import find
from archipel.store import Store, migrate, open_database
from archipel.store.deeds import Deeds
from archipel.store.people import PeopleStore
from archipel.store.reports import KEPT, Reports
from archipel.table import Settings, Table
from archipel.table.verbs import open_table

T0 = 1_800_000_000.0


def with_reports(url: str, work: Callable[[Reports], Awaitable[None]], revision: str = "head") -> None:
    async def run() -> None:
        engine = open_database(url)
        try:
            await migrate(engine, revision)
            await work(Reports(engine))
        finally:
            await engine.dispose()

    asyncio.run(run())


def line(reporter: str, number: int) -> Data:
    said = {"person": "rude", "name": "Rude", "text": f"words {number}", "reason": "insult", "note": ""}
    return {"at": T0 + number, "reporter": reporter, "kind": "line", "table_id": "table", "thing": str(number), **said}


def test_people_from_before_there_were_admins_are_none(database_url: str) -> None:
    async def before(reports: Reports) -> None:
        async with reports.engine.begin() as connection:
            await connection.execute(text("INSERT INTO people (id, name, created, seen) VALUES ('ann', 'Ann', 1, 2)"))

    async def after(reports: Reports) -> None:
        row = await PeopleStore(reports.engine).find("ann")
        assert row is not None
        assert (row["name"], row["admin"]) == ("Ann", 0)
        assert await reports.listed(10) == []

    with_reports(database_url, before, "0006")
    with_reports(database_url, after)


def test_a_report_is_kept_once_and_forgotten_ninety_days_after_it_was_handled(database_url: str) -> None:
    async def work(reports: Reports) -> None:
        assert [await reports.add(line("ann", 1)), await reports.add(line("ann", 1))] == [True, False]
        assert all([await reports.add(line("ben", 1)), await reports.add(line("ann", 2))])
        first = next(row for row in await reports.listed(10) if row["text"] == "words 1")
        await reports.settle(first, "ada", "hush", T0)
        await reports.forget(T0 + KEPT)
        assert [(row["text"], row["outcome"]) for row in await reports.listed(10)] == [
            ("words 2", None),
            ("words 1", "hush"),
            ("words 1", "hush"),
        ]
        await reports.forget(T0 + KEPT + 1)
        assert [row["text"] for row in await reports.listed(10)] == ["words 2"], "what is open stays"

    with_reports(database_url, work)


def test_reports_of_the_same_thing_outlive_both_who_made_them(database_url: str) -> None:
    async def work(reports: Reports) -> None:
        people = PeopleStore(reports.engine)
        for id in ("ann", "ben"):
            await people.create(id, id.title(), "en", T0)
            assert await reports.add(line(id, 1))
        for id in ("ann", "ben"):
            await people.delete(id)
        assert [(row["reporter"], row["reporter_name"]) for row in await reports.listed(10)] == [(None, None)] * 2

    with_reports(database_url, work)


def test_a_table_is_found_by_title_by_name_and_by_how_its_id_begins(database_url: str) -> None:
    async def work(reports: Reports) -> None:
        store = Store(reports.engine, find)
        for id, name, title in (("abc1", "Ann", "Fête 100%"), ("abc2", "Ben", ""), ("xyz", "Seats", "Tuesday")):
            table = Table(id, bytes(32), find)
            open_table(table, name.lower(), name, Settings(find("flucht"), 2, title=title), T0)
            await store.append(table, 0)
        for wanted, ids in (
            ("abc", {"abc1", "abc2"}),
            ("0%", {"abc1"}),
            ("ANN", {"abc1"}),
            ("seats", {"xyz"}),
            ("flucht", set()),
            ("_", set()),
        ):
            assert {row["id"] for row in await store.search(wanted, "", 10)} == ids, wanted
        assert await store.search("abc", "running", 10) == []
        assert len(await store.search("", "open", 2)) == 2
        assert (await store.beginning_with("xy"), len(await store.beginning_with("a")), await store.beginning_with("_")) == (["xyz"], 2, [])

    with_reports(database_url, work)


def test_deeds_are_listed_with_names_until_those_are_gone(database_url: str) -> None:
    async def work(reports: Reports) -> None:
        people, deeds = PeopleStore(reports.engine), Deeds(reports.engine)
        for id in ("ada", "ben"):
            await people.create(id, id.title(), "en", T0)
        await deeds.enter(T0, "ada", "rename", "ben", None, "Ben")
        await deeds.strike(await deeds.enter(T0, "", "ban", "ben", None, ""))
        assert [(row["doer_name"], row["deed"], row["called"], row["said"]) for row in await deeds.listed(10)] == [
            ("Ada", "rename", "Ben", "Ben")
        ]
        await people.delete("ben")
        assert [(row["doer_name"], row["called"], row["said"]) for row in await deeds.listed(10)] == [("Ada", None, "")]

    with_reports(database_url, work)
