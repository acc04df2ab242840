"""A full disk, a database that goes away or hangs, a server told to stop: nothing is lost, and nothing is told that was not kept."""

import asyncio
import contextlib
import os
import re
import resource
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from archipel.engine.phrase import Trouble
from archipel.games import find
from archipel.server.app import Server, make_app, prepare
from archipel.server.config import ServerConfig
from archipel.server.hub import Hub
from archipel.server.timekeeper import GAP, Timekeeper
from archipel.store import Store, database, migrate, open_database
from archipel.store.chat import ChatStore
from archipel.table import Settings, Table, verbs
from archipel.table.clock import BUDGET, ClockRules
from tests.server.helpers import explained, refusal, until
from tests.server.house import House, running
from tests.server.talk import Chair, Refused, begin, chair
from tests.server.test_processes import some_moves, stored
from tests.table.test_table import started


def ready(*chairs: Chair) -> None:
    for one in chairs:
        one.until(lambda chair: chair.table)


def who_must_choose(chairs: list[Chair]) -> Chair:
    """The person who must choose, once everybody knows it."""
    newest = max(one.table["version"] for one in chairs)
    while True:
        for one in chairs:
            if one.table["version"] == newest and one.is_to_move():
                return one
        behind = [one for one in chairs if one.table["version"] < newest] or chairs
        behind[0].hear()
        newest = max(one.table["version"] for one in chairs)


def answer(one: Chair, **fields: Any) -> tuple[str, str]:
    """What a command is answered: its type, and the key of the reason."""
    message = one.answer_to(one.send(**fields))
    return message["type"], explained(message["reason"]) if message["type"] == "refused" else ""


def hears_nothing(one: Chair, seconds: float) -> None:
    """Nothing about the table is told for a while."""
    before = one.table["version"]
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        try:
            one.hear(left)
        except TimeoutError:
            break
    assert one.table["version"] == before


# A full disk


def set_largest_file(house: House, size: int) -> None:
    """From now on no file that the server writes may grow beyond this size: the disk is full."""
    _, hard = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_on_a_full_disk_nothing_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}"
    with running(url) as house:
        table, people = begin(house.url, 2)
        with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben, chair(house.url, table) as watcher:
            ready(ann, ben, watcher)
            some_moves([ann, ben], 6)
            mover = who_must_choose([ann, ben])
            other = ben if mover is ann else ann
            known = mover.table["version"]
            watcher.until(lambda chair: chair.table["version"] == known)
            move = {"do": "move", "id": "once", "decision": mover.match["decision"], "moves": [mover.match["moves"][0]["text"]]}
            set_largest_file(house, 0)
            for _ in range(3):
                assert answer(mover, **move) == ("refused", "store-unavailable")
            assert answer(mover, do="chat", text="is anybody there?") == ("refused", "store-unavailable")
            assert answer(other, do="resign") == ("refused", "store-unavailable")
            who = people[mover.table["seat"]]
            assert refusal(who.post(f"/api/tables/{table}/commands", json=move)) == (503, "store-unavailable")
            assert refusal(who.post("/api/tables", json={"game": "flucht", "seats": 2})) == (503, "store-unavailable")
            until(lambda: httpx.get(f"{house.url}/healthz").json()["status"] == "cannot write", "its health is told as good")
            assert health(house) == 503
            stranger = httpx.post(f"{house.url}/api/guests", json={"name": "Zoe", "language": "en"}, headers={"X-Archipel": "1"})
            assert refusal(stranger) == (503, "store-unavailable")
            for one in (other, watcher):
                hears_nothing(one, 0.5)
            for reader in people:
                served = reader.get(f"/api/tables/{table}").json()
                assert (served["version"], served["status"]) == (known, "running"), "what is kept is served"
            assert people[0].get(f"/api/tables/{table}/chat").json() == []
            with pytest.raises(Refused) as refused:
                mover.do(**{**move, "decision": 99})
            assert explained(refused.value.reason) == "decision-stale", "what needs no disk is answered as ever"
            set_largest_file(house, resource.RLIM_INFINITY)
            is_well_again(house)
            assert mover.do(**move)["version"] == known + 1
            assert mover.do(**move)["version"] == known + 1
            for one in (other, watcher):
                one.until(lambda chair: chair.table["version"] == known + 1)
                assert [entry["number"] for entry in one.happened][-2:] == [known, known + 1]
            some_moves([ann, ben], 3)
        assert house.stop() == 0
    kept = stored(url, table)
    assert [entry.number for entry in kept.log] == list(range(1, kept.version + 1))
    assert kept.version == known + 4
    assert [entry.data.get("client_id") for entry in kept.log].count("once") == 1


FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
from archipel.cli import main
sys.exit(main(["--lang", "en", "serve", "--port", "0", "--quiet"]))
"""


def test_a_server_does_not_start_on_a_full_disk_and_says_why(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}"
    with running(url):
        pass
    env = {**os.environ, "ARCHIPEL_DATABASE_URL": url, "ARCHIPEL_INTERPRETED": "1"}
    with contextlib.closing(sqlite3.connect(tmp_path / "archipel.db")) as reader:
        reader.execute("SELECT * FROM facts").fetchall()
        ended = subprocess.run([sys.executable, "-c", FULL], capture_output=True, text=True, env=env, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (2, ""), "no address is told"
    assert len(ended.stderr.splitlines()) == 1
    assert "Nothing can be written to the database" in ended.stderr


# A database that goes away


class Postgres:
    """A PostgreSQL server of the test's own, to be stopped, frozen and started again."""

    def __init__(self) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp())
        from pgserver.postgres_server import get_server

        self.server = get_server(tempfile.mkdtemp(), cleanup_mode="delete")
        self.url: str = self.server.get_uri()

    def stop(self) -> None:
        """At once, as if the machine had lost power."""
        from pgserver._commands import pg_ctl  # type: ignore[attr-defined]

        pg_ctl(["-w", "-m", "immediate", "stop"], pgdata=self.server.pgdata, user=self.server.system_user)

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def signal(self, number: signal.Signals) -> None:
        """To all of its processes."""
        main: Any = self.server.get_postmaster_info().process
        for process in (main, *main.children(recursive=True)):
            process.send_signal(number)


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    postgres = Postgres()
    try:
        yield postgres
    finally:
        postgres.server.cleanup()


def health(house: House) -> int:
    return httpx.get(f"{house.url}/healthz", timeout=60).status_code


def is_well_again(house: House) -> None:
    until(lambda: health(house) == 200)


def test_while_the_database_is_away_moves_are_refused_and_then_the_game_goes_on(own_postgres: Postgres) -> None:
    url = own_postgres.url
    with running(url) as house, running(url) as second:
        table, people = begin(house.url, 3)
        with (
            chair(house.url, table, people[0]) as ann,
            chair(house.url, table, people[1]) as ben,
            chair(second.url, table) as watcher,
        ):
            ready(ann, ben, watcher)
            some_moves([ann, ben], 6)
            mover = who_must_choose([ann, ben])
            known = mover.table["version"]
            move = {"do": "move", "id": "once", "decision": mover.match["decision"], "moves": [mover.match["moves"][0]["text"]]}
            watcher.until(lambda chair: chair.table["version"] == known)
            own_postgres.stop()
            for _ in range(3):
                assert answer(mover, **move) == ("refused", "store-unavailable")
                assert health(house) == 503
                assert refusal(people[0].get("/api/tables")) == (503, "store-unavailable")
                assert refusal(people[0].get(f"/api/tables/{table}")) == (503, "store-unavailable")
            assert httpx.get(f"{house.url}/metrics").is_success
            hears_nothing(watcher, 0.5)
            own_postgres.start()
            is_well_again(house)
            is_well_again(second)
            assert mover.do(**move)["version"] == known + 1
            assert mover.do(**move)["version"] >= known + 1
            some_moves([ann, ben], 8)
            last = max(ann.table["version"], ben.table["version"])
            watcher.until(lambda chair: chair.table["version"] >= last)
            numbers = [entry["number"] for entry in watcher.happened]
            assert numbers == list(range(numbers[0], numbers[-1] + 1)), "nobody missed anything, nothing came twice"
        own_postgres.stop()
        assert (house.stop(), second.stop()) == (0, 0), "a server can be stopped without its database"
    own_postgres.start()
    kept = stored(url, table)
    assert [entry.data.get("client_id") for entry in kept.log].count("once") == 1
    assert any(entry.number > known and not entry.person for entry in kept.log), "the bot plays on"


