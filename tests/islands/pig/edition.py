"""The box of Pig: a die and a goal."""

from typing import Final

from archipel.engine.edition import Box, Edition

ROLL: Final = 0
HOLD: Final = 1


class PigBox(Box):
    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.sides: int = edition.data["die"]["sides"]
        self.pig: int = edition.data["die"]["pig"]
        self.goal: int = edition.data["goal"]["points"]
        self.name_moves(["roll", "hold"])
