"""A new table goes on from any position of a finished game; from a running one only alone, after resigning, by what one's own seat knew."""

import secrets
from typing import Any

import httpx
import msgspec
import pytest

from archipel.engine.match import replay, verify
from archipel.engine.phrase import Data
from archipel.engine.record import SEQUEL, read_record
from archipel.engine.sequel import check_parent
from archipel.games import find
from archipel.table.views import Replay, TableView
from tests.room.device import device_at, device_on
from tests.server.helpers import refusal
from tests.server.house import Anywhere, person, stranger
from tests.server.talk import begin, chair, command, play_out

FLUCHT = find("flucht")


def alone(house: Anywhere) -> httpx.Client:
    """Somebody new; on a device its one person."""
    if (device := device_at(house.url)) is not None:
        device.known.clear()
    return person(house.url, "Dora")


def ask(who: httpx.Client, table: str, **asked: Any) -> httpx.Response:
    return who.post(f"/api/tables/{table}/sequels", json=asked)


def go_on(who: httpx.Client, table: str, **asked: Any) -> Data:
    answer = ask(who, table, **asked)
    assert answer.status_code == 201, answer.text
    msgspec.json.decode(answer.content, type=TableView)
    found: Data = answer.json()
    return found


def explored(house: Anywhere, table: str, at: int, line: list[str], seat: int | None = None) -> Data:
    answer = stranger(house.url).post(f"/api/tables/{table}/explore", json={"at": at, "line": line, "seat": seat})
    assert answer.is_success, answer.text
    found: Data = answer.json()
    return found


def start_with_bots(who: httpx.Client, opened: Data) -> str:
    """Bots on all other seats, and off it goes."""
    table = str(opened["id"])
    for seat, place in enumerate(opened["seats"]):
        if place["kind"] == "open":
            command(who, table, do="bot", seat=seat, bot="greedy")
    command(who, table, do="contribute", contribution=secrets.token_hex(16))
    command(who, table, do="start")
    return table


def play_to_the_end(house: Anywhere, who: httpx.Client, table: str) -> str:
    """The record of the game, played to its end."""
    with chair(house.url, table, who) as one:
        play_out([one])
    return who.get(f"/api/tables/{table}/record").text


@pytest.fixture(scope="module")
def finished(house: Anywhere) -> tuple[str, str]:
    """A game of a person and two bots that is over, and its record."""
    table, (ann,) = begin(house.url, 3, people=("Ann",), options={"rounds": 8})
    return table, play_to_the_end(house, ann, table)


def test_a_table_goes_on_from_a_finished_game_and_verifies_with_it(house: Anywhere, finished: tuple[str, str]) -> None:
    parent, text = finished
    at, who = 9, alone(house)
    first = explored(house, parent, at, [])
    line = [first["moves"][0]["text"]]
    there = explored(house, parent, at, line)
    opened = go_on(who, parent, at=at, line=line, title="Once more from there")
    mover = there["asked"]
    line = [move["text"] for move in there["line"]]
    assert opened["origin"] == {"table": parent, "step": at, "line": line, "seat": mover}
    assert (opened["status"], opened["seat"], opened["match"]) == ("open", mover, None), "an ordinary waiting room, at the seat to move"
    assert (opened["options"], len(opened["seats"]), opened["game"]) == ({"bridge": "no", "rounds": "8"}, 3, "flucht")
    child = start_with_bots(who, opened)
    begun = who.get(f"/api/tables/{child}").json()["match"]
    assert begun["view"] == there["view"], "what the seat knew is as it was"
    running = who.get(f"/api/tables/{child}/record").text
    assert read_record(text).end_hash in running
    assert "position-data" not in running
    assert not verify(FLUCHT, read_record(running))
    record = read_record(play_to_the_end(house, who, child))
    assert record.format == SEQUEL
    assert verify(FLUCHT, record)
    check_parent(FLUCHT, record, read_record(text))
    told = who.get(f"/api/tables/{child}/replay").json()
    assert msgspec.convert(told, Replay).steps == len(record.entries) + 1
    assert explored(house, child, 0, [], mover)["view"] == there["view"], "it is explored like any game"
    grandchild = start_with_bots(who, go_on(who, child, at=2))
    again = read_record(play_to_the_end(house, who, grandchild))
    check_parent(FLUCHT, again, record)


