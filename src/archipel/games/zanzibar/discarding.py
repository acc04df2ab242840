"""Discarding objectives without scoring them (7)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Reason
from archipel.games.zanzibar.hand import draw
from archipel.games.zanzibar.questions import Question, not_in_hand
from archipel.games.zanzibar.state import DISCARD, OPENING, ZanzibarState, cards, grown
from archipel.games.zanzibar.turn import begin_turn, end_turn


class DiscardObjective(Question):
    """7. Which objective to discard from the hand, or none; asked in the opening and after scoring, while any are owed."""

    def args(self, state: ZanzibarState) -> Data:
        return {"seat": state.seat, "owed": state.owed(state.seat), "moment": "opening" if state.phase == OPENING else "turn"}

    def moves(self, state: ZanzibarState) -> list[int]:
        box = state.box
        return [box.first_discard + objective for objective in cards(state.hands[state.seat])] + [box.keep]

    def allows(self, state: ZanzibarState, move: int) -> bool:
        box = state.box
        if move == box.keep:
            return True
        return box.first_discard <= move < box.keep and state.hands[state.seat] >> move - box.first_discard & 1 == 1

    def objection(self, state: ZanzibarState, move: int) -> Reason:
        box = state.box
        if move <= box.skip:
            return Reason("discard-first", {}, "7")
        return not_in_hand(state, move - box.first_discard)

    def discloses(self, state: ZanzibarState, move: int) -> bool:
        return move != state.box.keep

    def things(self, state: ZanzibarState, move: int) -> list[str]:
        box = state.box
        return [box.texts[move] if move == box.keep else box.objectives[move - box.first_discard]]

    def play(self, state: ZanzibarState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        """One discard may follow another, since the hand is refilled each time."""
        if move == state.box.keep:
            if tell is not None:
                tell(Event("keeps", {"seat": state.seat}))
        else:
            discard(state, move - state.box.first_discard, tell)
            draw(state, dealer, tell)
            if state.owed(state.seat) > 0:
                return
        if state.phase == DISCARD:
            end_turn(state, tell)
            return
        state.seat = state.after(state.seat)
        if state.seat == state.first:
            begin_turn(state, tell)


DISCARD_OBJECTIVE: Final = DiscardObjective("discard")


def discard(state: ZanzibarState, objective: int, tell: Tell | None) -> None:
    seat = state.seat
    state.hands[seat] &= ~(1 << objective)
    state.piles[seat] &= ~(1 << objective)
    state.discarded = grown(state.discarded, seat, objective)
    if tell is not None:
        tell(Event("discarded", {"seat": seat, "objective": state.box.objectives[objective], "owed": state.owed(seat)}))
