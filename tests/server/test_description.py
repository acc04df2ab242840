"""What the server says about itself: a page, its health, its figures, and a complete description of everything it offers."""

import re
from typing import Any

import httpx
import pytest

from tests.server.helpers import refusal
from tests.server.house import House, person
from tests.server.talk import begin

BODYLESS = (
    "/metrics",
    "/healthz",
    "/api/tables/{id}/record",
    "/api/tables/{id}/edition",
    "/api/games/{game}/editions/{edition}",
    "/api/words/{language}",
    "/api/games/{game}/words/{language}",
    "/api/games/{game}/rules/{language}",
    "/api/games/{game}/editions/{edition}/toml",
)
"""Routes whose answer is a text, or a game's own data."""


@pytest.fixture(scope="module")
def description(house: House) -> dict[str, Any]:
    answer = httpx.get(f"{house.url}/api/openapi.json")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize("path", ["/", "/t/0123456789abcdef"])
def test_the_page_answers_with_its_security_headers(house: House, method: str, path: str) -> None:
    answer = httpx.request(method, house.url + path)
    assert answer.status_code == 200
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert bool(answer.text) == (method == "GET")


def test_the_server_is_in_good_health_and_tells_its_figures(house: House) -> None:
    assert httpx.get(f"{house.url}/healthz").json()["status"] == "good"
    begin(house.url, 2)
    figures = httpx.get(f"{house.url}/metrics").text
    assert 'archipel_commands_total{kind="start",outcome="done"}' in figures
    assert re.search(r"archipel_append_seconds_count [1-9]", figures)


def test_every_route_is_described_with_what_it_takes_gives_and_refuses(description: dict[str, Any]) -> None:
    for path, methods in description["paths"].items():
        for method, route in methods.items():
            where = f"{method} {path}"
            assert len(route.get("description", "")) > 15, where
            given = route["responses"]
            good = next(given[status] for status in given if status.startswith("2"))
            if path not in BODYLESS and "204" not in given:
                assert good["content"]["application/json"]["schema"], where
            if path.startswith("/api"):
                assert "default" in given or any(status.startswith("4") for status in given), where
            if method in ("post", "put", "patch") and route.get("requestBody"):
                assert route["requestBody"]["content"]["application/json"]["schema"], where


def test_a_text_is_described_as_what_it_is(house: House, description: dict[str, Any]) -> None:
    ann = person(house.url, "Ann")
    for route, path in (
        ("/metrics", "/metrics"),
        ("/api/words/{language}", "/api/words/it"),
        ("/api/games/{game}/words/{language}", "/api/games/flucht/words/it"),
        ("/api/games/{game}/rules/{language}", "/api/games/flucht/rules/it"),
        ("/api/games/{game}/editions/{edition}/toml", "/api/games/flucht/editions/mattel-1989/toml"),
        ("/api/me/results/export", "/api/me/results/export?form=csv"),
        ("/api/me/results/export", "/api/me/results/export"),
    ):
        answer = ann.get(path)
        assert answer.is_success
        told = description["paths"][route]["get"]["responses"]
        assert answer.headers["content-type"].partition(";")[0] in told["200"]["content"], path
        assert list(told["default"]["content"]) == ["application/json"], path


def test_what_an_address_names_and_is_not_there_is_not_found(house: House) -> None:
    for path, key in (
        ("/api/words/xx", "language-unknown"),
        ("/api/games/chess/words/en", "game-unknown"),
        ("/api/games/flucht/words/xx", "language-unknown"),
        ("/api/games/chess/rules/en", "game-unknown"),
        ("/api/games/chess/examples", "game-unknown"),
        ("/api/games/chess/editions/original", "game-unknown"),
        ("/api/games/flucht/editions/original", "edition-unknown"),
    ):
        answer = httpx.get(house.url + path)
        assert refusal(answer) == (404, key)
        assert answer.headers["content-type"] == "application/json"
    ann = person(house.url, "Ann")
    assert refusal(ann.post("/api/tables", json={"game": "chess", "seats": 2})) == (400, "game-unknown"), (
        "what a body names is not an address"
    )


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/me", {"GET", "PATCH", "DELETE"}),
        ("GET", "/api/me/relations/x", {"PUT", "DELETE"}),
        ("POST", "/api/me/mail", {"PUT", "DELETE"}),
        ("DELETE", "/api/tables", {"GET", "POST"}),
        ("GET", "/api/login", {"POST"}),
    ],
)
def test_whoever_asks_in_the_wrong_way_is_told_every_right_one(house: House, method: str, path: str, allowed: set[str]) -> None:
    answer = httpx.request(method, house.url + path, headers={"X-Archipel": "1"})
    assert refusal(answer) == (405, "method-wrong")
    assert set(re.split(", ?", answer.headers["allow"])) == allowed


