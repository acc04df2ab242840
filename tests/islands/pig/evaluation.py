"""What a bot should know about Pig: when one more roll would bring more than it puts at risk."""

from archipel.engine.evaluation import Evaluation

from .state import PigState


class PigEvaluation(Evaluation[PigState]):
    def value(self, state: PigState, seat: int) -> float:
        """Points; and for the player to move the pot, with what one more roll brings on average, if that is more than nothing.

        After holding the turn has passed and the pot is among the points, so a hold is worth its pot and nothing else.
        """
        if state.seat != seat:
            return state.points[seat]
        box = state.box
        good = sum(side for side in range(1, box.sides + 1) if side != box.pig)
        return state.points[seat] + state.pot + max(0.0, (good - state.pot) / box.sides)
