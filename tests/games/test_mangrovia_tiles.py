"""The stone tiles of Mangrovia (9): how they are won, and what each is good for."""

import pytest

from tests.games.mangrovia_table import Table, arranged, builder


def with_tile(tile: str, *hand: str, **more: object) -> Table:
    return builder(*hand, options={"tiles": "random"}, tiles={"1": [tile]}, stone_tiles={}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("id", "kind", "path"), [("statue-D", "statue", "D"), ("valuable", "valuable", ""), ("amulet", "amulet", ""), ("wild", "wild", "")]
)
def test_whoever_builds_in_the_stone_area_gets_the_tile_that_lies_there(id: str, kind: str, path: str) -> None:
    table = builder("7", "3", "sand", landing=7, options={"tiles": "random"}, stone_tiles={"E1": id, "D2": "statue-A"})
    table.play("build E1")
    assert table.player(1)["tiles"] == [id]
    assert table.view()["stone_tiles"] == {"D2": "statue-A"}
    assert table.event("stone-tile") == {"seat": 0, "space": "E1", "tile": kind, "path": path, "thing": id}


def test_without_the_variant_a_hut_there_brings_no_tile() -> None:
    table = builder("7", "3", "sand", landing=7)
    table.play("build E1")
    assert table.heard("stone-tile") == []
    assert table.player(1)["tiles"] == []


def test_the_tile_is_noted_on_its_space() -> None:
    table = builder("7", "3", "sand", landing=7, options={"tiles": "random"}, stone_tiles={"E1": "statue-D"})
    assert table.marks("E1")["tile"] == {"tile": "statue", "path": "D"}


def test_a_tile_counts_as_a_valuable_of_3_towards_an_exact_price_and_leaves_the_game() -> None:
    table = with_tile("valuable", "4", "sand", landing=7)
    table.play("build D5")
    assert table.event("hut-built")["pieces"] == ["valuable", "tile"]
    assert table.event("tile-spent") == {"seat": 0, "tile": "valuable"}
    assert table.player(1)["tiles"] == []
    assert table.view()["valuables"]["discard"] == [4]


def test_a_tile_counts_as_an_amulet_of_2_but_not_as_a_valuable() -> None:
    table = with_tile("amulet", "amulet-3", "5", "water", "sand", landing=7)
    assert table.refused("build D5") == "price-too-high"
    table.play("build F3")
    assert table.event("hut-built")["paid"] == [3, 2]
    assert table.view()["amulets"]["aside"] == [3]


def test_card_and_tile_of_equal_value_are_a_choice() -> None:
    table = with_tile("valuable", "4", "3", "sand", landing=7)
    table.play("build D5")
    assert table.moves() == ["pay 3", "pay tile"]
    assert table.state.things(table.state.parse("pay tile")) == ["tile-valuable"]
    table.play("pay tile")
    assert table.hand(1)["valuables"] == [3]


def test_of_equal_value_cards_are_laid_down_first_then_starting_cards_then_tiles() -> None:
    table = with_tile("valuable", "4", "3", "starting-3", "sand", landing=7)
    table.play("build A3")
    assert table.moves() == ["pay 3", "pay starting 3"]
    assert table.refused("pay tile") == "rest-not-exact"
    table.play("pay starting 3")
    assert table.event("hut-built")["pieces"] == ["valuable", "starting", "tile"]


def test_of_equal_value_amulets_are_laid_down_before_the_tile() -> None:
    table = with_tile("amulet", "amulet-2", "sand", landing=7)
    table.play("build A7")
    assert table.event("hut-built")["pieces"] == ["amulet", "tile"]


def test_the_wild_card_waives_the_bird_but_not_card_and_price() -> None:
    table = with_tile("wild", "7", "reed", birds=("water", "sand"), landing=7)
    assert table.refused("build C2") == "no-landscape-card"
    assert table.refused("build E4") == "price-too-high"
    assert "wild" in table.marks("G1")
    table.play("build G1")
    assert table.event("tile-spent") == {"seat": 0, "tile": "wild"}
    assert table.player(1)["tiles"] == []


