"""The end of Zanzibar (8): the last turns, the winner, ties, and the limit of rounds (9)."""

from typing import Any

import pytest

from archipel.engine.phrase import Data
from tests.games.zanzibar_table import GAME, Table, arranged, history, nearly_done, placed

NOBODY_IN = ["mkoto", "temwa", "muyo", "forodi", "koaba"]
"""All villages with pepper."""


def last_card(seats: int = 2, player: int = 1, **more: Any) -> Table:
    """A player about to score the last objective, pepper, without anybody in place: -3."""
    done = {f"p{player}": nearly_done("pepper", discarded=1 if seats < 4 else 2)}
    return arranged(seats, player=player, phase="score", hand=["pepper"], free=NOBODY_IN, **history(**done), **more)


@pytest.mark.parametrize(("seats", "player"), [(2, 1), (3, 2), (4, 4), (5, 3)])
def test_when_somebody_has_no_objective_left_everybody_else_has_one_more_turn(seats: int, player: int) -> None:
    table = last_card(seats, player)
    table.play("score pepper")
    assert table.event("last-turns") == {"seat": player - 1}
    turns = []
    while not table.state.over:
        turns.append(table.state.seat)
        assert table.view()["turns_left"] == seats - len(turns)
        table.play("end", "skip")
    assert turns == [(player + step) % seats for step in range(seats - 1)]


def test_objectives_still_held_cost_nothing() -> None:
    table = last_card()
    table.play("score pepper", "end", "skip")
    assert table.state.scores()[1] == 10


def test_the_most_points_win() -> None:
    table = last_card()
    before = table.player(1)["points"]
    table.play("score pepper", "end", "skip")
    assert table.state.scores() == [before - 3, 10]
    assert table.state.ranking() == ([1, 2] if before - 3 > 10 else [2, 1])
    assert table.event("wins") == {"seat": 0 if before - 3 > 10 else 1, "points": max(before - 3, 10)}
    assert table.asked() == "over"
    assert table.moves() == []
    assert table.refused("end") == "game-over"


def worth(objectives: list[str], points: int) -> Data:
    """How many merchants were in place for each of these objectives, so that together they brought this many points."""
    tables = {entry["id"]: entry["points"] for entry in GAME.edition().data["objectives"]["list"]}
    ways: dict[int, Data] = {0: {}}
    for objective in objectives:
        ways = {total + value: {**way, objective: n} for total, way in ways.items() for n, value in enumerate(tables[objective])}
    return ways[points]


def test_among_equals_the_one_who_got_rid_of_the_last_objective_first_wins() -> None:
    done = nearly_done("pepper", discarded=1)
    table = arranged(phase="score", hands={"1": ["pepper"], "2": ["pepper"]}, free=NOBODY_IN, **history(p1=done, p2=done))
    table.play("score pepper", "end", "score pepper")
    assert table.state.scores()[0] == table.state.scores()[1]
    assert table.state.ranking() == [1, 2]
    assert table.event("wins-earlier")["seat"] == 0
    assert (table.event("finished"), table.view()["finished"]) == ({"seat": 1}, [0, 1])


def test_whoever_is_done_comes_before_an_equal_who_is_not() -> None:
    done = nearly_done("pepper", discarded=1)
    done["scored"] = worth(list(done["scored"]), 3)
    table = arranged(player=2, phase="score", hands={"2": ["pepper"]}, free=NOBODY_IN, **history(p2=done))
    table.play("score pepper", "end", "skip")
    assert table.state.scores() == [10, 10]
    assert table.state.ranking() == [2, 1]
    assert table.event("wins-earlier") == {"seat": 1, "points": 10}


def test_equals_who_both_still_hold_objectives_share_the_victory() -> None:
    table = arranged(options={"rounds": "1"}, turns=1, player=2, phase="score")
    table.play("skip")
    assert table.state.over
    assert table.state.ranking() == [1, 1]
    assert [event.args for event in table.told if event.key == "shares"] == [{"seat": 0, "points": 10}, {"seat": 1, "points": 10}]


def test_the_option_ends_the_game_after_this_many_rounds() -> None:
    table = placed(3, {"rounds": "2"}, seed=9)
    while table.asked().endswith("discard"):
        table.play("keep")
    turns = 0
    while not table.state.over:
        table.play("end", "skip")
        turns += 1
    assert turns == 6
    assert table.event("rounds-over") == {"rounds": 2}
    assert table.view()["round"] == 2


def test_without_the_option_no_round_is_the_last() -> None:
    table = placed(2, seed=9)
    while table.asked().endswith("discard"):
        table.play("keep")
    for _ in range(60):
        table.play("end", "skip")
    assert not table.state.over
    assert table.view()["round"] == 31


def test_the_last_turns_come_before_the_limit_of_rounds() -> None:
    table = last_card(options={"rounds": "5"}, turns=8)
    table.play("score pepper", "end", "skip")
    assert "rounds-over" not in table.told_keys()
    assert table.state.over
