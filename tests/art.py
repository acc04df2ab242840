"""The page's drawings and colours, read from their sources: what the tests of art share."""

import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
SOURCES = WEB / "src"
GAMES = SOURCES / "games"
THEMES = ("light", "dark")

Colours = dict[str, str]
"""Colours by the names of their tokens."""


def drawn_games() -> list[str]:
    """The games that bring art of their own."""
    return sorted(folder.parent.name for folder in GAMES.glob("*/art"))


def sprites() -> list[Path]:
    """Every drawing whose symbols are put into the page; a scenery is a picture on its own."""
    return [path for path in sorted(SOURCES.rglob("art/*.svg")) if path.name != "scenery.svg"]


@cache
def symbols() -> dict[str, Path]:
    """Every symbol that can be used on the page, and where it is drawn."""
    return {id: path for path in sprites() for id in re.findall(r'<symbol id="([^"]+)"', path.read_text(encoding="utf-8"))}


def rules(css: str) -> list[tuple[list[str], dict[str, str]]]:
    """The selectors and the tokens of every rule."""
    plain = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    return [
        ([selector.strip() for selector in head.split(",")], dict(re.findall(r"--([\w-]+):\s*([^;]+);", body)))
        for head, body in re.findall(r"([^{}]+)\{([^{}]*)\}", plain)
    ]


def token_files() -> list[Path]:
    return [SOURCES / "styles" / "tokens.css", SOURCES / "styles" / "seats.css", *sorted(GAMES.glob("*/art/tokens.css"))]


def colours(selector: str, theme: str) -> Colours:
    """What a selector sets in a theme: plain colours only."""
    found: Colours = {}
    for path in token_files():
        for selectors, tokens in rules(path.read_text(encoding="utf-8")):
            if selector in selectors:
                found |= {name: in_theme(value, theme) for name, value in tokens.items()}
    return {name: value for name, value in found.items() if re.fullmatch(r"#[0-9a-f]{6}", value)}


def in_theme(value: str, theme: str) -> str:
    return re.sub(r"light-dark\(([^,()]+), ([^,()]+)\)", lambda pair: pair[1 + THEMES.index(theme)], value)
