"""Colours: what is written can be read, in both themes, and a colour is written once."""

import re
from pathlib import Path

import pytest

from tests.art import GAMES, SOURCES, THEMES, Colours, colours, drawn_games, rules, token_files

pytestmark = pytest.mark.checkout

SEATS = ("coral", "sun", "turquoise", "orange", "violet", "shell")
TEXT, LARGE, FIGURES = 4.5, 3.0, 7.0
"""The contrasts that are asked for: of text, of signs and outlines, and of figures on tiles and cards."""

GROUNDS = ("mg-sand", "mg-reed", "bb-beach", "zz-south")
"""Where pieces stand whose outline is hardest to see."""

ON_GLOW = "#2b1a05"

READ = [
    *((ink, paper, TEXT) for ink in ("ink", "muted") for paper in ("table", "card", "raised")),
    ("ink", "sunken", TEXT),
    ("table", "ink", TEXT),
    *((ink, "card", TEXT) for ink in ("glow-text", "good", "bad")),
    ("focus", "card", LARGE),
    ("focus", "table", LARGE),
    ("art-line", "art-paper", FIGURES),
]

ACCENT = [
    ("accent-on", "accent", TEXT),
    ("accent-text", "card", TEXT),
    ("accent-text", "accent-wash", TEXT),
    ("ink", "accent-wash", TEXT),
]

SEAT = [
    ("seat-on", "seat", LARGE),
    ("seat-text", "card", TEXT),
    ("ink", "seat-wash", TEXT),
    *(("seat-line", ground, LARGE) for ground in GROUNDS),
]


def luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """As WCAG defines it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def weak(pairs: list[tuple[str, str, float]], known: Colours) -> list[str]:
    """The pairs whose contrast is too low."""
    found = ((front, back, contrast(known[front], known[back]), least) for front, back, least in pairs)
    return [f"{front} on {back}: {ratio:.2f} of {least}" for front, back, ratio, least in found if ratio < least]


@pytest.mark.parametrize("theme", THEMES)
def test_what_every_page_says_can_be_read(theme: str) -> None:
    known = colours(":root", theme)
    assert weak([*READ, *ACCENT], known) == []
    assert contrast(ON_GLOW, known["glow"]) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", drawn_games())
def test_the_accent_of_a_game_can_be_read(game: str, theme: str) -> None:
    own = colours(f'[data-game="{game}"]', theme)
    assert {"accent", "accent-text", "accent-on", "accent-wash"} <= set(own)
    assert weak(ACCENT, colours(":root", theme) | own) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_and_its_mark_are_seen_wherever_they_stand(seat: str, theme: str) -> None:
    assert weak(SEAT, colours(":root", theme) | colours(f".seat-{seat}", theme)) == []


def test_no_token_is_set_twice() -> None:
    """Two games that took the same name would paint each other's pieces. Only how long movement takes is set again, for calm people."""
    everywhere = [rule for path in token_files() for rule in rules(path.read_text(encoding="utf-8"))]
    names = [name for selectors, tokens in everywhere for name in tokens if ":root" in selectors]
    assert sorted(name for name in set(names) if names.count(name) > 1) == ["calm", "quick"]


def written(*kinds: str) -> list[Path]:
    """The files of these kinds that people write."""
    return [path for kind in kinds for path in SOURCES.rglob(kind) if SOURCES / "generated" not in path.parents]


def test_no_palette_is_written_again_for_the_system() -> None:
    """A theme is an attribute of the page, and the system's choice comes with `color-scheme`."""
    styled = written("*.css", "*.svelte")
    assert [path.name for path in styled if "prefers-color-scheme" in path.read_text(encoding="utf-8")] == []


def test_every_token_is_set_and_used() -> None:
    """Some names are put together where they are used: the tokens of a game by the ids of its things."""
    texts = [path.read_text(encoding="utf-8") for path in written("*.css", "*.svelte", "*.ts", "*.svg")]
    everything = "\n".join(texts)
    used = set(re.findall(r"var\(--([\w-]+)[,)]", everything))
    needed = set(re.findall(r"var\(--([\w-]+)\)", everything))
    built = tuple(re.findall(r"var\(--([\w-]+-)\{", everything))
    known = set(re.findall(r"--([\w-]+)(?::\s|=)", everything))
    assert sorted(needed - known) == []
    tokens = {name for path in token_files() for _, found in rules(path.read_text(encoding="utf-8")) for name in found}
    assert sorted(name for name in tokens - used if not name.startswith(built)) == []


def test_a_game_has_its_colours_where_its_art_is() -> None:
    assert [path.parent.parent.name for path in sorted(GAMES.glob("*/art/tokens.css"))] == drawn_games()
