"""What bots are told about Zanzibar makes them play it."""

from typing import Any

import pytest

from archipel.bots import make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.state import State
from tests.games.zanzibar_table import GAME, Table, arranged, dealt, history, nearly_done, placed

EVALUATION = GAME.evaluation()

FOUR_IN_THE_WEST = {"1-2": "bubwe", "1-3": "shangi", "1-4": "mangwa", "1-5": "ziwela"}
"""West: +4."""


def looks_best(state: State) -> str:
    weights = EVALUATION.weigh(state, state.moves())
    return state.text(state.moves()[weights.index(max(weights))])


def move_at_a_glance(table: Table) -> None:
    """Plays what looks best until the movement is over."""
    while table.view()["phase"] not in ("score", "over"):
        table.play(looks_best(table.state))


def last_turn(objective: str, merchants: dict[str, str]) -> Table:
    """The other player has finished; this objective could be scored in the last turn."""
    done = history(p1=nearly_done(objective), p2=nearly_done())
    return arranged(phase="score", hand=[objective], merchants=merchants, last_turns=[2], **done)


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_plays_what_looks_best_at_a_glance_beats_greedy(seat: int) -> None:
    greedy = make_bot("greedy", GAME, QuickDealer(seat))
    table = dealt(seed=seat)
    while not table.state.over:
        state = table.state
        glance = state.seat == seat or len(state.moves()) == 1
        table.play(looks_best(state) if glance else state.text(greedy.choose(state.view(state.seat), state.moves())))
    assert table.state.ranking()[seat] == 1


def test_the_value_of_a_position_does_not_depend_on_what_others_hold() -> None:
    one = arranged(hands={"1": ["west", "north"], "2": ["pepper", "ginger"]}, merchants=FOUR_IN_THE_WEST)
    other = arranged(hands={"1": ["west", "north"], "2": ["south", "east"]}, merchants=FOUR_IN_THE_WEST)
    assert EVALUATION.value(one.state, 0) == EVALUATION.value(other.state, 0)


def test_a_look_leaves_the_table_as_it_is() -> None:
    state = placed().state
    luck = QuickDealer("look")
    while state.view(state.seat)["round"] < 3:
        before = state.table()
        assert len(EVALUATION.weigh(state, state.moves())) == len(state.moves())
        assert sum(EVALUATION.shares(state)) == pytest.approx(1)
        assert state.table() == before
        state.play(state.moves()[luck.below(len(state.moves()))], luck)


# Moving


def test_at_a_glance_a_merchant_goes_the_shortest_way_to_where_it_is_needed() -> None:
    here = {**FOUR_IN_THE_WEST, "1-7": "makuli", "1-6": "temwa"}
    table = arranged(hand=["west"], merchants=here, free=["fumbi", "forodi"], moved=[5, 6], **history(p1=nearly_done("west")))
    table.play(looks_best(table.state))
    assert table.at("1-7") == "fumbi"
    table.play(looks_best(table.state))
    assert table.at("1-7") == "forodi"


def test_at_a_glance_three_merchants_go_where_the_objective_wants_them() -> None:
    here = {"1-2": "shangi", "1-3": "mkoto", "1-4": "fumbi", "1-5": "jozwa", "1-6": "koaba", "1-7": "temwa"}
    table = arranged(hand=["west"], merchants=here, **history(p1=nearly_done("west")))
    move_at_a_glance(table)
    assert table.player(1)["now"]["west"]["count"] == 4


def test_at_a_glance_merchants_go_where_they_count_for_both_objectives() -> None:
    here = {"1-2": "shangi", "1-3": "ziwela", "1-4": "mkoto", "1-5": "koaba", "1-6": "kaskazi", "1-7": "fumbi"}
    done = history(p1=nearly_done("west", "pepper"))
    table = arranged(hand=["west", "pepper"], merchants=here, free=["mangwa", "bubwe", "forodi"], moved=[5, 6], **done)
    move_at_a_glance(table)
    assert table.at("1-7") == "forodi"


def test_at_a_glance_nobody_leaves_when_all_are_in_place() -> None:
    here = {**FOUR_IN_THE_WEST, "1-6": "forodi", "1-7": "temwa"}
    table = arranged(hand=["west"], merchants=here, **history(p1=nearly_done("west")))
    move_at_a_glance(table)
    assert table.player(1)["now"]["west"]["count"] == 5


