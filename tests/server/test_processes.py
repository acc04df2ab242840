"""Servers come and go: a restart in mid-game, a process that is killed, several processes on one PostgreSQL."""

import asyncio
from pathlib import Path

import httpx
import pytest

from archipel.engine.match import verify
from archipel.engine.phrase import Data
from archipel.engine.record import read_record
from archipel.games import find
from archipel.server.app import Server, prepare
from archipel.server.config import ServerConfig
from archipel.store import Store, open_database
from archipel.table import Settings, Table, verbs
from tests.server.helpers import speaking
from tests.server.house import House, program_of, running, start_house
from tests.server.talk import Chair, begin, chair, command, play_out
from tests.table.test_table import same


def stored(url: str, id: str) -> Table:
    """The table as its log describes it."""

    async def load() -> Table:
        engine = open_database(url)
        try:
            table = await Store(engine, find).load(id)
        finally:
            await engine.dispose()
        assert table is not None
        return table

    return asyncio.run(load())


def some_moves(chairs: list[Chair], moves: int) -> None:
    for one in chairs:
        one.until(lambda chair: chair.table)
    for _ in range(moves):
        newest = max(one.table["version"] for one in chairs)
        while not any(one.is_to_move() and one.table["version"] == newest for one in chairs):
            behind = [one for one in chairs if one.table["version"] < newest] or chairs
            behind[0].hear()
            newest = max(one.table["version"] for one in chairs)
        next(one for one in chairs if one.is_to_move() and one.table["version"] == newest).play()


def table_settings() -> Settings:
    return Settings(find("flucht"), 3)


def moved(who: httpx.Client, url: str) -> httpx.Client:
    """The same person at another process."""
    who.base_url = httpx.URL(url)
    return who


def test_a_server_that_is_stopped_as_soon_as_it_says_where_it_is_stops(sqlite: str) -> None:
    with running(sqlite) as house:
        assert house.stop() == 0


def test_a_second_server_on_one_file_is_refused_and_the_first_goes_on(sqlite: str, tmp_path: Path) -> None:
    with running(sqlite) as first:
        with pytest.raises(AssertionError, match="did not start"), speaking(sqlite, tmp_path / "log"):
            pass
        said = (tmp_path / "log").read_text()
        assert "Another server is already using the database" in said
        assert len(said.splitlines()) == 1
        table, _ = begin(first.url, 2)
        assert stored(sqlite, table).status == "running", "others may look"
        first.kill()
    with running(sqlite):
        pass


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_server_is_started_again_in_mid_game_and_nothing_is_lost(how: str, tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}"
    with running(url) as first:
        port = int(first.url.rsplit(":", 1)[1])
        table, people = begin(first.url, 3)
        with chair(first.url, table, people[0]) as ann, chair(first.url, table, people[1]) as ben:
            some_moves([ann, ben], 12)
            seen = max(ann.table["version"], ben.table["version"])
            if how == "kill":
                first.kill()
            else:
                assert first.stop() == 0
    kept = stored(url, table)
    assert kept.version >= seen
    with running(url, port) as second, chair(second.url, table, people[0], seen) as ann, chair(second.url, table, people[1], seen) as ben:
        first_message = ann.hear()
        assert first_message["since"] == seen
        play_out([ann, ben])
        live = people[0].get(f"/api/tables/{table}/record").text
    again = stored(url, table)
    assert again.match.record.write() == live, "replay from the store equals the live state"
    assert verify(find("flucht"), read_record(live)) is not None


def test_two_processes_on_one_postgres_serve_the_same_table(fresh_postgres_url: str) -> None:
    with running(fresh_postgres_url) as one, running(fresh_postgres_url) as other:
        table, people = begin(one.url, 3)
        with (
            chair(one.url, table, people[0]) as ann,
            chair(other.url, table, people[1]) as ben,
            chair(other.url, table) as watcher,
        ):
            for sitting in (ann, ben):
                sitting.until(lambda chair: chair.table)
            ann.until(lambda chair: len(chair.presence.get("here", [])) == 2 and chair.presence["watching"] == 1)
            ann.do(do="chat", text="from one house to the other")
            ben.until(lambda chair: chair.lines)
            play_out([ann, ben])
            watcher.until(lambda chair: chair.table.get("status") == "over")
            assert [entry["number"] for entry in watcher.happened] == sorted({entry["number"] for entry in watcher.happened})
            bots = [entry for entry in ann.happened for made in entry["entries"] if made["kind"] == "move" and made["seat"] == 2]
            assert bots, "the bot played, and was asked once per decision: a second answer would not have fitted"
        same(stored(fresh_postgres_url, table), stored(fresh_postgres_url, table))


