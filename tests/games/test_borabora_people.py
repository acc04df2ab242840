"""Phase B of Bora Bora (5): what the twelve kinds of men and women do (5A), alone, together and with the green god."""

from typing import Any

import pytest

from tests.games.borabora_table import Table, arranged, plain

ENOUGH: dict[str, Any] = {
    "huts": {"1": ["C-SE", "C-SW"]},
    "materials": {"1": ["a1", "b1"]},
    "shown": ["blue", "white", "red", "green", "yellow"],
}


def used(people: list[str], move: str, **position: Any) -> Table:
    """Player 1 uses people in phase B, and can invoke no god."""
    table = plain(phase="B", people={"1": people}, **{**ENOUGH, **position})
    table.play(move)
    return table


@pytest.mark.parametrize("sex", ["man", "woman"])
@pytest.mark.parametrize(("kind", "count", "asked", "value"), [
    ("land", 1, "settle", 2), ("land", 2, "settle", 4), ("land", 3, "settle", 6),
    ("sea", 2, "settle", 4), ("sea", 3, "settle", 6),
    ("woman", 1, "person", 3), ("woman", 2, "person", 6), ("woman", 3, "person", 6),
    ("man", 1, "person", 3), ("man", 2, "person", 6), ("man", 3, "person", 6),
    ("build", 1, "build", 3), ("build", 2, "build", 6), ("build", 3, "build", 6),
])  # fmt: skip
def test_people_of_one_kind_are_one_stronger_action(sex: str, kind: str, count: int, asked: str, value: int) -> None:
    huts = {"1": ["C-NE", "C-NW", "C-SE"]}
    table = used([f"{sex} {kind}"] * count, f"use {sex} {kind}", huts=huts, last={"1": 6})
    assert table.event("used") == {"seat": 0, "sex": sex, "kind": kind, "count": count, "value": value}
    assert table.asked() == f"1 {asked}"
    assert table.args()["value"] == value


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize(("kind", "what", "each"), [("points", "points", 2), ("offering", "offerings", 1), ("shell", "shells", 1)])
def test_people_bring_points_offerings_and_shells(kind: str, what: str, each: int, count: int) -> None:
    before = {"points": 0, "offerings": 2, "shells": 0}[what]
    table = used([f"man {kind}"] * count, f"use man {kind}", last={"1": 6})
    assert table.player(1)[what] == before + each * count


@pytest.mark.parametrize("count", [1, 2, 3])
def test_people_bring_status(count: int) -> None:
    table = used(["woman status"] * count, "use woman status", last={"1": 6})
    assert table.event("status-up")["steps"] == count


def test_three_people_bring_three_materials_of_any_kinds() -> None:
    table = used(["man material"] * 3, "use man material", materials={}, last={"1": 6})
    table.play("sand", "on a1", "wood", "on b1", "wood", "on a2")
    assert [table.player(1)["ceremony"][id] for id in ("a1", "b1", "a2")] == ["sand", "wood", "wood"]
    assert table.view()["phase"] == "C"


def test_two_people_bring_two_god_cards() -> None:
    table = used(["woman god"] * 2, "use woman god")
    table.play("card red", "card pile")
    assert table.player(1)["cards"] == 2
    assert table.player(1)["known"] == ["red"]


def test_people_move_huts_and_further_ones_may_be_left_where_they_are() -> None:
    table = used(["man hut"] * 2, "use man hut")
    assert table.player(1)["spaces"]["h12"] == {"huts": 3}
    assert table.moves() == ["done", "hut"]
    table.play("done")
    assert table.player(1)["spaces"]["h12"] == {"huts": 3}
    both = used(["man hut"] * 2, "use man hut")
    both.play("hut")
    assert both.player(1)["spaces"]["h12"] == {"huts": 4}
    assert both.view()["phase"] == "C"


def test_one_kind_of_men_and_one_kind_of_women_in_either_order() -> None:
    table = plain(phase="B", people={"1": ["man points", "man shell", "woman offering"]}, huts={"1": ["C-SE", "C-SW"]})
    assert table.moves() == ["done", "use man points", "use man shell", "use woman offering"]
    table.play("use woman offering")
    assert table.moves() == ["done", "use man points", "use man shell"]
    assert table.refused("use woman offering") == "sex-used"
    table.play("use man shell")
    assert table.view()["phase"] == "C"
    assert table.player(1)["points"] == 0


