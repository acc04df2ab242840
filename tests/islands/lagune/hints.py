"""What a bot should know about Lagune: a shell that is laid counts, one in the hand may yet; waiting for better ones does not pay."""

from typing import Final, cast

from archipel.engine.hints import Hints as EngineHints
from archipel.engine.state import State

from .state import Lagoon

HELD: Final = 0.3
"""What a point in the hand counts, beside one that is laid."""


class Hints(EngineHints):
    def value(self, state: State, seat: int) -> float:
        table = cast(Lagoon, state)
        return table.lagoon.total(table.laid[seat]) + HELD * table.lagoon.total(table.hands[seat])
