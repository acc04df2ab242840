"""What the page makes of Zanzibar knows everything that the rules tell and ask."""

import re
from pathlib import Path

from tests.games.zanzibar_table import GAME

FACE = Path(__file__).parents[2] / "web" / "src" / "games" / "zanzibar"
MADE_BY_THE_PAGE = {"round"}
"""What the page tells of its own accord: a heading."""


def cases(file: str, table: str) -> set[str]:
    """The keys of a record of functions."""
    found = re.search(rf"const {table}\b[^{{]*= {{\n(.*?)\n}};", (FACE / file).read_text(), re.DOTALL)
    assert found is not None
    return set(re.findall(r'^  "?([\w-]+)"?:', found.group(1), re.MULTILINE))


def test_the_page_knows_what_to_make_of_every_event() -> None:
    assert cases("tells.ts", "TELLS") == {*GAME.says["event"], *MADE_BY_THE_PAGE}


def test_the_page_says_of_every_move_what_it_brings() -> None:
    said = set(re.findall(r'case "([\w-]+)"', (FACE / "moves.ts").read_text()))
    assert said == {*GAME.says["move"]} - {"go"}, "a walk is told by its way"


def test_everything_that_is_drawn_with_a_tip_has_one() -> None:
    drawn = {id for file in FACE.glob("*.svelte") for id in re.findall(r'data-tip="([\w-]+)', file.read_text())}
    assert drawn <= cases("tips.ts", "TIPS")
    assert {"ledger", "hand", "pile", "track"} <= drawn
