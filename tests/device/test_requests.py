"""What a page asks of a device, and what needs a server."""

import copy
from typing import Any

import pytest

from archipel.device.answers import fixed
from archipel.engine.phrase import Reason
from archipel.games import find, names
from archipel.languages import edition_text
from archipel.server.accounts import Me, Session
from archipel.server.messages import (
    BenchForm,
    BotsHere,
    Difference,
    DraftReport,
    EditionReport,
    GameSummary,
    KnownFacts,
    ReadEdition,
)
from archipel.words import LANGUAGES, Words
from tests.device.browser import Refused, Tab, open_tab, run


def test_somebody_comes_without_a_server_and_changes_their_name() -> None:
    async def play() -> None:
        tab = await open_tab(name="")
        assert await tab.get("/api/session") == {"me": None}
        assert await tab.refused("GET", "/api/me") == (401, "who-are-you")
        assert await tab.refused("POST", "/api/tables", {"game": "flucht", "seats": 2}) == (401, "who-are-you")
        assert await tab.refused("GET", "/api/tables?show=mine") == (401, "who-are-you")
        me = await tab.post("/api/guests", {"name": "  Zoë ", "language": "fr"})
        Me(**me)
        assert (me["name"], me["language"], me["account"]) == ("Zoë", "fr", False)
        Session(**await tab.get("/api/session"))
        assert await tab.refused("POST", "/api/guests", {"name": "Ann", "language": "en"}) == (409, "known-already")
        assert (await tab.ask("PATCH", "/api/me", {"name": "Ann"}))["name"] == "Ann"
        assert (await tab.ask("PATCH", "/api/me", {"language": "de"})) == {**me, "name": "Ann", "language": "de"}
        wrong: Any
        for wrong in ({"name": ""}, {"name": "\u202e"}, {"language": "xx"}, {"nickname": "Z"}, {"name": 5}, []):
            assert (await tab.refused("PATCH", "/api/me", wrong))[0] == 400
        again = await open_tab(tab.shelf)
        assert (await again.get("/api/me"))["name"] == "Ann", "it is kept"

    run(play())


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/login"),
        ("POST", "/api/logout"),
        ("POST", "/api/account"),
        ("POST", "/api/recover"),
        ("DELETE", "/api/me"),
        ("GET", "/api/me/relations"),
        ("GET", "/api/me/programs"),
        ("GET", "/api/me/notify"),
        ("GET", "/api/me/export"),
        ("POST", "/api/reports"),
        ("GET", "/api/desk/figures"),
        ("GET", "/api/tables/any/analysis"),
        ("POST", "/api/tables/any/analysis"),
        ("DELETE", "/api/tables/any/analysis"),
    ],
)
def test_what_a_device_cannot_do_says_that_it_needs_a_server(method: str, path: str) -> None:
    async def play() -> None:
        tab = await open_tab()
        assert await tab.refused(method, path, {}) == (404, "needs-server")

    run(play())


def test_nobody_elsewhere_is_talked_to_invited_or_raced_against_the_clock() -> None:
    async def play() -> None:
        tab = await open_tab()
        id = (await tab.post("/api/tables", {"game": "flucht", "seats": 2}))["id"]
        for command in ({"do": "chat", "text": "hello"}, {"do": "invite", "seat": 1, "person": "ben"}):
            assert await tab.refused("POST", f"/api/tables/{id}/commands", command) == (404, "needs-server")
        clock = {"kind": "budget", "budget": 60, "increment": 0}
        assert await tab.refused("POST", "/api/tables", {"game": "flucht", "seats": 2, "clock": clock}) == (400, "clock-needs-server")
        assert await tab.get(f"/api/tables/{id}/chat") == []
        assert [len(await tab.get(f"/api/tables?show={show}")) for show in ("open", "running", "mine", "over")] == [0, 0, 1, 0]

    run(play())


def test_what_is_not_there_is_refused_as_at_a_server() -> None:
    async def play() -> None:
        tab = await open_tab()
        for method, path, expected in (
            ("GET", "/api/nothing", (404, "page-unknown")),
            ("GET", "/", (404, "page-unknown")),
            ("PUT", "/api/games", (405, "method-wrong")),
            ("GET", "/api/tables/no-such-table", (404, "table-unknown")),
            ("GET", "/api/tables/no%2Fsuch", (404, "table-unknown")),
            ("GET", "/api/games/chess/rules/en", (404, "game-unknown")),
            ("GET", "/api/games/..%2F..%2Fx/words/en", (404, "game-unknown")),
            ("GET", "/api/games/flucht/rules/xx", (404, "language-unknown")),
            ("GET", "/api/games/flucht/editions/..%2Fconstraints/toml", (404, "edition-unknown")),
            ("GET", "/api/tables?show=all", (400, "message-form")),
            ("GET", "/api/tables/x/news?version=one", (400, "message-form")),
            ("GET", "/api/tables/x?companion=8", (400, "message-form")),
            ("GET", "/api/me/results?most=1000", (400, "message-form")),
        ):
            assert await tab.refused(method, path) == expected, path

    run(play())


