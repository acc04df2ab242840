"""What a bot should know about Lagune: lay what is worth more than most, keep the best, and dive with anything else."""

from typing import Final, cast

from archipel.engine.hints import Hints as EngineHints
from archipel.engine.state import State

from .state import Lagoon

KEPT: Final = 0.1
"""What a point in the hand counts, beside one that is laid."""


class Hints(EngineHints):
    def value(self, state: State, seat: int) -> float:
        """Laid shells by how much they surpass the average, since only so many can be laid; and a little for those held."""
        table = cast(Lagoon, state)
        box = table.lagoon
        average = sum(box.values) / len(box.values)
        laid = box.total(table.laid[seat]) - average * len(table.laid[seat])
        return laid + KEPT * box.total(table.hands[seat])
