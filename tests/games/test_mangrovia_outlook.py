"""What Mangrovia tells beside the moves: how it stands, what somebody lacks for whom nothing is left but doing without, ways to pay."""

import pytest

from archipel.engine.phrase import SPECTATOR, Data
from tests.games.mangrovia_table import Table, arranged, builder


def lack(table: Table) -> tuple[str, Data, str] | None:
    reason = table.state.lack()
    return None if reason is None else (reason.key, reason.args, reason.rule)


# How it stands


def test_the_outlook_counts_paths_and_areas_but_no_amulets() -> None:
    """Path A brings 12 and 6; the amulets of player 1 lie face down."""
    table = arranged(4, landing=10, huts={"A1": 1, "A2": 1, "A3": 2}, hands={"1": ["amulet-6"]})
    table_points = [player["points"] for player in table.view()["players"]]
    rows = {row["id"]: row["points"] for row in table.view()["score"]["rows"]}
    assert rows["path-A"] == [12, 6, 0, 0]
    wanted = [points + sum(rows[id][seat] for id in rows if id != "track") for seat, points in enumerate(table_points)]
    assert [table.state.outlook(reader) for reader in (SPECTATOR, 0, 1)] == [wanted] * 3
    assert table.state.scores() == table_points


# Nothing but doing without


def test_who_has_no_card_for_the_birds_is_told_which_landscapes_they_sit_on() -> None:
    table = builder("7", "5", "reed", landing=10, birds=("mangrove", "water"))
    assert table.moves() == ["skip"]
    assert lack(table) == ("lack-card", {"landscapes": ["mangrove", "water"], "instead": "no"}, "5")


def test_who_can_pay_no_space_of_their_cards_exactly_is_told_what_they_have() -> None:
    table = builder("2", "sand", "amulet-1", landing=10)
    assert table.moves() == ["skip"]
    args = {"landscapes": ["sand"], "valuables": 2, "amulets": 1, "instead": "no"}
    assert lack(table) == ("lack-price", args, "5A")


def test_where_every_space_of_the_cards_is_taken_that_is_said() -> None:
    sand = [space for space, lands in spaces_and_landscapes().items() if "sand" in lands]
    table = builder("7", "5", "sand", landing=10, huts={space: 2 + number % 3 for number, space in enumerate(sand)})
    assert lack(table) == ("lack-space", {"landscapes": ["sand"], "instead": "no"}, "5")


def test_who_could_have_collected_amulets_instead_is_told_that_there_are_none() -> None:
    table = builder("7", "reed", landing=8, birds=("mangrove", "water"), hands={"2": ["amulet-1"] * 5})
    assert table.moves() == ["skip"]
    assert lack(table) == ("lack-card", {"landscapes": ["mangrove", "water"], "instead": "yes"}, "5")


@pytest.mark.parametrize("landing", [8, 10])
def test_whoever_can_do_something_lacks_nothing(landing: int) -> None:
    assert lack(builder("7", "sand", landing=landing)) is None


def spaces_and_landscapes() -> dict[str, list[str]]:
    return {space["id"]: space["land"] for space in builder("7").state.edition.data["spaces"]["list"]}


# Ways to pay


def payments(table: Table, seat: int = 0) -> list[Data]:
    found: list[Data] = table.view(seat)["building"]["payments"]
    return found


def test_every_way_to_pay_is_shown_with_the_moves_that_make_it() -> None:
    """A3 costs 10: 7 + 3, 5 + 5, 5 + 3 + 2 from 7, 5, 5, 3, 2."""
    table = builder("7", "5", "5", "3", "2", "sand", landing=7)
    table.play("build A3")
    assert [payment["values"] for payment in payments(table)] == [[7, 3], [5, 5], [5, 3, 2]]
    for payment in payments(table):
        other = table.state.copy()
        for text in payment["moves"]:
            other.play(other.parse(text), table.dealer, None)
        assert table.view()["huts"].get("A3") is None
        assert other.view(0)["huts"]["A3"] == {"owner": 0, "count": 1}, payment
        left = sorted([7, 5, 5, 3, 2])
        for value in payment["values"]:
            left.remove(value)
        assert other.view(0)["players"][0]["hand"]["valuables"] == left


def test_nobody_else_sees_the_ways_to_pay() -> None:
    table = builder("7", "5", "5", "3", "2", "sand", landing=7)
    table.play("build A3")
    assert payments(table, 0)
    assert payments(table, 1) == payments(table, SPECTATOR) == []
