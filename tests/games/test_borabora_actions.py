"""Phase A of Bora Bora: placing dice, and every action."""

from typing import Any

import pytest

from tests.games.borabora_table import arranged, plain

# 4, 4G. Placing dice, and fishing


def test_each_die_on_a_tile_must_be_lower_than_the_last_and_fishing_takes_any() -> None:
    table = plain(tiles={"helper": [[2, 3]], "fishing": [[2, 1]]}, dice={"1": [2, 3, 6]})
    assert "2 helper" in table.moves()
    assert table.reason("3 helper").data() == {"key": "die-not-lower", "args": {"die": 3, "tile": "helper", "lowest": 3}, "rule": "4"}
    assert "6 fishing" in table.moves()
    table.play("6 fishing")
    assert table.event("fishing") == {"seat": 0, "points": 2, "total": 2}
    assert table.asked() == "2 place"


def test_only_dice_one_has_and_tiles_that_are_out_can_be_used() -> None:
    table = plain(2, dice={"1": [2, 3, 6]})
    assert table.refused("4 helper") == "die-not-held"
    assert table.refused("2 man") == "tile-not-out"


def test_three_dice_each_are_placed_in_turn_order_and_then_comes_phase_b() -> None:
    table = plain(order=[2, 3, 1])
    asked = []
    for _ in range(9):
        asked.append(table.asked())
        die = table.view()["players"][table.state.seat]["dice"]
        value = next(each["value"] for each in die if each["at"] is None)
        table.play(f"{value} fishing")
    assert asked == ["2 place", "3 place", "1 place"] * 3
    assert table.heard("phase-begins")[-2:] == [{"phase": "B"}, {"phase": "C"}]


# 4A. Expansion


def test_a_die_opens_only_what_its_value_reaches() -> None:
    table = plain(dice={"1": [1, 1, 1]}, huts={"1": ["C-SE"]})
    assert table.reason("1 routes").data() == {"key": "no-region", "args": {"by": "routes", "value": 1}, "rule": "4A"}


def test_a_region_reached_by_land_and_by_sea_is_one_choice() -> None:
    table = plain(dice={"1": [6, 6, 6]}, huts={"1": ["C-SE"]})
    table.play("6 routes")
    assert table.moves() == [f"settle {id}" for id in ("C-NE", "C-SW", "E-S", "S-E")] + [
        f"settle {id} last" for id in ("C-NE", "C-SW", "E-S", "S-E")
    ]
    assert table.refused("settle C-SE") == "own-hut-there"


def test_the_new_hut_takes_the_building_space_and_the_older_one_stays_in_the_region() -> None:
    table = plain(4, dice={"1": [4, 4, 4]}, huts={"1": ["C-SE"], "2": ["C-NE"]})
    table.play("4 land", "settle C-NE")
    assert table.view()["regions"]["C-NE"]["huts"] == [0, 1]
    assert table.view()["regions"]["C-NE"]["top"] == 0
    assert table.event("pushed-aside") == {"seat": 1, "region": "C-NE"}


def test_a_region_gives_its_material_or_an_offering() -> None:
    table = plain(4, dice={"1": [4, 4, 4]}, huts={"1": ["C-SE"]})
    table.play("4 land", "settle C-NE")
    assert table.moves() == ["offering", "sand"]
    assert table.reason("wood").data() == {"key": "other-material", "args": {"region": "C-NE", "material": "sand"}, "rule": "4A"}


def test_the_last_space_is_a_choice_only_if_there_is_another_hut() -> None:
    regions = ["C-SE", "C-NE", "C-SW", "C-NW", "N-W", "N-E", "E-N", "E-S", "S-E", "S-W"]
    table = plain(dice={"1": [6, 6, 6]}, huts={"1": regions})
    table.play("6 routes")
    assert table.moves() == ["settle W-N", "settle W-S"]
    assert table.refused("settle W-N last") == "last-no-choice"
    table.play("settle W-N")
    assert table.player(1)["spaces"]["h12"] == {"huts": 1}


