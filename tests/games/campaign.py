"""Every value of an edition, changed in every way in which somebody could get it wrong."""

import copy
from collections.abc import Iterator
from typing import Any

from archipel.engine.edition import names, read_data, source_of
from archipel.engine.game import Game
from archipel.engine.phrase import Data
from archipel.engine.quoting import place_of

HUGE = 1_000_000
UNSAID = ("source", "note")
"""What an edition says of itself, and not of the box."""


class Changed:
    """An edition with one change: where, which, and the source of the value that was changed."""

    def __init__(self, section: str, entry: str, field: str, what: str, source: str, data: Data) -> None:
        self.where = place_of(section, entry, field)
        self.section, self.entry, self.field = section, entry, field
        self.what = what
        self.source = source
        self.data = data

    def fatal(self, game: Game) -> bool:
        return any(problem.fatal for problem in game.check(read_data(self.data)))

    def __repr__(self) -> str:
        return f"{self.where}: {self.what} ({self.source})"


def campaign(game: Game) -> Iterator[Changed]:
    """The game's own edition with one change at a time."""
    data = game.edition().data
    for section, part in data.items():
        if section == "edition":
            continue
        without = {name: other for name, other in data.items() if name != section}
        yield Changed(section, "", "", "dropped", source_of(part), without)
        for field, value in part.items():
            if field != "list" and field not in UNSAID:
                for what, other in wrong(value, []):
                    yield Changed(section, "", field, what, source_of(part), {**data, section: replaced(part, field, other)})
        yield from in_list(data, section, part)


def in_list(data: Data, section: str, part: Data) -> Iterator[Changed]:
    entries: list[Data] = part.get("list", [])

    def but(*changes: tuple[int, Data | None]) -> Data:
        """All entries with some replaced, or left out."""
        by = dict(changes)
        kept = [by.get(number, entry) for number, entry in enumerate(entries)]
        return {**data, section: {**part, "list": [entry for entry in kept if entry is not None]}}

    for number, (name, entry) in enumerate(names(part).items()):
        source = source_of(part, entry)
        yield Changed(section, name, "", "dropped", source, but((number, None)))
        yield Changed(section, name, "", "doubled", source, {**data, section: {**part, "list": [*entries, entry]}})
        again = {**entry, "id": f"{name}-again"} if isinstance(entry.get("id"), str) else {**entry, next(iter(entry)): 99}
        yield Changed(section, name, "", "once more", source, {**data, section: {**part, "list": [*entries, again]}})
        for field, value in entry.items():
            if field in UNSAID:
                continue
            siblings = [other[field] for other in entries if field in other and other[field] != value]
            for what, other in wrong(value, siblings):
                yield Changed(section, name, field, what, source, but((number, replaced(entry, field, other))))
            other_names = list(names(part))
            swapped = next((at for at, other in enumerate(entries) if field in other and other[field] != value), None)
            if swapped is not None:
                here, there = replaced(entry, field, entries[swapped][field]), replaced(entries[swapped], field, value)
                if here == entries[swapped] and there == entry:
                    continue  # two entries changed places, and nothing else
                yield Changed(section, name, field, f"swapped with {other_names[swapped]}", source, but((number, here), (swapped, there)))


ABSENT: Any = object()


def replaced(part: Data, field: str, value: Any) -> Data:
    return {name: value if name == field else other for name, other in part.items() if name != field or value is not ABSENT}


def wrong(value: Any, siblings: list[Any]) -> Iterator[tuple[str, Any]]:
    """Other values than this one, with what was done to it."""
    yield "left out", ABSENT
    others = list({repr(other): other for other in siblings}.values())
    for other in others if len(others) < 3 else (others[0], others[-1]):
        yield f"{other!r} for {value!r}", other
    if isinstance(value, bool):
        yield f"{not value}", not value
    elif isinstance(value, int):
        for number in dict.fromkeys((value + 1, value - 1, 0, HUGE)):
            if number != value:
                yield f"{number} for {value}", number
    elif isinstance(value, str):
        yield "another word", value + "-else"
    elif isinstance(value, list):
        if value:
            yield "emptied", []
        yield "once more", [*value, value[0] if value else "else"]
        if value != value[::-1] and value != sorted(value, key=repr):
            yield "in another order", value[::-1]
        for number, inner in enumerate(value):
            yield f"without {inner!r}", value[:number] + value[number + 1 :]
            for what, other in wrong(inner, [other for other in value if other != inner]):
                if other is not ABSENT:
                    yield f"{number + 1}: {what}", [*value[:number], other, *value[number + 1 :]]
    elif isinstance(value, dict):
        for name, inner in value.items():
            for what, other in wrong(inner, []):
                yield f"{name}: {what}", replaced(copy.copy(value), name, other)
