"""What all questions of Mangrovia have in common: which moves answer them, and why a move that does not must wait."""

from archipel.engine.decision import Decision
from archipel.engine.phrase import Reason
from archipel.games.mangrovia.edition import MangroviaBox
from archipel.games.mangrovia.state import MangroviaState


class Question(Decision[MangroviaState]):
    """One question of Mangrovia."""

    def covers(self, box: MangroviaBox, move: int) -> bool:
        """Whether a move answers this question, legal or not."""
        raise NotImplementedError

    def something_else(self, state: MangroviaState, move: int) -> Reason:
        """Why a move that answers another question cannot be played now."""
        raise NotImplementedError

    def forbidden(self, state: MangroviaState, move: int) -> Reason:
        """Why an answer to this question is not legal."""
        raise NotImplementedError

    def refusal(self, state: MangroviaState, move: int) -> Reason:
        if not 0 <= move < state.space():
            return state.no_such_move(move)
        return self.forbidden(state, move) if self.covers(state.box, move) else self.something_else(state, move)
