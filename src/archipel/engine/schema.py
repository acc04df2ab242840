"""What an edition file must contain before it makes sense to ask whether its values are right: the game's `schema.toml`.

    highest = 100                            no number is below 0 or above this; if left out, numbers are not checked
    ids = [["villages", "sea"], ["spices"]]  the ids of these sections, taken together, are single words without duplicates
    may_be_empty = true                      lists in entries may be empty

    [entries.routes]                         what every entry of the section's list must have
    kind = "text"                            text, number, flag, list or table

    [sections.start]                         what a section must have besides its list, or without one
    dice = "number"

    [[refers]]                               a field that must name an id of another section, or one of certain words
    section = "yields"
    field = "region"
    to = ["regions"]                         if needed, also: words = ["none"]
    problem = "edition-unknown-name"         the problem if it does not

Any violation is a mistake in the file, unlike the constraints in `constraints.toml`, which are facts known about the box.
"""

from typing import Any, Final, cast

from archipel.engine.edition import Problem, ids, items
from archipel.engine.inspection import check_ids, load_toml, mistake, numbers, wrong_number
from archipel.engine.phrase import Data

SORTS: Final[dict[str, type]] = {"text": str, "number": int, "flag": bool, "list": list, "table": dict}


class Schema:
    def __init__(self, data: Data) -> None:
        self.highest: int = data.get("highest", 0)
        self.ids: list[list[str]] = data.get("ids", [])
        self.may_be_empty: bool = data.get("may_be_empty", False)
        self.entries: dict[str, dict[str, str]] = data.get("entries", {})
        self.sections: dict[str, dict[str, str]] = data.get("sections", {})
        self.refers: list[Data] = data.get("refers", [])

    def keys(self) -> list[str]:
        """The keys of all problems that this schema can find."""
        found: list[str] = []
        if self.entries or self.sections:
            found += ["edition-section-missing", "edition-field-missing"]
        if self.highest:
            found.append("edition-number")
        if self.ids:
            found += ["edition-id-twice", "edition-id-space"]
        return found + sorted({str(reference["problem"]) for reference in self.refers})

    def mistakes(self, data: Data) -> list[Problem]:
        """All mistakes of the first kind that occurs: missing parts, numbers, ids, references, in this order."""
        return self.missing(data) or self.wrong_numbers(data) or self.wrong_ids(data) or self.unknown(data)

    def missing(self, data: Data) -> list[Problem]:
        """Sections and fields that are missing, empty or of the wrong type."""
        found: list[Problem] = []
        for section, needed in self.entries.items():
            entries = cast(list[Any], items(data, section))
            if not entries:
                found.append(mistake("edition-section-missing", {"section": section}))
            for number, entry in enumerate(entries, 1):
                for field, sort in needed.items():
                    value = entry.get(field) if isinstance(entry, dict) else None
                    if type(value) is not SORTS[sort] or value == "" or (value == [] and not self.may_be_empty):
                        found.append(mistake("edition-field-missing", {"section": section, "number": number, "field": field}))
        for section, needed in self.sections.items():
            part = data.get(section)
            for field, sort in needed.items():
                if not isinstance(part, dict) or type(part.get(field)) is not SORTS[sort]:
                    found.append(mistake("edition-field-missing", {"section": section, "number": 1, "field": field}))
        return found

    def wrong_numbers(self, data: Data) -> list[Problem]:
        """Numbers that no box has printed on anything; with them a server could be kept counting for a long time."""
        if not self.highest:
            return []
        return [
            wrong_number(section, field, value, 0, self.highest)
            for section, field, value in numbers(data)
            if isinstance(value, float) or not 0 <= value <= self.highest
        ]

    def wrong_ids(self, data: Data) -> list[Problem]:
        found: list[Problem] = []
        for sections in self.ids:
            found += check_ids(ids(data, *sections))
        return found

    def unknown(self, data: Data) -> list[Problem]:
        """References to things that do not exist."""
        found: list[Problem] = []
        for reference in self.refers:
            allowed = [*ids(data, *reference.get("to", [])), *reference.get("words", [])]
            section, field = str(reference["section"]), str(reference["field"])
            for entry in items(data, section):
                values = entry[field] if isinstance(entry[field], list) else [entry[field]]
                for value in values:
                    if value not in allowed:
                        thing = str(entry.get("id", ""))
                        args: Data = {"section": section, "thing": thing, "value": str(value), "allowed": ", ".join(allowed)}
                        found.append(mistake(str(reference["problem"]), args))
        return found


def load_schema(folder: str) -> Schema:
    """The schema of a game; an empty one if it has no such file."""
    return Schema(load_toml(folder, "schema.toml"))
