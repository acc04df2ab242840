"""Set-up (2): placing the merchants (2A) and dealing the first objectives (2B)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, Data, Event, Mark, Reason
from archipel.games.zanzibar.hand import refill
from archipel.games.zanzibar.questions import Question, standing_on
from archipel.games.zanzibar.state import NONE, OPENING, ZanzibarState, cards
from archipel.games.zanzibar.turn import begin_turn


def set_up(state: ZanzibarState, dealer: Dealer, tell: Tell | None) -> None:
    """The first player is drawn by lot."""
    state.first = dealer.below(state.seats)
    dealer.reveal(EVERYBODY)
    state.seat = state.first
    if tell is not None:
        tell(Event("starts", {"seat": state.first}))


# 2A. Placing the merchants


class Placing(Question):
    """Taking a merchant and placing it: two questions, each of which gives the reasons for the moves of both."""

    def objection(self, state: ZanzibarState, move: int) -> Reason:
        box = state.box
        if move >= box.first_go:
            return Reason("place-first", {}, "2A")
        if move >= box.first_place:
            return cannot_place(state, move - box.first_place)
        return cannot_take(state, move)

    def marks(self, state: ZanzibarState) -> list[Mark]:
        return []


class TakeMerchant(Placing):
    """2A. Which merchant to place next, if more than one is left."""

    def args(self, state: ZanzibarState) -> Data:
        return {"seat": state.seat, "left": len(state.unplaced(state.seat))}

    def moves(self, state: ZanzibarState) -> list[int]:
        return [merchant % state.box.sizes for merchant in state.unplaced(state.seat)]

    def allows(self, state: ZanzibarState, move: int) -> bool:
        return move in state.crew and state.at[state.seat * state.box.sizes + move] == NONE

    def things(self, state: ZanzibarState, move: int) -> list[str]:
        return [state.box.merchants[state.seat * state.box.sizes + move]]

    def play(self, state: ZanzibarState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        state.walker = state.seat * state.box.sizes + move


class PlaceMerchant(Placing):
    """2A. On which place: one merchant per place, and one of each colour per province, the sea included."""

    def args(self, state: ZanzibarState) -> Data:
        left = len(state.unplaced(state.seat))
        return {"seat": state.seat, "left": left, "merchant": state.number_of(state.walker), "thing": state.box.merchants[state.walker]}

    def moves(self, state: ZanzibarState) -> list[int]:
        first = state.box.first_place
        return [first + place for place in range(len(state.on)) if may_place(state, place)]

    def allows(self, state: ZanzibarState, move: int) -> bool:
        place = move - state.box.first_place
        return 0 <= place < len(state.on) and may_place(state, place)

    def things(self, state: ZanzibarState, move: int) -> list[str]:
        return [state.box.merchants[state.walker], state.box.places[move - state.box.first_place]]

    def play(self, state: ZanzibarState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        box = state.box
        place = move - box.first_place
        merchant = state.walker
        state.put(merchant, place)
        if tell is not None:
            good = box.good_at[place]
            told: Data = {**state.about(merchant), "place": box.places[place], "province": box.provinces[box.province_at[place]]}
            told["good"] = box.spices[good] if good >= 0 else "none"
            tell(Event("placed", told))
        state.walker = NONE
        state.seat = state.after(state.seat)
        left = state.unplaced(state.seat)
        if not left:
            deal_objectives(state, dealer, tell)
        elif len(left) == 1:
            state.walker = left[0]


TAKE_MERCHANT: Final = TakeMerchant("take")
PLACE_MERCHANT: Final = PlaceMerchant("place")


def may_place(state: ZanzibarState, place: int) -> bool:
    return state.on[place] == NONE and own_in(state, state.box.province_at[place]) < state.box.own_in_a_province


def own_in(state: ZanzibarState, province: int) -> int:
    """How many merchants of the seat to move stand in a province."""
    count = 0
    for rank in state.crew:
        place = state.at[state.seat * state.box.sizes + rank]
        if place != NONE and state.box.province_at[place] == province:
            count += 1
    return count


def cannot_take(state: ZanzibarState, rank: int) -> Reason:
    box = state.box
    number = box.merchant_numbers[rank]
    if rank not in state.crew:
        return Reason("merchant-out", {"merchant": number, "players": state.seats}, "2")
    at = state.at[state.seat * box.sizes + rank]
    if at != NONE:
        return Reason("merchant-placed", {"merchant": number, "place": box.places[at]}, "2A")
    return Reason("taken", {"merchant": state.number_of(state.walker)}, "2A")


def cannot_place(state: ZanzibarState, place: int) -> Reason:
    box = state.box
    first = state.seat * box.sizes
    if state.walker == NONE:
        return Reason("take-first", {}, "2A")
    if state.on[place] != NONE:
        return Reason("place-taken", standing_on(state, place), "2A")
    province = box.province_at[place]
    own = next(rank for rank in state.crew if state.at[first + rank] != NONE and box.province_at[state.at[first + rank]] == province)
    stands = box.places[state.at[first + own]]
    return Reason("province-taken", {"province": box.provinces[province], "merchant": box.merchant_numbers[own], "place": stands}, "2A")


# 2B. The first objectives


def deal_objectives(state: ZanzibarState, dealer: Dealer, tell: Tell | None) -> None:
    """Two for everybody; then the opening discards are decided in turn order (7)."""
    if tell is not None:
        tell(Event("dealt", {"count": state.box.hand}))
    for step in range(state.seats):
        refill(state, (state.first + step) % state.seats, dealer)
    if tell is not None:
        for seat in range(state.seats):
            tell(Event("hand", {"seat": seat, "objectives": state.named(cards(state.hands[seat]))}, seat))
    state.phase = OPENING
    if state.owed(state.seat) == 0:
        begin_turn(state, tell)
