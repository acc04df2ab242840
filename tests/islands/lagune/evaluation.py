"""What a bot should know about Lagune: a shell that is laid counts, one in the hand may yet; waiting for better ones does not pay."""

from typing import Final

from archipel.engine.evaluation import Evaluation

from .state import LaguneState

HELD: Final = 0.3
"""What a point in the hand counts, compared with one that is laid."""


class LaguneEvaluation(Evaluation[LaguneState]):
    def value(self, state: LaguneState, seat: int) -> float:
        return state.box.total(state.laid[seat]) + HELD * state.box.total(state.hands[seat])
