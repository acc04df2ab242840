"""The final scoring of Mangrovia (7) and victory (8)."""

from typing import Any

import pytest

from tests.games.mangrovia_table import Table, arranged, builder


def ended(huts: dict[str, int] | None = None, seats: int = 4, **position: Any) -> Table:
    """A game that ends with these huts; hands are empty unless stated."""
    hands = {str(seat + 1): [] for seat in range(seats)} | position.pop("hands", {})
    sites = ["site-2", "site-3", "site-4", "site-5"]
    bowls = {site: number % seats + 1 for number, site in enumerate(sites)}
    table = arranged(seats, {"rounds": "1"}, landing=11, step=2, huts=huts or {}, hands=hands, bowls=bowls, **position)
    table.skip_until("over")
    assert table.view()["score"]["totals"] == table.state.scores()
    return table


# 7A. Paths


def test_first_and_second_on_a_path_score_what_the_statue_shows() -> None:
    table = ended({"D4": 1, "D5": 1, "D6": 2, "A2": 3})
    assert table.row("path-D")["points"] == [14, 7, 0, 0]
    assert table.row("path-A")["points"] == [0, 0, 12, 0]


def test_a_double_hut_counts_as_two() -> None:
    table = ended({"D4": 1, "D5": 1}, doubles={"D6": 2, "D7": 2})
    assert table.row("path-D")["huts"] == [2, 4, 0, 0]
    assert table.row("path-D")["points"] == [7, 14, 0, 0]


def test_a_tie_goes_to_the_hut_nearest_the_statue() -> None:
    assert ended({"A3": 1, "A2": 2}).row("path-A")["places"] == [2, 1, 0, 0]
    assert ended({"H2": 1, "G2": 2}).row("path-2")["places"] == [2, 1, 0, 0]
    assert ended({"H2": 1, "G2": 2}).row("path-2")["because"] == ["lost", "nearer", "", ""]


def test_the_nearest_hut_counts_not_the_sum_of_the_distances() -> None:
    assert ended({"A1": 1, "A7": 1, "A2": 2, "A3": 2}).row("path-A")["places"] == [1, 2, 0, 0]


def test_a_crossing_counts_on_both_paths() -> None:
    table = ended({"B3": 1})
    assert (table.row("path-B")["points"], table.row("path-3")["points"]) == ([10, 0, 0, 0], [12, 0, 0, 0])


def test_without_a_hut_there_are_no_points_even_if_a_place_is_left() -> None:
    table = ended({"A1": 1})
    assert table.row("path-A")["points"] == [12, 0, 0, 0]
    assert table.row("path-B")["points"] == [0, 0, 0, 0]


def test_neutral_huts_take_a_place_and_nobody_gets_its_points() -> None:
    table = ended({"B3": 1, "D1": 1}, seats=3)
    assert table.row("path-B")["neutral_place"] == 1
    assert table.row("path-B")["points"] == [5, 0, 0]
    assert {"path": "B", "place": 1, "huts": 1, "because": "nearer"} in table.heard("path-neutral")


def test_with_two_neutral_huts_ahead_a_single_hut_is_second() -> None:
    table = ended({"G2": 1, "A2": 2}, seats=2)
    assert (table.row("path-2")["neutral"], table.row("path-2")["neutral_place"]) == (2, 1)
    assert table.row("path-2")["points"] == [0, 7]


# 7B and 7C. Areas


def test_ones_own_huts_in_the_stone_area_are_multiplied_by_all_huts_there() -> None:
    table = ended({"D1": 1, "E1": 1, "F1": 2, "D3": 3})
    assert table.row("stone") == {"id": "stone", "points": [8, 4, 4, 0], "huts": [2, 1, 1, 0], "neutral": 0, "all": 4}


def test_a_neutral_hut_counts_among_all_huts_of_the_stone_area() -> None:
    assert ended({"D1": 1, "E1": 2}, seats=3).row("stone")["points"] == [3, 3, 0]


def test_most_huts_in_the_pole_area_score_12_and_6() -> None:
    assert ended({"A4": 1, "B4": 1, "C4": 2, "A5": 3}).row("pole")["points"] == [12, 6, 0, 0]


def test_a_tie_in_the_pole_area_goes_to_the_hut_built_earlier() -> None:
    table = ended({"C4": 2, "A4": 1, "B4": 1, "A5": 2})
    assert table.view()["pole_tiles"] == {"C4": 2, "A4": 3, "B4": 4, "A5": 5}
    assert table.row("pole")["places"] == [2, 1, 0, 0]
    assert table.row("pole")["because"] == ["lost", "earlier", "", ""]


