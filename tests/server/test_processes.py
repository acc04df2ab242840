"""Servers come and go: a restart in mid-game, a process that is killed, several processes on one PostgreSQL."""

import asyncio
from pathlib import Path

import httpx
import pytest

from archipel.engine.match import verify
from archipel.engine.phrase import Data
from archipel.engine.record import read_record
from archipel.games import find
from archipel.store import Store, open_database
from archipel.table import Table
from tests.server.house import House, running, start_house
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


def moved(who: httpx.Client, url: str) -> httpx.Client:
    """The same person at another process."""
    who.base_url = httpx.URL(url)
    return who


def test_a_server_that_is_stopped_as_soon_as_it_says_where_it_is_stops(sqlite: str) -> None:
    with running(sqlite) as house:
        assert house.stop() == 0


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


def test_a_cookie_is_valid_at_every_process(fresh_postgres_url: str) -> None:
    with running(fresh_postgres_url) as one, running(fresh_postgres_url) as other:
        table, people = begin(one.url, 2)
        ann = moved(people[0], other.url)
        assert ann.get("/api/me").json()["name"] == "Ann"
        assert command(ann, table, do="resign")["table"]["status"] == "over"
