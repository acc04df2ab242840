"""The gods of Bora Bora (8): paid by card, pair or tile (8F), at their proper moments."""

from typing import Any

import pytest

from tests.games.borabora_table import arranged, plain


@pytest.mark.parametrize(("hand", "tiles", "ways"), [
    (["white"], 0, ["white card"]),
    (["red", "red"], 0, ["white pair red"]),
    (["white", "white"], 0, ["white card"]),
    ([], 1, ["white tile"]),
    (["white", "red", "red", "green"], 1, ["white card", "white tile", "white pair red"]),
    (["red", "green"], 0, []),
])  # fmt: skip
def test_a_god_is_invoked_by_its_card_a_god_tile_or_a_pair_of_another_colour(hand: list[str], tiles: int, ways: list[str]) -> None:
    table = arranged(dice={"1": [5, 5, 5]}, hands={"1": hand}, god_tiles={"1": tiles})
    assert [text for text in table.moves() if text.startswith("white")] == ways


def test_cards_cost_an_offering_and_a_god_tile_none() -> None:
    table = arranged(dice={"1": [5, 5, 5]}, hands={"1": ["white", "red", "red"]}, offerings={"1": 0})
    assert table.refused("white card") == "no-offering"
    assert table.refused("white pair red") == "no-offering"
    assert table.refused("white pair green") == "no-god-pair"
    table.play("white tile")
    assert table.player(1)["god_tiles"] == 0
    assert table.event("god-invoked") == {"seat": 0, "god": "white", "by": "tile", "colour": ""}


def test_a_pair_goes_to_the_discards_with_one_offering() -> None:
    table = arranged(dice={"1": [5, 5, 5]}, hands={"1": ["red", "red"]}, god_tiles={"1": 0})
    table.play("white pair red")
    assert table.view()["cards"]["discard"] == ["red", "red"]
    assert table.player(1)["offerings"] == 1
    assert table.player(1)["cards"] == 0


# 8A, 8B. Blue and white


def test_blue_lets_a_die_go_where_it_is_not_lower_and_must_be_used_for_that() -> None:
    table = arranged(dice={"1": [2, 3, 6]}, tiles={"helper": [[2, 3]]}, hands={"1": ["blue"]}, god_tiles={"1": 0})
    table.play("blue card")
    assert table.moves() == ["3 helper", "6 helper"]
    assert table.refused("2 helper") == "blue-unused"
    assert table.refused("6 fishing") == "blue-unused"
    table.play("3 helper")
    assert table.args()["left"] == 3


def test_blue_is_not_offered_where_it_leads_to_nothing() -> None:
    table = arranged(dice={"1": [2, 3, 6]}, hands={"1": ["blue"]}, god_tiles={"1": 0})
    assert table.refused("blue card") == "god-useless"


def test_white_counts_the_die_as_a_six_and_leaves_it_as_it_is() -> None:
    table = arranged(dice={"1": [2, 6, 6]}, tiles={"temple": [[2, 3]]}, hands={"1": ["white"]}, god_tiles={"1": 0})
    table.play("white card")
    assert table.refused("6 helper") == "white-unused"
    assert table.refused("2 fishing") == "white-unused"
    table.play("2 temple", "priest 6")
    assert {"seat": 0, "die": 2} in table.view()["tiles"]["temple"]


def test_white_does_not_help_a_die_that_is_not_lower() -> None:
    table = arranged(dice={"1": [3, 3, 3]}, tiles={"temple": [[2, 3]]}, hands={"1": ["white"]}, god_tiles={"1": 0})
    table.play("white card")
    assert table.refused("3 temple") == "die-not-lower"


def test_blue_comes_before_white() -> None:
    table = arranged(dice={"1": [3, 3, 3]}, tiles={"temple": [[2, 3]]}, hands={"1": ["white", "blue"]})
    table.play("white card")
    assert table.refused("blue card") == "blue-comes-first"
    assert table.refused("white tile") == "god-invoked-already"


def test_blue_may_lead_to_a_placement_that_needs_white_as_well() -> None:
    position: dict[str, Any] = {"huts": {"1": ["N-E"]}, "dice": {"1": [3, 3, 3]}, "tiles": {"sea": [[2, 1]]}, "god_tiles": {"1": 0}}
    assert arranged(4, hands={"1": ["blue"]}, **position).refused("blue card") == "god-useless"
    table = arranged(4, hands={"1": ["blue", "white"]}, **position)
    table.play("blue card")
    assert table.moves() == ["white card"]


@pytest.mark.parametrize(("hand", "tiles", "offerings", "ways"), [
    (["blue", "white"], 0, 2, ["blue card"]),
    (["blue", "white"], 0, 1, []),
    ([], 1, 2, []),
    (["white"], 1, 2, ["blue tile"]),
    (["blue"], 1, 2, ["blue card"]),
    (["red", "red", "white"], 0, 1, []),
])  # fmt: skip
def test_blue_is_not_offered_where_its_price_takes_what_white_needs(hand: list[str], tiles: int, offerings: int, ways: list[str]) -> None:
    table = arranged(
        4, huts={"1": ["N-E"]}, dice={"1": [3, 3, 3]}, tiles={"sea": [[2, 1]]}, hands={"1": hand}, god_tiles={"1": tiles},
        offerings={"1": offerings},
    )  # fmt: skip
    assert [text for text in table.moves() if text.startswith("blue")] == ways


def test_white_helps_a_1_too() -> None:
    table = arranged(dice={"1": [1, 1, 1]}, hands={"1": ["white"]}, god_tiles={"1": 0})
    table.play("white card", "1 helper")
    assert table.args()["left"] == 6


# 8C. Red


def test_red_scores_the_fish_of_the_new_region_once_and_the_fish_stays() -> None:
    table = arranged(4, dice={"1": [4, 4, 4]}, huts={"1": ["C-SE"]}, fish={"C-NE": "ray-6"}, hands={"1": ["red"]}, god_tiles={"1": 0})
    table.play("4 land", "settle C-NE", "offering")
    assert table.asked() == "1 red"
    assert table.marks("C-NE") == {"fish": {"points": 6}}
    table.play("red card")
    assert table.event("fish-scored") == {"seat": 0, "region": "C-NE", "points": 6, "total": 6}
    assert table.view()["regions"]["C-NE"]["fish"] == "ray-6"
    assert table.asked() == "2 place"


def test_whoever_may_hold_a_red_card_is_asked_whatever_the_hand_holds() -> None:
    table = arranged(4, dice={"1": [4, 4, 4]}, huts={"1": ["C-SE"]}, hands={"1": ["blue"]}, god_tiles={"1": 0})
    table.play("4 land", "settle C-NE", "offering")
    assert table.moves() == ["pass"]


def test_whoever_surely_cannot_invoke_red_is_not_asked() -> None:
    table = plain(4, dice={"1": [4, 4, 4]}, huts={"1": ["C-SE"]})
    table.play("4 land", "settle C-NE", "offering")
    assert table.asked() == "2 place"


@pytest.mark.parametrize(
    ("phase", "god"), [("A", "red"), ("A", "green"), ("A", "yellow"), ("B", "blue"), ("B", "yellow"), ("tasks", "red")]
)
def test_a_god_helps_only_at_its_moment(phase: str, god: str) -> None:
    table = arranged(phase=phase, hands={"1": [god]}, people={"1": ["man points"]})
    assert table.reason(f"{god} card").data() == {"key": "god-not-now", "args": {"god": god}, "rule": "8"}
