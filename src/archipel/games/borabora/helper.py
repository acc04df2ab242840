"""The helper (4C): the points of a die, spent on one thing after another."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Phrase, Reason
from archipel.games.borabora import cards, flow, huts, materials, people
from archipel.games.borabora.asking import Question
from archipel.games.borabora.edition import (
    CARD,
    DONE,
    HUT_MOVE,
    MATERIAL,
    NONE,
    OFFERING,
    POINT,
    SHIFT,
    TAKE_OFFERING,
    TAKE_POINT,
    BoraBoraBox,
)  # fmt: skip
from archipel.games.borabora.state import HELPER_POINTS, BoraBoraState
from archipel.games.borabora.supply import gain_offerings


class UseHelper(Question):
    """4C. What to spend points of the die on; they need not be spent."""

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "left": state.left}

    def moves(self, state: BoraBoraState) -> list[int]:
        box = state.box
        left = state.left
        cost = box.service_cost
        found = [DONE]
        if cost[POINT] <= left:
            found.append(TAKE_POINT)
        if cost[OFFERING] <= left:
            found.append(TAKE_OFFERING)
        if cost[MATERIAL] <= left:
            found += range(box.at_material, box.at_card)
        if cost[CARD] <= left:
            found += cards.choices(state)
        if cost[HUT_MOVE] <= left and huts.can_move_hut(state, state.seat):
            found.append(box.at_hut)
        if cost[SHIFT] <= left:
            first = state.seat * len(box.spaces)
            types = [held - 1 for held in state.spaces[first : first + len(box.spaces)] if 0 < held <= box.types]
            found += [box.at_shift + type for type in sorted(set(types))]
        return found

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        """Because nobody could take it now, or because it costs more points than are left."""
        box = state.box
        if move == TAKE_POINT:
            return too_few_points(state, POINT)
        if move == TAKE_OFFERING:
            return too_few_points(state, OFFERING)
        if box.at_material <= move < box.at_card:
            return too_few_points(state, MATERIAL)
        if box.at_card <= move < box.at_hut:
            reason = cards.refusal(state, move)
            return too_few_points(state, CARD) if reason is None else reason
        if move == box.at_hut:
            return hut_refused(state)
        return shift_refused(state, move - box.at_shift) if box.at_shift <= move < box.at_priest else None

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        box = state.box
        if move < box.at_material:
            return [box.texts[move]]
        if move < box.at_card:
            return ["material-" + box.texts[move]]
        if move < box.at_hut:
            return cards.things(box, move)
        if move == box.at_hut:
            return [huts.HUTS]
        first = state.seat * len(box.spaces)
        return [id for space, id in enumerate(box.spaces) if state.spaces[first + space] == 1 + move - box.at_shift]

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        """Takes one thing for some points of the die."""
        box = state.box
        cost = box.service_cost
        if move == DONE:
            if tell is not None:
                tell(Event("helper-left", {"seat": state.seat, "left": state.left}))
            flow.action_done(state, dealer, tell)
            return
        if box.at_material <= move < box.at_card:
            state.left -= cost[MATERIAL]
            materials.lay_material(state, move - box.at_material, dealer, tell)
            return
        if move == TAKE_POINT:
            state.left -= cost[POINT]
            state.score(state.seat, HELPER_POINTS, box.service_points)
            if tell is not None:
                tell(Event("helper-points", {"seat": state.seat, "points": box.service_points, "total": state.points[state.seat]}))
        elif move == TAKE_OFFERING:
            state.left -= cost[OFFERING]
            gain_offerings(state, state.seat, 1, tell)
        elif move < box.at_hut:
            state.left -= cost[CARD]
            cards.take_chosen(state, move, dealer, tell)
        elif move == box.at_hut:
            state.left -= cost[HUT_MOVE]
            huts.move_hut(state, state.seat, tell)
        else:
            state.left -= cost[SHIFT]
            people.shift(state, move - box.at_shift, tell)
        next_service(state, dealer, tell)


USE_HELPER: Final = UseHelper("helper")


def service_of(box: BoraBoraBox, move: int) -> int:
    """What a move takes from the helper; NONE if it takes nothing."""
    if move == TAKE_POINT:
        return POINT
    if move == TAKE_OFFERING:
        return OFFERING
    if box.at_material <= move < box.at_hut:
        return MATERIAL if move < box.at_card else CARD
    if move == box.at_hut:
        return HUT_MOVE
    return SHIFT if box.at_shift <= move < box.at_priest else NONE


def priced(box: BoraBoraBox, move: int, name: Phrase) -> Phrase:
    """The name of a move with what the helper takes for it."""
    service = service_of(box, move)
    return name if service == NONE else Phrase(name.key, {**name.args, "cost": box.service_cost[service]})


def next_service(state: BoraBoraState, dealer: Dealer, tell: Tell | None) -> None:
    """Asks again as long as the remaining points can buy anything."""
    if state.left >= min(state.box.service_cost):
        state.ask = USE_HELPER.number
    else:
        flow.action_done(state, dealer, tell)


# Refusals


def too_few_points(state: BoraBoraState, service: int) -> Reason:
    return Reason("points-too-few", {"needed": state.box.service_cost[service], "left": state.left}, "4C")


def hut_refused(state: BoraBoraState) -> Reason:
    if huts.ordinary_hut(state, state.seat) == NONE:
        return Reason("no-hut-to-move", {}, "4C")
    if not huts.can_move_hut(state, state.seat):
        return Reason("last-holds-person", {}, "4C")
    return too_few_points(state, HUT_MOVE)


def shift_refused(state: BoraBoraState, type: int) -> Reason:
    sex, kind = state.box.sex_and_kind(type)
    if people.unshifted(state, state.seat, type) == NONE:
        key = "shifted-already" if state.people_of(state.seat, type) else "nobody-to-shift"
        return Reason(key, {"sex": sex, "kind": kind}, "4C")
    return too_few_points(state, SHIFT)
