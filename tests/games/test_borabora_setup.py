"""Setting up Bora Bora (2): what lies where (2A, 2B), and the first huts in reverse turn order (2C)."""

import pytest

from archipel.engine.dealer import QuickDealer
from tests.games.borabora_table import GAME, arranged, dealt


@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        (2, {"routes", "persons", "helper", "temple", "build", "fishing"}),
        (3, {"routes", "man", "woman", "helper", "temple", "build", "fishing"}),
        (4, {"land", "sea", "man", "woman", "helper", "temple", "build", "fishing"}),
    ],
)
def test_the_tiles_depend_on_the_number_of_players(seats: int, tiles: set[str]) -> None:
    assert set(dealt(seats).view()["tiles"]) == tiles


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_what_the_rulebook_says(seats: int) -> None:
    table = dealt(seats)
    view = table.view()
    for player in view["players"]:
        assert (player["offerings"], player["shells"], player["god_tiles"], player["priests"], player["cards"]) == (2, 0, 1, 4, 2)
        assert player["spaces"]["h1"] is None
        assert player["spaces"]["h12"] == {"huts": 2}
        assert [player["spaces"][f"h{number}"] for number in range(2, 12)] == [{"huts": 1}] * 10
        assert len(player["tasks"]) == 3
    assert [view["players"][seat]["points"] for seat in view["order"]] == [0, 1, 2, 3][:seats]
    assert view["status"]["stack"] == view["order"][::-1]
    assert len(view["tasks"]["offer"]) == seats + 2
    assert view["temple"]["tiles"] == 6


def test_everybody_has_one_light_task_and_two_dark_ones() -> None:
    light = {str(entry["id"]) for entry in GAME.edition().data["tasks"]["list"] if entry["back"] == "light"}
    for player in dealt(4).view()["players"]:
        assert [task["id"] in light for task in player["tasks"]] == [True, False, False]


def test_men_women_fish_jewelry_and_god_cards_are_laid_out() -> None:
    view = dealt().view()
    assert len(view["people"]["men"]) == len(view["people"]["women"]) == 6
    assert len({region["fish"] for region in view["regions"].values()}) == 12
    assert len({jewel for jewels in view["jewelry"] for jewel in jewels}) == 24
    assert [len(jewels) for jewels in view["jewelry"]] == [4] * 6
    assert None not in view["cards"]["shown"]
    assert view["cards"]["pile"] == 60 - 5 - 2 * 3


def test_the_first_huts_go_beside_fish_of_value_1_in_reverse_turn_order() -> None:
    table = dealt(4)
    order = table.view()["order"]
    chosen: list[str] = []
    for seat in order[::-1]:
        assert table.asked() == f"{seat + 1} first-hut"
        regions = {text.split()[1] for text in table.moves()}
        fish = table.view()["regions"]
        assert all(fish[region]["fish"].endswith("-1") for region in regions)
        assert len(regions) == 4 - len(chosen)
        region = sorted(regions)[0]
        chosen.append(region)
        table.play(f"settle {region}", "offering")
        assert table.player(seat + 1)["offerings"] == 3
        assert table.player(seat + 1)["spaces"]["h2"] is None
    assert table.asked() == f"{order[0] + 1} place"
    assert "red" not in [event.key for event in table.told]
    assert table.heard("round-begins") == [{"round": 1, "building": 10, "priest": 1}]


def test_a_region_that_somebody_chose_or_one_beside_another_fish_is_refused() -> None:
    table = arranged(phase="setup", fish={"C-SE": "ray-1", "C-NE": "ray-2"}, huts={"3": ["C-SE"]})
    assert table.reason("settle C-SE").data() == {"key": "region-chosen", "args": {"seat": 2, "region": "C-SE"}, "rule": "2C"}
    assert table.reason("settle C-NE").data() == {"key": "not-beside-fish", "args": {"region": "C-NE", "value": 1}, "rule": "2C"}


def test_the_hut_may_come_from_the_last_space() -> None:
    table = arranged(phase="setup", fish={"C-SE": "ray-1"})
    table.play("settle C-SE last")
    assert table.player(3)["spaces"]["h12"] == {"huts": 1}
    assert table.player(3)["spaces"]["h2"] == {"huts": 1}


def test_no_two_games_are_dealt_alike() -> None:
    views = [dealt(3, seed).view() for seed in range(4)]
    assert len({str(view["regions"]) for view in views}) == 4
    assert len({str(view["order"]) for view in views}) > 1


def test_a_die_shows_one_to_six() -> None:
    shown: set[int] = set()
    for seed in range(8):
        table = dealt(4, seed)
        while not table.heard("rolled"):
            table.play(table.moves()[0])
        shown |= {die for args in table.heard("rolled") for die in args["dice"]}
    assert shown == {1, 2, 3, 4, 5, 6}


# 3. The course of the game


def test_a_game_takes_six_rounds() -> None:
    table = dealt(2)
    luck = QuickDealer(1)
    while not table.state.over:
        moves = table.moves()
        table.play(moves[luck.below(len(moves))])
    assert [args["round"] for args in table.heard("round-begins")] == [1, 2, 3, 4, 5, 6]
    assert len(table.heard("status-scored")) == 12
    assert len(table.heard("task-picked")) == 12