def test_a_connection_that_cannot_be_is_told_why_and_ended() -> None:
    async def play() -> None:
        tab = await open_tab()
        for number, path, code, key in (
            (1, "/api/tables/no-such-table/live?version=-1", 4404, "table-unknown"),
            (2, "/api/tables/x/live?companion=9", 4400, "message-form"),
            (3, "/api/other", 4404, "page-unknown"),
        ):
            tab.house.open(number, path)
            await tab.until(lambda number=number: number in tab.ended)  # type: ignore[misc]
            assert (tab.ended[number], tab.told[number][0]["reason"]["key"]) == (code, key)
            tab.house.say(number, "{}")
            tab.house.close(number)

    run(play())


def test_whoever_asks_again_and_again_reads_what_a_connection_would_tell() -> None:
    async def play() -> None:
        tab = await open_tab()
        id = await tab.begin("flucht", 2, [], companions=1)
        table, presence = await tab.get(f"/api/tables/{id}/news?version=0&companion=1")
        assert (table["type"], table["table"]["seat"], presence["type"]) == ("table", 1, "presence")
        assert [entry["number"] for entry in table["happened"]] == list(range(1, table["version"] + 1))
        assert [one["type"] for one in await tab.get(f"/api/tables/{id}/news?version={table['version']}")] == ["presence"]

    run(play())


def test_the_bots_of_a_device_have_learned_nothing() -> None:
    async def play() -> None:
        tab = await open_tab()
        games = {game["name"]: GameSummary(**game) for game in await tab.get("/api/games")}
        assert {name: game.learned for name, game in games.items()} == {name: {} for name in names()}
        id = (await tab.post("/api/tables", {"game": "flucht", "seats": 2}))["id"]
        here = BotsHere(**await tab.get(f"/api/tables/{id}/bots"))
        assert (here.bots, here.learned) == (games["flucht"].bots, None)
        report = EditionReport(
            **await tab.post("/api/editions", {"game": "flucht", "toml": edition_text(find("flucht"), games["flucht"].editions[0])})
        )
        assert (report.playable, report.learned) == (True, None)

    run(play())


def test_an_owners_edition_is_worked_on_without_a_server() -> None:
    async def play() -> None:
        tab = await open_tab()
        data = copy.deepcopy(find("flucht").edition().data)
        data["edition"]["id"] = "my-box"
        data["squares"]["list"][0]["colour"] = "green"
        BenchForm(**await tab.get("/api/games/flucht/bench"))
        assert KnownFacts(**await tab.get("/api/games/flucht/known?section=squares&entry=s01")).known
        report = DraftReport(**await tab.post("/api/editions/drafts", {"game": "flucht", "data": data}))
        assert [one.places[1] for one in report.differences] == ["squares/list/0/colour"]
        assert ReadEdition(**await tab.post("/api/editions/read", {"game": "flucht", "toml": report.toml})).data == data
        compared = await tab.post("/api/editions/compare", {"game": "flucht", "second": data})
        assert [Difference(**one) for one in compared] == report.differences
        id = (await tab.post("/api/tables", {"game": "flucht", "seats": 2, "edition_toml": report.toml}))["id"]
        assert await tab.get(f"/api/tables/{id}/edition/differences") == compared

    run(play())


def test_the_health_of_a_device_is_good() -> None:
    async def play() -> None:
        assert (await (await open_tab(name="")).get("/healthz"))["status"] == "good"

    run(play())


def test_what_is_fixed_is_there_for_every_game_and_language() -> None:
    paths = fixed()
    assert {"/api/games", "/api/words/de", "/api/games/flucht/rules/it", "/api/games/zanzibar/examples"} <= set(paths)
    assert len(paths) == len(set(paths))


def test_every_reason_of_a_device_has_words_in_every_language() -> None:
    async def reasons(tab: Tab) -> list[Reason]:
        found: list[Reason] = []
        asked: list[tuple[str, str, Any]] = [
            ("POST", "/api/login", {}),
            ("POST", "/api/tables", {"game": "flucht", "seats": 2, "clock": {"kind": "days", "days": 1}}),
            ("POST", "/api/device/everything", {"format": "other"}),
            ("POST", "/api/device/everything", {"format": "archipel-everything 1"}),
        ]
        for method, path, body in asked:
            with pytest.raises(Refused) as refused:
                await tab.ask(method, path, body)
            found.append(Reason(refused.value.key, refused.value.reason["args"]))
        return [*found, Reason("store-full", {}), Reason("store-broken", {}), Reason("game-not-fetched", {"value": "flucht"})]

    async def play() -> None:
        for reason in await reasons(await open_tab()):
            sentences = {Words(language).refusal(reason) for language in LANGUAGES}
            assert len(sentences) == len(LANGUAGES)
            assert not any(reason.key in sentence for sentence in sentences)

    run(play())
