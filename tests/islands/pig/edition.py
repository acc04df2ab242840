"""The box of Pig: a die and a goal, and what is known of them."""

from typing import Final

from archipel.engine.edition import Box, Edition
from archipel.engine.inspection import Inspection

ROLL: Final = 0
HOLD: Final = 1


class PigBox(Box):
    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.sides: int = edition.data["die"]["sides"]
        self.pig: int = edition.data["die"]["pig"]
        self.goal: int = edition.data["goal"]["points"]
        self.name_moves(["roll", "hold"])


class PigInspection(Inspection):
    def look(self) -> None:
        self.within("sides", self.data["die"]["sides"])