def test_the_last_hut_of_the_last_space_may_be_taken_and_an_empty_last_space_gives_none() -> None:
    table = plain(4, dice={"1": [4, 4, 4]}, huts={"1": ["C-SE"]}, last={"1": 1})
    table.play("4 land", "settle C-NE last")
    assert table.player(1)["spaces"]["h12"] is None
    table = plain(4, dice={"1": [4, 4, 4]}, huts={"1": ["C-SE"]}, last={"1": 0})
    table.play("4 land")
    assert table.refused("settle C-NE last") == "last-without-hut"


def test_regions_show_material_fish_and_who_gives_way() -> None:
    table = plain(4, dice={"1": [4, 4, 4]}, huts={"1": ["C-SE"], "2": ["C-NE"]}, fish={"C-NE": "ray-6", "C-SW": "ray-2"})
    table.play("4 land")
    assert table.marks("C-NE") == {"region-held": {"material": "sand", "fish": 6, "seat": 1}}
    assert table.marks("C-SW") == {"region": {"material": "sand", "fish": 2}}
    assert table.things("settle C-NE") == ["C-NE", "huts"]
    assert table.things("settle C-NE last") == ["C-NE", "h12"]


# 4B. Men and women


def test_a_person_goes_to_a_free_space_and_nothing_else_happens() -> None:
    table = plain(dice={"1": [3, 3, 3]}, men=["points", "", "status"])
    table.play("3 man", "man 3")
    assert table.player(1)["spaces"]["h1"] == {"sex": "man", "kind": "status", "shifted": False}
    assert table.player(1)["points"] == 0
    assert table.view()["people"]["men"][2] is None


def test_without_a_free_space_nobody_can_be_taken() -> None:
    table = plain(dice={"1": [3, 3, 3]}, people={"1": ["man land"]})
    assert table.refused("3 man") == "no-free-space"


def test_with_nobody_within_reach_of_a_low_die_the_tile_is_closed() -> None:
    table = plain(dice={"1": [2, 2, 2]}, men=["", "", "land"])
    assert table.reason("2 man").data() == {"key": "no-person", "args": {"sex": "man", "value": 2}, "rule": "4B"}


def test_people_who_are_gone_too_high_or_of_the_other_sex_are_refused() -> None:
    table = plain(dice={"1": [3, 3, 3]}, men=["land", "", "sea", "hut"])
    table.play("3 man")
    assert table.refused("man 2") == "nobody-there"
    assert table.refused("man 4") == "place-too-high"
    assert table.refused("woman 1") == "other-sex"
    assert table.marks("man-3") == {"person": {"sex": "man", "kind": "sea", "value": 2}}


def test_a_person_may_go_to_the_last_space_once_its_huts_are_gone() -> None:
    regions = ["C-SE", "C-NE", "C-SW", "C-NW", "N-W", "N-E", "E-N", "E-S", "S-E", "S-W", "W-N", "W-S"]
    table = plain(dice={"1": [1, 1, 1]}, huts={"1": regions}, men=["land"])
    table.play("1 man")
    assert table.moves() == ["man 1", "man 1 last"]
    assert table.things("man 1 last") == ["man-1", "h12"]
    table.play("man 1 last")
    assert table.player(1)["spaces"]["h12"]["kind"] == "land"


# 4C. The helper


def test_the_helper_offers_seven_exchanges_and_all_points_may_be_left_unspent() -> None:
    table = plain(dice={"1": [2, 2, 2]}, huts={"1": ["C-SE"]}, people={"1": ["man land", "woman sea"]}, shown=["blue"] * 5)
    table.play("2 helper")
    assert table.moves() == [
        "done", "point", "offering", "sand", "wood", "stone", "card pile", "card blue", "hut", "shift man land", "shift woman sea",
    ]  # fmt: skip
    table.play("done")
    assert table.event("helper-left") == {"seat": 0, "left": 2}


def test_what_costs_two_points_is_refused_with_only_one() -> None:
    table = plain(dice={"1": [1, 1, 1]}, shown=["blue"] * 5)
    table.play("1 helper")
    for text in ("offering", "sand", "card pile", "card blue", "hut"):
        assert table.reason(text).data() == {"key": "points-too-few", "args": {"needed": 2, "left": 1}, "rule": "4C"}
    assert table.refused("card red") == "colour-not-shown"
    assert table.refused("shift man land") == "nobody-to-shift"


