"""A model at a table of its own process: what it is told, what it can do, and what is refused."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import pytest

from archipel.bots import BOTS
from archipel.bots.randomly import RandomBot
from archipel.engine.match import verify
from archipel.engine.phrase import Data
from archipel.engine.record import read_record
from archipel.games import find, names
from archipel.mcp import hall
from archipel.mcp.here import SittingHere
from archipel.mcp.telling import Teller
from archipel.table.table import Table
from archipel.words import LANGUAGES, Words
from tests.mcp.models import Guest, good, guest, offered, play, refused

GAMES = ("borabora", "flucht", "mangrovia", "zanzibar")


def by_a_model(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test in which a model plays, for a minute at most."""

    @wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(asyncio.wait_for(test(**fixtures), 60))

    return run


def table_of(model: Guest, name: str) -> Table:
    sitting = model.hall.sittings[name]
    assert isinstance(sitting, SittingHere)
    return sitting.played


@by_a_model
async def test_the_games_are_listed_with_seats_options_effort_and_bots() -> None:
    async with guest() as model:
        text, data = await model.ask("games")
        assert data is not None
        listed = {game["name"]: game for game in data["games"]}
        assert list(listed) == names()
        flucht = listed["flucht"]
        assert (flucht["fewest"], flucht["most"], flucht["editions"]) == (2, 6, ["mattel-1989"])
        assert flucht["effort"] == "30–60 min · age 8+ · weight 1 of 5"
        assert [option["name"] for option in flucht["options"]] == ["bridge", "rounds"]
        assert data["bots"] == list(BOTS)
        assert "flucht: Flucht aus Mangrovia." in text
        assert "bridge=no (no, yes)" in text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@by_a_model
async def test_the_rules_can_be_read_section_by_section(game: str, language: str) -> None:
    async with guest() as model:
        listed = (await good(model, "rules", game=game, language=language))["sections"]
        assert not any(section["text"] for section in listed)
        assert listed[-1]["number"] == "Q"
        for section in listed:
            read = (await good(model, "rules", game=game, section=section["number"].lower(), language=language))["sections"]
            assert read[0]["title"] == section["title"]
            assert all(part["number"].startswith(section["number"]) for part in read)
            assert "[picture:" not in "".join(part["text"] for part in read)


@by_a_model
async def test_a_section_comes_with_those_below_it() -> None:
    async with guest() as model:
        read = (await good(model, "rules", game="flucht", section="6"))["sections"]
        assert [section["number"] for section in read] == ["6", "6A", "6B", "6C", "6D"]
        assert [section["number"] for section in (await good(model, "rules", game="flucht", section="6B"))["sections"]] == ["6B"]


@by_a_model
async def test_a_whole_game_is_played_from_what_the_texts_offer() -> None:
    async with guest() as model:
        answer = await model.ask("open_table", game="mangrovia", seats=3, options={"rounds": 1}, name="Ann")
        assert answer.data is not None
        table = answer.data["table"]
        for _ in range(1000):
            assert answer.data is not None, answer.text
            if answer.data["status"] != "running":
                break
            moves = offered(answer.text)
            answer = await model.ask("play", table=table, move=moves[-1]) if moves else await model.ask("wait", table=table)
        result = await good(model, "result", table=table)
        assert sorted(place["name"] for place in result["places"]) == ["Ann", "Coco", "Mango"]
        record = await good(model, "record", table=table)
        assert record["whole"]
        assert verify(find("mangrovia"), read_record(record["record"]))
        text = (await model.ask("log", table=table, since="start")).text
        assert text.endswith("The game is over.")


@by_a_model
async def test_several_tables_are_played_at_once() -> None:
    async with guest() as model:
        assert (await model.ask("tables")).text == "You have no seat at any table yet."
        stands = [await good(model, "open_table", game=game, options={}, seats=2) for game in ("flucht", "zanzibar", "flucht")]
        assert [one["table"] for one in stands] == ["flucht-1", "zanzibar-2", "flucht-3"]
        later = await asyncio.gather(*(play(model, one, 3) for one in stands))
        assert [one["table"] for one in later] == ["flucht-1", "zanzibar-2", "flucht-3"]
        assert [table["status"] for table in (await good(model, "tables"))["tables"]] == ["running"] * 3


