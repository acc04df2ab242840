"""The bench at a server: a draft is checked and kept by nobody, and a table says how its edition differs."""

import copy
from typing import Final

import httpx
import pytest

from archipel.engine.phrase import Data
from archipel.games import find
from tests.server.helpers import refusal
from tests.server.house import House, person

OURS: Final = find("flucht").edition().data


def of_ann() -> Data:
    data = copy.deepcopy(OURS)
    data["edition"]["id"] = "ann-1"
    data["squares"]["list"][0]["colour"] = "green"
    return data


def draft(who: httpx.Client, data: Data, game: str = "flucht") -> httpx.Response:
    return who.post("/api/editions/drafts", json={"game": game, "data": data})


def test_what_is_made_on_the_bench_is_played_and_others_are_told_how_it_differs(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    report = draft(ann, of_ann()).raise_for_status().json()
    assert report["playable"]
    table = ann.post("/api/tables", json={"game": "flucht", "seats": 2, "edition_toml": report["toml"]}).raise_for_status().json()
    assert table["edition"] == {"id": "ann-1", "hash": report["hash"], "ours": False}
    differences = ben.get(f"/api/tables/{table['id']}/edition/differences").raise_for_status().json()
    assert [(one["a"], one["b"]) for one in differences] == [("blue", "green")]
    assert differences == report["differences"]


def test_a_table_with_our_edition_differs_in_nothing(house: House) -> None:
    ann = person(house.url, "Ann")
    table = ann.post("/api/tables", json={"game": "flucht", "seats": 2}).raise_for_status().json()
    assert ann.get(f"/api/tables/{table['id']}/edition/differences").json() == []


def test_what_may_stand_and_what_is_known_is_told_to_everybody(house: House) -> None:
    assert httpx.get(f"{house.url}/api/games/flucht/bench").json()["choices"]["cards"]["disc"]["sections"] == ["colours"]
    assert httpx.get(f"{house.url}/api/games/flucht/known?section=squares&entry=s01").json()["known"]
    assert httpx.get(f"{house.url}/api/games/flucht/known?section=nowhere&entry=%3Cb%3E").json() == {"known": {}}
    assert refusal(httpx.get(f"{house.url}/api/games/nowhere/bench")) == (404, "game-unknown")


def test_whoever_is_nobody_is_not_worked_for(house: House) -> None:
    for path in ("drafts", "read", "compare"):
        answer = httpx.post(f"{house.url}/api/editions/{path}", json={"game": "flucht"}, headers={"X-Archipel": "1"})
        assert answer.status_code in (400, 401), path


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({}, "edition-no-head"),
        ({"edition": {"id": "a b", "game": "flucht"}}, "edition-head-field"),
        ({"edition": {"id": "a", "game": "flucht"}, "squares": {"list": [0] * 300}}, "edition-list-long"),
        ({"edition": {"id": "x" * 300, "game": "flucht"}}, "edition-id-long"),
        ({"edition": {"id": "a", "game": "flucht"}, "squares": {"note": "x" * 250_000}}, "edition-long"),
    ],
    ids=["nothing", "spaces", "huge-list", "long-name", "huge"],
)
def test_what_is_no_draft_is_refused_with_its_reason(house: House, data: Data, key: str) -> None:
    assert refusal(draft(person(house.url, "Ann"), data)) == (400, key)


def test_a_draft_of_another_game_or_of_odd_shape_gets_a_report(house: House) -> None:
    ann = person(house.url, "Ann")
    assert [one["key"] for one in draft(ann, OURS, "mangrovia").json()["problems"]] == ["edition-other-game"]
    oddities: list[Data] = [{"squares": 5}, {"squares": {"list": "x"}}, {"squares": {"list": [{"id": "<b>"}]}}, {"a" * 500: {}}]
    for odd in oddities:
        report = draft(ann, {**of_ann(), **odd}).raise_for_status().json()
        assert not report["playable"] or report["problems"] == []
        assert len(str(report)) < 300_000