def test_what_cannot_be_gone_on_from_is_refused_and_opens_nothing(house: Anywhere, finished: tuple[str, str]) -> None:
    parent, text = finished
    who, last = alone(house), len(read_record(text).entries)
    before = {table["id"] for table in who.get("/api/tables?show=mine").json()}
    asked: tuple[tuple[Data, tuple[int, str]], ...] = (
        ({"at": last}, (400, "go-on-over")),
        ({"at": last + 1}, (404, "no-such-step")),
        ({"at": -1}, (404, "no-such-step")),
        ({"at": 4, "line": ["dance"]}, (400, "no-such-text")),
        ({"at": 4, "line": ["x" * 401]}, (400, "message-form")),
        ({"at": 4, "line": ["x"] * 1001}, (400, "message-form")),
        ({"at": 4, "seats": 4}, (400, "message-form")),
        ({"at": 4, "stand_in": "deep-blue"}, (400, "bot-unknown")),
    )
    for body, expected in asked:
        assert refusal(ask(who, parent, **body)) == expected, body
    assert refusal(ask(who, "nowhere", at=0)) == (404, "table-unknown")
    waiting = who.post("/api/tables", json={"game": "flucht", "seats": 2}).json()["id"]
    assert refusal(ask(who, waiting, at=0)) == (400, "table-not-running")
    after = {table["id"] for table in who.get("/api/tables?show=mine").json()}
    assert after - before == {waiting}


def test_a_running_game_is_gone_on_from_by_nobody_who_has_not_resigned_it(house: Anywhere) -> None:
    table, people = begin(house.url, 4)
    for who in (*people, person(house.url, "Cleo")):
        for at in (0, 1, 99, None):
            assert refusal(ask(who, table, at=at)) == (403, "go-on-running")


def test_games_that_went_on_from_others_do_not_count(house: Anywhere, finished: tuple[str, str]) -> None:
    who = alone(house)
    before = who.get("/api/me/results/statistics").json()
    child = start_with_bots(who, go_on(who, finished[0], at=9))
    play_to_the_end(house, who, child)
    after = who.get("/api/me/results/statistics").json()
    assert after["total"] == before["total"]
    assert after["uncounted"] == before["uncounted"] + 1
    result = who.get("/api/me/results").json()["results"][0]
    assert (result["table"], result["sequel"]) == (child, True)
    assert who.get("/api/me/results/export?form=csv").text.splitlines()[1].endswith(",1")


def test_the_next_game_after_one_that_went_on_begins_from_the_beginning(house: Anywhere, finished: tuple[str, str]) -> None:
    who = alone(house)
    child = start_with_bots(who, go_on(who, finished[0], at=9))
    play_to_the_end(house, who, child)
    command(who, child, do="rematch")
    again = who.get(f"/api/tables/{who.get(f'/api/tables/{child}').json()['rematch']}").json()
    assert again["origin"] is None
    record = read_record(play_to_the_end(house, who, start_with_bots(who, again)))
    assert record.origin is None


def test_the_states_are_those_of_the_parent(house: Anywhere, finished: tuple[str, str]) -> None:
    """Every step of the parent that is not the end can be gone on from."""
    parent, text = finished
    who, record = alone(house), read_record(text)
    movers: list[int] = []
    replay(FLUCHT, record, watch=lambda match, entry, told: movers.append(match.state.seat))
    for at in range(0, len(record.entries), 3):
        assert go_on(who, parent, at=at)["origin"]["seat"] == movers[at]


def test_a_record_of_such_a_game_is_brought_to_a_device_and_looked_at_there(house: Anywhere, finished: tuple[str, str]) -> None:
    who = alone(house)
    child = start_with_bots(who, go_on(who, finished[0], at=9))
    text = play_to_the_end(house, who, child)
    with device_on() as device:
        visitor = device.person("Zoe")
        brought = visitor.post("/api/device/records", json={"record": text}).json()["table"]
        assert visitor.get(f"/api/tables/{brought}/replay").json()["steps"] == len(read_record(text).entries) + 1
        assert visitor.get(f"/api/tables/{brought}/record").text == text
        assert go_on(visitor, brought, at=1)["origin"]["table"] == brought
