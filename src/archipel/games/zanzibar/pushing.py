"""Pushing an opponent in the way to a place next to it (5B), or chasing it anywhere if it is boxed in (5C)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Mark, Reason
from archipel.games.zanzibar.edition import ZanzibarBox
from archipel.games.zanzibar.movement import refuges
from archipel.games.zanzibar.questions import Question, standing_on, worth_then
from archipel.games.zanzibar.state import MOVE, NONE, PUSH, ZanzibarState
from archipel.games.zanzibar.turn import new_round, step_to


class Displacement(Question):
    """Where the opponent in the way goes; `wrong` is the key of the reason for refusing a move of the other kind."""

    wrong: str = ""

    def first(self, box: ZanzibarBox) -> int:
        """The first move of this kind."""
        raise NotImplementedError

    def args(self, state: ZanzibarState) -> Data:
        box = state.box
        other = state.on[state.entering]
        return {
            "seat": state.seat, "merchant": state.number_of(state.walker), "thing": box.merchants[state.walker],
            "other": state.number_of(other), "pushed": box.merchants[other], "place": box.places[state.entering],
            "from": box.places[state.at[state.walker]],
        }  # fmt: skip

    def moves(self, state: ZanzibarState) -> list[int]:
        first = self.first(state.box)
        return [first + place for place in refuges(state.box, state.on, state.entering)]

    def objection(self, state: ZanzibarState, move: int) -> Reason:
        box = state.box
        args = standing_on(state, state.entering)
        if not box.first_push <= move < box.end:
            return Reason("push-first", {**args, "merchant": state.number_of(state.walker)}, "5B")
        place = move - self.first(box)
        if not 0 <= place < len(box.places):
            return Reason(self.wrong, args, "5C")
        if place == state.at[state.walker]:
            return Reason("target-behind", {**args, "place": box.places[place]}, "5B")
        if state.on[place] != NONE:
            return Reason("target-taken", standing_on(state, place), "5B")
        return Reason("target-far", {**args, "place": box.places[place], "from": box.places[state.entering]}, "5B")

    def things(self, state: ZanzibarState, move: int) -> list[str]:
        box = state.box
        return [box.merchants[state.on[state.entering]], box.places[move - self.first(box)]]

    def marks(self, state: ZanzibarState) -> list[Mark]:
        """What the hand is worth now, and once the mover has entered."""
        found = super().marks(state)
        then = worth_then(state, state.walker, state.entering)
        for mark in found:
            if mark.thing in then:
                mark.args["then"] = then[mark.thing]
        return found

    def play(self, state: ZanzibarState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        displace(state, move - self.first(state.box), tell)


class PushOpponent(Displacement):
    """5B. Which free place next to its own the opponent is pushed to."""

    wrong = "can-be-pushed"

    def first(self, box: ZanzibarBox) -> int:
        return box.first_push

    def allows(self, state: ZanzibarState, move: int) -> bool:
        place = move - state.box.first_push
        return place in state.box.next[state.entering] and state.on[place] == NONE


class ChaseOpponent(Displacement):
    """5C. Which free place on the board the opponent is chased to."""

    wrong = "must-be-chased"

    def first(self, box: ZanzibarBox) -> int:
        return box.first_chase

    def allows(self, state: ZanzibarState, move: int) -> bool:
        place = move - state.box.first_chase
        return 0 <= place < len(state.on) and state.on[place] == NONE


PUSH_OPPONENT: Final = PushOpponent("push")
CHASE_OPPONENT: Final = ChaseOpponent("chase")


def displace(state: ZanzibarState, place: int, tell: Tell | None) -> None:
    """Whoever is in the way goes to that place, and the mover enters."""
    entering = state.entering
    other = state.on[entering]
    if tell is not None:
        told: Data = {**state.about(other), "from": state.box.places[entering], "place": state.box.places[place]}
        told["by"] = state.box.merchants[state.walker]
        told.update(new_round(state))
        tell(Event("pushed" if state.phase == PUSH else "chased", told))
    state.put(other, place)
    state.entering = NONE
    state.phase = MOVE
    step_to(state, entering, tell)
