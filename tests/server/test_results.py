"""One's own finished games: how they ended, counted and taken along; nobody else's, and nothing of games that still run."""

import csv
import sqlite3
from io import StringIO
from pathlib import Path

import httpx
from msgspec import convert

from archipel.engine.phrase import Data
from archipel.table.views import OwnResults, Statistics
from tests.server.helpers import refusal
from tests.server.house import House, person, running
from tests.server.talk import begin, command


def results(who: httpx.Client, **query: int) -> Data:
    answer = who.get("/api/me/results", params=query).raise_for_status().json()
    convert(answer, OwnResults)
    found: Data = answer
    return found


def tallies(who: httpx.Client) -> Data:
    answer = who.get("/api/me/results/statistics").raise_for_status().json()
    convert(answer, Statistics)
    found: Data = answer
    return found


def test_a_finished_game_is_among_the_results_of_both_and_a_running_one_of_nobody(house: House) -> None:
    table, (ann, ben) = begin(house.url, 2)
    assert results(ann) == {"results": [], "more": False}
    command(ben, table, do="resign")
    (mine,), (theirs,) = results(ann)["results"], results(ben)["results"]
    assert (mine["table"], mine["place"], mine["won"], mine["resigned"]) == (table, 1, True, False)
    assert (theirs["table"], theirs["place"], theirs["won"], theirs["resigned"]) == (table, 2, False, True)
    assert [seat["name"] for seat in mine["seats"]] == ["Ann", "Ben"]
    assert results(person(house.url, "Cleo"))["results"] == []
    counted = tallies(ann)
    assert (counted["total"]["games"], counted["total"]["wins"], counted["pending"]) == (1, 1, 0)
    assert counted["games"][0]["game"] == "flucht"
    assert counted["opponents"][0]["name"] == "Ben"


def test_a_stopped_game_counts_for_nobody_and_a_dropped_one_is_forgotten(house: House) -> None:
    table, (ann,) = begin(house.url, 2, ("Ann",))
    command(ann, table, do="agree", agrees=True)
    (stopped,) = results(ann)["results"]
    assert stopped["stopped"]
    assert not stopped["won"]
    assert (tallies(ann)["total"]["games"], tallies(ann)["uncounted"]) == (0, 1)
    other, (ben,) = begin(house.url, 2, ("Ben",))
    command(ben, other, do="drop")
    assert results(ben)["results"] == []


def test_many_results_come_page_by_page(house: House) -> None:
    ann = person(house.url, "Ann")
    tables = []
    for _ in range(3):
        answer = ann.post("/api/tables", json={"game": "flucht", "seats": 2}).json()
        tables.append(answer["id"])
        command(ann, answer["id"], do="bot", seat=1, bot="greedy")
        command(ann, answer["id"], do="contribute", contribution="1f" * 16)
        command(ann, answer["id"], do="start")
        command(ann, answer["id"], do="resign")
    first, last = results(ann, most=2), results(ann, most=2, skip=2)
    assert [len(first["results"]), first["more"], len(last["results"]), last["more"]] == [2, True, 1, False]
    assert {one["table"] for one in first["results"] + last["results"]} == set(tables)


def test_results_are_taken_along_as_json_and_as_a_table(house: House) -> None:
    table, (ann, ben) = begin(house.url, 2)
    command(ben, table, do="resign")
    export = ann.get("/api/me/results/export")
    assert export.headers["content-disposition"] == "attachment; filename=archipel-results.json"
    assert [one["table"] for one in export.json()["results"]] == [table]
    written = ann.get("/api/me/results/export", params={"form": "csv"})
    assert written.headers["content-type"].startswith("text/csv")
    assert [line["table"] for line in csv.DictReader(StringIO(written.text))] == [table]


def test_a_stranger_gets_no_results(house: House) -> None:
    with httpx.Client(base_url=house.url) as stranger:
        for path in ("", "/statistics", "/export"):
            assert refusal(stranger.get(f"/api/me/results{path}")) == (401, "who-are-you")


def test_results_of_games_that_ended_before_there_were_any_are_read_from_their_logs(tmp_path: Path) -> None:
    file = tmp_path / "archipel.db"
    with running(f"sqlite+aiosqlite:///{file}") as house:
        table, (ann, ben) = begin(house.url, 2)
        command(ben, table, do="resign")
        known = results(ann)
        with sqlite3.connect(file) as database:
            assert database.execute("UPDATE tables SET result = NULL").rowcount == 1
        database.close()
        assert results(ann) == known
        assert tallies(ann)["total"]["wins"] == 1
