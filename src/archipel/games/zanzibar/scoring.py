"""Scoring objectives (6)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Reason
from archipel.games.zanzibar.discarding import discard
from archipel.games.zanzibar.hand import draw
from archipel.games.zanzibar.questions import Question, not_in_hand
from archipel.games.zanzibar.state import DISCARD, ZanzibarState, cards, grown
from archipel.games.zanzibar.turn import end_turn


class ScoreObjective(Question):
    """6. Which objective from the hand to score, or no more."""

    def args(self, state: ZanzibarState) -> Data:
        may = min(state.box.objectives_a_turn - state.scored_now, state.limit - len(state.scored[state.seat]))
        return {"seat": state.seat, "left": min(may, len(cards(state.hands[state.seat])))}

    def moves(self, state: ZanzibarState) -> list[int]:
        box = state.box
        return [box.first_score + objective for objective in cards(state.hands[state.seat])] + [box.skip]

    def allows(self, state: ZanzibarState, move: int) -> bool:
        box = state.box
        if move == box.skip:
            return True
        return box.first_score <= move < box.skip and state.hands[state.seat] >> move - box.first_score & 1 == 1

    def objection(self, state: ZanzibarState, move: int) -> Reason:
        box = state.box
        if move <= box.end:
            return Reason("movement-over", {}, "4")
        if move > box.skip:
            return Reason("no-discard-now", {}, "7")
        return not_in_hand(state, move - box.first_score)

    def discloses(self, state: ZanzibarState, move: int) -> bool:
        return move != state.box.skip

    def things(self, state: ZanzibarState, move: int) -> list[str]:
        box = state.box
        return [box.texts[move] if move == box.skip else box.objectives[move - box.first_score]]

    def play(self, state: ZanzibarState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        box = state.box
        if move == box.skip:
            finish_scoring(state, dealer, tell)
        else:
            score(state, move - box.first_score, dealer, tell)


SCORE_OBJECTIVE: Final = ScoreObjective("score")


def score(state: ZanzibarState, objective: int, dealer: Dealer, tell: Tell | None) -> None:
    seat = state.seat
    count = state.in_place(seat, objective)
    points = state.box.points[objective][count]
    state.hands[seat] &= ~(1 << objective)
    state.scored = grown(state.scored, seat, objective)
    state.counts = grown(state.counts, seat, count)
    state.points[seat] += points
    state.scored_now += 1
    if tell is not None:
        told: Data = {"seat": seat, "objective": state.box.objectives[objective], "count": count, "points": points}
        told["total"] = state.points[seat]
        tell(Event("scored", told))
    if not state.hands[seat] or state.scored_now == state.box.objectives_a_turn or len(state.scored[seat]) == state.limit:
        finish_scoring(state, dealer, tell)


def finish_scoring(state: ZanzibarState, dealer: Dealer, tell: Tell | None) -> None:
    """The hand is refilled; then an objective may be discarded if any was scored (7)."""
    seat = state.seat
    if state.scored_now == 0:
        if tell is not None:
            tell(Event("skips", {"seat": seat}))
        end_turn(state, tell)
        return
    if len(state.scored[seat]) == state.limit:
        for objective in cards(state.open_cards(seat)):
            discard(state, objective, tell)
        end_turn(state, tell)
        return
    draw(state, dealer, tell)
    state.phase = DISCARD
    if state.owed(seat) == 0:
        end_turn(state, tell)
