"""A finished game is played on from any position: for all seats, or by bots; the same line always leads to the same position."""

from typing import Any

import httpx
import msgspec
import pytest

from archipel.engine.match import replay
from archipel.engine.phrase import Data, Reason
from archipel.engine.record import read_record
from archipel.games import find
from archipel.table.views import ExploredAnswer, ExploredFrame
from archipel.words import Words
from tests.server.helpers import refusal
from tests.server.house import Anywhere, person, stranger
from tests.server.talk import begin, command

NOBODY = -3
GAME = Words("en", find("flucht"))


def ask(house: Anywhere, table: str, part: str = "", **asked: Any) -> httpx.Response:
    return stranger(house.url).post(f"/api/tables/{table}/explore{part}", json=asked)


def go(house: Anywhere, table: str, at: int, line: list[str], part: str = "", **asked: Any) -> Data:
    """The position that a line leads to, as described."""
    answer = ask(house, table, part, at=at, line=line, **asked)
    assert answer.is_success, answer.text
    msgspec.json.decode(answer.content, type=ExploredFrame)
    found: Data = answer.json()
    return found


def told(house: Anywhere, table: str, part: str, **asked: Any) -> Data:
    answer = ask(house, table, part, **asked)
    assert answer.is_success, answer.text
    msgspec.json.decode(answer.content, type=ExploredAnswer)
    found: Data = answer.json()
    return found


def texts(frame: Data) -> list[str]:
    return [move["text"] for move in frame["line"]]


@pytest.fixture(scope="module")
def finished(house: Anywhere) -> tuple[str, str]:
    """A game with an undo, which ended as somebody gave up, and its record."""
    table, people = begin(house.url, 2, options={"rounds": 10})
    undone = False
    for _ in range(12):
        match = people[0].get(f"/api/tables/{table}").json()["match"]
        who = people[match["asked"]]
        match = who.get(f"/api/tables/{table}").json()["match"]
        soft = [move["text"] for move in match["moves"] if not move["final"]]
        command(who, table, do="move", decision=match["decision"], moves=[soft[0] if soft else match["moves"][0]["text"]])
        if soft and not undone:
            command(who, table, do="undo", decision=match["decision"] + 1)
            undone = True
    command(people[1], table, do="resign")
    return table, people[0].get(f"/api/tables/{table}/record").text


def play_on(house: Anywhere, table: str, at: int, most: int = 1000, choose: int = 0) -> Data:
    """Plays on for everybody until the game is over."""
    frame = go(house, table, at, [])
    line: list[str] = []
    while frame["moves"] and len(line) < most:
        frame = go(house, table, at, [*line, frame["moves"][choose]["text"]], known=len(line))
        line += texts(frame)
    return go(house, table, at, line)


def test_every_position_of_a_finished_game_can_be_played_on(house: Anywhere, finished: tuple[str, str]) -> None:
    table, text = finished
    record = read_record(text)
    views: list[Data] = []
    replay(find(record.game), record, watch=lambda match, entry, told: views.append(match.state.view(match.state.seat)))
    for at, view in enumerate(views):
        frame = go(house, table, at, [])
        assert (frame["at"], frame["step"], frame["line"], frame["mover"], frame["events"]) == (at, 0, [], -1, [])
        assert frame["view"] == view, "seen by whoever is asked, after an undo and a resignation too"
        assert frame["moves"], "who gave up plays on here"
    frame = play_on(house, table, len(views) - 1)
    assert (frame["asked"], sorted(frame["places"])[0], frame["step"]) == (NOBODY, 1, len(frame["line"]))
    assert {move["seat"] for move in frame["line"]} == {0, 1}


def test_the_same_line_shows_the_same_again_and_draws_nothing_that_the_game_drew(house: Anywhere, finished: tuple[str, str]) -> None:
    table, _ = finished
    end = play_on(house, table, 0, most=16)
    line = texts(end)
    assert go(house, table, 0, line) == end
    short = go(house, table, 0, line[:5], known=3)
    assert short["line"] == end["line"][3:5], "a line and its beginning have the beginning in common"
    number = next(number for number, move in enumerate(end["line"]) if move["drawn"])
    before, drawing = line[:number], line[number]
    assert not drawing.endswith("*2")
    mover = end["line"][number]["seat"]
    once = go(house, table, 0, [*before, drawing], seat=mover)
    others = [go(house, table, 0, [*before, f"{drawing}*{luck}"], seat=mover) for luck in range(2, 12)]
    assert any(other["view"] != once["view"] for other in others), "drawn otherwise"
    assert [texts(other)[-1] for other in others] == [f"{drawing}*{luck}" for luck in range(2, 12)]
    quiet = next(number for number, move in enumerate(end["line"]) if not move["drawn"])
    assert texts(go(house, table, 0, [*line[:quiet], f"{line[quiet]}*7"])) == line[: quiet + 1], "what draws nothing cannot draw otherwise"


