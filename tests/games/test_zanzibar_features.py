"""What a net is told of a table of Zanzibar, and hands that are dealt anew."""

import pytest

from archipel.engine.state import State
from tests.games.row_checks import Told, along, digest, features_of, fits_scale, frequencies, lengths, redeals, slots, slots_fit
from tests.games.zanzibar_table import ALL, GAME, Table, arranged, history, nearly_done, placed

HELD = {1: "5b5a6f94334f037f"}
"""The rows of a game, by version: a row changed? Then count the version up."""


def told(table: Table, seat: int = 0) -> Told:
    return Told(GAME, table.state, seat)


def of_place(values: list[int]) -> dict[str, int]:
    """What is told of places that is not nothing."""
    places = list(GAME.box(GAME.edition()).places)  # type: ignore[attr-defined]
    return {places[number]: value for number, value in enumerate(values) if value}


def of_objective(values: list[int]) -> dict[str, int]:
    return {ALL[number]: value for number, value in enumerate(values) if value}


# Rows


def test_a_row_is_equally_long_for_every_number_of_players_and_with_limited_rounds() -> None:
    found: set[int] = set()
    for seats in range(GAME.fewest, GAME.most + 1):
        found |= lengths(GAME, seats, {"rounds": "6"}, 7)
    assert len(found | lengths(GAME, 2, {"rounds": "0"}, 40)) == 1


def test_bytes_fit_their_scale() -> None:
    fits_scale(GAME, 3, {"rounds": "9"})


def test_the_rows_of_a_version_stay_as_they_are() -> None:
    assert digest(GAME, 3, {"rounds": "5"}, 11) == HELD[features_of(GAME).version]


def test_everybody_is_told_their_own_things_first() -> None:
    table = arranged(3, hands={"1": ["west", "north"], "2": ["pepper", "south"]}, merchants={"1-2": "shangi", "2-3": "mkoto"}, player=2)
    one, two, three = (told(table, seat) for seat in range(3))
    assert of_objective(one["own seat: objective in hand"]) == {"west": 1, "north": 1}
    assert of_objective(two["own seat: objective in hand"]) == {"pepper": 1, "south": 1}
    assert two["seat 2 after: objective in hand"] == one["own seat: objective in hand"] == three["seat 1 after: objective in hand"]
    assert of_place(one["own seat: number of the merchant"])["shangi"] == 2
    assert of_place(one["seat 1 after: number of the merchant"])["mkoto"] == 3
    assert [row["own seat: on turn"] for row in (one, two, three)] == [[0], [1], [0]]
    assert one["seat 1 after: on turn"] == three["seat 2 after: on turn"] == [1]
    assert one["seat 3 after: at the table"] == [0]


def test_an_objective_tells_what_it_brings_now_and_after_the_movement() -> None:
    here = {"1-2": "bubwe", "1-3": "shangi", "1-4": "jozwa", "1-5": "ponga", "1-6": "ndijo", "1-7": "temwa", "2-2": "ziwela"}
    row = told(arranged(hand=["west", "pepper"], merchants=here, **history(p1=nearly_done("west", "pepper"))))
    assert of_objective(row["own seat: merchants in place for"])["west"] == 2
    assert of_objective(row["own seat: merchants in place after"])["west"] == 5
    assert of_objective(row["points for an own objective in hand now"])["west"] == 12 - 1
    assert of_objective(row["points for an own objective in hand after"])["west"] == 12 + 7


def test_a_merchant_that_has_moved_brings_nothing_more_in_this_turn() -> None:
    here = {"1-2": "bubwe", "1-3": "shangi", "1-4": "jozwa", "1-5": "ponga", "1-6": "ndijo", "1-7": "temwa", "2-2": "ziwela"}
    table = arranged(hand=["west", "pepper"], merchants=here, moved=[2, 3, 5])
    assert of_objective(told(table)["own seat: merchants in place after"])["west"] == 2
    assert told(table)["own merchant has moved"] == [1, 1, 0, 1, 0, 0]
    assert told(table)["own merchant, how many places"] == [0] * 6, "three have moved"
    assert of_objective(told(arranged(hand=["west", "pepper"], merchants=here))["own seat: merchants in place after"])["west"] == 5


def test_a_step_on_the_way_to_an_objective_stands_out() -> None:
    here = {"1-2": "bubwe", "1-3": "shangi", "1-4": "mangwa", "1-5": "ziwela", "1-7": "makuli", "1-6": "temwa"}
    done = history(p1=nearly_done("west"))
    table = arranged(hand=["west"], merchants=here, free=["fumbi", "forodi", "kizamo"], moved=[5, 6], **done)
    steps = told(table)["own merchant, step to a place"]
    assert of_place(steps[5 * 34 :]) == {"fumbi": 3, "kizamo": 1}
    assert told(table)["own merchant, how near"][:6] == [8, 8, 8, 8, 0, 6]


