"""What views, marks and events hold today that they did not when they were kept. It is taken away before they are compared:
nothing else may differ."""

from typing import Any, Final

from archipel.engine.phrase import Data

GAINED: Final[dict[str, tuple[str, ...]]] = {
    "borabora": (
        "lower_than", "players.things", "players.huts", "players.worth", "players.towards", "players.tasks.have", "players.tasks.count",
    ),
    "mangrovia": ("players.next", "building.points", "building.payments"),
    "zanzibar": ("players.in_place", "walk.refuges"),
}  # fmt: skip
"""By game, the way to each field; a list is gone through."""

MARKS_GAINED: Final[dict[str, tuple[str, ...]]] = {"zanzibar": ("args.ways.*.shoves", "args.ways.*.then", "args.back", "args.then")}
"""Likewise; a star stands for every field."""

EVENTS_GAINED: Final[dict[str, tuple[str, ...]]] = {"flucht": ("args.round",), "mangrovia": ("args.held",), "zanzibar": ("args.round",)}
"""Likewise, of what is told."""


def as_it_was(view: Data) -> Data:
    """A view without what it has gained."""
    for way in GAINED.get(view["game"], ()):
        view = without(view, way.split("."))
    return view


def mark_as_it_was(game: str, mark: Data) -> Data:
    for way in MARKS_GAINED.get(game, ()):
        mark = without(mark, way.split("."))
    return mark


def event_as_it_was(game: str, event: Data) -> Data:
    for way in EVENTS_GAINED.get(game, ()):
        event = without(event, way.split("."))
    return event


def without(part: Any, way: list[str]) -> Any:
    if isinstance(part, list):
        return [without(one, way) for one in part]
    if not isinstance(part, dict):
        return part
    if len(way) == 1:
        return {field: value for field, value in part.items() if field != way[0]}
    return {field: without(value, way[1:]) if way[0] in (field, "*") else value for field, value in part.items()}
