"""Whoever has resigned a running game goes on alone from what their seat knew; it verifies with the game once that is over."""

import secrets
from typing import Any

import httpx
import pytest

from archipel.engine.match import verify
from archipel.engine.phrase import Data
from archipel.engine.record import read_record
from archipel.engine.sequel import check_parent, header_hash
from archipel.games import find
from tests.server.helpers import refusal
from tests.server.house import House, person
from tests.server.talk import begin, begin_hot_seat, chair, command, play_out

FLUCHT = find("flucht")
Game = tuple[str, httpx.Client, httpx.Client, httpx.Client, Data]
"""A running game of Ann, Ben and Cleo, which Ann has resigned, and what she knew then."""


def ask(who: httpx.Client, table: str, **asked: Any) -> httpx.Response:
    return who.post(f"/api/tables/{table}/sequels", json=asked)


def first_moves(table: str, people: list[httpx.Client], count: int) -> None:
    """The people play their first legal moves, and bots theirs."""
    made = 0
    while made < count:
        for who in people:
            match = who.get(f"/api/tables/{table}").json()["match"]
            if match["moves"]:
                command(who, table, do="move", decision=match["decision"], moves=[match["moves"][0]["text"]])
                made += 1


def play_to_the_end(url: str, who: httpx.Client, table: str) -> str:
    with chair(url, table, who) as one:
        play_out([one])
    return who.get(f"/api/tables/{table}/record").text


def start_with_bots(who: httpx.Client, opened: Data) -> str:
    table = str(opened["id"])
    for seat, place in enumerate(opened["seats"]):
        if place["kind"] == "open":
            command(who, table, do="bot", seat=seat, bot="greedy")
    command(who, table, do="contribute", contribution=secrets.token_hex(16))
    command(who, table, do="start")
    return table


@pytest.fixture
def resigned(server: House) -> Game:
    """A running game of three, which Ann has resigned, with what she knew then."""
    table, (ann, ben, cleo) = begin(server.url, 3, people=("Ann", "Ben", "Cleo"), options={"rounds": 8})
    first_moves(table, [ann, ben, cleo], 5)
    view = ann.get(f"/api/tables/{table}").json()["match"]["view"]
    command(ann, table, do="resign")
    return table, ann, ben, cleo, view


def test_whoever_has_resigned_goes_on_from_what_their_seat_knew(server: House, resigned: Game) -> None:
    table, ann, ben, cleo, view = resigned
    opened = ask(ann, table).json()
    assert (opened["seat"], opened["private"], opened["origin"]["table"], opened["origin"]["line"]) == (0, True, "", [])
    assert opened["id"] not in {listed["id"] for listed in ben.get("/api/tables").json()}
    child = start_with_bots(ann, opened)
    running = ann.get(f"/api/tables/{table}/record").text
    assert header_hash(read_record(running)) in ann.get(f"/api/tables/{child}/record").text
    dealt = ann.get(f"/api/tables/{child}/replay/0?seat=0").json()
    assert dealt["view"] == view
    record = read_record(play_to_the_end(server.url, ann, child))
    assert verify(FLUCHT, record)
    for who in (ben, cleo):
        command(who, table, do="agree", agrees=True)
    check_parent(FLUCHT, record, read_record(ben.get(f"/api/tables/{table}/record").text))


def test_nobody_else_goes_on_from_it_and_nobody_from_what_came_later(server: House, resigned: Game) -> None:
    table, ann, ben, cleo, _ = resigned
    for who in (ben, cleo, person(server.url, "Dora")):
        assert refusal(ask(who, table)) == (403, "go-on-running")
    step = ask(ann, table).json()["origin"]["step"]
    first_moves(table, [ben, cleo], 2)
    assert ask(ann, table).json()["origin"]["step"] == step, "whatever happened since is not known"
    assert refusal(ask(ann, table, at=step + 1)) == (404, "no-such-step")
    assert refusal(ask(ann, table, at=step, line=["play blue-1"])) == (403, "explore-running")
    assert ask(ann, table, at=0).status_code == 201


def test_whoever_still_plays_at_the_same_device_goes_on_from_nothing(server: House) -> None:
    table, ann = begin_hot_seat(server.url, 2)
    command(ann, table, do="resign")
    refused = ask(ann, table)
    assert (refusal(refused), refused.json()["reason"]["args"]["value"]) == ((403, "go-on-companions"), "2, 3")