def test_at_a_glance_somebody_in_the_way_is_pushed_to_where_nothing_is_sold() -> None:
    table = arranged(merchants={"1-2": "mwamba", "2-7": "muyo"}, free=["bweja", "matule", "sombe", "kizamo"])
    table.play("go 2 muyo")
    assert len(table.moves()) > 1
    assert looks_best(table.state) == "push sombe"


# Scoring and discarding


def test_at_a_glance_an_objective_is_scored_when_four_are_in_place() -> None:
    assert looks_best(arranged(phase="score", hand=["west"], merchants=FOUR_IN_THE_WEST).state) == "score west"


def test_at_a_glance_a_bad_deal_can_wait() -> None:
    table = arranged(phase="score", hand=["west", "north"], merchants={"1-2": "muyo", "1-3": "koaba"}, free=["bubwe", "mkoto"])
    assert table.player(1)["now"]["west"]["points"] < 0
    assert looks_best(table.state) == "skip"


@pytest.mark.parametrize(("merchants", "best"), [({"1-2": "bubwe", "1-3": "shangi", "1-4": "mangwa"}, "score west"), ({}, "skip")])
def test_at_a_glance_the_last_turn_is_for_any_gain_and_no_loss(merchants: dict[str, str], best: str) -> None:
    free = {} if merchants else {"1-2": "muyo", "1-3": "sombe", "1-4": "dimbu", "1-5": "kizamo", "1-6": "makuli", "1-7": "fumbi"}
    assert looks_best(last_turn("west", {**merchants, **free}).state) == best


def test_at_a_glance_nothing_is_discarded_when_nothing_is_left_to_draw() -> None:
    done = nearly_done("west", "north", "south", discarded=0)
    table = arranged(phase="score", hand=["west", "north"], merchants=FOUR_IN_THE_WEST, **history(p1=done))
    table.play("score west", "skip")
    assert table.view()["phase"] == "discard"
    assert looks_best(table.state) == "keep"


# What can be expected


def shares(**position: Any) -> list[float]:
    return EVALUATION.shares(arranged(**position).state)


def test_the_same_lead_is_worth_more_when_little_is_left() -> None:
    early = history(p1={"scored": {"west": 4}, "discarded": []}, p2={"scored": {"west": 2}, "discarded": []})
    late = history(
        p1={"scored": {**nearly_done("west", "north")["scored"], "west": 4}, "discarded": ["pepper"]},
        p2={"scored": {**nearly_done("west", "north")["scored"], "west": 2}, "discarded": ["pepper"]},
    )
    assert 0.5 < shares(**early)[0] < shares(**late)[0] < 1


def test_merchants_in_place_promise_more_than_merchants_far_away() -> None:
    near = shares(hand=["west", "centre"], merchants={**FOUR_IN_THE_WEST, "1-6": "jozwa", "1-7": "ndijo"})
    far = shares(hand=["west", "centre"], merchants={"1-2": "uroma", "1-3": "ponga", "1-4": "kiweni", "1-5": "matule", "1-6": "temwa"})
    assert near[0] > far[0]


def test_whoever_has_no_turn_left_expects_nothing_more_from_an_objective() -> None:
    done = history(p1=nearly_done("west"), p2=nearly_done("west", "north", discarded=0))
    last = arranged(2, {"rounds": "9"}, player=2, turns=17, merchants=FOUR_IN_THE_WEST, **done)
    more = arranged(2, {"rounds": "9"}, player=2, turns=15, merchants=FOUR_IN_THE_WEST, **done)
    assert EVALUATION.shares(last.state)[0] < EVALUATION.shares(more.state)[0]


def test_positions_are_judged_between_turns() -> None:
    table = arranged(hand=["west"], merchants={"1-7": "fumbi"}, free=["kusi"])
    assert EVALUATION.settled(table.state)
    table.play("go 7 kusi")
    assert not EVALUATION.settled(table.state)
    table.play("end")
    assert not EVALUATION.settled(table.state)
    table.play("skip")
    assert EVALUATION.settled(table.state)
