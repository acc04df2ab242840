"""The board of Mangrovia in the terminal: everything is there, nothing is cut off, and no hand is shown to others."""

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

GAME = find("mangrovia")
NAMES = ["Anna", "Ben", "Clara-Sophie", "Dimitri", "Maximilian der Große"]
MARKS = "▲■●◆★"


@cache
def position(seats: int, moves: int, seat: int = 0) -> Data:
    dealer = QuickDealer(5)
    state = GAME.new(seats, {"tiles": "random"}, dealer=dealer)
    play_out(state, dealer, dealer, moves)
    return state.view(seat)


def printed(view: Data, width: int, language: str = "en") -> list[str]:
    names = NAMES[: view["seats"]]
    console = Console(width=width, height=50, color_system=None, file=StringIO())
    with console.capture() as shown:
        console.print(draw(view, GAME.edition(), Words(language, GAME, tuple(names), view["seat"]), names, width, 50))
    return shown.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
def test_no_line_is_wider_than_the_terminal_and_nothing_of_the_grid_is_cut_off(language: str, width: int) -> None:
    for seats, moves in ((2, 0), (5, 150), (3, 5000)):
        lines = printed(position(seats, moves), width, language)
        assert all(cell_len(line) <= width for line in lines)
        assert not any("…" in line for line in lines[:13])


def test_every_free_space_shows_landscape_price_and_points() -> None:
    shown = "\n".join(printed(position(4, 0), 80))
    for text in ("≈12", "♣6◉+1", "∴♣11+4", "(≈‖4◉+2)", "12/6", "islet-1 (≈7)"):
        assert text in shown, text


@pytest.mark.parametrize("width", [80, 110])
def test_every_hut_on_the_board_is_seen_with_the_mark_of_its_owner(width: int) -> None:
    view = position(3, 5000)
    shown = "\n".join(printed(view, width)[:13])
    for seat in range(3):
        assert shown.count(MARKS[seat]) == sum(hut["count"] for hut in view["huts"].values() if hut["owner"] == seat)
    assert shown.count("○") == 3


def test_stone_tiles_bowls_and_the_boat_are_seen() -> None:
    view = position(4, 30)
    shown = "\n".join(printed(view, 80))
    assert shown.count("►") == (2 if view["phase"] == "boat" else 1)
    for owner in view["bowls"].values():
        assert f"({MARKS[owner]})" in shown
    for id in view["stone_tiles"].values():
        assert f"[{ {'valuable': '3', 'amulet': '2◉', 'wild': '✱'}.get(id, id[-1]) }]" in shown


def test_a_player_sees_their_own_hand_and_a_spectator_none() -> None:
    view = position(4, 60)
    hand = next(line for line in printed(view, 100) if "Your hand" in line)
    assert " ".join(str(value) for value in sorted(view["players"][0]["hand"]["valuables"])) in hand
    assert not any("Your hand" in line for line in printed(position(4, 60, SPECTATOR), 100))


def test_the_end_shows_the_score_line_by_line() -> None:
    view = position(3, 5000)
    lines = printed(view, 80)
    total = next(line for line in lines if "total" in line)
    assert [int(word) for word in total.replace("│", "").split()[1:]] == view["score"]["totals"]
    assert not any("total" in line for line in printed(position(3, 60), 80))
