"""A later release has other rules, or another edition: what was begun before goes on as it began, and what was finished stays as it was."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import delete, select, update

from archipel.engine.game import Game
from archipel.engine.match import verify
from archipel.engine.phrase import Trouble
from archipel.engine.record import read_record
from archipel.games import find
from archipel.server.app import Server, make_app, prepare
from archipel.server.config import ServerConfig
from archipel.store.schema import editions, entries, records, tables
from archipel.table import Settings, Table, verbs
from archipel.table.table import RUNNING_LIFE
from tests.later import copy_of, edit, later_pig
from tests.server.helpers import refusal

T0 = 1_800_000_000.0


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Server]:
    """A server on a database, of whichever release."""
    config = ServerConfig(url, pace=1e6)
    server = Server(config, await prepare(config), lambda: T0)
    try:
        yield server
    finally:
        await server.stop()


def at(url: str, work: Callable[[Server], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with opened(url) as server:
            return await work(server)

    return asyncio.run(run())


@lru_cache(1)
def app_of(server: Server) -> FastAPI:
    return make_app(server)


async def ask(server: Server, path: str, person: str = "", **command: Any) -> httpx.Response:
    """What the server answers to a person: to a question, or to a command."""
    found = await server.people.person(person)
    cookies = {"archipel": server.people.cookie_for(found)} if found is not None else {}
    transport = httpx.ASGITransport(app_of(server))
    async with httpx.AsyncClient(transport=transport, base_url="http://here", headers={"X-Archipel": "1"}, cookies=cookies) as client:
        return await client.post(path, json=command) if command else await client.get(path)


async def begin(server: Server, game: str) -> str:
    """A table of two people, dealt."""
    ann, ben = [(await server.people.guest(name, "en")).id for name in ("Ann", "Ben")]

    def start(table: Table) -> None:
        verbs.sit(table, ben, "Ben", 1, T0)
        for person in (ann, ben):
            verbs.contribute(table, person, "5e" * 16, T0)
        verbs.start(table, ann, T0)

    id = await server.hub.open(ann, "Ann", Settings(find(game), 2))
    await server.hub.act(id, start)
    return id


def some_move(table: Table) -> None:
    state = table.match.state
    moves = state.moves()
    verbs.move(table, table.person_asked(), table.decision, [state.text(moves[table.version % len(moves)])], "", T0)


async def play(server: Server, id: str, moves: int = 1_000_000) -> str:
    """Some moves, or up to the end; the record then."""

    def deed(table: Table) -> None:
        for _ in range(moves):
            if table.status == "running":
                some_move(table)

    await server.hub.act(id, deed)
    return (await ask(server, f"/api/tables/{id}/record")).text


async def two_tables(server: Server, game: str = "flucht") -> tuple[str, str, str, str]:
    """A running table and a finished one, with their records."""
    running, finished = await begin(server, game), await begin(server, game)
    return running, await play(server, running, 7), finished, await play(server, finished)


def with_another_note(folder: Path) -> Game:
    """Flucht with a word more in a note of its edition."""
    later = copy_of(find("flucht"), folder)
    edit(later, 'note = "', 'note = "Lo! ')
    return later


def test_a_word_changed_in_a_note_of_an_edition_changes_no_game(tmp_path: Path, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = find("flucht")
    running, so_far, finished, record = at(sqlite, two_tables)
    monkeypatch.setattr("archipel.games.flucht.GAME", with_another_note(tmp_path / "later"))

    async def after(server: Server) -> None:
        assert (await ask(server, f"/api/tables/{running}/record")).text == so_far
        assert (await ask(server, f"/api/tables/{finished}/record")).text == record
        over = (await ask(server, f"/api/tables/{finished}")).json()
        assert (over["status"], over["edition"]["hash"], over["edition"]["ours"]) == ("over", first.edition().hash, True)
        assert (await ask(server, f"/api/tables/{running}/edition")).json() == first.edition().data
        assert verify(first, read_record(await play(server, running)))
        new = await begin(server, "flucht")
        shown = (await ask(server, f"/api/tables/{new}")).json()["edition"]
        assert (shown["hash"], shown["ours"]) == (find("flucht").edition().hash, True)
        assert shown["hash"] != first.edition().hash
        assert verify(find("flucht"), read_record(await play(server, new)))

    at(sqlite, after)


def test_games_begun_before_logs_named_an_edition_keep_theirs(tmp_path: Path, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database of an earlier release, first served by one that keeps editions, and then by one with a changed edition."""

    async def before(server: Server) -> tuple[str, str, str, str]:
        told = await two_tables(server)
        async with server.engine.begin() as connection:
            for kept in (editions, records):
                await connection.execute(delete(kept))
            for row in (await connection.execute(select(entries).where(entries.c.kind == "open"))).all():
                data = json.loads(row.data)
                assert data["settings"].pop("rules") == 1
                assert data["settings"].pop("edition_hash") == find("flucht").edition().hash
                change = update(entries).where(entries.c.table_id == row.table_id, entries.c.number == row.number)
                await connection.execute(change.values(data=json.dumps(data)))
        return told

    first = find("flucht")
    running, so_far, finished, record = at(sqlite, before)
    at(sqlite, lambda server: server.fill_records())
    monkeypatch.setattr("archipel.games.flucht.GAME", with_another_note(tmp_path / "later"))

    async def after(server: Server) -> None:
        assert await server.records.of(finished) == record
        assert (await ask(server, f"/api/tables/{finished}/replay")).is_success
        assert (await ask(server, f"/api/tables/{running}/record")).text == so_far
        assert verify(first, read_record(await play(server, running)))

    at(sqlite, after)


