"""Databases of earlier servers: every table in them loads and shows everybody what it showed, and running games go on."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from archipel.engine.match import verify
from archipel.engine.phrase import Data
from archipel.engine.record import read_record
from archipel.games import find
from archipel.store import Store, migrate, open_database
from archipel.store.results import Results
from archipel.table import Table, verbs
from archipel.table.tallies import own_results
from tests.kept import bundle
from tests.kept.database import COMPANION, LOGIN, NAMES, OLDEST, PASSWORD, T0, revisions, show_all, unpack, url_of
from tests.kept.gained import as_it_was
from tests.server.house import running


class Kept:
    """What was kept with a database: who is who, which table is which, and all that was shown."""

    def __init__(self, revision: str) -> None:
        data = bundle.read(f"database-{revision}")
        self.revision = revision
        self.cookies: dict[str, str] = data["cookies"]
        self.tables: dict[str, str] = data["tables"]
        self.all: Data = data["shown"]
        self.shown: Data = data["shown"]["tables"]
        self.running = [what for what in self.tables if self.table(what)["status"] == "running"]

    def table(self, what: str) -> Data:
        """As it was shown to whoever watched."""
        table: Data = self.shown[what]["watching"]["table"]
        return table


OLD = Kept(OLDEST)
EVERY_TABLE = pytest.mark.parametrize("what", OLD.tables)


@pytest.fixture(params=revisions())
def kept(request: pytest.FixtureRequest) -> Kept:
    return Kept(request.param)


def test_there_are_tables_of_every_status_and_game(kept: Kept) -> None:
    assert {kept.table(what)["status"] for what in kept.tables} == {"open", "running", "over", "cancelled", "expired"}
    assert {kept.table(what)["game"] for what in kept.running} == {"borabora", "flucht", "mangrovia", "zanzibar"}


# In the store


def with_store(folder: Path, kept: Kept, work: Callable[[Store], Awaitable[None]]) -> None:
    async def open_and_work() -> None:
        engine = open_database(url_of(unpack(folder, kept.revision)))
        try:
            await migrate(engine)
            await work(Store(engine, find))
        finally:
            await engine.dispose()

    asyncio.run(open_and_work())


async def load(store: Store, kept: Kept, what: str) -> Table:
    table = await store.load(kept.tables[what])
    assert table is not None
    return table


def as_kept(table: Table, kept: Kept, what: str) -> None:
    """The table is where it was: every view, and the record as everybody may have it."""
    seen = kept.table(what)
    assert (table.status, table.version) == (seen["status"], seen["version"])
    assert (seen["match"] is not None) == table.begun
    if table.begun:
        for name, shown in kept.shown[what].items():
            seat = shown["table"]["seat"]
            view = as_it_was(shown["table"]["match"]["view"])
            assert bundle.plain(as_it_was(table.match.state.view(seat))) == view, name
            assert bundle.short_hash(table.match.record_for(seat).write()) == shown["record"], name
        if table.match.over:
            assert verify(table.settings.game, read_record(table.match.record.write()))


def test_every_table_is_loaded_from_its_log(tmp_path: Path, kept: Kept) -> None:
    async def work(store: Store) -> None:
        await store.snapshots.drop()
        for what in kept.tables:
            as_kept(await load(store, kept, what), kept, what)

    with_store(tmp_path, kept, work)


def test_every_table_is_loaded_with_the_snapshots_that_are_there(tmp_path: Path, kept: Kept) -> None:
    async def work(store: Store) -> None:
        for what in kept.tables:
            as_kept(await load(store, kept, what), kept, what)

    with_store(tmp_path, kept, work)


def test_whoever_finished_a_game_then_finds_it_among_their_results(tmp_path: Path, kept: Kept) -> None:
    over = {kept.tables[what]: kept.table(what) for what in kept.tables if kept.table(what)["status"] == "over"}
    people = {seat["person"] for table in over.values() for seat in table["seats"] if seat["kind"] == "person"}

    async def work(store: Store) -> None:
        found: dict[str, list[int]] = {}
        for person in people:
            assert await Results(store).fill(person, 100) == 0
            rows = await Results(store).of(person, 0, 100)
            found |= {result.table: [seat.place for seat in result.seats] for result in own_results(person, rows)}
        assert found == {id: table["match"]["places"] for id, table in over.items()}

    assert over
    with_store(tmp_path, kept, work)


def test_a_running_game_is_played_to_its_end(tmp_path: Path, kept: Kept) -> None:
    async def work(store: Store) -> None:
        for what in kept.running:
            table = await load(store, kept, what)
            since = table.version
            while table.status == "running":
                play_some_move(table)
            await store.append(table, since)
            again = await load(store, kept, what)
            assert again.status == "over"
            assert verify(again.settings.game, read_record(again.match.record.write()))

    with_store(tmp_path, kept, work)


def play_some_move(table: Table) -> None:
    """Whoever is asked makes a legal move, now this one and now that, so that every game ends."""
    state = table.match.state
    moves = state.moves()
    text = state.text(moves[table.version % len(moves)])
    if table.bot_to_move() is not None:
        verbs.bot_move(table, state.seat, table.decision, text, T0)
    else:
        verbs.move(table, table.person_asked(), table.decision, [text], "", T0)


# At a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(url_of(unpack(tmp_path_factory.mktemp("kept")))) as house:
        yield house.url


@pytest.fixture(scope="module")
def shown(server: str) -> Data:
    """What a server shows today, before anybody has done anything there."""
    return show_all(server, OLD.cookies, OLD.tables)


def lost(kept: Any, now: Any, where: str = "") -> list[str]:
    """Where something is no longer shown, or shown differently. There may be new fields, and new marks between the old ones."""
    if isinstance(kept, dict) and isinstance(now, dict):
        found = [f"{where}.{name} is gone" for name in kept if name not in now]
        return found + [problem for name in kept if name in now for problem in lost(kept[name], now[name], f"{where}.{name}")]
    if isinstance(kept, list) and isinstance(now, list):
        if where.endswith(".marks"):
            rest = iter(now)
            return [f"{where}: {mark} is gone" for mark in kept if mark not in rest]
        if len(kept) == len(now):
            return [problem for number, pair in enumerate(zip(kept, now, strict=True)) for problem in lost(*pair, f"{where}[{number}]")]
    return [] if kept == now else [f"{where}: {kept!r} is now {now!r}"]


@pytest.mark.checkout
@EVERY_TABLE
def test_a_table_shows_everybody_what_it_showed(shown: Data, what: str) -> None:
    assert lost(OLD.shown[what], shown["tables"][what]) == []


@pytest.mark.checkout
@EVERY_TABLE
def test_a_table_tells_again_what_happened(shown: Data, what: str) -> None:
    assert lost(OLD.all["told"][what], shown["told"][what]) == []


@pytest.mark.checkout
def test_the_lobby_lists_the_same_tables(shown: Data) -> None:
    assert lost(OLD.all["lobby"], shown["lobby"]) == []


@pytest.mark.checkout
def test_people_are_known_by_their_cookies(shown: Data) -> None:
    assert lost(OLD.all["me"], shown["me"]) == []
    assert [shown["me"][name]["name"] for name in NAMES] == list(NAMES)


@pytest.mark.checkout
def test_somebody_with_an_account_signs_in(server: str) -> None:
    with httpx.Client(base_url=server, headers={"X-Archipel": "1"}, timeout=20) as client:
        answer = client.post("/api/login", json={"login": LOGIN, "password": PASSWORD})
        assert answer.is_success, answer.text
        assert client.get("/api/me").json()["name"] == "Dunja"


@pytest.mark.checkout
@pytest.mark.usefixtures("shown")
@pytest.mark.parametrize("what", OLD.running)
def test_whoever_is_asked_makes_a_move(server: str, what: str) -> None:
    """Only once all that is shown has been looked at."""
    asked = OLD.table(what)["match"]["asked"]
    name = next(name for name, seen in OLD.shown[what].items() if seen["table"]["seat"] == asked)
    companion = int(name == COMPANION)
    match = OLD.shown[what][name]["table"]["match"]
    cookie = OLD.cookies["Ariel" if companion else name]
    with httpx.Client(base_url=server, headers={"X-Archipel": "1"}, cookies={"archipel": cookie}, timeout=20) as client:
        move = {"do": "move", "decision": match["decision"], "moves": [match["moves"][0]["text"]], "companion": companion}
        answer = client.post(f"/api/tables/{OLD.tables[what]}/commands", json=move)
        assert answer.is_success, answer.text
        assert answer.json()["version"] == OLD.table(what)["version"] + 1
