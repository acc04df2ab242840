"""What a player of Zanzibar sees in the terminal: the map, and the places by province where the terminal is low."""

from functools import cache
from io import StringIO
from typing import Final

import pytest
from rich.cells import cell_len
from rich.console import Console

from archipel import QuickDealer, find
from archipel.engine.edition import Edition
from archipel.engine.phrase import SPECTATOR, Data
from archipel.engine.playout import play_out
from archipel.terminal.boards import draw
from archipel.words import LANGUAGES, Words

pytestmark = pytest.mark.checkout
"""The drawing is never compiled: once is enough."""

ZANZIBAR: Final = find("zanzibar")
NAMES: Final = ["Anna", "Ben", "Clara-Sophie", "Dimitri", "Maximilian der Große"]
MARKS: Final = "▲■●◆★"
LOW: Final = 24
HIGH: Final = 60
AT_START, MIDDLE, END = 0, 120, 5_000


@cache
def position(seats: int, moves: int, seat: int = 0) -> tuple[Data, Edition]:
    dealer = QuickDealer(3)
    state = ZANZIBAR.new(seats, dealer=dealer)
    if moves:
        play_out(state, dealer, dealer, moves)
    return state.view(seat), state.edition


@cache
def words(language: str, seats: int, seat: int) -> Words:
    return Words(language, ZANZIBAR, tuple(NAMES[:seats]), seat)


def printed(view: Data, edition: Edition, width: int, height: int, language: str = "en") -> list[str]:
    """The lines on a terminal without colour."""
    names = NAMES[: view["seats"]]
    console = Console(width=width, height=height, color_system=None, file=StringIO())
    with console.capture() as shown:
        console.print(draw(view, edition, words(language, len(names), view["seat"]), names, width, height))
    return shown.get().splitlines()


@pytest.mark.parametrize("height", [LOW, HIGH])
@pytest.mark.parametrize("width", [80, 95, 110])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_merchant_is_seen_once_and_every_place_by_its_name(seats: int, width: int, height: int) -> None:
    view, edition = position(seats, MIDDLE)
    shown = "\n".join(printed(view, edition, width, height))
    for seat, player in enumerate(view["players"]):
        for merchant in player["merchants"]:
            assert shown.count(MARKS[seat] + merchant[2:]) == 1, merchant
    for section in ("villages", "sea"):
        for entry in edition.data[section]["list"]:
            assert shown.count(entry["name"]) == 1, entry["name"]


@pytest.mark.parametrize("height", [LOW, HIGH])
@pytest.mark.parametrize("width", [80, 110])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(language: str, width: int, height: int) -> None:
    for seats, moves in ((2, AT_START), (5, MIDDLE), (3, END)):
        for row in printed(*position(seats, moves), width, height, language):
            assert cell_len(row) <= width, row


def test_a_merchant_stands_below_the_name_of_its_place_beside_the_good() -> None:
    view, edition = position(2, MIDDLE)
    places = {entry["id"]: entry for entry in edition.data["villages"]["list"]}
    rows = printed(view, edition, 100, HIGH)
    merchant, place = next((id, at) for id, at in view["players"][0]["merchants"].items() if places.get(at, {}).get("good", "hut") != "hut")
    entry = places[place]
    at = next(number for number, row in enumerate(rows) if entry["name"] in row)
    assert f"{entry['province'][:1].upper()} {entry['good'][:2]} ▲{merchant[2:]}" in rows[at + 1]


def test_a_low_terminal_shows_the_places_by_province() -> None:
    rows = printed(*position(4, MIDDLE), 80, LOW)
    assert any(row.startswith("North") and "Mkoto" in row and "Gamba" in row for row in rows)
    assert len(rows) <= 13


def test_ones_own_objectives_are_shown_with_what_they_are_worth_now_and_a_spectator_sees_none() -> None:
    view, edition = position(3, MIDDLE)
    card = view["players"][0]["objectives"][0]
    now = view["players"][0]["now"][card]
    shown = "\n".join(printed(view, edition, 80, HIGH))
    assert f"▸{now['count']}: {now['points']:+d}◂".replace("-", "−") in shown
    assert "Your objectives" not in "\n".join(printed(*position(3, MIDDLE, SPECTATOR), 80, HIGH))


def test_points_cards_and_what_was_scored_and_discarded_are_shown() -> None:
    view, edition = position(3, 200)
    shown = "\n".join(printed(view, edition, 110, HIGH))
    for seat, player in enumerate(view["players"]):
        row = next(line for line in shown.splitlines() if NAMES[seat] in line)
        assert f"{player['hand']} + {player['pile']}" in row
        assert str(player["points"]).replace("-", "−") in row
        if player["scored"]:
            first = player["scored"][0]
            assert f"{first['objective'].capitalize()} {first['points']:+d}".replace("-", "−") in row
