"""Finished games looked at again at a server: begun, watched, cancelled, kept; for everybody one at a time; nothing of a running game."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from archipel.engine.phrase import Data
from archipel.server.analyst import Analyst
from archipel.server.app import Server, prepare
from archipel.server.config import ServerConfig
from archipel.table.views import Analysis
from tests.server.helpers import refusal, until
from tests.server.house import House, person, program_of, running, stranger
from tests.server.talk import begin, command
from tests.server.test_upgrades import T0, two_tables

ENDLESS = "100000"
"""With so many iterations a single decision takes longer than a test."""
NEAR = 0.001
UNDER_WAY = ("waiting", "running")


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('slow') / 'archipel.db'}", ARCHIPEL_ANALYSIS_ITERATIONS=ENDLESS) as opened:
        yield opened


def played(url: str, moves: int = 4, **choice: Any) -> tuple[str, list[httpx.Client]]:
    """A game of two people of which one gives up after so many moves."""
    table, people = begin(url, 2, **choice)
    for _ in range(moves):
        match = people[0].get(f"/api/tables/{table}").json()["match"]
        match = people[match["asked"]].get(f"/api/tables/{table}").json()["match"]
        command(people[match["asked"]], table, do="move", decision=match["decision"], moves=[match["moves"][-1]["text"]])
    command(people[1], table, do="resign")
    return table, people


def at(table: str) -> str:
    return f"/api/tables/{table}/analysis"


def told(answer: httpx.Response) -> Data:
    """An answer that is as described."""
    assert answer.is_success, answer.text
    shown: Data = msgspec.to_builtins(msgspec.json.decode(answer.content, type=Analysis))
    assert shown == answer.json()
    return shown


def shown(who: httpx.Client, table: str) -> Data:
    return told(who.get(at(table)))


def begun(who: httpx.Client, table: str) -> Data:
    return told(who.post(at(table)))


def complete(who: httpx.Client, table: str) -> Data:
    until(lambda: shown(who, table)["state"] not in UNDER_WAY)
    found = shown(who, table)
    assert found["state"] == "done", found
    return found


def test_whoever_asks_sees_it_grow_until_every_decision_has_its_verdict(house: House) -> None:
    table, (ann, ben) = played(house.url)
    assert (shown(ann, table)["state"], shown(ann, table)["decisions"]) == ("none", [])
    first = begun(ann, table)
    assert first["state"] in (*UNDER_WAY, "done")
    assert first["iterations"] == 8
    assert first["own"]
    assert not begun(ben, table)["own"], "the other one joins"
    found = complete(ann, table)
    assert found["done"] == found["total"] == len(found["decisions"]) > 0
    assert found["end"] == [1, 0], "who gave up has lost"
    plain = ann.get(at(table), headers={"Accept-Encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.json()) == (False, found)
    assert ann.get(at(table)).headers["content-encoding"] == "gzip", "it is long"
    replay = ann.get(f"/api/tables/{table}/replay").json()
    for one in found["decisions"]:
        assert one["verdict"] in ("best", "equal", "worse")
        assert sum(one["before"]) == pytest.approx(1, abs=NEAR)
        assert sum(one["after"]) == pytest.approx(1, abs=NEAR)
        made = replay["entries"][one["step"] + 1]["entry"]
        assert (one["made"]["text"], one["seat"]) == (made["text"], made["seat"])
        assert one["best"][0]["share"] == pytest.approx(one["before"][one["seat"]], abs=NEAR)
        assert one["reasons"], "the better move says what it brings"
    for seat, account in enumerate(found["accounts"]):
        assert account["begin"] + account["own"] + account["others"] + account["luck"] == pytest.approx(found["end"][seat], abs=NEAR)
    assert [turn["seats"] for turn in found["turns"] if turn["until"] == replay["steps"] - 1] == [[0, 1]], "giving up is a turning point"
    assert len(found["worst"]) == len(found["finest"]) == 2


def test_before_anything_is_looked_at_closely_there_is_a_glance_at_everything(slow: House) -> None:
    table, (ann, _) = played(slow.url)
    begun(ann, table)
    until(lambda: shown(ann, table)["decisions"])
    found = shown(ann, table)
    assert (found["state"], found["done"], len(found["decisions"])) == ("running", 0, found["total"])
    for one in found["decisions"]:
        assert (one["verdict"], one["best"], one["lost"]) == ("open", [], 0)
        assert one["before"] == one["after"]
        assert sum(one["before"]) == pytest.approx(1, abs=NEAR)
    assert told(ann.delete(at(table)))["state"] == "none"
    until(lambda: 'archipel_analyses_total{outcome="cancelled"}' in stranger(slow.url).get("/metrics").text, "nobody works on it any more")


def test_everybody_has_one_at_a_time_and_the_games_of_others_wait(slow: House) -> None:
    (one, (ann, ben)), (other, (cleo, _)) = played(slow.url), played(slow.url)
    begun(ann, one)
    assert refusal(ann.post(at(other))) == (409, "analysis-busy")
    assert refusal(program_of(ann, "Robo").post(at(other))) == (409, "analysis-busy"), "her programs count as she does"
    waiting = begun(cleo, other)
    assert (waiting["state"], waiting["ahead"]) == ("waiting", 1)
    assert (begun(ann, other)["ahead"], begun(ann, other)["own"]) == (1, False), "whoever only looks has begun nothing"
    assert told(ben.delete(at(one)))["state"] in UNDER_WAY, "nobody cancels what somebody else has begun"
    until(lambda: "archipel_analyses_waiting 1.0" in stranger(slow.url).get("/metrics").text)
    assert told(cleo.delete(at(other)))["state"] == "none"
    assert told(ann.delete(at(one)))["state"] == "none"
    assert begun(ann, other)["state"] in UNDER_WAY, "now she may"
    assert told(ann.delete(at(other)))["state"] == "none"


def test_it_is_there_at_the_next_visit_and_what_was_half_done_is_not(sqlite: str) -> None:
    with running(sqlite) as first:
        table, (ann, _) = played(first.url)
        begun(ann, table)
        found = complete(ann, table)
        half, (ben, _) = played(first.url)
        cookies = [who.cookies["archipel"] for who in (ann, ben)]
    with running(sqlite, ARCHIPEL_ANALYSIS_ITERATIONS=ENDLESS) as second:
        assert begun(came(second, cookies[1]), half)["state"] in UNDER_WAY
        second.kill()
    with running(sqlite, ARCHIPEL_ANALYSIS_WORKERS="0") as third:
        assert shown(came(third, cookies[0]), table) == found
        assert shown(came(third, cookies[1]), half)["state"] == "off"
        assert refusal(came(third, cookies[1]).post(at(half))) == (403, "analysis-off")


def came(house: House, cookie: str) -> httpx.Client:
    who = stranger(house.url)
    who.cookies["archipel"] = cookie
    return who


def test_it_goes_with_whoever_began_it(house: House) -> None:
    table, (ann, ben) = played(house.url)
    begun(ann, table)
    complete(ben, table)
    assert [one["table"] for one in ann.get("/api/me/export").json()["analyses"]] == [table]
    assert ben.get("/api/me/export").json()["analyses"] == []
    assert ann.delete("/api/me").is_success
    assert shown(ben, table)["state"] == "none"


def test_what_is_made_for_somebody_who_goes_is_given_up(slow: House) -> None:
    table, (ann, ben) = played(slow.url)
    begun(ann, table)
    assert ann.delete("/api/me").is_success
    until(lambda: shown(ben, table)["state"] == "none")


def test_processes_on_one_database_tell_of_each_other_s(fresh_postgres_url: str) -> None:
    with (
        running(fresh_postgres_url, ARCHIPEL_ANALYSIS_ITERATIONS=ENDLESS) as here,
        running(fresh_postgres_url, ARCHIPEL_ANALYSIS_ITERATIONS=ENDLESS) as there,
    ):
        (table, (ann, _)), (other, _) = played(here.url), played(here.url)
        begun(ann, table)
        away = came(there, ann.cookies["archipel"])
        until(lambda: shown(away, table)["decisions"])
        assert shown(away, table)["own"]
        assert refusal(away.post(at(other))) == (409, "analysis-busy")
        assert told(away.delete(at(table)))["state"] == "none"
        until(lambda: shown(ann, table)["state"] == "none")


def test_nothing_of_a_running_game_is_told(house: House) -> None:
    table, (ann, ben, cleo) = begin(house.url, 3, ("Ann", "Ben", "Cleo"))
    for resigned in (False, True):
        if resigned:
            command(ben, table, do="resign")
        for who in (ann, ben, cleo, person(house.url, "Zoe")):
            for answer in (who.get(at(table)), who.post(at(table)), who.delete(at(table))):
                assert refusal(answer) == (403, "analysis-running")
    assert refusal(stranger(house.url).get(at(table))) == (403, "analysis-running")


def test_a_game_of_somebody_s_own_edition_is_judged_by_it(house: House) -> None:
    toml = Path("src/archipel/games/flucht/editions/mattel-1989.toml").read_text()
    table, (ann, _) = played(house.url, edition_toml=toml.replace("mattel-1989", "ours"))
    begun(ann, table)
    assert complete(ann, table)["done"] > 0


def test_an_old_analysis_that_cannot_be_read_any_more_is_made_again(house: House) -> None:
    table, (ann, _) = played(house.url, 1)
    begun(ann, table)
    complete(ann, table)
    with closing(sqlite3.connect(house.database.partition("///")[2])) as connection, connection:
        connection.execute("UPDATE analyses SET text = ? WHERE table_id = ?", (json.dumps({"state": "finished"}), table))
    assert shown(ann, table)["state"] == "none"
    begun(ann, table)
    complete(ann, table)


def test_one_that_came_to_no_end_says_so_and_can_be_begun_anew(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        config = ServerConfig(sqlite, analysis_workers=1, analysis_iterations=8)
        server = Server(config, await prepare(config), lambda: T0)
        analyst = server.analyst
        try:
            await analyst.start()
            table = (await two_tables(server, "pig"))[2]
            analyst.pool.seconds = 0.0
            await analyst.begin(table, "ann")
            assert (await ended(analyst, table)).state == "stopped", "no answer can come in no time"
            assert "an analysis came to no end" in caplog.messages
            analyst.pool.seconds = 60.0
            assert (await analyst.begin(table, "ben")).own, "by anybody"
            assert (await ended(analyst, table)).state == "done"
        finally:
            await server.stop()

    asyncio.run(work())


async def ended(analyst: Analyst, table: str) -> Analysis:
    while (found := await analyst.show(table, "")).state in UNDER_WAY:
        await asyncio.sleep(0.01)
    return found


def test_what_cannot_be_is_refused(house: House) -> None:
    table, (ann, _) = played(house.url, 0)
    nobody = stranger(house.url)
    assert refusal(nobody.post(at(table))) == (401, "who-are-you")
    assert refusal(nobody.delete(at(table))) == (401, "who-are-you")
    assert told(nobody.get(at(table)))["state"] == "none", "whoever watches may look"
    for way in (ann.get, ann.post, ann.delete):
        for name in ("no-such-table", "%00", "..%2F..", "x" * 500):
            assert refusal(way(at(name))) in ((404, "table-unknown"), (404, "page-unknown"))
        assert refusal(way(at(open_alone(ann)))) == (400, "table-not-running")
    assert refusal(ann.put(at(table))) == (405, "method-wrong")
    assert (begun(ann, table)["total"], complete(ann, table)["decisions"]) == (0, []), "a game without a decision has nothing to tell"


def open_alone(who: httpx.Client) -> str:
    return str(who.post("/api/tables", json={"game": "flucht", "seats": 2}).json()["id"])
