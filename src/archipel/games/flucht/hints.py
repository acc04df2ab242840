"""What a bot should know about Flucht aus Mangrovia: come far, keep the path ahead open, and hold the red discs for the Finish."""

from typing import Final, cast

from archipel.engine.hints import Hints as EngineHints
from archipel.engine.state import State
from archipel.games.flucht.rules import FluchtState
from archipel.games.flucht.state import PAWNS

WIN: Final = 1000.0


class Hints(EngineHints):
    def value(self, state: State, seat: int) -> float:
        table = cast(FluchtState, state)
        if table.winner == seat:
            return WIN
        return float(table.pawns[seat * PAWNS] + table.pawns[seat * PAWNS + 1])