def test_nobody_has_to_use_anybody_and_people_stay_where_they_are() -> None:
    table = plain(phase="B", people={"1": ["man points"], "2": ["woman points"]})
    table.play("done")
    assert table.event("people-done") == {"seat": 0}
    assert table.asked() == "2 people"
    table.play("use woman points")
    assert table.player(2)["spaces"]["h1"] == {"sex": "woman", "kind": "points", "shifted": False}


def test_whoever_can_use_nobody_is_not_asked() -> None:
    table = plain(phase="B", people={"1": ["man points"], "3": ["man land"]})
    table.play("done")
    assert {"seat": 1} in table.heard("nothing-to-use")
    assert {"seat": 2} in table.heard("nothing-to-use")
    assert table.view()["phase"] == "C"


def test_a_use_must_be_possible_at_least_in_part() -> None:
    table = plain(phase="B", people={"1": ["man build", "man points", "woman land"]}, huts={"1": ["C-SE", "C-SW"]}, men=[], women=[])
    assert table.refused("use man build") == "use-impossible"
    assert table.refused("use man sea") == "kind-not-held"
    assert "use man points" in table.moves()


def test_a_person_taken_in_phase_b_may_be_used_in_that_phase() -> None:
    table = plain(phase="B", people={"1": ["woman man"]}, huts={"1": ["C-SE"]}, men=["points"])
    table.play("use woman man")
    assert table.moves() == ["done", "use man points"]


def test_at_the_end_of_the_status_track_status_is_no_use() -> None:
    table = plain(phase="B", people={"1": ["man status"], "2": ["man points"]}, status={"1": 18})
    assert table.asked() == "1 people"
    assert table.refused("use man status") == "use-impossible"


def test_whoever_was_used_in_a_round_may_be_used_again_in_the_next() -> None:
    table = plain(phase="B", people={"1": ["man points", "woman points"]}, last={"1": 4})
    table.play("use man points", "use woman points")
    table.play_until("1 people")
    assert table.view()["round"] == 2
    assert table.player(1)["used"] == {"man": None, "woman": None, "green": False}
    assert {"use man points", "use woman points"} <= set(table.moves())


# 8D. The green god


def green(people: list[str], **position: Any) -> Table:
    position.setdefault("huts", {"1": ["C-SE", "C-SW", "C-NE"]})
    return arranged(phase="B", people={"1": people}, hands={"1": ["green"], "2": [], "3": []}, god_tiles={"1": 0}, **position)


def test_doubling_replaces_the_use_of_that_sex() -> None:
    table = green(["man points", "woman shell", "woman points"])
    table.play("green card")
    assert table.moves() == ["double man points", "double woman points", "double woman shell"]
    table.play("double man points")
    assert table.player(1)["points"] == 4
    assert table.refused("use man points") == "sex-used"
    assert table.moves() == ["done", "use woman points", "use woman shell"]


def test_a_doubled_route_stops_at_six() -> None:
    table = green(["man land", "man land"])
    table.play("green card")
    assert table.event("doubled") == {"seat": 0, "sex": "man", "kind": "land", "count": 2, "value": 6}


def test_the_second_kind_must_be_another_of_a_sex_already_used() -> None:
    table = green(["man points", "man shell", "woman offering"])
    table.play("use man points", "green card")
    assert table.moves() == ["use man shell", "double woman offering"]
    assert table.refused("use man points") == "same-kind"
    assert table.refused("use woman offering") == "sex-unused"
    table.play("use man shell")
    assert table.player(1)["shells"] == 1
    assert table.refused("green card") == "god-invoked-already"


def test_green_is_invoked_once_a_phase() -> None:
    people = {"1": ["man points", "man shell", "woman offering"]}
    table = arranged(phase="B", people=people, hands={"1": ["green", "green"]}, huts={"1": ["C-SE", "C-SW"]})
    table.play("green card", "double man points")
    assert table.reason("green card").data() == {"key": "god-invoked-already", "args": {"god": "green"}, "rule": "8D"}