def test_a_database_that_does_not_answer_is_given_up_after_a_few_seconds(own_postgres: Postgres) -> None:
    with running(own_postgres.url) as house:
        table, people = begin(house.url, 2)
        with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
            ready(ann, ben)
            mover = who_must_choose([ann, ben])
            known = mover.table["version"]
            move = {"do": "move", "id": "once", "decision": mover.match["decision"], "moves": [mover.match["moves"][0]["text"]]}
            own_postgres.signal(signal.SIGSTOP)
            try:
                assert answer(mover, **move) == ("refused", "store-unavailable")
            finally:
                own_postgres.signal(signal.SIGCONT)
            is_well_again(house)
            assert mover.do(**move)["version"] == known + 1
            some_moves([ann, ben], 4)
    kept = stored(own_postgres.url, table)
    assert [entry.data.get("client_id") for entry in kept.log].count("once") == 1


def test_too_many_at_once_are_told_that_the_server_is_busy_and_the_host_is_told_too(
    fresh_postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database, "POSTGRES_SECONDS", 0.2)

    async def visit() -> tuple[list[httpx.Response], str]:
        config = ServerConfig(fresh_postgres_url, pace=1000)
        server = Server(config, await prepare(config))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(make_app(server)), base_url="http://localhost") as ann:
            held = [await server.engine.connect() for _ in range(database.POSTGRES_CONNECTIONS)]
            answers = [await ann.get("/api/tables") for _ in range(3)]
            with pytest.raises(Trouble) as refused:
                await server.hub.open("ann", "Ann", started().settings)
            for connection in held:
                await connection.close()
            assert (await ann.get("/api/tables")).is_success
            figures = (await ann.get("/metrics")).text
        await server.engine.dispose()
        assert refused.value.reason.key == "busy"
        return answers, figures

    with caplog.at_level("WARNING", "archipel.server"):
        answers, figures = asyncio.run(visit())
    for answer in answers:
        assert refusal(answer) == (503, "busy")
        assert int(answer.headers["retry-after"]) > 0
    assert re.search(r"^archipel_overloads_total [1-9]", figures, re.MULTILINE)
    told = [record for record in caplog.records if "too much waits" in record.message]
    assert len(told) == 1, "it is logged, and does not fill the log"


def test_time_without_a_database_counts_against_nobody(tmp_path: Path) -> None:
    now = 1_000_000.0

    async def play() -> Table:
        nonlocal now
        engine = open_database(f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}")
        try:
            await migrate(engine)
            hub = Hub(Store(engine, find), ChatStore(engine), lambda: now)
            keeper = Timekeeper(hub)
            id = await hub.open("ann", "Ann", Settings(find("flucht"), 2, clock=ClockRules(BUDGET, 60)))
            await hub.act(id, lambda table: verbs.sit(table, "ben", "Ben", 1, now))
            for who in ("ann", "ben"):
                await hub.act(id, lambda table, who=who: verbs.contribute(table, who, secrets.token_hex(16), now))  # type: ignore[misc]
            await hub.act(id, lambda table: verbs.start(table, "ann", now))
            await keeper.beat()
            now += GAP / 2
            await keeper.beat()
            now += 3_600
            await keeper.beat()
            await keeper.tick()
            async with hub.reading(id) as table:
                left = table.clock.remaining(table.clock.seat, now)
                assert 60 - GAP <= left <= 60 - GAP / 2
                assert [entry.kind for entry in table.log].count("outage") == 1
            now += 58
            for _ in range(2):
                await keeper.beat()
                await keeper.tick()
            async with hub.reading(id) as table:
                return table
        finally:
            await engine.dispose()

    table = asyncio.run(play())
    assert table.log[-1].kind == "outage", "58 seconds without a heartbeat were one more outage"


