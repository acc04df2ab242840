"""What the questions of Zanzibar share: refusing moves that belong to another question, and the marks on the hand."""

from archipel.engine.decision import Decision
from archipel.engine.phrase import Data, Mark, Reason
from archipel.games.zanzibar.state import PLACE, ZanzibarState, cards
from archipel.games.zanzibar.view import Standing


class Question(Decision[ZanzibarState]):
    """Refuses numbers that are no move at all, and placing once everybody has placed; the rest is up to each question's `objection`."""

    def refusal(self, state: ZanzibarState, move: int) -> Reason:
        if not 0 <= move < state.space():
            return state.no_such_move(move)
        if move < state.box.first_go and state.phase != PLACE:
            return Reason("all-placed", {}, "2A")
        return self.objection(state, move)

    def objection(self, state: ZanzibarState, move: int) -> Reason:
        """The reason why any other move is not legal now."""
        raise NotImplementedError

    def marks(self, state: ZanzibarState) -> list[Mark]:
        """What each objective in hand would be worth now (3)."""
        box = state.box
        found: list[Mark] = []
        for objective in cards(state.hands[state.seat]):
            count = state.in_place(state.seat, objective)
            args: Data = {"objective": box.objectives[objective], "count": count, "points": box.points[objective][count]}
            found.append(Mark(box.objectives[objective], "worth", args))
        return found


def worth_then(state: ZanzibarState, merchant: int, place: int) -> dict[str, Standing]:
    """What the objectives in hand would be worth with an own merchant on another place; only those that change."""
    box = state.box
    seat = state.seat
    here, there = box.wanted_at[state.at[merchant]], box.wanted_at[place]
    then: dict[str, Standing] = {}
    for objective in cards((here ^ there) & state.hands[seat]):
        count = state.in_place(seat, objective) + (1 if there >> objective & 1 else -1)
        then[box.objectives[objective]] = {"count": count, "points": box.points[objective][count]}
    return then


def standing_on(state: ZanzibarState, place: int) -> Data:
    """Whoever stands on a place, for a reason."""
    other = state.on[place]
    return {"seat": other // state.box.sizes, "other": state.number_of(other), "place": state.box.places[place]}


def not_in_hand(state: ZanzibarState, objective: int) -> Reason:
    """6, 7. Why an objective is not in the hand of the seat that is asked."""
    args: Data = {"objective": state.box.objectives[objective]}
    if objective in state.scored[state.seat]:
        return Reason("objective-scored", args, "6")
    if objective in state.discarded[state.seat]:
        return Reason("objective-discarded", args, "7")
    return Reason("objective-not-held", args, "6")
