"""Reading and checking an edition of Lagune: every constraint on the printed data, and the box the rules play with."""

from typing import Any, Final

from archipel.engine.edition import DERIVED, RULEBOOK, Box, Edition, Problem
from archipel.engine.phrase import Data

SHELLS: Final = 12
"""How many the rulebook counts in the box (1)."""

TOTAL: Final = 50
"""All values together, as far as we can tell."""

NUMBERS: Final = (("hand", "size"), ("goal", "laid"), ("die", "sides"), ("die", "storm"))
"""Sections with a field that must be a whole number from 1."""


class LaguneBox(Box):
    """A shell is its number in the edition, from 0."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        data = edition.data
        self.shells: list[str] = [entry["id"] for entry in data["shells"]["list"]]
        self.values: list[int] = [entry["value"] for entry in data["shells"]["list"]]
        self.hand: int = data["hand"]["size"]
        self.goal: int = data["goal"]["laid"]
        self.sides: int = data["die"]["sides"]
        self.storm: int = data["die"]["storm"]

    def total(self, shells: list[int]) -> int:
        """What these shells are worth together."""
        return sum(self.values[shell] for shell in shells)

    def ids(self, shells: list[int]) -> list[str]:
        return [self.shells[shell] for shell in shells]


def examine(edition: Edition, most: int) -> list[Problem]:
    """Mistakes in the file first; if there are none, every constraint that the edition breaks. With `most` divers the bag is not empty."""
    found = mistakes(edition.data)
    if found:
        return found
    box = LaguneBox(edition)
    if len(box.shells) != SHELLS:
        found.append(Problem("edition-shells", {"value": len(box.shells), "allowed": SHELLS}, RULEBOOK, "1"))
    if most * box.hand >= len(box.shells):
        found.append(Problem("edition-hand", {"value": box.hand, "allowed": (len(box.shells) - 1) // most}, RULEBOOK, "1"))
    if box.storm > box.sides:
        found.append(Problem("edition-storm", {"value": box.storm, "allowed": box.sides}, RULEBOOK, "4"))
    if box.total(list(range(len(box.shells)))) != TOTAL:
        found.append(Problem("edition-total", {"value": box.total(list(range(len(box.shells)))), "allowed": TOTAL}, DERIVED))
    return found


def mistakes(data: Data) -> list[Problem]:
    """What must hold before a box can be opened: sections, fields, ids."""
    found: list[Problem] = []
    for section, field in NUMBERS:
        value = data.get(section, {}).get(field)
        if not counts(value):
            found.append(Problem("edition-field", {"section": section, "field": field, "value": str(value)}, "file"))
    entries = data.get("shells", {}).get("list")
    ids: list[str] = []
    for entry in entries if isinstance(entries, list) and entries else [{}]:
        shell = entry if isinstance(entry, dict) else {}
        id, value = shell.get("id"), shell.get("value")
        if not isinstance(id, str) or not id or any(c.isspace() for c in id):
            found.append(Problem("edition-field", {"section": "shells", "field": "id", "value": str(id)}, "file"))
        elif id in ids:
            found.append(Problem("edition-id-twice", {"value": id}, "file"))
        else:
            ids.append(id)
        if not counts(value):
            found.append(Problem("edition-field", {"section": "shells", "field": "value", "value": str(value)}, "file"))
    return found


def counts(value: Any) -> bool:
    """Whether it is a whole number from 1."""
    return type(value) is int and value > 0
