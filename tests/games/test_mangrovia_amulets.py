"""Collecting amulets in Mangrovia (4B), the bag that runs out, and the designer's house rule."""

from typing import Any

import pytest

from tests.games.mangrovia_table import Table, arranged

CIRCLES = ["islet-1", "islet-2", "islet-3", "islet-4", "shore-1", "shore-2", "shore-4"]


def collector(huts: int, ones: str = "no", **position: Any) -> Table:
    """Player 1 at landing 2, with this many huts on amulet spaces."""
    built = dict.fromkeys(CIRCLES[:huts], 1)
    return arranged(4, {"ones": ones}, landing=2, huts=built, hands={"1": [], **position.pop("hands", {})}, **position)


def test_without_a_hut_on_amulet_spaces_a_value_1_amulet_comes_from_the_board() -> None:
    table = collector(0)
    assert table.state.things(table.state.parse("collect")) == ["ones"]
    table.play("collect")
    assert table.hand(1)["amulets"] == [1]
    assert table.view()["amulets"] == {"bag": 35, "aside": [], "ones": 4}
    assert table.player(1)["known"]["amulets"] == [1]


def test_when_the_board_has_none_left_there_is_nothing_to_collect() -> None:
    table = arranged(4, landing=1, step=3, bowls={"site-1": 2, "site-2": 1, "site-4": 3, "site-5": 4}, hands={"2": ["amulet-1"] * 5})
    told = table.play("skip")
    assert next(event.args for event in told if event.key == "nothing-there") == {"seat": 0, "landing": 2, "because": "amulets"}


def test_at_landing_8_value_1_amulets_that_are_gone_are_refused_with_the_reason() -> None:
    table = arranged(4, landing=8, hands={"4": ["5", "sand"], "2": ["amulet-1"] * 5})
    assert table.refused("collect") == "ones-gone"
    assert table.asked() == "4 amulets-or-build"


def test_with_one_hut_one_amulet_is_drawn_and_kept() -> None:
    table = collector(1)
    assert table.state.things(table.state.parse("collect")) == ["bag"]
    told = table.play("collect")
    drawn = next(event for event in told if event.key == "amulets-drawn-own")
    assert drawn.only == 0
    assert table.hand(1)["amulets"] == drawn.args["amulets"]
    assert table.view()["amulets"]["bag"] == 34
    assert table.asked() != "1 return"


@pytest.mark.parametrize(("huts", "drawn"), [(2, 2), (3, 3), (4, 4), (5, 5), (7, 5)])
def test_with_more_huts_as_many_are_drawn_but_at_most_five_and_one_goes_back(huts: int, drawn: int) -> None:
    table = collector(huts)
    table.play("collect")
    assert table.asked() == "1 return"
    mine = table.view(0)["drawn"]["amulets"]
    assert len(mine) == drawn
    assert table.moves() == [f"return {value}" for value in sorted(set(mine))]
    table.play(f"return {mine[0]}")
    assert table.hand(1)["amulets"] == mine[1:]
    assert table.view()["amulets"]["bag"] == 35 - drawn + 1


def test_only_an_amulet_just_drawn_can_go_back() -> None:
    table = collector(2, bag=["2", "3"], hands={"1": ["amulet-6"]})
    table.play("collect")
    assert table.reason("return 6").data() == {"key": "amulet-not-drawn", "args": {"value": 6}, "rule": "4B"}
    assert table.refused("skip") == "return-first"


def test_which_amulet_goes_back_is_secret() -> None:
    table = collector(3)
    table.play("collect")
    move = table.state.moves()[0]
    assert table.state.shown(move, 1) == "return an amulet"
    assert table.state.shown(move, 0) == table.state.text(move)
    assert table.view(1)["drawn"] == {"seat": 0, "count": 3, "one": False, "mixed": False, "amulets": None}
    told = table.play(table.moves()[0])
    others = next(event for event in told if event.key == "amulet-returned")
    assert (others.but, "value" in others.args) == (0, False)


def test_the_choice_is_asked_for_all_the_same_when_both_amulets_are_alike() -> None:
    """Others cannot see that they are."""
    table = collector(2, bag=["3", "3"])
    table.play("collect")
    assert table.moves() == ["return 3"]


