"""A database that is filled for measuring is one that a server serves."""

import asyncio
from pathlib import Path

import pytest
from tools.filling import Filler, count_entries, size_of

from archipel.store import open_database
from archipel.store.records import Records
from archipel.store.results import Results
from archipel.table.table import OVER, RUNNING


@pytest.mark.checkout
def test_games_of_years_are_listed_counted_and_loaded(tmp_path: Path) -> None:
    async def work() -> None:
        filler = Filler(open_database(f"sqlite+aiosqlite:///{tmp_path / 'years.db'}"), 1_800_000_000.0)
        await filler.fill(finished=6, running=2, played=1)
        store = filler.store
        over, running = await store.lobby(OVER), await store.lobby(RUNNING)
        assert (len(over), {table["id"] for table in running}) == (6, set(filler.running))
        assert [table["id"] for table in over[:1]] == filler.played[:1], "copies are older"
        played = await store.load(filler.played[0])
        assert played is not None
        assert played.status == OVER
        assert all([await Records(store).of(table["id"]) for table in over])
        for id in filler.running:
            table = await store.load(id)
            assert table is not None
            assert table.status == RUNNING
        assert len(await Results(store).of(played.owner, 0, 100)) == 6
        assert await count_entries(filler.engine) >= 6 * played.version
        assert await size_of(filler.engine) > 0
        await filler.engine.dispose()

    asyncio.run(work())
