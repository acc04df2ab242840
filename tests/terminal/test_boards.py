"""What a player sees in the terminal: the drawings of the boards, in full and for a low terminal."""

from copy import deepcopy
from functools import cache
from io import StringIO
from itertools import product
from typing import Final

import pytest
from rich.cells import cell_len
from rich.console import Console

from archipel import QuickDealer, find
from archipel.engine.edition import Edition
from archipel.engine.phrase import SPECTATOR, Data
from archipel.engine.playout import play_out
from archipel.terminal.boards import draw, plain
from archipel.words import LANGUAGES, Words

pytestmark = pytest.mark.checkout
"""The drawing is never compiled: once is enough."""

FLUCHT: Final = find("flucht")
NAMES: Final = ["Anna", "Ben", "Clara-Sophie", "Dimitri", "Elisabeth", "Maximilian der Große"]
MARKS: Final = "▲■●◆★✚"
WIDTHS: Final = (60, 80, 100, 120)
LOW: Final = 24
HIGH: Final = 90
AT_START, MIDDLE, END = 0, 60, 5_000


@cache
def position(teams: int, moves: int, seat: int = 0) -> tuple[Data, Edition]:
    dealer = QuickDealer(3)
    state = FLUCHT.new(teams, {"bridge": "yes"}, dealer=dealer)
    if moves:
        play_out(state, dealer, dealer, moves)
    return state.view(seat), state.edition


@cache
def words(language: str, teams: int, seat: int) -> Words:
    return Words(language, FLUCHT, tuple(NAMES[:teams]), seat)


def printed(view: Data, edition: Edition, width: int, height: int, language: str = "en") -> list[str]:
    """The lines on a terminal without colour."""
    names = NAMES[: len(view["teams"])]
    console = Console(width=width, height=height, color_system=None, file=StringIO())
    with console.capture() as shown:
        console.print(draw(view, edition, words(language, len(names), view["seat"]), names, width, height))
    return shown.get().splitlines()


def edited(edition: Edition, old: str, new: str) -> Edition:
    """The edition with another value in place of this one, wherever it stands."""

    def swap(value: object) -> object:
        if isinstance(value, dict):
            return {key: swap(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [swap(inner) for inner in value]
        return new if value == old else value

    return Edition({key: swap(value) for key, value in deepcopy(edition.data).items()})


@pytest.mark.parametrize("teams", [2, 3, 6])
def test_every_pawn_of_every_team_is_seen_once(teams: int) -> None:
    for moves, width, height in product((AT_START, MIDDLE, END), WIDTHS, (LOW, HIGH)):
        shown = "\n".join(printed(*position(teams, moves), width, height))
        for mark, pawn in product(MARKS[:teams], "12"):
            assert shown.count(mark + pawn) == 1, (mark + pawn, moves, width, height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(language: str) -> None:
    for (teams, moves), width, height in product(((2, AT_START), (6, AT_START), (6, MIDDLE), (3, END)), WIDTHS, (LOW, HIGH)):
        for row in printed(*position(teams, moves), width, height, language):
            assert cell_len(row) <= width, (row, teams, moves, width, height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_low_terminal_shows_the_whole_board_in_a_few_lines(language: str) -> None:
    for teams, moves, width in product((2, 4, 6), (AT_START, MIDDLE, END), WIDTHS):
        lines = printed(*position(teams, moves), width, LOW, language)
        assert len(lines) <= (17 if width == 60 else 14), (teams, moves, width)


def test_the_full_board_is_drawn_as_soon_as_it_fits() -> None:
    view, edition = position(4, MIDDLE)
    for width in WIDTHS:
        full = printed(view, edition, width, HIGH)
        assert printed(view, edition, width, len(full)) == full, width
        assert len(printed(view, edition, width, len(full) - 1)) < len(full), width


def test_a_wild_square_looks_different_from_a_tame_one_without_colour() -> None:
    view, edition = position(2, AT_START)
    tame = {**view, "tokens": ["s08"]}
    assert any("░░8░B░" in row for row in printed(view, edition, 80, LOW))
    assert any("▐ 8 B▌" in row for row in printed(tame, edition, 80, LOW))
    assert any("░ 8 B░" in row for row in printed(view, edition, 80, HIGH))
    assert any("▐ 8 B▌" in row for row in printed(tame, edition, 80, HIGH))
    assert any("║18 E║" in row for row in printed(tame, edition, 80, LOW))


def test_the_bridge_is_seen_only_where_it_is_in_play() -> None:
    view, edition = position(2, AT_START)
    without = {**view, "options": {**view["options"], "bridge": "no"}}
    for height in (LOW, HIGH):
        assert any("Bridge" in row for row in printed(view, edition, 80, height))
        assert not any("Bridge" in row or "═" in row for row in printed(without, edition, 80, height))
    assert any("░31═O░" in row for row in printed(view, edition, 80, LOW))


def test_a_low_terminal_shows_who_must_choose_turn_and_where_the_pawns_stand() -> None:
    view, edition = position(3, MIDDLE)
    shown = "\n".join(printed(view, edition, 100, LOW))
    numbers = {"start": 0} | {square["id"]: number for number, square in enumerate(edition.data["squares"]["list"], 1)}
    for seat, team in enumerate(view["teams"]):
        places = "·".join(str(numbers[place]) for place in team["pawns"].values())
        assert f"{'►' if seat == view['asked'] else ' '}{MARKS[seat]} {NAMES[seat]}" in shown
        assert f" {places} ▯{team['hand']['count']}" in shown


@pytest.mark.parametrize("height", [LOW, HIGH])
def test_a_spectator_sees_no_hand(height: int) -> None:
    assert any("Your hand" in row for row in printed(*position(3, MIDDLE), 80, height))
    assert not any("Your hand" in row for row in printed(*position(3, MIDDLE, SPECTATOR), 80, height))


@pytest.mark.parametrize("height", [LOW, HIGH])
def test_a_colour_without_a_word_is_drawn_by_its_id(height: int) -> None:
    view, edition = position(2, AT_START)
    assert any("violet" in row for row in printed(view, edited(edition, "orange", "violet"), 80, height))


def test_an_animal_without_a_word_is_drawn_by_its_id() -> None:
    view, edition = position(2, AT_START)
    lions = edited(edition, "tiger", "lion")
    assert any("lion" in row for row in printed(view, lions, 80, HIGH))
    assert any("░7░L░" in row for row in printed(view, lions, 80, LOW, "de")), "German letters are those of the animals"


def test_a_game_without_a_drawing_of_its_own_is_drawn_plainly() -> None:
    view, edition = position(2, MIDDLE)
    console = Console(width=80, color_system=None, file=StringIO())
    with console.capture() as by_name:
        console.print(draw({**view, "game": "atoll"}, edition, words("en", 2, 0), NAMES[:2], 80, LOW))
    with console.capture() as shown:
        console.print(plain.draw(view, edition, words("en", 2, 0), NAMES[:2], 80, LOW))
    assert shown.get() == by_name.get()
    assert "Anna" in shown.get()
    assert "winner" in shown.get()