@pytest.mark.parametrize("game", GAMES)
@by_a_model
async def test_every_language_has_all_the_words(game: str) -> None:
    async with guest() as model:
        stands = await good(model, "open_table", game=game, bots=["random"])
        stands = await play(model, stands, 6, choose=lambda moves: str(moves[len(moves) // 2]["move"]))
        texts = []
        for language in LANGUAGES:
            asked = {"table": stands["table"], "language": language}
            answers = [await model.ask(tool, **asked) for tool in ("position", "moves", "record")]
            answers.append(await model.ask("log", since="start", **asked))
            answers.append(await model.ask("games", language=language))
            assert all(answer.data is not None for answer in answers)
            texts.append("\n".join(answer.text for answer in answers))
        assert len(set(texts)) == len(LANGUAGES)


@by_a_model
async def test_the_language_of_the_program_is_that_of_the_answers() -> None:
    async with guest("de") as model:
        stands = await good(model, "open_table", game="flucht")
        assert stands["said"] == [Words("de", find("flucht"), ("Gast", "Coco"), 0).text("decision-card", seat=0)]
        assert "Sprache" in await refused(model, "position", table=stands["table"], language="latin")


@by_a_model
async def test_a_move_says_what_it_brings_and_it_happens_so() -> None:
    async with guest() as model:
        stands = await good(model, "open_table", game="flucht", seats=2)
        listed = await good(model, "moves", table=stands["table"])
        chosen = listed["moves"][0]
        assert chosen["brings"]
        after = await good(model, "play", table=stands["table"], move=chosen["move"])
        assert after["news"][: len(chosen["brings"])] == chosen["brings"]


@by_a_model
async def test_a_move_that_is_not_allowed_is_explained_by_its_rule() -> None:
    async with guest() as model:
        table = (await good(model, "open_table", game="flucht"))["table"]
        verdict = await good(model, "why_not", table=table, move="pawn 1")
        assert not verdict["allowed"]
        assert "(rule 6)" in verdict["said"]
        assert await refused(model, "play", table=table, move="pawn  1") == verdict["said"]
        card = (await good(model, "moves", table=table))["moves"][0]["move"]
        assert (await good(model, "why_not", table=table, move=card))["allowed"]


@by_a_model
async def test_a_move_is_taken_back_as_long_as_nothing_was_drawn_since() -> None:
    async with guest() as model:
        stands = await good(model, "open_table", game="borabora")
        before = (await good(model, "position", table=stands["table"]))["lines"]
        assert "nothing to take back" in await refused(model, "undo", table=stands["table"])
        await good(model, "play", table=stands["table"], move=stands["moves"][0]["move"])
        after = await good(model, "undo", table=stands["table"])
        assert "takes back" in after["news"][-1]
        assert (await good(model, "position", table=stands["table"]))["lines"] == before


@by_a_model
async def test_a_draw_stands() -> None:
    async with guest() as model:
        stands = await good(model, "open_table", game="flucht", seats=2)
        stands = await play(model, stands, 1)
        assert "Your last move stands" in await refused(model, "undo", table=stands["table"])


@by_a_model
async def test_what_happened_is_told_once_and_again_when_asked() -> None:
    async with guest() as model:
        stands = await good(model, "open_table", game="flucht")
        table = stands["table"]
        assert (await good(model, "log", table=table))["news"] == []
        news = (await play(model, stands, 1))["news"]
        everything = (await good(model, "log", table=table, since="start"))["news"]
        assert everything[-len(news) :] == news
        assert len(everything) > len(news)
        assert (await good(model, "log", table=table))["news"] == []


@by_a_model
async def test_whoever_goes_away_can_come_back_and_whoever_resigns_is_last() -> None:
    async with guest() as model:
        table = (await good(model, "open_table", game="borabora", seats=3, bots=["random", "random"]))["table"]
        gone = await good(model, "leave", table=table, how="leave")
        assert not gone["yours"]
        assert "come back first" in await refused(model, "moves", table=table)
        back = await good(model, "come_back", table=table)
        assert back["status"] == "running"
        resigned = await good(model, "leave", table=table, how="resign")
        while resigned["status"] == "running":
            resigned = await good(model, "wait", table=table)
        result = await good(model, "result", table=table)
        assert result["places"][-1]["name"] == "Guest"
        assert "ranked last" in result["said"][-1]


@by_a_model
async def test_a_game_that_all_agree_to_stop_has_no_winner() -> None:
    async with guest() as model:
        table = (await good(model, "open_table", game="flucht"))["table"]
        stopped = await good(model, "leave", table=table, how="stop")
        assert stopped["status"] == "over"
        assert [place["place"] for place in (await good(model, "result", table=table))["places"]] == [1, 1]


@by_a_model
async def test_the_record_of_a_running_game_is_as_the_seat_may_read_it() -> None:
    async with guest() as model:
        table = (await good(model, "open_table", game="flucht"))["table"]
        record = await good(model, "record", table=table)
        assert not record["whole"]
        assert "\nreader 1\n" in record["record"]
        assert table_of(model, table).seed.hex() not in record["record"]


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("open_table", {"game": "chess"}, "There is no game called “chess”; the games are: borabora"),
        ("open_table", {"game": "flucht", "seats": 7}, "flucht takes 2 to 6 players, not 7."),
        ("open_table", {"game": "flucht", "seats": 2, "bots": ["greedy", "greedy"]}, "Seats listed: 3; players asked for: 2."),
        (
            "open_table",
            {"game": "flucht", "bots": ["deep"]},
            "There is no bot called “deep”; the bots are: random, greedy, first-thought, search",
        ),
        ("open_table", {"game": "flucht", "options": {"wind": 1}}, "flucht has no option “wind”; its options are: bridge, rounds."),
        ("open_table", {"game": "flucht", "options": {"rounds": "many"}}, "The option rounds cannot be “many”; use one of: 0–999."),
        ("open_table", {"game": "flucht", "edition": "mine"}, "flucht has no edition “mine”; its editions are: mattel-1989."),
        ("open_table", {"game": "flucht", "name": "\n"}, "“\\n” cannot be used as a name"),
        ("open_table", {"game": "flucht", "language": "xx"}, "There is no language “xx”; the languages are: en, fr, de, it."),
        ("open_table", {"play": "flucht"}, "“play” is not one of: game, bots, seats,"),
        ("open_table", {}, "This message cannot be read: –: Object missing required field `game`."),
        ("open_table", {"game": 7}, "This message cannot be read: game: Expected `str`, got `int`."),
        (
            "rules",
            {"game": "flucht", "section": "12"},
            "The rules of Flucht aus Mangrovia have no section “12”; the sections are: 1, 2, B,",
        ),
        ("rules", {"game": "lagune"}, "The rules of Lagune have not been written down here yet."),
        ("position", {"table": "flucht-9"}, "You have no seat at a table “flucht-9”; your tables are: flucht-1."),
        ("play", {"table": "flucht-1", "move": "dance"}, "“dance” is not a move. Type “play” with a card, or “pawn 1” or “pawn 2”."),
        ("play", {"table": "flucht-1", "move": ""}, "“” is not a move."),
        ("wait", {"table": "flucht-1", "seconds": 31}, "This message cannot be read: seconds: Expected `int` <= 30."),
        ("log", {"table": "flucht-1", "since": "monday"}, "This message cannot be read: since: Invalid enum value 'monday'."),
        ("leave", {"table": "flucht-1", "how": "loudly"}, "This message cannot be read: how: Invalid enum value 'loudly'."),
        ("come_back", {"table": "flucht-1"}, "No bot is standing in for seat 1."),
        ("start", {"table": "flucht-1"}, "You can only do this before the game begins; the table is running."),
        ("result", {"table": "flucht-1"}, "You can only do this after the end of the game; the table is running."),
        ("lobby", {"server": "nowhere"}, "“nowhere” is not the address of a server or a table"),
        ("join_table", {"address": "http://localhost:8000"}, "“http://localhost:8000” is not the address of a server or a table"),
        ("fly", {}, "“fly” is not one of: games, rules,"),
    ],
)
@by_a_model
async def test_what_cannot_be_is_refused_in_one_sentence(tool: str, arguments: dict[str, Any], said: str) -> None:
    async with guest() as model:
        await good(model, "open_table", game="flucht")
        refusal = await refused(model, tool, **arguments)
        assert refusal.startswith(said), refusal
        assert len(model.hall.sittings) == 1
        await good(model, "position", table="flucht-1")


@by_a_model
async def test_nothing_can_be_done_at_a_table_that_is_over() -> None:
    async with guest() as model:
        stands = await play(model, await good(model, "open_table", game="flucht", options={"rounds": 1}))
        table, over = stands["table"], "No game is in progress here; the table is finished."
        assert await refused(model, "moves", table=table) == over
        assert await refused(model, "play", table=table, move="play blue-1") == over
        assert await refused(model, "why_not", table=table, move="play blue-1") == over
        assert await refused(model, "undo", table=table) == over
        assert await refused(model, "leave", table=table, how="resign") == over
        assert (await good(model, "wait", table=table))["said"] == ["The game is over."]
        assert (await good(model, "position", table=table))["lines"][-1] == "The game is over."


@by_a_model
async def test_too_many_games_at_once_are_refused_with_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_TABLES", 2)
    async with guest() as model:
        for _ in range(2):
            await good(model, "open_table", game="flucht", options={"rounds": 1})
        refusal = await refused(model, "open_table", game="flucht")
        assert refusal.startswith("Too many of your games are in progress: 2; at most 2 may be.")
        await good(model, "leave", table="flucht-1", how="stop")
        await good(model, "open_table", game="flucht")


@by_a_model
async def test_a_bot_that_thinks_long_is_waited_for() -> None:
    async with guest() as model:
        stands = await good(model, "open_table", game="flucht", bots=["search:20"], options={"rounds": 2})
        assert (await play(model, stands))["status"] == "over"


class Slow(RandomBot):
    """Thinks until it may answer."""

    may_answer = threading.Event()

    def choose(self, view: Data, moves: list[int]) -> int:
        assert self.may_answer.wait(60)
        return super().choose(view, moves)


@by_a_model
async def test_while_somebody_else_is_asked_it_is_said_whose_turn_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "NEXT", 0.01)
    monkeypatch.setitem(BOTS, "slow", Slow)
    async with guest() as model:
        stands = await good(model, "open_table", game="flucht", bots=["slow"], options={"rounds": 2})
        while stands["yours"]:
            stands = await good(model, "play", table=stands["table"], move=stands["moves"][0]["move"])
        assert stands["said"] == ["It is Coco’s turn."]
        assert (await good(model, "wait", table=stands["table"], seconds=0))["said"] == ["It is Coco’s turn."]
        assert await refused(model, "moves", table=stands["table"]) == "It is seat 2’s turn, not seat 1’s."
        assert await refused(model, "play", table=stands["table"], move="pawn 1") == "It is seat 2’s turn, not seat 1’s."
        Slow.may_answer.set()
        assert (await play(model, stands))["status"] == "over"


@by_a_model
async def test_a_mistake_of_ours_ends_nothing(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a hidden card is blue-1")

    async with guest() as model:
        table = (await good(model, "open_table", game="flucht"))["table"]
        with monkeypatch.context() as patched:
            patched.setattr(Teller, "position", broken)
            assert await refused(model, "position", table=table) == "Something went wrong on our side. Nothing was changed."
        assert "ZeroDivisionError" in caplog.text
        assert "blue-1" not in caplog.text
        await good(model, "position", table=table)
