"""The board of Bora Bora in the terminal: everything is there, nothing is cut off, and no hand is shown to others."""

import re
from functools import cache
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from archipel import QuickDealer, find
from archipel.engine.phrase import SPECTATOR, Data
from archipel.engine.playout import play_out
from archipel.terminal.boards import draw
from archipel.terminal.boards.borabora_map import PLACES
from archipel.words import LANGUAGES, Words

pytestmark = pytest.mark.checkout

GAME = find("borabora")
NAMES = ["Anna", "Ben", "Clara-Sophie", "Maximilian der Große"]
MARKS = "▲■●◆"


@cache
def position(seats: int, moves: int, seat: int = 0) -> Data:
    dealer = QuickDealer(5)
    state = GAME.new(seats, dealer=dealer)
    play_out(state, dealer, dealer, moves)
    return state.view(seat)


def printed(view: Data, width: int, language: str = "en") -> list[str]:
    names = NAMES[: view["seats"]]
    console = Console(width=width, height=60, color_system=None, file=StringIO())
    with console.capture() as shown:
        console.print(draw(view, GAME.edition(), Words(language, GAME, tuple(names), view["seat"]), names, width, 60))
    return shown.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    for seats, moves in ((2, 0), (4, 200), (3, 5000)):
        assert all(cell_len(line) <= width for line in printed(position(seats, moves), width, language))


@pytest.mark.parametrize("width", [80, 110])
def test_every_hut_on_the_islands_is_seen_and_the_building_space_is_in_brackets(width: int) -> None:
    view = position(3, 5000)
    lines = [line[: 57 if width == 80 else 60] for line in printed(view, width)]
    shown = "\n".join(line for line in lines if "∝" in line)
    for seat in range(3):
        assert shown.count(MARKS[seat]) == sum(seat in region["huts"] for region in view["regions"].values())
        assert shown.count(f"[{MARKS[seat]}]") == sum(region["top"] == seat for region in view["regions"].values())


def test_dice_on_tiles_and_in_front_of_players_are_seen() -> None:
    view = position(4, 60)
    shown = "\n".join(printed(view, 110))
    for tile, dice in view["tiles"].items():
        assert Words("en", GAME).name("tile", tile) in shown
        for die in dice:
            assert f"{MARKS[die['seat']]}{die['die']}" in shown
    for player in view["players"]:
        assert "".join(str(die["value"]) if die["at"] is None else "·" for die in player["dice"]) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_low_terminal_cuts_no_die_off(language: str) -> None:
    for moves in (40, 60, 80, 200):
        view = position(2, moves)
        names = NAMES[:2]
        console = Console(width=80, color_system=None, file=StringIO())
        with console.capture() as shown:
            console.print(draw(view, GAME.edition(), Words(language, GAME, tuple(names), 0), names, 80, 13))
        side = "\n".join(line[58:] for line in shown.get().splitlines())
        for dice in view["tiles"].values():
            for die in dice:
                assert f"{MARKS[die['seat']]}{die['die']}" in side


def test_ones_own_cards_are_seen_and_those_of_others_are_not() -> None:
    view = position(3, 120)
    assert " ".join(view["players"][0]["hand"]) in "\n".join(printed(view, 100))
    assert "Your hand" not in "\n".join(printed(position(3, 120, SPECTATOR), 100))


def test_at_the_end_the_score_is_shown_line_by_line() -> None:
    view = position(3, 5000)
    shown = printed(view, 110)
    total = next(line for line in shown if "│ total" in line)
    assert [int(word) for word in total.split() if word.isdigit()] == view["score"]["totals"]
    assert not any("Score" in line for line in printed(position(3, 100), 110))


def test_whatever_a_route_joins_lies_side_by_side_or_corner_to_corner_on_the_map() -> None:
    """Islands are whole: regions of one island touch by a side."""
    data = GAME.edition().data
    assert set(PLACES) == {region["id"] for region in data["regions"]["list"]}
    assert len(set(PLACES.values())) == len(PLACES)
    islands = {region["id"]: region["island"] for region in data["regions"]["list"]}
    for route in data["routes"]["list"]:
        (left, top), (right, bottom) = PLACES[route["a"]], PLACES[route["b"]]
        across, down = abs(left - right), abs(top - bottom)
        assert max(across, down) == 1, route["id"]
        if islands[route["a"]] == islands[route["b"]]:
            assert across + down == 1, route["id"]


@pytest.mark.parametrize("width", [80, 110])
def test_every_region_with_its_fish_and_every_route_with_its_value_is_on_the_map(width: int) -> None:
    view = position(4, 200)
    data = GAME.edition().data
    shown = "\n".join(line[:60] for line in printed(view, width))
    fish = {entry["id"]: entry for entry in data["fish"]["list"]}
    for id, region in view["regions"].items():
        assert re.search(rf"[╱] {id} ", shown), id
        assert f"∝{fish[region['fish']]['value']}{fish[region['fish']]['kind'][0]}" in shown
    for kind, sign in (("land", "="), ("sea", "~")):
        values = sorted(str(route["value"]) for route in data["routes"]["list"] if route["kind"] == kind)
        assert sorted(re.findall(rf"{sign}(\d){sign}", shown)) == values


def test_four_huts_in_a_region_are_all_seen() -> None:
    view = position(4, 200)
    view = {**view, "regions": {**view["regions"], "C-SE": {**view["regions"]["C-SE"], "huts": [0, 1, 2, 3], "top": 2}}}
    assert any("▲■[●]◆" in line for line in printed(view, 80))
