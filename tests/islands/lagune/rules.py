"""The rules of Lagune: its decisions in the order of the rulebook, and the verbs of the engine.

A move is an integer: 0 is diving, 1 plus a shell lays it, and 1 plus the number of shells plus a shell sinks it.
Each decision has two answers or more: an empty hand, the only case with one, is dived for unasked, and that is no secret, since
everybody can count the shells in a hand.
"""

from typing import Any, Final, cast

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Decision, Over, Tell, numbered
from archipel.engine.phrase import Data, Mark, Reason

from . import view
from .arrange import arrange
from .edition import DIVE, LAY
from .state import LaguneState


class Shells(Decision[LaguneState]):
    """What both questions share: each is about the shells in a hand."""

    def why_not_shell(self, state: LaguneState, shell: int) -> Reason:
        """Of a shell that this diver has never seen, it says no more than that: bag, other hands and the shells they sank look alike."""
        args: Data = {"shell": state.box.shells[shell]}
        if shell in state.sunk[state.seat]:
            return Reason("shell-sunk", args, "3")
        if shell in state.swept:
            return Reason("shell-swept", args, "4")
        if any(shell in laid for laid in state.laid):
            return Reason("shell-laid", args, "4")
        return Reason("shell-not-in-hand", args, "2")

    def marks(self, state: LaguneState) -> list[Mark]:
        """What each shell in the hand is worth."""
        box = state.box
        return [Mark(box.shells[shell], "worth", {"value": box.values[shell]}) for shell in state.hands[state.seat]]


class DiveOrLay(Shells):
    """2. A turn."""

    def moves(self, state: LaguneState) -> list[int]:
        return [DIVE, *(LAY + shell for shell in state.hands[state.seat])]

    def refusal(self, state: LaguneState, move: int) -> Reason:
        if not 0 <= move < state.space():
            return state.no_such_move(move)
        if move >= state.box.sink:
            return Reason("nothing-to-sink", {"count": state.box.hand}, "3")
        return self.why_not_shell(state, move - LAY)

    def discloses(self, state: LaguneState, move: int) -> bool:
        """Whoever lays a shell shows that it was in their hand."""
        return move != DIVE

    def things(self, state: LaguneState, move: int) -> list[str]:
        return ["bag"] if move == DIVE else [state.box.shells[move - LAY]]

    def play(self, state: LaguneState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        if move == DIVE:
            state.dive(dealer, tell)
        else:
            state.lay(move - LAY, dealer, tell)


class Sink(Shells):
    """3. With more shells than a hand may hold, which one goes back into the sea."""

    def moves(self, state: LaguneState) -> list[int]:
        return [state.box.sink + shell for shell in state.hands[state.seat]]

    def refusal(self, state: LaguneState, move: int) -> Reason:
        if not 0 <= move < state.space():
            return state.no_such_move(move)
        if move < state.box.sink:
            return Reason("sink-first", {"count": len(state.hands[state.seat])}, "3")
        return self.why_not_shell(state, move - state.box.sink)

    def things(self, state: LaguneState, move: int) -> list[str]:
        return [state.box.shells[move - state.box.sink]]

    def shown(self, state: LaguneState, move: int, seat: int) -> str:
        """Nobody else reads which shell is sunk."""
        return "sink a shell"

    def play(self, state: LaguneState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        state.sink(move - state.box.sink, dealer, tell)


TURN: Final = DiveOrLay("turn")
SINK: Final = Sink("sink")
OVER: Final = Over("5")

DECISIONS: Final = numbered(TURN, SINK, OVER)


class LaguneRules(LaguneState):
    """A state of Lagune with the verbs of the engine."""

    def arrange(self, position: Data, dealer: Dealer) -> Data:
        return arrange(self.box, self.seats, position, dealer)

    def asked(self) -> Decision[Any]:
        if self.over:
            return OVER
        return SINK if self.must_sink() else TURN

    def no_such_text(self, text: str, words: list[str]) -> Reason:
        if words[:1] in (["lay"], ["sink"]):
            return Reason("no-such-shell", {"value": " ".join(words[1:]), "allowed": ", ".join(self.box.shells)})
        return super().no_such_text(text, words)

    def view(self, seat: int) -> Data:
        return cast(Data, view.view(self, seat))

    def imagine(self, view_: Data, dealer: Dealer) -> Data:
        return view.imagine(self.box, view_, dealer)
