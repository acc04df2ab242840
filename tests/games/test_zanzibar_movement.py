"""Moving in Zanzibar (5): how many merchants, how many steps, what bars the way, where a move may end."""

import pytest

from tests.games.zanzibar_table import arranged

CORNER = ["makuli", "fumbi", "muyo", "mwamba", "dimbu", "forodi", "kusi"]
"""Around Kizamo: all that a 3 could come across."""


def test_a_merchant_goes_along_routes_from_place_to_place() -> None:
    table = arranged(merchants={"1-3": "kizamo"}, free=CORNER)
    assert table.steps(3) == ["makuli", "muyo", "mwamba"]
    table.play("go 3 makuli")
    assert table.at("1-3") == "makuli"
    assert table.steps(3) == ["fumbi", "kizamo"]


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 7])
def test_a_merchant_has_as_many_steps_as_its_number(number: int) -> None:
    way = ["kaskazi", "matlai", "mwamba", "kusi", "fumbi", "makuli", "kizamo", "muyo"]
    table = arranged(merchants={f"1-{number}": "umande"}, free=way)
    for step in range(number):
        assert table.steps(number), f"after {step} steps"
        table.play(f"go {number} {way[step]}")
    assert table.steps(number) == []
    assert table.refused(f"go {number} {way[number]}") == "merchant-moved"


def test_up_to_three_merchants_move_each_once() -> None:
    table = arranged(merchants={"1-2": "kizamo", "1-5": "mkoto", "1-6": "kiweni", "1-7": "jozwa"}, free=[*CORNER, "nungu", "ponga"])
    assert table.state.decision().args == {"seat": 0, "moved": 0, "left": 3}
    table.play("go 2 makuli", "go 5 nungu", "go 6 ponga")
    assert table.refused("go 2 fumbi") == "merchant-moved"
    assert table.refused("go 7 dunge") == "enough-moved"
    assert table.steps(7) == []
    table.play("end")
    assert table.asked() == "1 score"


def test_moving_another_merchant_ends_the_move_of_the_one_under_way() -> None:
    table = arranged(merchants={"1-5": "kizamo", "1-6": "mkoto"}, free=[*CORNER, "nungu"])
    table.play("go 5 makuli")
    assert table.asked() == "1 step"
    table.play("go 6 nungu")
    assert table.refused("go 5 fumbi") == "merchant-moved"
    assert table.view()["moved"] == ["1-5", "1-6"]


def test_nobody_has_to_move() -> None:
    table = arranged()
    assert "end" in table.moves()
    table.play("end")
    assert (table.told_keys(), table.asked()) == (["no-move"], "1 score")


def test_the_movement_ends_by_itself_when_three_have_no_step_left() -> None:
    table = arranged(
        merchants={"1-2": "kizamo", "1-3": "mkoto", "1-4": "kiweni"}, free=[*CORNER, "nungu", "kenda", "ponga", "uroma", "temwa"]
    )
    table.play("go 2 makuli", "go 2 fumbi", "go 3 nungu", "go 3 kenda", "go 3 nungu", "go 4 ponga", "go 4 uroma", "go 4 temwa")
    assert table.asked() == "1 step"
    table.play("go 4 kenda")
    assert table.asked() == "1 score"


def test_nothing_is_scored_before_the_movement_is_ended_and_nobody_moves_after_it() -> None:
    """4. First the movement, then the scoring."""
    table = arranged(hand=["cloves", "north"])
    assert (table.refused("score cloves"), table.refused("skip"), table.refused("keep")) == ("end-first", "end-first", "no-discard-now")
    move = table.moves()[0]
    table.play("end")
    assert (table.refused(move), table.refused("end"), table.refused("push mkoto")) == ("movement-over",) * 3


# 5A. What bars the way


