"""The rules and the editions of a game as texts: for the page, and to take home."""

import tomllib

import httpx
import pytest

from archipel.games import find
from archipel.words import LANGUAGES
from tests.server.helpers import refusal
from tests.server.house import House, person


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_game_come_in_every_language(house: House, language: str) -> None:
    answer = httpx.get(f"{house.url}/api/games/flucht/rules/{language}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
    assert answer.text.startswith("# Flucht aus Mangrovia\n")
    assert "> [example:example-7] " in answer.text


def test_each_language_has_its_own_text(house: House) -> None:
    texts = {httpx.get(f"{house.url}/api/games/flucht/rules/{language}").text for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_rules_that_have_not_changed_are_not_sent_again(house: House) -> None:
    first = httpx.get(f"{house.url}/api/games/flucht/rules/en")
    again = httpx.get(f"{house.url}/api/games/flucht/rules/en", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("flucht/rules/xx", 404, "language-unknown"),
        ("nowhere/rules/en", 404, "game-unknown"),
        ("lagune/rules/en", 404, "rules-unwritten"),
        ("flucht/editions/other/toml", 404, "edition-unknown"),
        ("flucht/editions/..%2Fconstraints/toml", 404, "page-unknown"),
        ("nowhere/editions/mattel-1989/toml", 404, "game-unknown"),
    ],
)
def test_what_is_not_there_is_refused_with_its_reason(house: House, path: str, status: int, key: str) -> None:
    assert refusal(httpx.get(f"{house.url}/api/games/{path}")) == (status, key)


def test_an_edition_can_be_taken_home_changed_and_played_with(house: House) -> None:
    answer = httpx.get(f"{house.url}/api/games/flucht/editions/mattel-1989/toml")
    assert answer.headers["content-disposition"] == 'attachment; filename="mattel-1989.toml"'
    assert tomllib.loads(answer.text) == find("flucht").edition("mattel-1989").data
    assert "# source: rulebook" in answer.text
    changed = answer.text.replace('id = "mattel-1989"', 'id = "my-box"')
    report = person(house.url, "Ada").post("/api/editions", json={"game": "flucht", "toml": changed}).json()
    assert (report["id"], report["playable"]) == ("my-box", True)
