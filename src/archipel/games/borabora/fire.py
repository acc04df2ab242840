"""The fire bonus (4F), in its two parts: a god card or an offering, then a status step or a shell."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Reason
from archipel.games.borabora import cards, flow, status
from archipel.games.borabora.asking import Question
from archipel.games.borabora.edition import TAKE_OFFERING, TAKE_SHELL, TAKE_STATUS
from archipel.games.borabora.state import BoraBoraState
from archipel.games.borabora.supply import gain_offerings, gain_shells


class FireFirst(Question):
    """4F. An offering or a god card."""

    def moves(self, state: BoraBoraState) -> list[int]:
        return [TAKE_OFFERING, *cards.choices(state)]

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        return cards.refusal(state, move) if state.box.at_card <= move < state.box.at_hut else None

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        return [state.box.texts[move]] if move == TAKE_OFFERING else cards.things(state.box, move)

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        state.ask = FIRE_SECOND.number
        if move == TAKE_OFFERING:
            gain_offerings(state, state.seat, 1, tell)
        else:
            cards.take_chosen(state, move, dealer, tell)


FIRE_FIRST: Final = FireFirst("fire-first")


class FireSecond(Question):
    """4F. A status step or a shell."""

    def moves(self, state: BoraBoraState) -> list[int]:
        return [TAKE_STATUS, TAKE_SHELL]

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        return [state.box.texts[move]]

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        if move == TAKE_STATUS:
            status.climb(state, state.seat, 1, tell)
        else:
            gain_shells(state, state.seat, 1, tell)
        flow.action_done(state, dealer, tell)


FIRE_SECOND: Final = FireSecond("fire-second")
