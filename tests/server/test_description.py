"""What the server says about itself: a page, its health, its figures, and a complete description of everything it offers."""

import re
from typing import Any

import httpx
import pytest

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


def test_what_the_games_offer_is_told(house: House) -> None:
    games = {game["name"]: game for game in person(house.url, "Ann").get("/api/games").json()}
    assert games["flucht"]["fewest"] == 2
    assert games["flucht"]["bots"] == ["random", "greedy", "first-thought", "search"]
    assert set(games["flucht"]["learned"]) <= set(games["flucht"]["editions"])
    assert {option["name"] for option in games["flucht"]["options"]} >= {"bridge", "rounds"}
    edition = httpx.get(f"{house.url}/api/games/flucht/editions/{games['flucht']['editions'][0]}").json()
    assert edition["edition"]["game"] == "flucht"
