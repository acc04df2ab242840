"""What lies on the table when a game of Mangrovia begins (2), for every number of players, and with the stone tiles (9)."""

import pytest

from archipel.engine.phrase import Trouble
from tests.games.mangrovia_table import GAME, dealt

GRAY = {"B2", "F2", "shore-3"}
WHITE = {"G1", "C3", "D4", "A7", "B6", "islet-2", "shore-5"}


# 2B. Huts and bowls


@pytest.mark.parametrize(("seats", "huts", "bowls"), [(2, 10, 2), (3, 10, 2), (4, 9, 1), (5, 8, 1)])
def test_everybody_gets_huts_and_bowls_for_the_number_of_players(seats: int, huts: int, bowls: int) -> None:
    table = dealt(seats)
    assert [(player["huts"], player["bowls"], player["points"]) for player in table.view()["players"]] == [(huts, bowls, 0)] * seats


# 2F, 2G. Pole tiles, and what is different with two or three players


@pytest.mark.parametrize(("seats", "spaces"), [(2, GRAY | WHITE), (3, GRAY), (4, set()), (5, set())])
def test_neutral_huts_stand_on_gray_symbols_with_three_and_on_white_ones_too_with_two(seats: int, spaces: set[str]) -> None:
    table = dealt(seats)
    assert table.view()["huts"] == {space: {"owner": -1, "count": 1} for space in table.view()["huts"]}
    assert set(table.view()["huts"]) == spaces
    assert [set(args["spaces"]) for args in table.heard("neutral-huts")] == ([spaces] if spaces else [])


def test_with_two_players_the_bottom_site_is_blocked_and_the_lowest_pole_tile_lies_under_the_neutral_hut() -> None:
    table = dealt(2)
    assert table.view()["blocked"] == "site-6"
    assert table.view()["pole_tiles"] == {"B6": 2}
    assert table.view()["pole_pile"] == [3, 4, 5, 6, 7, 8, 9]
    assert table.refused("site 6") == "site-blocked"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_no_site_is_blocked_and_all_pole_tiles_are_in_the_pile(seats: int) -> None:
    table = dealt(seats)
    assert table.view()["blocked"] is None
    assert table.view()["pole_tiles"] == {}
    assert table.view()["pole_pile"] == [2, 3, 4, 5, 6, 7, 8, 9]


# 2C, 2E. Cards and amulets


def test_the_starting_player_is_drawn_by_lot_and_gets_the_cards_with_number_1() -> None:
    starters = set()
    pairs = [[3, 4], [3, 5], [2, 7], [4, 6], [5, 6]]
    for seed in range(40):
        table = dealt(5, seed=seed)
        starter = table.view()["starter"]
        starters.add(starter)
        assert table.asked() == f"{starter + 1} bowl"
        assert [table.player((starter + number) % 5 + 1)["starting"] for number in range(5)] == pairs
        assert [(args["seat"], args["values"]) for args in table.heard("starting-cards")] == [
            ((starter + number) % 5, pairs[number]) for number in range(5)
        ]
    assert starters == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_landscape_cards_each_four_valuables_and_three_landscapes_laid_out(seats: int) -> None:
    view = dealt(seats).view()
    assert [(player["valuables"], player["landscapes"], player["amulets"]) for player in view["players"]] == [(2, 2, 0)] * seats
    assert None not in view["valuables"]["shown"] + view["landscapes"]["shown"]
    assert (len(view["valuables"]["shown"]), view["valuables"]["pile"]) == (4, 39)
    assert (len(view["landscapes"]["shown"]), view["landscapes"]["pile"]) == (3, 29 - 2 * seats)
    assert view["amulets"] == {"bag": 35, "aside": [], "ones": 5}


# 2D. Boat and birds


def test_the_birds_begin_on_mangrove_and_water_and_the_boat_waits() -> None:
    view = dealt(4).view()
    assert view["birds"] == ["mangrove", "water"]
    assert (view["phase"], view["landing"], view["round"], view["bowls"]) == ("bowls", 0, 1, {})


# 9. Stone tiles


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("tiles", "statues"), [("gods", True), ("godless", False)])
def test_gods_and_godless_lay_only_such_tiles_one_on_every_free_space_of_the_stone_area(seats: int, tiles: str, statues: bool) -> None:
    laid = dealt(seats, {"tiles": tiles}).view()["stone_tiles"]
    free = ["D1", "E1", "F1", "D2", "D3", "E3", "F3"] + (["F2"] if seats > 3 else [])
    assert sorted(laid) == sorted(free)
    assert all(tile.startswith("statue") == statues for tile in laid.values())


def test_random_tiles_come_from_all_sixteen_and_none_lie_there_without_the_variant() -> None:
    seen = {tile for seed in range(40) for tile in dealt(4, {"tiles": "random"}, seed).view()["stone_tiles"].values()}
    assert seen == {*(f"statue-{path}" for path in "ABCD1234"), "valuable", "amulet", "wild"}
    assert dealt(4).view()["stone_tiles"] == {}


def test_no_more_tiles_of_a_kind_are_laid_than_the_box_has() -> None:
    for seed in range(20):
        laid = list(dealt(5, {"tiles": "godless"}, seed).view()["stone_tiles"].values())
        assert (laid.count("valuable"), laid.count("amulet"), laid.count("wild")) == (3, 3, 2)


# Who plays, and who sees what


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(Trouble, match="seats-out-of-range"):
        GAME.check_seats(seats)


def test_what_is_dealt_face_down_is_told_to_its_owner_alone() -> None:
    table = dealt(3)
    hands = [event for event in table.told if event.key == "hand"]
    assert [event.only for event in hands] == [0, 1, 2]
    for event in hands:
        assert sorted(event.args["landscapes"]) == sorted(table.hand(event.only + 1)["landscapes"])


@pytest.mark.parametrize(
    ("field", "value"),
    [("bowls", [9, -1, -1, -1, -1, -1]), ("owners", [7] + [-1] * 48), ("shown_valuables", [6, 0, 0, 0]), ("shown_landscapes", [-5, 0, 0]),
     ("space", 99), ("space", 3), ("landing", 13), ("ask", 4), ("ask", 7), ("starter", 4), ("seat", 5), ("held", [1]),
     ("points", [1, 0, 0, 0]), ("over", 1), ("round", "one"), ("paid", [0]), ("stock", None)],
)  # fmt: skip
def test_an_impossible_table_is_not_restored(field: str, value: object) -> None:
    data = dealt(4).state.data()
    GAME.restore(data)
    data["table"][field] = value
    with pytest.raises(Trouble, match="position-broken"):
        GAME.restore(data)
