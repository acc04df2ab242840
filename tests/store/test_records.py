"""The record of a finished game is kept as text, together with the entry that ends it."""

import pytest
from sqlalchemy import delete, select

from archipel.engine.match import verify
from archipel.engine.record import read_record
from archipel.games import find
from archipel.store import Store
from archipel.store.records import Records
from archipel.store.schema import editions, records
from archipel.table import verbs
from tests.store.test_store import with_store
from tests.table.test_table import T0, play, play_to_the_end, started


def test_a_record_is_kept_when_the_game_ends_and_never_before(database_url: str) -> None:
    async def work(store: Store) -> None:
        table, kept = started(game="lagune"), Records(store)
        play(table, 2)
        await store.append(table, 0)
        assert await kept.of("t1") is None
        since = table.version
        play_to_the_end(table)
        await store.append(table, since)
        text = await kept.of("t1")
        assert text == table.match.record.write()
        assert verify(find("lagune"), read_record(text))
        since = table.version
        new = verbs.rematch(table, "ann", "t2", bytes(32), T0)
        await store.appender.append([(table, since), (new, 0)])
        assert await kept.of("t1") == text
        async with store.engine.connect() as connection:
            assert list((await connection.execute(select(editions.c.hash))).scalars()) == [find("lagune").edition().hash]

    with_store(database_url, work)


def test_games_that_ended_before_records_were_kept_get_theirs(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.store.records.AT_ONCE", 2)

    async def work(store: Store) -> None:
        written = {}
        for id in ("t1", "t2", "t3"):
            table = started(game="lagune", id=id)
            play_to_the_end(table)
            await store.append(table, 0)
            written[id] = table.match.record.write()
        async with store.engine.begin() as connection:
            await connection.execute(delete(records))
        kept = Records(store)
        for _ in range(3):
            assert not kept.complete
            await kept.fill()
        assert kept.complete
        assert {id: await kept.of(id) for id in written} == written

    with_store(database_url, work)