@pytest.mark.parametrize(
    ("other", "why"), [("2-2", "blocked-taller"), ("1-7", "blocked-own"), ("1-2", "blocked-own"), ("2-3", "blocked-equal")]
)
def test_own_taller_and_equal_merchants_bar_the_way(other: str, why: str) -> None:
    table = arranged(merchants={"1-3": "kizamo", other: "makuli"}, free=[place for place in CORNER if place != "makuli"])
    assert table.refused("go 3 makuli") == why
    assert table.reason("go 3 makuli").args["other"] == int(other[2])
    assert "makuli" not in table.steps(3)


def test_the_refusal_names_whoever_bars_the_way() -> None:
    table = arranged(3, merchants={"1-4": "kizamo", "3-2": "makuli"}, free=["fumbi", "muyo", "mwamba"])
    reason = table.reason("go 4 makuli")
    assert (reason.rule, reason.args) == ("5A", {"seat": 2, "other": 2, "place": "makuli", "merchant": 4})


def test_the_refusal_of_a_place_further_away_names_whoever_bars_the_way_there() -> None:
    table = arranged(
        merchants={"1-3": "kizamo", "2-2": "makuli", "1-5": "fumbi"}, free=["muyo", "mwamba", "forodi", "dimbu", "sombe", "kusi"]
    )
    assert table.reason("go 3 forodi").args == {"seat": 1, "other": 2, "place": "makuli", "merchant": 3}
    assert table.reason("go 3 fumbi").key == "blocked-taller"
    assert (table.reason("go 3 dimbu").key, table.reason("go 3 dimbu").args["steps"]) == ("step-by-step", 3)
    assert table.reason("go 3 kenda").args == {"merchant": 3, "place": "kenda", "steps": 5, "left": 3}
    assert table.refused("go 3 kizamo") == "same-place"


def test_an_equal_one_far_away_is_named_with_a_free_place_next_to_it() -> None:
    table = arranged(merchants={"1-3": "kizamo", "2-3": "fumbi"}, free=["makuli", "forodi", "dimbu", "kusi", "muyo", "mwamba"])
    reason = table.reason("go 3 forodi")
    assert (reason.key, reason.rule, reason.args["place"], reason.args["free"]) == ("blocked-equal", "5C", "fumbi", "dimbu")


def test_nobody_passes_a_barred_place() -> None:
    table = arranged(merchants={"1-7": "kizamo", "1-2": "makuli", "1-3": "muyo", "1-4": "mwamba"})
    assert table.steps(7) == []
    assert ("1-7", "barred") in [(mark.thing, mark.key) for mark in table.state.marks()]


# A move must end elsewhere


def test_a_merchant_may_come_back_to_its_start_if_it_can_go_on() -> None:
    table = arranged(merchants={"1-3": "kizamo"}, free=CORNER)
    table.play("go 3 makuli", "go 3 kizamo")
    assert table.state.decision().args["back"] == "yes"
    assert table.refused("end") == "go-on"
    assert table.refused("go 4 mkoto") == "go-on"
    assert {move.split()[1] for move in table.moves()} == {"3"}


def test_the_last_step_does_not_lead_back_to_the_start() -> None:
    table = arranged(merchants={"1-2": "kizamo"}, free=CORNER)
    table.play("go 2 makuli")
    assert table.refused("go 2 kizamo") == "ends-at-start"
    assert table.steps(2) == ["fumbi"]


def test_back_at_its_start_among_others_a_merchant_can_always_go_on() -> None:
    """Taller ones stand all around, except where it came from: that place is free."""
    table = arranged(merchants={"1-4": "kizamo", "2-2": "muyo", "2-3": "mwamba"}, free=["makuli", "fumbi"])
    table.play("go 4 makuli", "go 4 kizamo")
    assert table.moves() == ["go 4 makuli"]


def test_a_text_that_names_no_move_is_refused_with_what_there_is() -> None:
    table = arranged()
    assert [table.refused(text) for text in ("go 9 mkoto", "go 3 rome", "score salt", "go 3", "walk 3 mkoto", "push", "")] == [
        "no-such-merchant", "no-such-place", "no-such-objective", "no-such-text", "no-such-text", "no-such-text", "no-such-text",
    ]  # fmt: skip
    assert table.state.space() == len({table.state.text(move) for move in range(table.state.space())})