def test_a_table_whose_game_is_gone_does_not_hold_up_the_others(tmp_path: Path) -> None:
    file = tmp_path / "archipel.db"
    url = f"sqlite+aiosqlite:///{file}"
    clock = {"kind": "budget", "budget": 600, "increment": 0}
    with running(url) as house:
        gone, _ = begin(house.url, 2, ("Ann",), game="lagune", clock=clock)
        table, people = begin(house.url, 3, ("Ann",), clock=clock)
        with chair(house.url, table, people[0]) as ann:
            ready(ann)
            if ann.is_to_move():
                ann.play()
        house.stop()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tables SET bot = 1, due = 0, changed = changed - 1000 WHERE id = ?", (gone,))
        database.execute("UPDATE facts SET value = ? WHERE name = 'heartbeat'", (repr(time.time() - 1000),))
    database.close()
    with running(url, ARCHIPEL_GAMES="") as house:
        ann_again = people[0]
        ann_again.base_url = httpx.URL(house.url)
        with chair(house.url, table, ann_again, 0) as ann:
            ready(ann)
            ann.until(lambda chair: chair.is_to_move())
            assert "outage" in [entry["kind"] for entry in ann.happened]
            ann.play()
        assert refusal(ann_again.get(f"/api/tables/{gone}")) == (400, "game-unknown")
        with chair(house.url, gone) as watcher:
            assert explained(watcher.hear()["reason"]) == "game-unknown"
        assert {found["game"] for found in ann_again.get("/api/tables?show=running").json()} == {"flucht", "lagune"}


# A server that is told to stop


def play_until_it_stops(url: str, table: str, people: list[httpx.Client], done: list[str]) -> int:
    """Plays as fast as possible; returns the code with which the server closed. `done` collects the ids of all moves that were answered."""
    with chair(url, table, people[0]) as ann, chair(url, table, people[1]) as ben:
        try:
            ready(ann, ben)
            while ann.table["status"] == "running":
                mover = who_must_choose([ann, ben])
                id = secrets.token_hex(6)
                mover.do(do="move", id=id, decision=mover.match["decision"], moves=[mover.match["moves"][0]["text"]])
                done.append(id)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else -1
    return 0


def test_a_server_told_to_stop_in_the_middle_of_many_moves_loses_none(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}"
    with running(url) as house:
        port = int(house.url.rsplit(":", 1)[1])
        games = [begin(house.url, 2) for _ in range(6)]
        with ThreadPoolExecutor(len(games)) as threads:
            moves: list[list[str]] = [[] for _ in games]
            playing = [threads.submit(play_until_it_stops, house.url, *game, done) for game, done in zip(games, moves, strict=True)]
            until(lambda: sum(map(len, moves)) > 60, "they do not play")
            assert house.stop() == 0
            ended = [game.result(60) for game in playing]
    assert ended == [1012] * len(games)
    for (table, _), done in zip(games, moves, strict=True):
        kept = stored(url, table)
        assert [entry.number for entry in kept.log] == list(range(1, kept.version + 1))
        ids = [entry.data["client_id"] for entry in kept.log if entry.kind == "move"]
        assert ids[: len(done)] == done
        assert len(ids) <= len(done) + 1, "at most the last was kept without an answer"
    with running(url, port) as again:
        for table, people in games[:2]:
            with chair(again.url, table, people[0]) as ann, chair(again.url, table, people[1]) as ben:
                ready(ann, ben)
                some_moves([ann, ben], 3)
