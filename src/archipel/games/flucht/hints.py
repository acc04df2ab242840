"""What a bot should know about Flucht aus Mangrovia: come far, and keep a disc of the Finish's colour for every pawn still under way."""

from typing import Final, cast

from archipel.engine.hints import Hints as EngineHints
from archipel.engine.state import State
from archipel.games.flucht.rules import FluchtState
from archipel.games.flucht.state import PAWNS

WIN: Final = 1000.0
KEY: Final = 2.0
"""What a disc that can lead to the Finish is worth, in squares. More of it makes a bot hoard and fall behind."""


class Hints(EngineHints):
    def value(self, state: State, seat: int) -> float:
        table = cast(FluchtState, state)
        if table.winner == seat:
            return WIN
        box = table.jungle
        way = 0
        under_way = 0
        for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
            way += table.pawns[pawn]
            if table.pawns[pawn] < box.finish:
                under_way += 1
        last_colour = box.colour_at[box.finish]
        keys = 0
        for card in table.hands[seat]:
            if box.discs[card] == last_colour:
                keys += 1
        return way + KEY * min(keys, under_way)
