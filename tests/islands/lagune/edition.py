"""An edition of Lagune as the rules use it, checked against what is known of the box.

What the file must hold is in schema.toml, what is known of the box in constraints.toml: nothing printed is in the code.
"""

from typing import Final

from archipel.engine.edition import Box, Edition
from archipel.engine.inspection import Inspection

DIVE: Final = 0
LAY: Final = 1
"""The move that lays shell 0."""


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
        self.sink = LAY + len(self.shells)
        """The move that sinks shell 0."""
        self.name_moves(["dive", *(f"lay {id}" for id in self.shells), *(f"sink {id}" for id in self.shells)])

    def total(self, shells: list[int]) -> int:
        """What these shells are worth together."""
        return sum(self.values[shell] for shell in shells)

    def ids(self, shells: list[int]) -> list[str]:
        return [self.shells[shell] for shell in shells]


class LaguneInspection(Inspection):
    def look(self) -> None:
        """With as many divers as possible the bag is not empty after the deal (1)."""
        box = LaguneBox(self.edition)
        self.expect("shells", len(box.shells), self.known["shells"]["count"])
        self.between("hand", box.hand, 1, (len(box.shells) - 1) // self.known["hand"]["divers"])
        self.between("storm", box.storm, 1, box.sides)
        self.expect("total", box.total(list(range(len(box.shells)))), self.known["total"]["value"])
