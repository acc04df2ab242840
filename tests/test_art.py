"""Drawings: a game's lie in its own folder and are found there; nothing else of the page knows which games there are."""

import re
from pathlib import Path

import pytest

from tests.art import GAMES, SOURCES, WEB, drawn_games, sprites, symbols

pytestmark = pytest.mark.checkout

NOT_OURS = ("__pycache__", "dist", "generated", "node_modules", "package-lock.json", "static")
PICTURES = (".png",)


def sources() -> list[Path]:
    """Every text that the page is made of."""
    files = [path for path in sorted(WEB.rglob("*")) if not set(NOT_OURS) & set(path.relative_to(WEB).parts)]
    return [path for path in files if path.is_file() and path.suffix not in PICTURES]


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_no_file_of_the_page_names_a_game_but_its_own() -> None:
    named = re.compile("|".join(rf"(?<![A-Za-z]){game}(?![a-z])|{game.capitalize()}(?![a-z])" for game in drawn_games()))
    own = {GAMES / game for game in drawn_games()}
    shared = [path for path in sources() if not own & set(path.parents)]
    assert [str(path) for path in shared if named.search(text(path)) or named.search(path.name)] == []


def test_no_game_takes_anything_from_the_folder_of_another() -> None:
    for game in drawn_games():
        others = re.compile("|".join(rf"\.\./{other}/" for other in drawn_games() if other != game))
        assert [path.name for path in (GAMES / game).rglob("*.*") if others.search(text(path))] == []


@pytest.mark.parametrize("game", drawn_games())
def test_a_drawn_game_has_a_face_pieces_and_a_scene_for_the_lobby(game: str) -> None:
    assert (GAMES / game / "index.ts").exists()
    drawn = {path.name for path in (GAMES / game / "art").iterdir()}
    assert {"pieces.svg", "scene.svg", "tokens.css"} <= drawn
    assert symbols()[f"scene-{game}"] == GAMES / game / "art" / "scene.svg"


def test_no_two_drawings_have_the_same_name() -> None:
    """All sprites share one page, and an id that stands there twice means the first."""
    ids = [id for path in sprites() for id in re.findall(r' id="([^"]+)"', text(path))]
    assert sorted(id for id in set(ids) if ids.count(id) > 1) == []


def test_every_drawing_finds_what_it_is_made_of() -> None:
    """A sprite uses its own symbols, its game's, and those that all share."""
    for path in sprites():
        folder = path.parent
        reach = "".join(text(other) for other in sprites() if other.parent in (folder, SOURCES / "art"))
        used = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text(path))
        assert [id for pair in used for id in pair if id and f' id="{id}"' not in reach] == [], path


def test_a_scenery_stands_for_itself() -> None:
    """It is shown as a picture, which knows nothing of the page: no token, and no symbol of elsewhere."""
    for path in GAMES.glob("*/art/scenery.svg"):
        drawing = text(path)
        assert "var(--" not in drawing
        used = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', drawing)
        assert [id for pair in used for id in pair if id and f' id="{id}"' not in drawing] == [], path
