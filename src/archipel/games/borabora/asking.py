"""What the questions of Bora Bora share: how a wrong answer is refused, and how a question with a single answer is skipped."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Decision, Tell
from archipel.engine.phrase import Reason
from archipel.games.borabora.edition import Invocation
from archipel.games.borabora.state import BoraBoraState


class Question(Decision[BoraBoraState]):
    """A decision of Bora Bora. Each says which moves are its own; all other moves answer another question."""

    def led_to(self, state: BoraBoraState) -> bool:
        """Whether the position contains what this question is about."""
        return True

    def refusal(self, state: BoraBoraState, move: int) -> Reason:
        box = state.box
        if not 0 <= move < state.space():
            return state.no_such_move(move)
        if box.at_god <= move < box.at_use:
            return self.god_refused(state, box.invocations[move - box.at_god])
        reason = self.impossible(state, move)
        return Reason("other-question", {"asked": self.key}, "3") if reason is None else reason

    def god_refused(self, state: BoraBoraState, invocation: Invocation) -> Reason:
        """Why a god cannot be invoked in this way now (8)."""
        return Reason("god-not-now", {"god": state.box.colours[invocation.god]}, "8")

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        """Why a move that answers this question is not legal; None if it answers another."""
        return None


def ask(state: BoraBoraState, question: Question, dealer: Dealer, tell: Tell | None) -> None:
    """Asks a question; if it has only one answer, as everybody can see, that is carried out without asking."""
    state.ask = question.number
    found = question.moves(state)
    if len(found) == 1:
        question.play(state, found[0], dealer, tell)


def yes(fact: bool) -> str:
    """A fact as an argument of a phrase."""
    return "yes" if fact else "no"