def test_a_hut_is_moved_to_the_last_space_and_makes_room() -> None:
    table = plain(dice={"1": [2, 2, 2]})
    table.play("2 helper", "hut")
    assert table.player(1)["spaces"]["h12"] == {"huts": 3}
    assert table.player(1)["spaces"]["h2"] is None


def test_no_hut_moves_to_a_last_space_with_a_person() -> None:
    table = plain(dice={"1": [2, 2, 2]}, huts={"1": ["C-SE", "C-NE"]}, last={"1": 0}, people={"1": ["man land", "man sea"]})
    assert table.player(1)["spaces"]["h12"]["kind"] == "sea"
    table.play("2 helper")
    assert table.refused("hut") == "last-holds-person"


def test_a_material_without_a_free_space_lies_beside_the_board() -> None:
    table = plain(dice={"1": [2, 2, 2]}, materials={"1": ["a1", "d1", "c2", "b3"]})
    table.play("2 helper", "sand")
    assert table.player(1)["beside"] == {"sand": 1, "wood": 0, "stone": 0}
    assert table.event("material-beside") == {"seat": 0, "material": "sand"}


def test_the_last_free_space_of_a_material_is_filled_unasked() -> None:
    table = plain(dice={"1": [2, 2, 2]}, materials={"1": ["a1", "d1", "c2"]})
    table.play("2 helper", "sand")
    assert table.player(1)["ceremony"]["b3"] == "sand"
    assert table.asked() == "2 place"


def test_a_material_goes_only_on_free_spaces_of_its_kind() -> None:
    table = plain(dice={"1": [2, 2, 2]}, materials={"1": ["a1"]})
    table.play("2 helper", "sand")
    assert table.moves() == ["on d1", "on c2", "on b3"]
    assert table.refused("on a1") == "space-filled"
    assert table.reason("on b1").data() == {"key": "space-other-material", "args": {"space": "b1", "material": "wood"}, "rule": "4C"}


# 4D. The temple


def test_a_priest_pushes_to_the_right_until_there_is_a_gap() -> None:
    table = plain(dice={"1": [6, 6, 6]}, temple=[2, 3, 0, 2, 0, 0])
    table.play("6 temple", "priest 6")
    assert table.view()["temple"]["spaces"] == [0, 1, 2, 1, None, None]
    assert table.heard("priest-pushed") == [{"seat": 1, "value": 5}, {"seat": 2, "value": 4}]


def test_the_last_priest_of_a_full_row_falls_off_and_goes_home() -> None:
    table = plain(dice={"1": [3, 3, 3]}, temple=[2, 3, 2, 3, 2, 3])
    table.play("3 temple")
    assert table.marks("temple-3") == {"pushes": {"seat": 2, "to": 2}, "ejects": {"seat": 2}}
    table.play("priest 3")
    assert table.view()["temple"]["spaces"] == [1, 2, 1, 0, 2, 1]
    assert table.event("priest-ejected") == {"seat": 2}
    assert table.player(3)["priests"] == 2


def test_a_space_above_the_die_and_one_with_ones_own_priest_are_refused() -> None:
    table = plain(dice={"1": [3, 3, 3]}, temple=[0, 0, 0, 1, 0, 0])
    table.play("3 temple")
    assert table.moves() == ["priest 2", "priest 1"]
    assert table.refused("priest 4") == "temple-too-high"
    assert table.reason("priest 3").data() == {"key": "own-priest-there", "args": {"space": 3, "to": 2}, "rule": "4D"}


def test_without_a_priest_the_temple_is_closed() -> None:
    assert plain(dice={"1": [6, 6, 6]}, temple=[1, 1, 1, 1]).refused("6 temple") == "no-priest"


# 4E, 4F. Building and the fire bonus


@pytest.mark.parametrize(("round", "points"), [(1, 10), (2, 10), (3, 7), (4, 7), (5, 4), (6, 4)])
def test_a_building_brings_points_by_the_round(round: int, points: int) -> None:
    table = plain(round=round, dice={"1": [1, 1, 1]}, materials={"1": ["a1", "b1"]})
    table.play("1 build")
    assert table.event("built") == {"seat": 0, "building": 1, "first": "a1", "second": "b1", "points": points, "total": points}
    assert table.asked() == "1 fire-first"