def test_the_wild_card_is_kept_where_a_bird_sits() -> None:
    table = with_tile("wild", "7", "sand", birds=("water", "sand"), landing=7)
    assert "wild" not in table.marks("D5")
    table.play("build D5")
    assert table.player(1)["tiles"] == ["wild"]


def test_one_wild_card_is_enough_for_a_double_hut() -> None:
    table = with_tile("wild", "7", "7", "reed", "reed", birds=("water", "sand"), landing=9)
    table.play("double G1")
    assert table.heard("tile-spent") == [{"seat": 0, "tile": "wild"}]
    assert table.view()["huts"]["G1"]["count"] == 2


def test_on_a_double_landscape_space_the_card_decides_whether_the_wild_card_is_spent() -> None:
    hand = ("6", "5", "sand", "mangrove")
    table = with_tile("wild", *hand, birds=("water", "sand"), landing=7)
    table.play("build H2")
    assert table.moves() == ["card mangrove", "card sand"]
    table.play("card sand")
    assert table.player(1)["tiles"] == ["wild"]
    table = with_tile("wild", *hand, birds=("water", "sand"), landing=7)
    table.play("build H2", "card mangrove")
    assert table.player(1)["tiles"] == []


def test_a_wild_card_just_won_serves_the_second_hut_of_the_same_landing() -> None:
    table = builder("7", "3", "7", "sand", "reed", options={"tiles": "random"}, stone_tiles={"E1": "wild"}, shown=["2", "sand"])
    assert table.refused("build G1") == "no-bird"
    table.play("build E1")
    if table.asked() == "1 pay":
        table.play(table.moves()[0])
    table.play("build G1")
    assert table.view()["huts"]["G1"]["owner"] == 0


def scored(tiles: dict[str, list[str]], huts: dict[str, int], seats: int = 4) -> Table:
    table = arranged(seats, {"tiles": "gods", "rounds": "1"}, landing=11, step=2, huts=huts, tiles=tiles, stone_tiles={})
    table.skip_until("over")
    return table


def test_a_statue_wins_the_tie_on_its_path_whatever_the_distance() -> None:
    huts = {"A1": 1, "A2": 2, "A3": 3}
    assert scored({}, huts).row("path-A")["places"] == [1, 2, 3, 0]
    table = scored({"3": ["statue-A"]}, huts)
    assert table.row("path-A")["places"] == [2, 3, 1, 0]
    assert table.row("path-A")["because"] == ["nearer", "lost", "statue", ""]


def test_a_statue_also_wins_the_tie_for_the_second_place() -> None:
    table = scored({"3": ["statue-A"]}, {"A1": 1, "A2": 2, "A3": 3, "A5": 4, "A6": 4})
    assert table.row("path-A")["places"] == [3, 4, 2, 1]


def test_a_statue_helps_neither_without_a_tie_nor_on_another_path() -> None:
    assert scored({"3": ["statue-A"]}, {"A1": 1, "A2": 1, "A3": 3}).row("path-A")["places"] == [1, 0, 2, 0]
    assert scored({"3": ["statue-B"]}, {"A1": 1, "A3": 3}).row("path-A")["places"] == [1, 0, 2, 0]


def test_a_statue_wins_a_tie_with_neutral_huts_too() -> None:
    huts = {"B3": 1}
    assert scored({}, huts, 3).row("path-B")["neutral_place"] == 1
    assert scored({"1": ["statue-B"]}, huts, 3).row("path-B")["places"] == [1, 0, 0]


def test_an_unused_tile_scores_nothing() -> None:
    table = scored({"1": ["amulet", "valuable", "wild"]}, {})
    assert table.state.scores() == [0, 0, 0, 0]
