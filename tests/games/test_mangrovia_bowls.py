"""Phase 1 of Mangrovia (3): placing bowls."""

import pytest

from tests.games.mangrovia_table import arranged, dealt


@pytest.mark.parametrize("seats", [4, 5])
def test_one_bowl_each_clockwise_from_the_starting_player(seats: int) -> None:
    table = arranged(seats, starter=3)
    placed = []
    for site in range(1, seats):
        placed.append(table.state.seat + 1)
        table.play(f"site {site}")
    assert placed == [(2 + step) % seats + 1 for step in range(seats - 1)]
    assert table.asked() == f"{(2 + seats - 1) % seats + 1} bowl"


@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_everybody_places_a_second_bowl_in_the_same_order(seats: int) -> None:
    table = arranged(seats, starter=2)
    order = []
    for site in (3, 1, 2, 4, 5)[: 2 * seats - 1]:
        order.append(table.state.seat)
        table.play(f"site {site}")
    assert order == [(1 + step) % seats for step in range(2 * seats - 1)]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_starting_players_first_bowl_may_not_go_to_the_top_site_but_the_second_may(seats: int) -> None:
    table = arranged(seats)
    assert table.refused("site 1") == "top-site-banned"
    assert "site 1" not in table.moves()
    table.play("site 2")
    for site in range(3, 2 + seats):
        assert "site 1" in table.moves()
        table.play(f"site {site}")
    assert table.asked() == "1 bowl"
    assert table.refused("site 1") == ""


@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_the_top_site_is_open_to_the_first_bowl(seats: int) -> None:
    assert arranged(seats).moves() == [f"site {number}" for number in range(1, 7)]


def test_a_taken_site_is_refused_and_the_reason_says_whose_bowl_it_is() -> None:
    table = arranged(4, bowls={"site-3": 1})
    assert table.reason("site 3").data() == {"key": "site-taken", "args": {"number": 3, "seat": 0}, "rule": "3"}
    assert table.moves() == ["site 1", "site 2", "site 4", "site 5", "site 6"]


def test_with_three_players_the_last_bowl_goes_to_the_last_site_unasked() -> None:
    table = arranged(3, bowls={"site-2": 1, "site-3": 2, "site-4": 3, "site-5": 1})
    told = table.play("site 6")
    assert [event.args["number"] for event in told if event.key == "bowl-placed"] == [6, 1]
    assert table.view()["bowls"]["site-1"] == 2
    assert table.asked() == "3 draw-shown"


def test_nothing_else_is_done_before_all_bowls_are_placed() -> None:
    table = dealt(4)
    for text in ("collect", "take 5", "draw valuable", "build A1", "pay 5", "return 2", "birds water sand", "skip"):
        assert table.refused(text) == "bowls-first"


def test_no_bowl_is_placed_once_the_boat_has_set_off() -> None:
    assert arranged(4, landing=3).refused("site 1") == "bowls-placed"


def test_a_site_is_noted_with_what_its_two_landings_offer() -> None:
    table = arranged(4)
    notes = [(mark.args["landing"], mark.args["action"]) for mark in table.state.marks() if mark.thing == "site-3"]
    assert notes == [(3, "up"), (10, "hut-hut")]


@pytest.mark.parametrize(("text", "why"), [("site 7", "no-such-site"), ("site", "no-such-site"), ("bowl 3", "no-such-text")])
def test_a_text_that_names_no_site_is_refused(text: str, why: str) -> None:
    assert arranged(4).refused(text) == why