@pytest.mark.parametrize(
    "sent",
    [
        {"do": "agree", "agrees": 0},
        {"do": "agree", "agrees": "true"},
        {"do": "agree", "agrees": None},
        {"do": "agree", "agrees": True, "companion": False},
        {"do": "agree", "agrees": True, "companion": "null"},
        {"do": "sit", "seat": True},
        {"do": "order", "order": [0, True]},
    ],
)
def test_a_number_is_no_yes_and_a_yes_is_no_number(house: House, sent: dict[str, Any]) -> None:
    table, people = begin(house.url, 2)
    assert refusal(people[0].post(f"/api/tables/{table}/commands", json=sent)) == (400, "message-form")
    for companion in ("false", "true", "null"):
        assert refusal(people[0].get(f"/api/tables/{table}?companion={companion}")) == (400, "message-form")


def test_a_number_may_come_as_a_text(house: House) -> None:
    ann = person(house.url, "Ann")
    choice = {"game": "flucht", "seats": "2", "options": {"rounds": "7"}, "clock": {"kind": "budget", "budget": "600"}}
    table = ann.post("/api/tables", json=choice).json()["id"]
    assert ann.post(f"/api/tables/{table}/commands", json={"do": "bot", "seat": "1", "bot": "random", "companion": "0"}).is_success
    for wrong in ({"private": 1}, {"casual": "false"}, {"seats": True}):
        assert refusal(ann.post("/api/tables", json={**choice, **wrong})) == (400, "message-form")


def test_every_message_of_the_websocket_is_described(description: dict[str, Any]) -> None:
    parts = description["components"]["schemas"]
    socket = description["x-websockets"]["/api/tables/{id}/live"]
    for name in ("receives", "sends"):
        kinds = parts[socket[name]["$ref"].rsplit("/", 1)[1]]["oneOf"]
        assert len(kinds) > 5
        for kind in kinds:
            assert len(parts[kind["$ref"].rsplit("/", 1)[1]]["description"]) > 15
    for found in re.findall(r'"\$ref": ?"#/components/schemas/([^"]+)"', str(description).replace("'", '"')):
        assert found in parts, found


def test_it_is_described_where_a_program_may_come_with_its_token(description: dict[str, Any]) -> None:
    assert {name: (scheme["type"], scheme.get("scheme")) for name, scheme in description["components"]["securitySchemes"].items()} == {
        "cookie": ("apiKey", None),
        "token": ("http", "bearer"),
    }
    assert {"token": []} in description["security"]
    assert {"token": []} in description["x-websockets"]["/api/tables/{id}/live"]["security"]
    assert "security" not in description["paths"]["/api/tables/{id}/commands"]["post"], "as said for all"
    for method, path in (("post", "/api/me/programs"), ("get", "/api/me/export"), ("delete", "/api/me")):
        assert {"token": []} not in description["paths"][path][method]["security"]
    assert set(description["components"]["schemas"]["NewProgram"]["required"]) == {"id", "name", "created", "seen", "token"}
    assert "token" not in description["components"]["schemas"]["Program"]["properties"]


def test_what_the_games_offer_is_told(house: House) -> None:
    games = {game["name"]: game for game in person(house.url, "Ann").get("/api/games").json()}
    assert games["flucht"]["fewest"] == 2
    assert games["flucht"]["bots"] == ["random", "greedy", "first-thought", "search"]
    assert set(games["flucht"]["learned"]) <= set(games["flucht"]["editions"])
    assert {option["name"] for option in games["flucht"]["options"]} >= {"bridge", "rounds"}
    edition = httpx.get(f"{house.url}/api/games/flucht/editions/{games['flucht']['editions'][0]}").json()
    assert edition["edition"]["game"] == "flucht"