def test_steps_that_lead_to_the_same_objective_share_what_was_learned_of_them() -> None:
    assert len(slots_fit(GAME, 3, {"rounds": "9"})) > 20
    here = {"1-2": "bubwe", "1-3": "shangi", "1-4": "mangwa", "1-5": "ziwela", "1-7": "makuli", "1-6": "temwa"}
    table = arranged(hand=["west"], merchants=here, moved=[5, 6], **history(p1=nearly_done("west")))
    state = table.state
    found = dict(zip([state.text(move) for move in state.moves()], slots(features_of(GAME), state), strict=True))
    there, elsewhere = found["go 7 fumbi"], found["go 7 kizamo"]
    assert there[0] != elsewhere[0]
    assert there[1] != elsewhere[1], "one of them leads to the objective"
    assert there[2] == elsewhere[2], "both leave the same place"


def test_nobody_steps_onto_taller_merchants_nor_past_those_of_the_same_size() -> None:
    here = {"1-5": "makuli", "2-2": "fumbi", "2-6": "kizamo"}
    table = arranged(merchants=here)
    assert of_place(told(table)["own merchant, step to a place"][3 * 34 : 4 * 34]).keys() == {"kizamo"}
    table = arranged(merchants={**here, "2-6": "muyo", "2-5": "kizamo"})
    assert of_place(told(table)["own merchant, step to a place"][3 * 34 : 4 * 34]).keys() == set()
    assert told(table)["own merchant, how many places"][3] == 0


def test_whoever_can_be_pushed_is_told_by_how_many_and_whether_they_want_the_place() -> None:
    here = {"1-6": "forodi", "2-2": "ziwela", "2-3": "fumbi"}
    table = arranged(merchants=here, hands={"1": ["north", "east"], "2": ["west", "south"]}, free=["dimbu", "ndijo"])
    assert told(table)["own merchant, how many taller ones"][4] >= 2
    assert told(table)["own merchant, how many of these"][4] >= 2
    table = arranged(merchants=here, hands={"1": ["north", "east"], "2": ["north", "east"]}, free=["dimbu", "ndijo"])
    assert told(table)["own merchant, how many of these"][4] == 0


def test_a_push_tells_whose_merchant_goes_and_what_it_would_find() -> None:
    table = arranged(merchants={"1-3": "makuli", "2-5": "fumbi"}, free=["forodi", "dimbu", "kusi"], hands={"2": ["west", "north"]})
    table.play("go 3 fumbi")
    row = told(table)
    assert row["seat of the merchant that is pushed"] == [0, 1, 0, 0, 0]
    assert row["number of the merchant that is pushed"] == [5]
    refuges = of_place(row["refuge for the merchant"])
    assert set(refuges) == {"forodi", "dimbu", "kusi"}
    assert refuges["kusi"] == 1 < refuges["dimbu"] < refuges["forodi"]


def test_points_leads_and_turns_to_come_are_told() -> None:
    done = history(p1={"scored": {"west": 4}, "discarded": []}, p2={"scored": {"west": 2}, "discarded": []})
    table = arranged(2, {"rounds": "9"}, player=2, turns=15, **done)
    one, two = told(table, 0), told(table, 1)
    assert (one["own seat: points"], one["seat 1 after: points"]) == ([34], [29])
    assert (one["lead over"][:2], two["lead over"][:2]) == ([5, 0], [0, 5])
    assert (one["own seat: turns to come"], two["own seat: turns to come"]) == ([1], [2])
    assert (one["turns are limited"], one["turns to come of all"]) == ([1], [3])
    assert told(arranged())["turns are limited"] == [0]


def test_tables_that_differ_in_something_important_give_different_rows() -> None:
    table = placed(seed="differ")
    state = table.state
    row = features_of(GAME).row(state, 0)
    changes = {"points": 0, "hands": 0, "at": 0, "turns_left": 0, "moved": 0, "scored_now": 0}
    for name in changes:
        other = state.copy()
        change(other, name)
        assert features_of(GAME).row(other, 0) != row, name


def change(state: State, name: str) -> None:
    """Something is different."""
    value = getattr(state, name)
    if name == "hands":
        state.hands, state.piles = state.piles, state.hands  # type: ignore[attr-defined]
    elif name == "points":
        value[1] += 1
    elif name == "at":
        value[0], value[1] = value[1], value[0]
    elif name == "moved":
        value.append(2)
    else:
        setattr(state, name, 2)


# Dealing anew


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hands_dealt_anew_look_the_same_to_the_seat_that_cannot_know_them(seats: int) -> None:
    asked = redeals(GAME, seats, {"rounds": "8"}, 1)
    assert {"take", "place", "discard", "move", "step", "score"} <= asked


@pytest.mark.heavy
def test_hands_dealt_anew_are_as_likely_as_guessed_ones() -> None:
    checked = 0
    for number, state in enumerate(along(GAME, 3, {"rounds": "6"}, "likely")):
        if number % 40 == 39:
            frequencies(state, number % 3, hands, GAME)
            checked += 1
    assert checked > 2


def hands(state: State) -> list[object]:
    """Every seat with each objective in hand, and with all of them."""
    held: list[list[int]] = state.table()["hands"]
    return [(seat, card) for seat, hand in enumerate(held) for card in hand] + [(seat, *hand) for seat, hand in enumerate(held)]
