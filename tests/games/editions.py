"""Editions of all games, changed for the tests: small changes, to be combined."""

import copy
from collections.abc import Callable
from typing import Any, TypeAlias

from archipel.engine.edition import Edition, read_data
from archipel.engine.game import Game
from archipel.engine.phrase import Data

Change: TypeAlias = Callable[[Data], Any]


def changed(game: Game, *changes: Change) -> Edition:
    """A game's own edition, changed on a copy."""
    data = copy.deepcopy(game.edition().data)
    for change in changes:
        change(data)
    return read_data(data)


def found(game: Game, *changes: Change) -> dict[str, bool]:
    """The problems of a changed edition, and whether each forbids playing with it."""
    return {problem.key.removeprefix("edition-"): problem.fatal for problem in game.check(changed(game, *changes))}


def entry(data: Data, section: str, **like: Any) -> Data:
    """The entry of a section's list that has these values."""
    entries: list[Data] = data[section]["list"]
    return next(item for item in entries if all(item.get(name) == value for name, value in like.items()))


def to(section: str, field: str, value: Any) -> Change:
    def change(data: Data) -> None:
        data[section][field] = value

    return change


def put(section: str, number: int, field: str, value: Any) -> Change:
    """A field of the entry with this number (from 1) in a section's list."""

    def change(data: Data) -> None:
        data[section]["list"][number - 1][field] = value

    return change


def drop(section: str, number: int = 0, field: str = "") -> Change:
    """Leaves out a section, an entry of its list, or a field of that entry."""

    def change(data: Data) -> None:
        if field:
            del data[section]["list"][number - 1][field]
        elif number:
            del data[section]["list"][number - 1]
        else:
            del data[section]

    return change