def test_with_two_players_a_single_hut_in_the_pole_area_ranks_behind_the_neutral_one() -> None:
    table = ended({"A4": 1}, seats=2)
    assert (table.row("pole")["neutral_place"], table.row("pole")["points"]) == (1, [6, 0])
    assert table.heard("pole-neutral")[0]["place"] == 1
    assert ended({"A4": 1, "B4": 1}, seats=2).row("pole")["points"] == [12, 0]


# 7D and 8. Amulets and victory


def test_amulets_score_their_value_and_cards_nothing() -> None:
    table = ended(hands={"2": ["amulet-6", "amulet-1", "7", "7", "water"]})
    assert table.row("amulets")["points"] == [0, 7, 0, 0]
    assert table.row("amulets")["values"] == [[], [6, 1], [], []]
    assert table.state.scores() == [0, 7, 0, 0]


def test_the_total_is_the_sum_of_all_lines() -> None:
    """1A. Every source of chief's points has its line."""
    table = ended({"D1": 1, "A4": 1, "D6": 2}, hands={"1": ["amulet-3"]})
    rows = table.view()["score"]["rows"]
    assert [row["id"] for row in rows] == [
        "track", "path-A", "path-B", "path-C", "path-D", "path-1", "path-2", "path-3", "path-4", "stone", "pole", "amulets",
    ]  # fmt: skip
    totals = [sum(row["points"][seat] for row in rows) for seat in range(4)]
    assert totals == table.view()["score"]["totals"] == table.state.scores()
    assert table.state.scores() == [2 + 12 + 14 + 10 + 8 + 1 + 12 + 3, 4 + 7, 0, 0]


def test_while_the_game_runs_the_scores_are_the_track_and_the_sheet_says_what_would_be_scored() -> None:
    table = arranged(4, landing=3, huts={"D6": 2, "A4": 1}, hands={"1": ["amulet-6"]})
    assert table.state.scores() == [2, 4, 0, 0]
    assert table.view()["score"]["totals"] == [2 + 12 + 8 + 12, 4 + 14, 0, 0]
    assert table.view()["score"]["rows"][-1]["id"] == "pole"


def test_most_points_win() -> None:
    table = ended({"A1": 2}, hands={"1": ["amulet-6"]})
    assert table.state.ranking() == [2, 1, 3, 3]
    assert table.event("wins") == {"seat": 1, "points": 1 + 12 + 10}


def test_a_tie_is_won_by_the_more_valuable_amulets() -> None:
    table = ended({"A2": 1}, hands={"2": ["amulet-6"] * 4 + ["amulet-2"]})
    assert table.state.scores() == [26, 26, 0, 0]
    assert table.state.ranking() == [2, 1, 3, 3]
    assert table.event("wins-amulets") == {"seat": 1, "points": 26}


def test_those_who_are_still_equal_share_the_victory() -> None:
    table = ended(hands={"2": ["amulet-6"], "4": ["amulet-4", "amulet-2"]})
    assert table.state.ranking() == [3, 1, 3, 1]
    assert [args["seat"] for args in table.heard("shares")] == [1, 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_in_which_nobody_has_anything_is_shared_by_all(seats: int) -> None:
    assert ended(seats=seats).state.ranking() == [1] * seats


def test_amulets_are_shown_to_all_only_when_everything_open_is_scored() -> None:
    table = ended({"A2": 1}, hands={"2": ["amulet-6"]})
    keys = table.told_keys()
    assert keys.index("path-first") < keys.index("amulets-scored") < keys.index("wins")
    assert table.view()["players"][1]["hand"] == {"amulets": [6]}


def test_looking_back_every_step_is_scored_as_if_it_had_been_the_last() -> None:
    table = builder("amulet-3", "amulet-4", landing=7, huts={"A1": 1, "A2": 2})
    state = table.state
    assert state.scores() == [player["points"] for player in table.view()["players"]], "while the game runs only the track counts"
    paths = {row["id"]: row["points"] for row in table.view()["score"]["rows"]}
    assert state.standing() == [sum(row[seat] for row in paths.values()) + (7 if seat == 0 else 0) for seat in range(state.seats)]
    assert state.standing()[0] > 7
