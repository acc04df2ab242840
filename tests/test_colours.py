"""Colours: what is written can be read, in both themes, and a colour is written once."""

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from tests.art import GAMES, SOURCES, THEMES, Colours, colours, drawn_games, rules, token_files

pytestmark = pytest.mark.checkout

SEATS = ("coral", "turquoise", "sun", "violet", "shell", "orange")
TEXT, LARGE, FIGURES = 4.5, 3.0, 7.0
"""The contrasts that are asked for: of text, of signs and outlines, and of figures on tiles and cards."""

FIRST = SEATS[:4]
"""The seats whose colours alone tell them apart, also to those who see fewer colours. The others have larger marks."""
APART, APART_TO_THE_COLOUR_BLIND = 40, 20
"""The least difference between two of them (ΔE of 1976)."""

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


Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

EYES: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What is seen of linear red, green and blue: Machado, Oliveira and Fernandes 2009, severity 1."""

XYZ: Matrix = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE: Vector = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Vector:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return straight(red), straight(green), straight(blue)


def straight(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def times(matrix: Matrix, vector: Vector) -> Vector:
    one, two, three = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return one, two, three


def lab(seen: Vector) -> Vector:
    """CIE L*a*b* of linear red, green and blue, under D65."""
    shares = (part / white for part, white in zip(times(XYZ, seen), WHITE, strict=True))
    x, y, z = (share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116 for share in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: str, other: str, eyes: str) -> float:
    """How far apart two colours are to such eyes."""

    def seen(colour: str) -> Vector:
        red, green, blue = (min(1.0, max(0.0, part)) for part in times(EYES[eyes], linear(colour)))
        return lab((red, green, blue))

    return dist(seen(one), seen(other))


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
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


def test_differences_are_those_of_the_book() -> None:
    """White and black are 100 apart; a pair that the colour-blind take for one another."""
    assert difference("#ffffff", "#000000", "all colours") == pytest.approx(100, abs=0.01)
    assert difference("#e0772b", "#e0a526", "all colours") > 25
    assert difference("#e0772b", "#e0a526", "deuteranopia") < 15


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
def test_the_first_four_seats_are_told_apart_by_their_colours(eyes: str, theme: str) -> None:
    least = APART if eyes == "all colours" else APART_TO_THE_COLOUR_BLIND
    worn = {seat: (colours(":root", theme) | colours(f".seat-{seat}", theme))["seat"] for seat in FIRST}
    found = {(one, other): difference(worn[one], worn[other], eyes) for one, other in combinations(FIRST, 2)}
    assert {pair: round(far) for pair, far in found.items() if far < least} == {}


def test_the_page_gives_colours_to_seats_in_that_order() -> None:
    text = (SOURCES / "lib" / "seats.ts").read_text(encoding="utf-8")
    worn = re.search(r"const MARKS = {(.*)}", text)
    assert worn is not None
    assert tuple(re.findall(r"(\w+):", worn[1])) == SEATS


def test_seats_whose_colours_are_near_to_others_have_larger_marks() -> None:
    drawn = (SOURCES / "art" / "seats.svg").read_text(encoding="utf-8")
    marks = {seat: next(name for name in marks_of(seat)) for seat in SEATS}
    larger = {mark for line in drawn.splitlines() if "stroke-width" in line for mark in re.findall(r"--mark-(\w+)", line)}
    assert larger == {marks[seat] for seat in SEATS if seat not in FIRST}


def marks_of(seat: str) -> list[str]:
    """The marks that the class of a seat switches on."""
    text = (SOURCES / "styles" / "seats.css").read_text(encoding="utf-8")
    return re.findall(r"--mark-(\w+): inline", text.partition(f".seat-{seat} {{\n  --seat:")[2].partition("}")[0])


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
