"""What a bot should know about Flucht aus Mangrovia: get far, and keep a disc of the Finish's colour for every pawn still under way."""

from typing import Final

from archipel.engine.evaluation import Evaluation
from archipel.games.flucht.state import PAWNS, FluchtState

WIN: Final = 1000.0
KEY: Final = 2.0
"""What a disc that can lead to the Finish is worth, in squares. A higher value makes a bot hoard and fall behind."""


class FluchtEvaluation(Evaluation[FluchtState]):
    def value(self, state: FluchtState, seat: int) -> float:
        if state.winner == seat:
            return WIN
        box = state.box
        distance = 0
        under_way = 0
        for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
            distance += state.pawns[pawn]
            if state.pawns[pawn] < box.finish:
                under_way += 1
        last_colour = box.colour_at[box.finish]
        keys = 0
        for card in state.hands[seat]:
            if box.discs[card] == last_colour:
                keys += 1
        return distance + KEY * min(keys, under_way)
