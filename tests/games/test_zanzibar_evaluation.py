"""What bots are told about Zanzibar makes them play it."""

from typing import Any

from archipel.engine.dealer import QuickDealer
from tests.games.zanzibar_table import GAME, arranged, history, nearly_done, placed

EVALUATION = GAME.evaluation()

FOUR_IN_THE_WEST = {"1-2": "bubwe", "1-3": "shangi", "1-4": "mangwa", "1-5": "ziwela"}
"""West: +4."""


def value(**position: Any) -> float:
    return EVALUATION.value(arranged(**position).state, 0)


def test_the_value_of_a_position_does_not_depend_on_what_others_hold() -> None:
    one = arranged(hands={"1": ["west", "north"], "2": ["pepper", "ginger"]}, merchants=FOUR_IN_THE_WEST)
    other = arranged(hands={"1": ["west", "north"], "2": ["south", "east"]}, merchants=FOUR_IN_THE_WEST)
    assert EVALUATION.value(one.state, 0) == EVALUATION.value(other.state, 0)


def test_a_look_leaves_the_table_as_it_is() -> None:
    state = placed().state
    luck = QuickDealer("look")
    while state.view(state.seat)["round"] < 3:
        before = state.table()
        for seat in range(state.seats):
            EVALUATION.value(state, seat)
        assert state.table() == before
        state.play(state.moves()[luck.below(len(state.moves()))], luck)


def test_merchants_in_place_promise_more_than_merchants_on_their_way_and_those_more_than_merchants_far_away() -> None:
    done = history(p1=nearly_done("west"))
    near = {**FOUR_IN_THE_WEST, "1-6": "jozwa", "1-7": "ndijo"}
    coming = {"1-2": "bubwe", "1-3": "shangi", "1-4": "jozwa", "1-5": "fumbi", "1-6": "mkoto", "1-7": "ndijo"}
    away = {"1-2": "uroma", "1-3": "ponga", "1-4": "kiweni", "1-5": "matule", "1-6": "temwa", "1-7": "kaskazi"}
    values = [value(hand=["west"], merchants=here, **done) for here in (near, coming, away)]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3


def test_in_the_last_turn_an_objective_is_worth_only_what_it_brings_now() -> None:
    done = history(p1=nearly_done("west"), p2=nearly_done())
    table = arranged(phase="score", hand=["west"], merchants=FOUR_IN_THE_WEST, last_turns=[2], **done)
    assert EVALUATION.value(table.state, 0) == table.state.scores()[0] + table.player(1)["now"]["west"]["points"]