def test_when_the_bag_runs_out_the_amulets_set_aside_go_in_and_drawing_goes_on() -> None:
    table = collector(3, bag=["6"])
    aside = len(table.view()["amulets"]["aside"])
    table.play("collect")
    assert table.event("bag-refilled") == {"count": aside}
    assert 6 in table.view(0)["drawn"]["amulets"]
    assert table.view()["amulets"] == {"bag": aside - 2, "aside": [], "ones": 5}


def test_the_bag_is_not_refilled_before_a_draw_is_due() -> None:
    table = collector(1, bag=["6"])
    table.play("collect")
    assert table.view()["amulets"]["bag"] == 0
    assert len(table.view()["amulets"]["aside"]) == 34


def test_amulets_of_value_1_that_were_paid_go_into_the_bag_too() -> None:
    table = collector(1, bag=[], discard=["amulet-1", "amulet-1"])
    table.play("collect")
    assert table.view()["memory"]["amulets"]["1"] == 2
    assert table.view()["amulets"]["bag"] == 36


HOARDED = ["amulet-2"] * 10 + ["amulet-3"] * 9 + ["amulet-4"] * 7 + ["amulet-5"] * 5


def test_if_several_are_due_and_only_one_is_available_it_is_kept() -> None:
    table = collector(3, hands={"2": [*HOARDED, "amulet-6", "amulet-6", "amulet-6"]})
    table.play("collect")
    assert table.hand(1)["amulets"] == [6]
    assert table.asked() != "1 return"


def test_with_an_empty_bag_and_nothing_set_aside_collecting_is_refused() -> None:
    hands = {"4": ["5", "sand"], "2": [*HOARDED, *["amulet-6"] * 4]}
    table = arranged(4, landing=8, huts={"shore-1": 4}, hands=hands)
    assert table.refused("collect") == "bag-empty"
    assert "collect" not in table.moves()


def test_the_landing_with_amulets_or_a_hut_offers_either_but_not_both() -> None:
    table = arranged(4, landing=8, hands={"4": ["5", "sand"]}, birds=["sand", "water"])
    assert {"collect", "build shore-2"} <= set(table.moves())
    table.play("collect")
    assert table.view()["landing"] > 8


# The designer's house rule


def test_without_the_house_rule_no_value_1_amulet_is_taken_with_huts_on_amulet_spaces() -> None:
    table = collector(2)
    assert table.refused("collect 1") == "one-not-played"
    assert table.moves() == ["skip", "collect"]


def test_with_the_house_rule_one_of_the_amulets_due_may_come_from_the_board() -> None:
    table = collector(3, "yes")
    assert table.state.decision().args["ones"] == "yes"
    table.play("collect 1")
    mine = table.view(0)["drawn"]["amulets"]
    assert (len(mine), mine.count(1)) == (3, 1)
    assert table.view()["amulets"] == {"bag": 33, "aside": [], "ones": 4}


def test_the_value_1_amulet_may_be_the_one_that_goes_back_and_then_goes_into_the_bag() -> None:
    table = collector(2, "yes", bag=["5"])
    table.play("collect 1", "return 1")
    assert table.hand(1)["amulets"] == [5]
    assert table.view()["amulets"]["bag"] == 1
    assert table.view(0)["memory"]["returned"] == {"1": 1}


def test_with_one_hut_the_value_1_amulet_replaces_the_draw() -> None:
    table = collector(1, "yes")
    table.play("collect 1")
    assert table.hand(1)["amulets"] == [1]
    assert table.view()["amulets"]["bag"] == 35
    assert table.player(1)["known"]["amulets"] == [1]


def test_the_house_rule_offers_nothing_when_the_value_1_amulets_are_gone_and_nothing_new_without_huts() -> None:
    assert collector(2, "yes", hands={"2": ["amulet-1"] * 5}).refused("collect 1") == "ones-gone"
    assert collector(0, "yes").refused("collect 1") == "one-anyway"
    assert collector(0, "yes").moves() == ["skip", "collect"]


def test_the_value_1_amulet_alone_is_kept_when_the_bag_has_nothing() -> None:
    table = collector(2, "yes", hands={"2": [*HOARDED, *["amulet-6"] * 4]})
    assert table.moves() == ["skip", "collect 1"]
    table.play("collect 1")
    assert table.hand(1)["amulets"] == [1]
    assert table.player(1)["known"]["amulets"] == [1]
