"""What the kinds of men and women do in phase B (5A)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Reason
from archipel.games.borabora import cards, flow, huts, kinds, materials, status
from archipel.games.borabora.asking import Question
from archipel.games.borabora.edition import BUILD, DONE
from archipel.games.borabora.state import DRAWING, MATERIALS, MOVING, PEOPLE, BoraBoraState
from archipel.games.borabora.supply import gain_offerings, gain_shells


def carry_out(state: BoraBoraState, kind: int, value: int, dealer: Dealer, tell: Tell | None) -> None:
    """Carries out what people of a kind do, whose combined strength is `value`."""
    box = state.box
    effect = box.effect[kind]
    if effect in (kinds.SETTLE, kinds.PERSON):
        flow.begin_action(state, box.effect_by[kind], value, dealer, tell)
    elif effect == kinds.BUILD:
        flow.begin_action(state, BUILD, value, dealer, tell)
    elif effect == kinds.MATERIAL:
        state.doing = MATERIALS
        state.left = value
        state.ask = TAKE_MATERIALS.number
    elif effect == kinds.CARD:
        state.doing = DRAWING
        state.left = value
        next_card(state, dealer, tell)
    elif effect == kinds.HUT:
        state.doing = MOVING
        state.left = value
        move_one(state, dealer, tell)
    else:
        gain(state, effect, value, tell)
        flow.action_done(state, dealer, tell)


def gain(state: BoraBoraState, effect: int, value: int, tell: Tell | None) -> None:
    """Gains what people bring without a choice."""
    seat = state.seat
    if effect == kinds.POINTS:
        state.score(seat, PEOPLE, value)
        if tell is not None:
            tell(Event("people-points", {"seat": seat, "points": value, "total": state.points[seat]}))
    elif effect == kinds.OFFERING:
        gain_offerings(state, seat, value, tell)
    elif effect == kinds.STATUS:
        status.climb(state, seat, value, tell)
    else:
        gain_shells(state, seat, value, tell)


class Several(Question):
    """5A. Something that people bring several of, one at a time."""

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "left": state.left}


class TakeMaterials(Several):
    """5A. Which material to take."""

    def moves(self, state: BoraBoraState) -> list[int]:
        return list(range(state.box.at_material, state.box.at_card))

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        return ["material-" + state.box.texts[move]]

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        state.left -= 1
        materials.lay_material(state, move - state.box.at_material, dealer, tell)


TAKE_MATERIALS: Final = TakeMaterials("materials")


class TakeCards(Several):
    """5A. Which god card to take, as long as there are any."""

    def moves(self, state: BoraBoraState) -> list[int]:
        return cards.choices(state)

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        return cards.refusal(state, move) if state.box.at_card <= move < state.box.at_hut else None

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        return cards.things(state.box, move)

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        state.left -= 1
        cards.take_chosen(state, move, dealer, tell)
        next_card(state, dealer, tell)


TAKE_CARDS: Final = TakeCards("cards")


def next_card(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    if state.left > 0 and cards.to_be_had(state):
        state.ask = TAKE_CARDS.number
    else:
        flow.action_done(state, dealer, tell)


class MoveHuts(Several):
    """5A. Whether to move another hut to the last space; the first is moved without asking."""

    def moves(self, state: BoraBoraState) -> list[int]:
        return [DONE, state.box.at_hut]

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        return [state.box.texts[move]] if move == DONE else [huts.HUTS]

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        if move == DONE:
            flow.action_done(state, dealer, tell)
        else:
            move_one(state, dealer, tell)


MOVE_HUTS: Final = MoveHuts("huts")


def move_one(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    state.left -= 1
    huts.move_hut(state, state.seat, tell)
    if state.left > 0 and huts.can_move_hut(state, state.seat):
        state.ask = MOVE_HUTS.number
    else:
        flow.action_done(state, dealer, tell)