def test_a_position_is_seen_from_any_seat_and_questions_are_answered(house: Anywhere, finished: tuple[str, str]) -> None:
    table, _ = finished
    frame = go(house, table, 3, [])
    views = [go(house, table, 3, [], seat=seat)["view"] for seat in (-1, 0, 1)]
    assert views[frame["asked"] + 1] == frame["view"]
    assert views[0] != views[1] != views[2]
    move = frame["moves"][0]
    assert told(house, table, "/preview", at=3, line=[], moves=[move["text"]])["events"]
    assert told(house, table, "/why", at=3, line=[], things=[]) == {"events": [], "reason": None, "hints": []}
    hints = told(house, table, "/hint", at=3, line=[])["hints"]
    legal = [move["text"] for move in frame["moves"]]
    assert hints
    assert all(hint["move"] in legal for hint in hints)


def test_a_bot_makes_the_move_of_whoever_is_asked_until_the_game_is_over(house: Anywhere, finished: tuple[str, str]) -> None:
    table, _ = finished
    line: list[str] = []
    frame = go(house, table, 6, [], "/bot", bot="search:4")
    while frame["asked"] != NOBODY:
        line += texts(frame)
        frame = go(house, table, 6, line, "/bot", bot="random", known=len(line))
    line += texts(frame)
    assert go(house, table, 6, line)["places"] == frame["places"] != []
    assert refusal(ask(house, table, "/bot", at=6, line=line, bot="random")) == (400, "game-over")
    assert refusal(ask(house, table, "/hint", at=6, line=line)) == (400, "game-over")
    assert refusal(ask(house, table, "/bot", at=6, line=[], bot="deep-blue")) == (400, "bot-unknown")


def test_a_bad_line_is_refused_and_its_place_is_named(house: Anywhere, finished: tuple[str, str]) -> None:
    table, _ = finished
    line = texts(play_on(house, table, 2, most=3))
    for bad, key in (("dance", "no-such-text"), ("dance*2", "no-such-text"), ("play blue-2*1", "no-such-card"), ("", "no-such-text")):
        answer = ask(house, table, at=2, line=[*line, bad, line[0]])
        assert refusal(answer) == (400, key)
        reason = answer.json()["reason"]
        assert GAME.refusal(Reason(reason["key"], reason["args"])).startswith("Move 4 of the line: "), answer.text
    twice = ask(house, table, at=2, line=[line[0], line[0]])
    assert (twice.status_code, twice.json()["reason"]["args"]["nth"]) == (400, 2), "played already"
    over = texts(play_on(house, table, 12))
    beyond = ask(house, table, at=12, line=[*over, line[0]])
    assert (refusal(beyond), beyond.json()["reason"]["args"]["nth"]) == ((400, "game-over"), len(over) + 1)
    bodies: tuple[tuple[Data, tuple[int, str]], ...] = (
        ({"at": 2, "line": ["x"] * 1001}, (400, "message-form")),
        ({"at": 2, "line": ["x" * 401]}, (400, "message-form")),
        ({"at": 2, "line": "play blue-1"}, (400, "message-form")),
        ({"line": []}, (400, "message-form")),
        ({"at": 99, "line": []}, (404, "no-such-step")),
        ({"at": -1, "line": []}, (404, "no-such-step")),
        ({"at": 2, "line": [], "seat": 2}, (400, "no-such-seat")),
    )
    for body, expected in bodies:
        assert refusal(ask(house, table, **body)) == expected, body
    assert refusal(ask(house, "nowhere", at=0)) == (404, "table-unknown")


def test_nothing_of_a_running_game_is_told_to_those_who_explore(house: Anywhere) -> None:
    table, people = begin(house.url, 2)
    for who in (stranger(house.url), people[0], person(house.url, "Cleo")):
        for part, more in (("", {}), ("/bot", {"bot": "random"}), ("/hint", {}), ("/preview", {"moves": ["x"]}), ("/why", {"things": []})):
            for at in (0, 99):
                answer = who.post(f"/api/tables/{table}/explore{part}", json={"at": at, "line": [], **more})
                assert refusal(answer) == (403, "explore-running")
    command(people[0], table, do="resign")
    assert go(house, table, 0, [])["moves"]
