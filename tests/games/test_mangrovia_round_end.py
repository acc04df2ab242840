"""Phase 3 of Mangrovia (6), and when the game ends (7)."""

import pytest

from tests.games.mangrovia_table import arranged, builder

NEARLY_DONE = ["A1", "B1", "C1", "E1", "G1", "A2", "C2", "A3"]
"""Eight of player 1's nine huts, with four players."""


def test_the_talisman_goes_to_the_bowl_at_the_top_site_even_if_nothing_was_done_there() -> None:
    table = arranged(4, landing=12, bowls={"site-1": 3, "site-2": 1, "site-3": 2, "site-4": 4}, birds=["water", "sand"])
    table.play("birds water sand")
    assert table.event("talisman-top") == {"seat": 2}
    assert (table.view()["starter"], table.asked()) == (2, "3 bowl")
    assert table.view()["birds"] == ["water", "sand"]


@pytest.mark.parametrize(("seats", "starter", "right"), [(4, 3, 2), (4, 1, 4), (5, 2, 1)])
def test_with_an_empty_top_site_the_talisman_goes_to_the_right_and_the_birds_change_sides(seats: int, starter: int, right: int) -> None:
    table = arranged(seats, starter=starter, landing=11, step=2, birds=["mangrove", "reed"])
    table.play("skip")
    assert (table.view()["starter"], table.asked()) == (right - 1, f"{right} bowl")
    assert table.view()["birds"] == ["water", "sand"]
    assert table.event("birds-moved")["first"] == "water"


def test_bowls_come_back_and_the_boat_waits_for_the_next_round() -> None:
    table = arranged(4, landing=11, step=2, round=4)
    table.play("skip")
    view = table.view()
    assert (view["round"], view["phase"], view["landing"], view["bowls"]) == (5, "bowls", 0, {})
    assert [player["bowls"] for player in view["players"]] == [1, 1, 1, 1]
    assert table.event("round-begins") == {"round": 5, "seat": 3}


def test_with_two_players_the_blocked_site_stays_blocked() -> None:
    table = arranged(2, landing=12, bowls={"site-1": 1, "site-2": 2, "site-3": 1, "site-4": 2})
    table.play("birds sand reed")
    assert table.refused("site 6") == "site-blocked"


def test_the_round_of_somebodys_last_hut_is_finished_first() -> None:
    table = builder("7", "sand", landing=10, huts=dict.fromkeys(NEARLY_DONE, 1))
    table.play("build D5")
    assert table.event("last-hut") == {"seat": 0}
    assert table.view()["ending"]
    assert not table.state.over
    table.skip_until("over")
    assert table.view()["phase"] == "over"


def test_whoever_keeps_a_hut_has_not_built_the_last_one() -> None:
    table = builder("7", "sand", landing=11, huts=dict.fromkeys(NEARLY_DONE[1:], 1))
    table.play("build D5")
    assert table.player(1)["huts"] == 1
    assert table.heard("last-hut") == []
    assert not table.view()["ending"]
    table.play("skip")
    assert table.event("round-begins")["round"] == 2


def test_whoever_has_no_hut_left_is_not_asked_to_build() -> None:
    table = builder("7", "5", "sand", "sand", landing=10, huts=dict.fromkeys(NEARLY_DONE, 1))
    table.play("build D5")
    assert table.event("nothing-there") == {"seat": 0, "landing": 10, "because": "huts"}


def test_the_last_round_ends_without_a_new_deal() -> None:
    table = builder("7", "sand", landing=11, huts=dict.fromkeys(NEARLY_DONE, 1), shown=["2"])
    table.play("build D5", "skip")
    assert table.state.over
    assert table.view()["valuables"]["shown"] == [2, None, None, None]
    assert not {"talisman-top", "talisman-right", "round-begins", "rounds-over"} & set(table.told_keys())


def test_a_limit_of_rounds_brings_the_final_scoring() -> None:
    table = arranged(4, {"rounds": "5"}, round=5, landing=11, step=2)
    table.play("skip")
    assert table.event("rounds-over") == {"rounds": 5}
    assert table.state.over
    table = arranged(4, {"rounds": "5"}, round=4, landing=11, step=2)
    table.play("skip")
    assert not table.state.over


def test_without_a_limit_the_game_goes_on_for_ever() -> None:
    table = arranged(4, round=998, landing=11, step=2)
    table.play("skip")
    assert table.view()["round"] == 999


def test_after_the_end_nothing_can_be_played() -> None:
    table = arranged(4, {"rounds": "1"}, landing=11, step=2)
    table.play("skip")
    assert (table.asked(), table.moves(), table.refused("skip")) == ("over", [], "game-over")