def test_a_game_goes_on_by_the_rules_with_which_it_was_begun(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pig = find("pig")

    async def before(server: Server) -> tuple[str, str, str, str]:
        told = await two_tables(server, "pig")
        await server.hub.put_away(-1)
        return told

    running, so_far, finished, record = at(sqlite, before)
    monkeypatch.setattr("archipel.games.pig.GAME", later_pig(pig))

    async def after(server: Server) -> None:
        """By the new rules the old records would be impossible, as a pot is held that is too small."""
        assert (await ask(server, f"/api/tables/{running}/record")).text == so_far
        assert (await ask(server, f"/api/tables/{finished}/record")).text == record
        assert (await ask(server, f"/api/tables/{finished}/replay")).is_success
        new = await begin(server, "pig")
        for id, rules in ((running, 1), (finished, 1), (new, 2)):
            assert (await ask(server, f"/api/tables/{id}")).json()["rules"] == rules
        for id, rules in ((running, 1), (new, 2)):
            text = await play(server, id)
            assert f"\nrules {rules}\n" in text
            assert verify(find("pig"), read_record(text))
            assert await server.records.of(id) == text
        assert verify(find("pig"), read_record(record))
        async with server.hub.reading(finished) as table:
            owner = table.owner
        await server.hub.rematch(finished, owner)
        async with server.hub.reading(finished) as table:
            again = table.rematch
        assert (await ask(server, f"/api/tables/{again}")).json()["rules"] == 2

    at(sqlite, after)
    monkeypatch.setattr("archipel.games.pig.GAME", later_pig())
    with pytest.raises(Trouble, match="record-other-rules"):
        verify(find("pig"), read_record(record))


def test_where_the_rules_of_a_table_are_not_at_hand_nothing_is_lost(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says so; its record, the lobby and all other tables are there as before; with the rules it goes on."""
    pig = find("pig")

    async def before(server: Server) -> tuple[tuple[str, str, str, str], str]:
        return await two_tables(server, "pig"), await begin(server, "lagune")

    (running, so_far, finished, record), other = at(sqlite, before)
    monkeypatch.setattr("archipel.games.pig.GAME", later_pig())

    async def without(server: Server) -> None:
        for path in ("", "/record", "/edition", "/replay", "/analysis", "/news"):
            answer = await ask(server, f"/api/tables/{running}{path}")
            assert refusal(answer) == (409, "rules-not-here")
            assert answer.json()["reason"]["args"] == {"game": "Pig", "value": 1, "allowed": "2"}
        assert (await ask(server, f"/api/tables/{finished}/record")).text == record
        assert {table["id"] for table in (await ask(server, "/api/tables?show=running")).json()} == {running, other}
        assert {table["id"] for table in (await ask(server, "/api/tables?show=over")).json()} == {finished}
        server.hub.clock = lambda: T0 + RUNNING_LIFE + 1
        assert await server.hub.store.due_tables(server.hub.clock(), 1, server.hub.unplayable) == [other]
        await server.time.tick()
        assert (await ask(server, f"/api/tables/{other}")).json()["status"] == "expired"
        async with server.engine.connect() as connection:
            owner = str((await connection.execute(select(tables.c.owner).where(tables.c.id == running))).scalar_one())
        await server.hub.farewell(owner)

    at(sqlite, without)
    monkeypatch.setattr("archipel.games.pig.GAME", later_pig(pig))

    async def again(server: Server) -> None:
        assert (await ask(server, f"/api/tables/{running}/record")).text == so_far

    at(sqlite, again)
