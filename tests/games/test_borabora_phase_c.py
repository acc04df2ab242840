"""Phase C of Bora Bora (6): status, temple, jewelry and tasks, in the right order."""

from typing import Any

import pytest

from tests.games.borabora_table import Table, arranged, plain


def end_of_phase_b(**position: Any) -> Table:
    """Player 1 is the only one with somebody to use, and uses nobody: phase C begins."""
    table = plain(phase="B", people={"1": ["man points"]}, **position)
    table.play("done")
    return table


# 6A. Status


def test_status_is_scored_and_gives_the_new_turn_order() -> None:
    table = end_of_phase_b(status={"2": 5, "3": 1})
    assert table.heard("status-scored") == [
        {"seat": 1, "step": 5, "points": 4, "total": 4},
        {"seat": 2, "step": 1, "points": 1, "total": 1},
        {"seat": 0, "step": 0, "points": 0, "total": 0},
    ]
    assert table.view()["order"] == [1, 2, 0]
    assert table.view()["status"] == {"steps": [0, 0, 0], "stack": [0, 2, 1]}


def test_on_a_step_whoever_came_later_is_ahead() -> None:
    assert end_of_phase_b(status={"2": 3, "1": 3}).view()["order"] == [0, 1, 2]
    assert end_of_phase_b(status={"1": 3, "2": 3}).view()["order"] == [1, 0, 2]


def test_whoever_climbs_to_an_occupied_step_comes_on_top() -> None:
    table = plain(dice={"1": [1, 1, 1]}, status={"2": 1})
    table.play("1 temple", "offering", "status")
    assert table.view()["status"] == {"steps": [1, 1, 0], "stack": [2, 1, 0]}
    other = plain(dice={"3": [1, 1, 1]}, order=[3, 1, 2], status={"2": 1})
    other.play("1 temple", "offering", "status")
    assert other.view()["status"]["stack"] == [0, 1, 2]


def test_those_who_did_not_climb_keep_their_order() -> None:
    assert end_of_phase_b(order=[1, 3, 2], status={"2": 1}).view()["order"] == [1, 0, 2]


def test_the_disc_stays_on_the_last_step() -> None:
    table = plain(dice={"1": [1, 1, 1]}, status={"1": 18})
    table.play("1 temple", "offering", "status")
    assert table.view()["status"]["steps"][0] == 18
    assert table.event("status-up")["steps"] == 0


def test_at_the_end_of_the_track_a_disc_does_not_go_on_top_of_another() -> None:
    table = plain(dice={"1": [1, 1, 1]}, status={"1": 18, "2": 18})
    table.play("1 temple", "offering", "status")
    assert table.view()["status"]["stack"] == [2, 0, 1]


# 6B. The temple


@pytest.mark.parametrize(("round", "points"), [(1, 1), (3, 2), (6, 3)])
def test_priests_bring_points_by_the_round(round: int, points: int) -> None:
    table = end_of_phase_b(round=round, temple=[2, 1, 2])
    assert {"seat": 1, "count": 2, "points": 2 * points, "total": 2 * points} in table.heard("priests-scored")


def test_the_most_priests_get_the_god_tile_and_among_equals_the_leftmost() -> None:
    assert end_of_phase_b(temple=[3, 2, 2]).event("god-tile-won")["seat"] == 1
    assert end_of_phase_b(temple=[3, 3, 2, 2]).event("god-tile-won")["seat"] == 2


def test_an_empty_temple_loses_the_god_tile() -> None:
    table = end_of_phase_b()
    assert table.event("god-tile-gone") == {}
    assert table.view()["temple"]["tiles"] == 5
    assert [player["god_tiles"] for player in table.view()["players"]] == [0, 0, 0]


# 6C. Jewelry


def test_one_piece_of_this_round_is_bought_with_shells() -> None:
    jewels = ["necklace-4", "comb-2", "crown-7"]
    table = plain(phase="jewelry", shells={"1": 4, "2": 2}, jewels=jewels)
    assert table.moves() == ["pass", "buy necklace-4", "buy comb-2"]
    assert table.marks("jewel-necklace-4") == {"jewel": {"cost": 3, "worth": 4, "left": 1}}
    assert table.reason("buy crown-7").data() == {
        "key": "jewel-too-dear",
        "args": {"jewel": "crown-7", "cost": 5, "shells": 4},
        "rule": "6C",
    }
    assert table.refused("buy comb-3") == "jewel-not-out"
    table.play("buy necklace-4")
    assert table.player(1)["shells"] == 1
    assert table.player(1)["jewelry"] == ["necklace-4"]
    assert table.asked() == "2 jewelry"
    table.play("pass")
    assert table.event("jewels-gone") == {"jewel": ["comb-2", "crown-7"]}
    assert table.view()["jewelry"][0] == [None] * 4


def test_whoever_can_afford_nothing_is_not_asked() -> None:
    table = plain(phase="jewelry", shells={"1": 2, "3": 2}, jewels=["comb-2", "earrings-2"])
    table.play("buy comb-2")
    assert table.asked() == "3 jewelry"


# 6D. Tasks


