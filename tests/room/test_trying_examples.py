"""Examples of the rulebooks are tried on a server: as they are written, differently, and with a reason where that is impossible."""

import json
from typing import Any

import httpx
import msgspec
import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.examples import fits, lay_out, load_examples
from archipel.engine.phrase import Data, Event
from archipel.games import find, names
from archipel.table.views import ExampleFrame, ExampleSummary
from tests.server.helpers import refusal
from tests.server.house import Anywhere, stranger


@pytest.mark.parametrize("name", names())
def test_every_example_of_the_rulebook_can_be_played_as_it_is_written(house: Anywhere, name: str) -> None:
    game, listed = find(name), stranger(house.url).get(f"/api/games/{name}/examples").json()
    files = load_examples(game)
    assert [(found["id"], found["rule"], found["seats"]) for found in listed] == [(one.name, one.rule, one.seats) for one in files]
    for found, example in zip(listed, files, strict=True):
        msgspec.convert(found, ExampleSummary)
        state, dealer = lay_out(game, example), QuickDealer(example.name)
        moves: list[str] = []
        frame = trying(house, name, example.name, moves)
        assert frame["seat"] == frame["asked"] == found["seat"] == state.seat
        for step, tried in zip(example.steps, found["steps"], strict=True):
            assert frame["follows"]
            if "refused" in step:
                assert (tried["move"], tried["refused"]) == (step["refused"], step["why"])
                answer = stranger(house.url).post(f"/api/games/{name}/examples/{example.name}", json={"moves": [*moves, tried["move"]]})
                assert (answer.status_code, answer.json()["reason"]["key"]) == (400, step["why"])
                provoked = trying(house, name, example.name, [*moves, tried["move"]], refusable=True)
                assert provoked.pop("refused") == answer.json()["reason"]
                assert provoked == {field: value for field, value in frame.items() if field != "refused"}, "nothing has changed"
                continue
            assert (tried["move"], tried["refused"]) == (step["play"], "")
            assert tried["name"] == next(move["name"] for move in frame["moves"] if move["text"] == step["play"])
            assert [move["text"] for move in frame["moves"]] == [state.text(move) for move in state.moves()]
            mover, told = state.seat, list[Event]()
            state.play(state.parse(step["play"]), dealer, told.append)
            moves.append(step["play"])
            frame = trying(house, name, example.name, moves)
            heard = [event for event in told if event.seen_by(mover)]
            spoken_of = [event.data() for event in heard if any(fits(event, said) for said in step.get("told", []))]
            assert (frame["step"], frame["mover"]) == (len(moves), mover)
            assert frame["events"] == [event.data() for event in heard]
            assert frame["must"] == spoken_of
            assert bool(spoken_of) == bool(step.get("told")), "there is something to show of every promise"
            assert frame["view"] == json.loads(json.dumps(state.view(mover if state.over else state.seat)))


def trying(house: Anywhere, game: str, example: str, moves: list[str], seat: int | None = None, refusable: bool = False) -> Data:
    asked = {"moves": moves, "seat": seat, "refusable": refusable}
    answer = stranger(house.url).post(f"/api/games/{game}/examples/{example}", json=asked)
    assert answer.status_code == 200, answer.text
    msgspec.json.decode(answer.content, type=ExampleFrame)
    found: Data = answer.json()
    return found


def test_an_example_may_be_played_differently_and_always_comes_out_the_same(house: Anywhere) -> None:
    start = trying(house, "flucht", "example-5", [])
    assert start["next"]["move"] == "play blue-2"
    other = next(move["text"] for move in start["moves"] if move["text"] != "play blue-2")
    elsewhere = trying(house, "flucht", "example-5", [other])
    assert not elsewhere["follows"]
    assert elsewhere["next"] is None
    assert elsewhere["must"] == []
    assert elsewhere["moves"]
    assert trying(house, "flucht", "example-5", [other]) == elsewhere
    as_seen = trying(house, "flucht", "example-5", [], -1)
    assert as_seen["view"]["seat"] == -1
    assert as_seen["view"] != start["view"]


def test_what_is_not_an_example_or_not_a_move_in_it_is_refused_with_a_reason(house: Anywhere) -> None:
    def post(path: str, **body: Any) -> httpx.Response:
        return stranger(house.url).post(f"/api/games/{path}", json=body)

    assert refusal(post("flucht/examples/example-99", moves=[])) == (404, "example-unknown")
    assert refusal(post("chess/examples/example-1", moves=[])) == (404, "game-unknown")
    assert refusal(post("flucht/examples/example-1", moves=["play blue-1"]))[0] == 400
    assert refusal(post("flucht/examples/example-1", moves=["dance"]))[0] == 400
    assert refusal(post("flucht/examples/example-1", moves=[], seat=3)) == (400, "no-such-seat")
    assert refusal(post("flucht/examples/example-1", moves=["play yellow-2"] * 101)) == (400, "message-form")
