"""The rules of Pig: one decision. Left out: nothing."""

from typing import Any, Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Decision, Over, Tell, numbered
from archipel.engine.phrase import NOBODY, Data, Event, Reason

from .edition import HOLD, ROLL
from .state import PigState


class RollOrHold(Decision[PigState]):
    """1. What the player to move does."""

    def args(self, state: PigState) -> Data:
        return {"seat": state.seat, "pot": state.pot}

    def moves(self, state: PigState) -> list[int]:
        return [ROLL, HOLD] if state.pot else [ROLL]

    def refusal(self, state: PigState, move: int) -> Reason:
        return Reason("nothing-to-hold", {}, "1") if move == HOLD else state.no_such_move(move)

    def things(self, state: PigState, move: int) -> list[str]:
        return ["die"] if move == ROLL else ["pot"]

    def play(self, state: PigState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        if move == ROLL:
            roll(state, dealer, tell)
        else:
            hold(state, tell)


def roll(state: PigState, dealer: Dealer, tell: Tell | None) -> None:
    """1, 2. Everybody sees the die: nothing hidden is learnt from it, so nothing is revealed."""
    side = 1 + dealer.below(state.box.sides)
    state.pot = 0 if side == state.box.pig else state.pot + side
    if tell is not None:
        tell(Event("pig" if side == state.box.pig else "rolled", {"seat": state.seat, "side": side, "pot": state.pot}))
    if side == state.box.pig:
        pass_on(state)


def hold(state: PigState, tell: Tell | None) -> None:
    """1, 3. The pot is safe, and may be enough."""
    seat = state.seat
    state.points[seat] += state.pot
    state.pot = 0
    if tell is not None:
        tell(Event("held", {"seat": seat, "points": state.points[seat]}))
    if state.points[seat] < state.box.goal:
        pass_on(state)
        return
    state.over = True
    state.seat = NOBODY
    if tell is not None:
        tell(Event("wins", {"seat": seat, "points": state.points[seat]}))


def pass_on(state: PigState) -> None:
    state.seat = (state.seat + 1) % state.seats


TURN: Final = RollOrHold("turn")
OVER: Final = Over("3")

DECISIONS: Final = numbered(TURN, OVER)


class PigRules(PigState):
    def asked(self) -> Decision[Any]:
        return OVER if self.over else TURN
