"""Buying jewelry (6C)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Mark, Reason
from archipel.games.borabora import tasks
from archipel.games.borabora.asking import Question
from archipel.games.borabora.edition import NONE, PASS
from archipel.games.borabora.state import BoraBoraState


class BuyJewel(Question):
    """6C. Which piece of this round to buy, if any."""

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "shells": state.shells[state.seat]}

    def moves(self, state: BoraBoraState) -> list[int]:
        return [PASS, *sorted([state.box.at_buy + jewel for jewel in affordable(state, state.seat)])]

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if not box.at_buy <= move < box.at_fulfil:
            return None
        jewel = move - box.at_buy
        if jewel not in on_offer(state):
            return Reason("jewel-not-out", {"jewel": box.jewels[jewel]}, "6C")
        args: Data = {"jewel": box.jewels[jewel], "cost": box.jewel_cost[jewel], "shells": state.shells[state.seat]}
        return Reason("jewel-too-dear", args, "6C")

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        box = state.box
        return [box.texts[move]] if move == PASS else ["jewel-" + box.jewels[move - box.at_buy]]

    def marks(self, state: BoraBoraState) -> list[Mark]:
        box = state.box
        found: list[Mark] = []
        for jewel in affordable(state, state.seat):
            cost = box.jewel_cost[jewel]
            args = {"cost": cost, "worth": box.jewel_worth[jewel], "left": state.shells[state.seat] - cost}
            found.append(Mark("jewel-" + box.jewels[jewel], "jewel", args))
        return found

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        if move != PASS:
            buy(state, move - state.box.at_buy, tell)
        elif tell is not None:
            tell(Event("jewel-passed", {"seat": state.seat}))
        next_buyer(state, dealer, tell)


BUY_JEWEL: Final = BuyJewel("jewelry")


def on_offer(state: BoraBoraState) -> list[int]:
    """The jewelry of this round that is still there."""
    first = (state.round - 1) * state.box.jewels_a_round
    return [jewel for jewel in state.jewels[first : first + state.box.jewels_a_round] if jewel != NONE]


def affordable(state: BoraBoraState, seat: int) -> list[int]:
    return [jewel for jewel in on_offer(state) if state.box.jewel_cost[jewel] <= state.shells[seat]]


def buy(state: BoraBoraState, jewel: int, tell: Tell | None) -> None:
    box = state.box
    seat = state.seat
    state.jewels[state.jewels.index(jewel)] = NONE
    state.owned[seat] |= 1 << jewel
    state.shells[seat] -= box.jewel_cost[jewel]
    if tell is not None:
        args = {"seat": seat, "jewel": box.jewels[jewel], "cost": box.jewel_cost[jewel], "worth": box.jewel_worth[jewel]}
        tell(Event("jewel-bought", args))


def next_buyer(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Asks the next player who can afford a piece; in the end the remaining pieces leave the game, and tasks follow."""
    box = state.box
    state.turn += 1
    while state.turn < state.seats:
        seat = state.order[state.turn]
        if affordable(state, seat):
            state.seat = seat
            state.ask = BUY_JEWEL.number
            return
        state.turn += 1
    left = on_offer(state)
    first = (state.round - 1) * box.jewels_a_round
    for place in range(first, first + box.jewels_a_round):
        state.jewels[place] = NONE
    if tell is not None and left:
        tell(Event("jewels-gone", {"jewel": [box.jewels[jewel] for jewel in left]}))
    state.turn = -1
    tasks.next_task(state, dealer, tell)
