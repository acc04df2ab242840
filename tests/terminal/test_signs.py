"""Nothing on a board is left unexplained: every sign that is drawn stands in the key, in every language."""

import re
from functools import cache
from io import StringIO
from typing import Final

import pytest
from rich.console import Console, RenderableType

from archipel import QuickDealer, find
from archipel.engine.phrase import Data
from archipel.engine.playout import play_out
from archipel.terminal.boards import Face, face
from archipel.terminal.screen import TerminalWords
from archipel.words import LANGUAGES, Words

pytestmark = pytest.mark.checkout
"""The drawing is never compiled: once is enough."""

GAMES: Final = ("borabora", "flucht", "mangrovia", "zanzibar")
OPTIONS: Final[dict[str, dict[str, str]]] = {"flucht": {"bridge": "yes"}, "mangrovia": {"tiles": "random"}}
NAMES: Final = ("Ann", "Ben", "Cem", "Dora")
SIZES: Final = ((110, 37), (80, 13))
FRAMES: Final = set("─│╭╮╰╯╱╲‾_")
"""What only frames a thing, or a region of the map."""
WRITING: Final = re.compile(r"[\w\s.,:;!?'’…«»„“”()/&\u202f\u00a0–-]")
"""What needs no key: words and figures. A dash says that there is nothing."""


@cache
def views(game: str) -> tuple[Data, ...]:
    """Positions from the deal to the end of a game, at a full table and at one of two, where some games set up neutral pieces."""
    island = find(game)
    found = []
    for seats, moves in ((4, 0), (4, 30), (4, 90), (4, 200), (4, 5_000), (2, 30)):
        dealer = QuickDealer(11)
        state = island.new(seats, OPTIONS.get(game, {}), dealer=dealer)
        if moves:
            play_out(state, dealer, dealer, moves)
        found.append(state.view(0))
    return tuple(found)


def drawn(drawing: RenderableType, width: int) -> str:
    console = Console(width=width, color_system=None, file=StringIO())
    with console.capture() as shown:
        console.print(drawing)
    return shown.get()


def everything(drawer: Face, view: Data, words: Words) -> str:
    edition, names = find(str(view["game"])).edition(), list(NAMES[: view["seats"]])
    boards = [drawn(drawer.draw(view, edition, words, names, *size), size[0]) for size in SIZES]
    return "\n".join([*boards, *(drawn(drawer.players(view, edition, words, names, width), width) for width, _ in SIZES)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sign_that_a_board_shows_is_in_its_key(game: str, language: str) -> None:
    island, drawer = find(game), face(game)
    words = TerminalWords(language, island, NAMES, 0)
    for view in views(game):
        legend = drawer.legend(view, island.edition(), words)
        explained = set("".join(sign for sign, _ in legend))
        shown = {sign for sign in everything(drawer, view, words) if not WRITING.match(sign)} - FRAMES
        assert shown <= explained, sorted(shown - explained)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_lines_of_a_key_explain_the_same_sign(game: str, language: str) -> None:
    island = find(game)
    legend = face(game).legend(views(game)[2], island.edition(), TerminalWords(language, island, NAMES, 0))
    signs = [sign for sign, _ in legend]
    assert len(set(signs)) == len(signs)
    assert all(meaning.strip() for _, meaning in legend)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_board_in_words_has_no_boxes_and_names_everybody(game: str, language: str) -> None:
    island = find(game)
    words = TerminalWords(language, island, NAMES, 0)
    for view in views(game):
        names = NAMES[: view["seats"]]
        lines = face(game).describe(view, island.edition(), words, list(names))
        assert not re.search("[\u2500-\u259f▲■●◆★✚]", "\n".join(lines))
        assert all(name in "\n".join(lines) for name in names)
