"""The face of Flucht aus Mangrovia on the page knows everything that its rules can tell."""

import re
from pathlib import Path

import pytest

from tests.games.flucht_table import GAME, Table, arranged

FACE = Path(__file__).parents[2] / "web" / "src" / "games" / "flucht"

pytestmark = pytest.mark.checkout


def test_everything_that_is_told_has_its_telling() -> None:
    table = (FACE / "tells.ts").read_text(encoding="utf-8").split("const TELLS")[1].split("\n};")[0]
    known = set(re.findall(r'^  "?([a-z-]+)"?:', table, re.MULTILINE))
    assert known == {*GAME.says["event"], "round", "turn"}, "besides, what is made of them: rounds, and turns of one line"


def test_every_symbol_that_is_told_is_drawn() -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', (FACE / "art" / "pieces.svg").read_text(encoding="utf-8")))
    animals = re.findall(r'"([a-z]+)"', (FACE / "view.ts").read_text(encoding="utf-8").split("const DRAWN = ")[1].split("\n")[0])
    assert len(animals) == 5
    for file in ("tells.ts", "tips.ts", "moves.ts", "headline.ts"):
        code = (FACE / file).read_text(encoding="utf-8")
        for id in re.findall(r'"(fl-[a-z-]+)"', code):
            assert id in drawn, f"{file}: {id}"
        for kind in re.findall(r"`(fl-[a-z]+-)\$\{", code):
            assert {f"{kind}{animal}" for animal in animals} <= drawn, f"{file}: {kind}"


# What the page shows beside the points


def squares_of(table: Table) -> list[int]:
    return table.state.outlook(0)


def test_if_the_game_ended_now_everybody_has_the_sum_of_their_squares() -> None:
    """9. Ranked by how far the pawns have come; both on the Finish is the most there is."""
    table = arranged(3, pawns={"1a": "s45", "1b": "s28", "2a": "finish", "2b": "finish"})
    assert squares_of(table) == [73, 144, 0]


def test_nobody_ever_has_to_do_without() -> None:
    """6A. A card can always be played, so there is nothing to say about a lack."""
    table = arranged(tokens=[], hand=["red-1", "red-2"])
    assert table.state.lack() is None
    assert table.moves()
