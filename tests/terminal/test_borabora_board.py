"""The board of Bora Bora in the terminal: everything is there, nothing is cut off, and no hand is shown to others."""

from functools import cache
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from archipel import QuickDealer, find
from archipel.engine.phrase import SPECTATOR, Data
from archipel.engine.playout import play_out
from archipel.terminal.boards import draw
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
    lines = printed(view, width)
    shown = "\n".join(line[: width * 3 // 5] for line in lines[: next(at for at, line in enumerate(lines) if "=" in line)])
    for seat in range(3):
        assert shown.count(MARKS[seat]) == sum(seat in region["huts"] for region in view["regions"].values())
        assert shown.count(f"[{MARKS[seat]}]") == sum(region["top"] == seat for region in view["regions"].values())


def test_dice_on_tiles_and_in_front_of_players_are_seen() -> None:
    view = position(4, 60)
    shown = "\n".join(printed(view, 80))
    for tile, dice in view["tiles"].items():
        assert f"{tile} " in shown
        for die in dice:
            assert f"{MARKS[die['seat']]}{die['die']}" in shown
    for player in view["players"]:
        assert "".join(str(die["value"]) if die["at"] is None else "·" for die in player["dice"]) in shown


def test_ones_own_cards_are_seen_and_those_of_others_are_not() -> None:
    view = position(3, 120)
    assert " ".join(view["players"][0]["hand"]) in "\n".join(printed(view, 100))
    assert "Your hand" not in "\n".join(printed(position(3, 120, SPECTATOR), 100))


def test_at_the_end_the_score_is_shown_line_by_line() -> None:
    view = position(3, 5000)
    shown = printed(view, 80)
    total = next(line for line in shown if "│ total" in line)
    assert [int(word) for word in total.split() if word.isdigit()] == view["score"]["totals"]
    assert not any("Score" in line for line in printed(position(3, 100), 80))