def test_two_moves_at_once_through_two_processes_count_as_one(fresh_postgres_url: str) -> None:
    with running(fresh_postgres_url) as one, running(fresh_postgres_url) as other:
        table, people = begin(one.url, 2)
        with chair(one.url, table, people[0]) as here, chair(other.url, table, people[0]) as there, chair(one.url, table, people[1]) as ben:
            for sitting in (here, there, ben):
                sitting.until(lambda chair: chair.table)
            if not here.is_to_move():
                some_moves([ben], 1)
                while not here.is_to_move() or not there.is_to_move():
                    (there if here.is_to_move() else here).hear()
            move: Data = {"do": "move", "decision": here.match["decision"], "moves": [here.match["moves"][0]["text"]]}
            before = here.table["version"]
            ids = (here.send(**move, id="a"), there.send(**move, id="b"))
            answers = [sitting.answer_to(id) for sitting, id in zip((here, there), ids, strict=True)]
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["reason"]["key"] in ("decision-stale", "not-your-turn")
        assert stored(fresh_postgres_url, table).version == before + 1


@pytest.mark.parametrize("heals", ["by comparing", "by asking, as the line is down"])
def test_a_lost_signal_leaves_no_table_behind_even_if_nobody_listens_to_it(fresh_postgres_url: str, heals: str) -> None:
    async def visit() -> None:
        config = ServerConfig(fresh_postgres_url)
        secret = await prepare(config)
        one, other = Server(config, secret), Server(config, secret)
        id = await one.hub.open("ann", "Ann", table_settings())
        for server in (one, other):
            server.hub.deaf = False
            async with server.hub.reading(id) as table:
                assert table.version == 1
            assert '"version":1' in (await server.sockets.tell_once(None, id, -1, 0, 0))[0]
        await one.hub.act(id, lambda table: verbs.sit(table, "ben", "Ben", 1, one.clock()))
        if heals == "by comparing":
            await other.peers.compare()
        else:
            other.hub.deaf = True
        async with other.hub.reading(id) as table:
            assert table.version == 2
        assert '"version":2' in (await other.sockets.tell_once(None, id, 1, 0, 0))[0]
        for server in (one, other):
            await server.hub.close()
            await server.engine.dispose()

    asyncio.run(visit())


def test_when_a_process_is_killed_the_other_plays_on_for_its_bots(fresh_postgres_url: str) -> None:
    one = start_house(fresh_postgres_url)
    with running(fresh_postgres_url) as other:
        table, people = begin(one.url, 3, ("Ann",))
        with chair(one.url, table, people[0]) as ann:
            some_moves([ann], 2)
            ann.until(lambda chair: chair.is_to_move())
            while ann.is_to_move():
                asked = ann.match["decision"]
                ann.send(do="move", decision=asked, moves=[ann.match["moves"][0]["text"]])
                while ann.match["decision"] == asked:
                    ann.hear()
            one.kill()
        with chair(other.url, table, people[0]) as ann:
            ann.until(lambda chair: bool(chair.table) and chair.is_to_move())
            play_out([ann])
    one_closed(one)


def one_closed(house: House) -> None:
    assert house.process.stdout is not None
    house.process.stdout.close()


def test_what_is_taken_away_or_ended_at_one_process_is_so_at_the_other(fresh_postgres_url: str) -> None:
    with running(fresh_postgres_url) as one, running(fresh_postgres_url) as other:
        table, (ann, ben) = begin(one.url, 2)
        robo = program_of(ann, "Robo")
        with chair(other.url, table, ann) as here, chair(other.url, table, ben) as there, chair(other.url, table, robo) as program:
            for sitting in (here, there, program):
                sitting.until(lambda chair: chair.table)
            assert ann.delete(f"/api/me/programs/{ann.get('/api/me/programs').json()[0]['id']}").is_success
            assert program.closed() == 1012
            there.do(do="chat", text="remember me")
            here.do(do="chat", text="good evening")
            here.until(lambda chair: len(chair.lines) == 2)
            assert ben.delete("/api/me").is_success
            here.until(lambda chair: [line["text"] for line in chair.lines] == ["good evening"])
            assert there.closed() == 1012
            assert ann.post("/api/logout").is_success
            assert here.closed() == 1012


def test_a_cookie_is_valid_at_every_process(fresh_postgres_url: str) -> None:
    with running(fresh_postgres_url) as one, running(fresh_postgres_url) as other:
        table, people = begin(one.url, 2)
        ann = moved(people[0], other.url)
        assert ann.get("/api/me").json()["name"] == "Ann"
        assert command(ann, table, do="resign")["table"]["status"] == "over"