def test_everybody_fulfils_or_gives_up_and_then_everybody_picks() -> None:
    tasks = {"1": ["regions-3", "men-4", "women-4"], "2": ["two-land", "two-sea", "two-man"], "3": ["islands", "regions-9", "huts-4"]}
    offer = ["two-god", "two-hut", "two-build", "shells-5", "all-ray"]
    table = plain(phase="tasks", huts={"1": ["C-SE", "C-SW", "C-NE"]}, tasks=tasks, offer=offer)
    assert table.moves() == ["fulfil regions-3"]
    assert table.reason("drop men-4").data() == {"key": "must-fulfil", "args": {"task": "regions-3"}, "rule": "6D"}
    table.play("fulfil regions-3")
    assert table.event("task-fulfilled") == {"seat": 0, "task": "regions-3", "points": 6, "total": 6}
    assert table.asked() == "2 task"
    assert table.moves() == ["drop two-land", "drop two-sea", "drop two-man"]
    table.play("drop two-sea", "drop islands")
    assert table.asked() == "1 new-task"
    table.play("pick shells-5")
    assert [task["id"] for task in table.player(1)["tasks"]] == ["shells-5", "men-4", "women-4"]
    assert table.refused("pick shells-5") == "task-not-offered"
    table.play("pick two-god", "pick two-hut")
    assert [task["id"] for task in table.player(2)["tasks"]] == ["two-land", "two-god", "two-man"]
    assert table.event("tasks-gone") == {"task": ["two-build", "all-ray"]}
    assert table.view()["round"] == 2


# 6F. The next round


def test_a_new_round_brings_new_people_and_tasks_and_everybody_rolls_all_dice_again() -> None:
    offer = ["two-god", "two-hut", "two-build", "shells-5", "all-ray"]
    table = plain(phase="new-tasks", offer=offer, tiles={"fishing": [[1, 1], [2, 2], [3, 3]]}, men=["land"], women=[])
    table.play("pick two-god", "pick two-hut", "pick two-build")
    view = table.view()
    assert (view["round"], view["phase"]) == (2, "A")
    assert table.event("tasks-gone") == {"task": ["shells-5", "all-ray"]}
    assert len(set(view["tasks"]["offer"]) - {None, *offer}) == 5
    assert None not in view["people"]["men"] + view["people"]["women"]
    assert [die["at"] for player in view["players"] for die in player["dice"]] == [None] * 9


# 8E. The yellow god


def test_whoever_can_fulfil_a_task_unaided_may_take_another_one_with_yellow() -> None:
    tasks = {"1": ["regions-3", "three-sand", "women-4"]}
    huts, sand = {"1": ["C-SE", "C-SW", "C-NE"]}, {"1": ["a1", "d1"]}
    table = arranged(phase="tasks", huts=huts, materials=sand, tasks=tasks, hands={"1": ["yellow"]}, god_tiles={"1": 0})
    assert table.moves() == ["yellow card", "fulfil regions-3"]
    table.play("yellow card")
    assert table.event("task-helped") == {"seat": 0, "task": "three-sand", "points": 4, "total": 4}


def test_with_yellow_only_giving_up_is_allowed_too() -> None:
    table = arranged(phase="tasks", materials={"1": ["a1", "d1"]}, tasks={"1": ["three-sand", "women-4", "men-4"]}, hands={"1": ["yellow"]})
    assert "drop women-4" in table.moves()


def test_what_is_paid_for_yellow_no_longer_counts() -> None:
    tasks = {"1": ["cards-yellow", "offerings-4", "women-4"]}
    table = arranged(phase="tasks", tasks=tasks, hands={"1": ["yellow", "yellow"]}, offerings={"1": 3}, god_tiles={"1": 0})
    table.play("yellow card")
    assert table.moves() == ["fulfil cards-yellow"]
    assert table.reason("fulfil offerings-4").data() == {
        "key": "task-not-one-short",
        "args": {"task": "offerings-4", "count": 2},
        "rule": "8E",
    }
    table.play("fulfil cards-yellow")
    assert table.event("cards-shown") == {"seat": 0, "colour": ["yellow"]}
    assert table.player(1)["known"] == ["yellow"]


def test_an_offering_that_yellow_costs_may_make_it_useless() -> None:
    table = arranged(phase="tasks", tasks={"1": ["offerings-4", "men-4", "women-4"]}, hands={"1": ["yellow"]}, offerings={"1": 3})
    assert table.refused("yellow card") == "god-useless"
    assert "yellow tile" in table.moves()


def test_yellow_is_not_offered_where_no_task_is_one_short() -> None:
    table = arranged(phase="tasks", tasks={"1": ["men-4", "women-4", "islands"]}, hands={"1": ["yellow"]})
    assert table.refused("yellow card") == "god-useless"


def test_cards_shown_for_a_task_are_known_to_all() -> None:
    table = arranged(phase="tasks", tasks={"1": ["cards-alike", "men-4", "islands"]}, hands={"1": ["red", "red", "red", "blue"]})
    table.play("fulfil cards-alike")
    assert table.event("cards-shown") == {"seat": 0, "colour": ["red", "red", "red"]}
    assert table.player(1)["known"] == ["red", "red", "red"]


def test_of_five_colours_the_ones_that_everybody_knows_already_are_shown() -> None:
    hand = {"1": ["blue", "white", "red", "green", "yellow"]}
    table = arranged(phase="tasks", tasks={"1": ["cards-different", "men-4", "islands"]}, hands=hand, known={"1": ["green", "yellow"]})
    table.play("fulfil cards-different")
    assert table.event("cards-shown") == {"seat": 0, "colour": ["blue", "white", "green", "yellow"]}


def test_giving_up_shows_that_no_card_task_could_be_fulfilled() -> None:
    table = arranged(phase="tasks", tasks={"1": ["cards-red", "men-4", "islands"]}, hands={"1": ["red", "blue"]}, god_tiles={"1": 0})
    assert table.player(1)["at_most"][2] == 12
    table.play("drop men-4")
    assert table.player(1)["at_most"][2] == 1
