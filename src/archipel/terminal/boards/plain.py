"""The board of a game that has no drawing of its own yet: everything its view says, as a tree."""

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from archipel.engine.edition import Edition
from archipel.engine.phrase import Data
from archipel.words import Words

NOISE: Final = ("game", "edition", "options")


def draw(view: Data, edition: Edition, words: Words, names: list[str], width: int, height: int) -> RenderableType:
    tree = Tree(Text(words.text("title"), style="bold"), guide_style="dim")
    for key, value in view.items():
        if key not in NOISE:
            grow(tree, key, value, names)
    return tree


def grow(tree: Tree, key: str, value: Any, names: list[str]) -> None:
    """Hangs a value into the tree: a branch if it holds other branches, else one line."""
    if isinstance(value, dict) and value:
        branch = tree.add(label(key))
        for name, inner in value.items():
            grow(branch, str(name), inner, names)
    elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        branch = tree.add(label(key))
        by_seat = len(value) == len(names)
        for number, item in enumerate(value):
            grow(branch, names[number] if by_seat else str(number + 1), item, names)
    else:
        tree.add(label(key).append("  ").append(said(value), "default"))


def label(key: str) -> Text:
    return Text(key.replace("_", " "), style="bold dim")


def said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "–"
    return "–" if value is None or value == {} else str(value)
