"""Checking an edition: what the inspections of all games share. First come mistakes in the file, then constraints on the printed data.

What is known about a box is in the game's `constraints.toml`: one section per constraint, with its source, its rule, its values, and what
in an edition it `concerns`. What a game's inspection need not understand, because it is simply printed, stands there value by value:

    [[printed]]
    section = "gods"
    source = "rulebook"
    rule = "8"
    values = { copies = 12 }                          # fields of the section itself
    entries = { blue = { effect = "higher-die" } }    # fields of its entries, by name
    complete = true                                   # there are no other entries
"""

import os
import tomllib
from collections import Counter
from typing import Any

from mypy_extensions import mypyc_attr

from archipel.engine.edition import Edition, Problem, names, same
from archipel.engine.known import PRINTED
from archipel.engine.phrase import Data
from archipel.engine.quoting import place_of, quoted, said


def load_constraints(folder: str) -> Data:
    """What is known about a game's box; empty if there is no such file."""
    return load_toml(folder, "constraints.toml")


def load_toml(folder: str, name: str) -> Data:
    path = os.path.join(folder, name)
    if not os.path.exists(path):
        return {}
    with open(path, "rb") as file:
        return tomllib.load(file)


# Mistakes in the file: what no box could contain


def mistake(key: str, args: Data) -> Problem:
    return Problem(key, args, "file")


def numbers(data: Data) -> list[tuple[str, str, Any]]:
    """Every number, however deeply nested, with its section and field; those in the `edition` section do not count."""
    found: list[tuple[str, str, Any]] = []
    waiting: list[tuple[str, str, object]] = [(name, name, part) for name, part in data.items() if name != "edition"]
    while waiting:
        section, field, part = waiting.pop()
        if isinstance(part, dict):
            waiting += [(section, str(name), inner) for name, inner in part.items()]
        elif isinstance(part, list):
            waiting += [(section, field, inner) for inner in part]
        elif isinstance(part, (int, float)):
            found.append((section, field, part))
    return found


def wrong_number(section: str, field: str, value: object, low: int, high: int) -> Problem:
    return mistake("edition-number", {"section": section, "field": field, "value": str(value), "allowed": f"{low}–{high}"})


def check_ids(ids: list[str]) -> list[Problem]:
    """Each of these ids must be a single word, and must occur only once."""
    found: list[Problem] = []
    for id, times in Counter(ids).items():
        if times > 1:
            found.append(mistake("edition-id-twice", {"value": id}))
        if not id or any(c.isspace() for c in id):
            found.append(mistake("edition-id-space", {"value": id}))
    return found


# Constraints: what is known about the box, each with its source


@mypyc_attr(allow_interpreted_subclasses=True)
class Inspection:
    """Examines an edition that fits the schema, for mistakes that no schema can detect and for constraints that it breaks.

    Each game provides a subclass. Every finding carries the source of its constraint. `always` holds defaults for the arguments that the
    game's sentences need besides `value` and `allowed`.
    """

    def __init__(self, edition: Edition, constraints: Data) -> None:
        self.edition = edition
        self.data = edition.data
        self.known = constraints
        self.always: dict[str, str] = {}
        self.found: list[Problem] = []

    def mistakes(self) -> list[Problem]:
        """Things that no box could contain, and that would make it impossible to open."""
        return []

    def look(self) -> None:
        """Opens the box and checks it against every constraint; only called if there are no mistakes."""

    def look_at_printed(self) -> None:
        """Compares what is printed value by value; the engine does this for every game, after `look`."""
        for block in self.known.get(PRINTED, ()):
            part: Data = self.data.get(block["section"], {})
            self.same_fields(block, "", part, block.get("values", {}))
            entries = names(part)
            wanted: Data = block.get("entries", {})
            for name, fields in wanted.items():
                if name in entries:
                    self.same_fields(block, name, entries[name], fields)
                else:
                    self.not_printed(block, name, "", None, name)
            for name in entries:
                if name not in wanted and (block.get("complete", False) or name.rpartition(" #")[0] in wanted):
                    self.not_printed(block, name, "", name, None)

    def same_fields(self, block: Data, entry: str, there: Data, fields: Data) -> None:
        for field, allowed in fields.items():
            value = there.get(field)
            if not same(value, allowed):
                self.not_printed(block, entry, field, value, allowed)

    def not_printed(self, block: Data, entry: str, field: str, value: object, allowed: object) -> None:
        where = place_of(block["section"], entry, field)
        args: Data = {"part": block["section"], "thing": entry, "field": field, "where": where}
        args.update(value=quoted(value), allowed=quoted(allowed))
        self.found.append(Problem("edition-printed", args, block["source"], block.get("rule", "")))

    def broken(self, name: str, args: Data) -> None:
        constraint = self.known[name]
        self.found.append(Problem("edition-" + name, args, constraint["source"], constraint.get("rule", "")))

    def differs(self, name: str, value: object, allowed: object, **more: str) -> None:
        self.broken(name, {"value": said(value), "allowed": said(allowed), **self.always, **more})

    def expect(self, name: str, value: object, allowed: object, **more: str) -> None:
        if value != allowed:
            self.differs(name, value, allowed, **more)

    def between(self, name: str, value: int, low: int, high: int, **more: str) -> None:
        if not low <= value <= high:
            self.differs(name, value, f"{low}–{high}", **more)

    def within(self, name: str, value: int, **more: str) -> None:
        """Expects a number between the constraint's `low` and `high`, or at least its `fewest`."""
        known = self.known[name]
        if "high" in known:
            self.between(name, value, known["low"], known["high"], **more)
        elif value < known["fewest"]:
            self.differs(name, value, f"≥ {known['fewest']}", **more)
