"""Puzzles at a server: the same of the day for everybody, the solution only after an answer, everybody counted once."""

import httpx
import msgspec
import pytest

from archipel.engine.phrase import Data
from archipel.engine.puzzles import Puzzle
from archipel.games import find
from archipel.table.puzzles import PuzzleFrame, PuzzleStory, collection_of
from tests.server.helpers import refusal
from tests.server.house import House, person, stranger

GAME = "flucht"


def puzzle(number: int) -> Puzzle:
    return collection_of(find(GAME)).puzzles[number - 1]


def at(number: int) -> str:
    return f"/api/games/{GAME}/puzzles/{number}"


def answered(who: httpx.Client, number: int, move: str | None) -> Data:
    answer = who.post(f"{at(number)}/answer", json={"move": move})
    assert answer.is_success, answer.text
    told: Data = msgspec.to_builtins(msgspec.json.decode(answer.content, type=PuzzleStory))
    assert told == answer.json()
    return told


def test_the_puzzle_of_the_day_is_the_same_for_everybody(house: House) -> None:
    ann, nobody = person(house.url, "Ann"), stranger(house.url)
    today = nobody.get("/api/puzzles").json()
    assert ann.get("/api/puzzles").json() == today
    [own] = [one for one in today if one["game"] == GAME]
    shown = nobody.get(at(own["number"]))
    frame = msgspec.json.decode(shown.content, type=PuzzleFrame)
    assert frame.today == frame.number == own["number"]
    assert {move.text for move in frame.moves} == {answer.text for answer in puzzle(frame.number).answers}
    assert "best" not in shown.json()


def test_a_wrong_answer_tells_how_far_behind_it_is_and_not_what_is_better(house: House) -> None:
    ann = person(house.url, "Ann")
    worst = puzzle(1).answers[-1]
    told = answered(ann, 1, worst.text)
    assert (told["right"], told["best"], told["next"], told["brings"], told["theme"]) == (False, None, None, [], "")
    assert told["made"]["text"] == worst.text
    assert told["lost"] > 0
    assert answered(ann, 1, None)["best"]["text"] == puzzle(1).best.text


def test_everybody_counts_once_and_by_their_first_answer(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    best, worst = puzzle(2).best.text, puzzle(2).answers[-1].text
    before = answered(stranger(house.url), 2, worst)
    assert before["mine"] == "none", "nobody is counted who does not say who they are"
    first = answered(ann, 2, best)
    assert (first["tried"], first["solved"], first["mine"]) == (before["tried"] + 1, before["solved"] + 1, "solved")
    answered(ben, 2, worst)
    last = answered(ben, 2, best)
    assert last["right"]
    assert (last["tried"], last["solved"], last["mine"]) == (before["tried"] + 2, before["solved"] + 1, "tried")
    assert [(one["puzzle"], one["solved"]) for one in ann.get("/api/me/export").json()["puzzles"]] == [(puzzle(2).id, True)]
    assert ann.delete("/api/me").is_success
    gone = answered(ben, 2, best)
    assert (gone["tried"], gone["solved"]) == (before["tried"] + 1, before["solved"])


def test_what_a_move_would_bring_is_told_as_at_a_table(house: House) -> None:
    told = stranger(house.url).post(f"{at(1)}/preview", json={"moves": [puzzle(1).best.text]})
    assert told.json()[0]["key"] == "card-played"


@pytest.mark.parametrize("number", [0, 99_999])
def test_a_puzzle_that_is_not_there_is_refused(house: House, number: int) -> None:
    assert refusal(stranger(house.url).post(f"{at(number)}/answer", json={"move": None})) == (404, "puzzle-unknown")


def test_a_move_that_is_not_legal_is_refused_and_counts_for_nobody(house: House) -> None:
    ann = person(house.url, "Ann")
    before = answered(stranger(house.url), 1, None)
    for wrong in ("play", "play rainbow-9", "pawn 1", ""):
        assert not ann.post(f"{at(1)}/answer", json={"move": wrong}).is_success
    assert answered(stranger(house.url), 1, None)["tried"] == before["tried"]
