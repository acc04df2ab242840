"""The board of a game that has no drawing of its own yet: everything its view says, as a tree."""

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data, Phrase
from archipel.words import Words

MARKS: Final = (("▲", "#E0644F"), ("■", "#E9B93F"), ("●", "#35B6BC"), ("◆", "#F08A3C"), ("★", "#A77BD0"), ("✚", "#B8BCC0"))
NOISE: Final = ("game", "edition", "options")


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int, height: int) -> RenderableType:
    tree = Tree(Text(words.text("title"), style="bold"), guide_style="dim")
    for key, value in view.items():
        if key not in NOISE:
            grow(tree, key, value, names)
    return tree


def players(view: Data, edition: Edition, words: Words, names: list[str], width: int) -> RenderableType:
    return draw(view, edition, words, names, width, 0)


def headline(view: Data, words: Words) -> str:
    return words.text("title")


def legend(view: Data, edition: Edition, words: Words) -> list[tuple[str, str]]:
    return []


def describe(view: Data, edition: Edition, words: Words, names: list[str]) -> list[str]:
    return [line for key, value in view.items() if key not in NOISE for line in told(key, value, names, "")]


def group(move: Phrase, words: Words) -> None:
    return None


def grow(tree: Tree, key: str, value: Any, names: list[str]) -> None:
    """Hangs a value into the tree: a branch if it holds other branches, else one line."""
    inner = branches(value, names)
    if inner is None:
        tree.add(label(key).append("  ").append(said(value), "default"))
        return
    branch = tree.add(label(key))
    for name, item in inner:
        grow(branch, name, item, names)


def told(key: str, value: Any, names: list[str], indent: str) -> list[str]:
    """The same as lines, those of a branch set in below it."""
    inner = branches(value, names)
    head = f"{indent}{key.replace('_', ' ')}:"
    if inner is None:
        return [f"{head} {said(value)}"]
    return [head, *(line for name, item in inner for line in told(name, item, names, indent + "  "))]


def branches(value: Any, names: list[str]) -> list[tuple[str, Any]] | None:
    """What a value holds, each with its name; None for one that is said in a line."""
    if isinstance(value, dict) and value:
        return [(str(name), item) for name, item in value.items()]
    if isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        by_seat = len(value) == len(names)
        return [(names[number] if by_seat else str(number + 1), item) for number, item in enumerate(value)]
    return None


def label(key: str) -> Text:
    return Text(key.replace("_", " "), style="bold dim")


def said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "–"
    return "–" if value is None or value == {} else str(value)