def test_two_neighbouring_materials_are_needed() -> None:
    table = plain(dice={"1": [6, 6, 6]}, materials={"1": ["a1", "c1", "b2"]})
    assert table.refused("6 build") == "no-neighbours"


@pytest.mark.parametrize(("materials", "covered"), [([], ["a1", "b1"]), (["c1"], ["a1", "b1"]), (["b1"], ["c1", "d1"])])
def test_a_building_does_not_stand_in_for_a_material(materials: list[str], covered: list[str]) -> None:
    table = plain(dice={"1": [6, 6, 6]}, materials={"1": materials}, built={"1": {"1": covered}})
    assert table.refused("6 build") == "no-neighbours"


def test_no_building_goes_over_a_building() -> None:
    table = plain(dice={"1": [6, 6, 6]}, materials={"1": ["c1", "d1", "c2"]}, built={"1": {"1": ["a1", "b1"]}})
    table.play("6 build", "build 6")
    assert table.moves() == ["cover c1 d1", "cover c1 c2"]
    assert table.refused("cover b1 c1") == "not-both-filled"


def test_the_materials_are_gone_and_their_spaces_covered() -> None:
    table = plain(dice={"1": [6, 6, 6]}, materials={"1": ["a1", "b1", "b2"]})
    table.play("6 build", "build 6")
    assert table.moves() == ["cover a1 b1", "cover b1 b2"]
    assert table.refused("cover a1 a2") == "not-both-filled"
    table.play("cover b2 b1")
    assert table.player(1)["ceremony"]["b1"] == table.player(1)["ceremony"]["b2"] == "building-6"
    assert table.player(1)["ceremony"]["a1"] == "sand"
    assert table.things("card pile") == ["pile"]


def test_a_building_is_built_once_and_not_above_the_die() -> None:
    position: dict[str, Any] = {"materials": {"1": ["a1", "b1"]}, "built": {"1": {"1": ["c1", "d1"], "2": ["c2", "d2"]}}}
    assert plain(dice={"1": [2, 2, 2]}, **position).refused("2 build") == "no-building"
    table = plain(dice={"1": [4, 4, 4]}, **position)
    table.play("4 build")
    assert table.moves() == ["build 3", "build 4"]
    assert table.refused("build 1") == "built-already"
    assert table.refused("build 5") == "building-too-high"


def test_the_fire_bonus_is_a_card_or_offering_and_then_status_or_shell() -> None:
    table = plain(dice={"1": [1, 1, 1]}, shown=["blue", "blue", "red", "red", "red"])
    table.play("1 temple")
    assert table.moves() == ["offering", "card pile", "card blue", "card red"]
    table.play("offering")
    assert table.moves() == ["status", "shell"]
    table.play("status")
    assert table.view()["status"]["steps"] == [1, 0, 0]


# The display of god cards


def test_a_card_taken_face_up_is_known_and_replaced_at_once() -> None:
    table = plain(dice={"1": [1, 1, 1]}, shown=["blue", "white", "red", "green", "yellow"])
    table.play("1 temple", "card white")
    assert table.player(1)["known"] == ["white"]
    assert None not in table.view()["cards"]["shown"]


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    hands = {str(number): [colour] * 12 for number, colour in ((1, "blue"), (2, "white"), (3, "red"), (4, "green"))}
    table = arranged(4, dice={"1": [1, 1, 1]}, hands=hands, shown=["yellow"] * 5, discard=["yellow"] * 7)
    table.play("1 temple", "card pile")
    assert table.event("pile-shuffled") == {"count": 7}
    assert table.view()["cards"]["pile"] == 6


def test_if_no_card_is_available_the_offering_is_taken_unasked() -> None:
    hands = {"1": ["blue"] * 12 + ["yellow"] * 12, "2": ["white"] * 12, "3": ["red"] * 12, "4": ["green"] * 12}
    table = arranged(4, dice={"1": [1, 1, 1]}, hands=hands)
    table.play("1 temple")
    assert table.event("offerings") == {"seat": 0, "count": 1, "total": 3}
    assert table.asked() == "1 fire-second"
