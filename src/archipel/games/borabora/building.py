"""Building (4E)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Mark, Reason
from archipel.games.borabora import fire
from archipel.games.borabora.asking import Question, ask
from archipel.games.borabora.edition import FAR, NONE
from archipel.games.borabora.state import BUILDINGS, COVERED, FILLED, BoraBoraState


class ChooseBuilding(Question):
    """4E. Which building, up to the value of the die."""

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "value": state.value, "points": state.box.building_points[state.round]}

    def moves(self, state: BoraBoraState) -> list[int]:
        return [state.box.at_build + number for number in range(len(state.box.buildings)) if may_build(state, number)]

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if not box.at_build <= move < box.at_cover:
            return None
        number = move - box.at_build
        if state.built[state.seat] >> number & 1:
            return Reason("built-already", {"building": box.buildings[number]}, "4E")
        return Reason("building-too-high", {"building": box.buildings[number], "value": state.value}, "4E")

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        return [f"building-{state.box.buildings[move - state.box.at_build]}"]

    def marks(self, state: BoraBoraState) -> list[Mark]:
        box = state.box
        points = box.building_points[state.round]
        built = [number for number in range(len(box.buildings)) if may_build(state, number)]
        return [Mark(f"building-{box.buildings[number]}", "building", {"points": points}) for number in built]

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        state.building = move - state.box.at_build
        ask(state, COVER_SPACES, dealer, tell)


CHOOSE_BUILDING: Final = ChooseBuilding("build")


class CoverSpaces(Question):
    """4E. Which two neighbouring ceremony spaces, filled with their materials, the building covers."""

    def led_to(self, state: BoraBoraState) -> bool:
        return state.building != NONE

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "building": state.box.buildings[state.building]}

    def moves(self, state: BoraBoraState) -> list[int]:
        return [state.box.at_cover + pair for pair in range(len(state.box.pairs)) if can_cover(state, state.seat, pair)]

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if not box.at_cover <= move < box.at_place:
            return None
        one, other = box.pairs[move - box.at_cover]
        return Reason("not-both-filled", {"first": box.ceremony[one], "second": box.ceremony[other]}, "4E")

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        box = state.box
        return ["ceremony-" + box.ceremony[space] for space in box.pairs[move - box.at_cover]]

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        build(state, state.building, move - state.box.at_cover, tell)
        ask(state, fire.FIRE_FIRST, dealer, tell)


COVER_SPACES: Final = CoverSpaces("cover")


def may_build(state: BoraBoraState, number: int) -> bool:
    return not state.built[state.seat] >> number & 1 and state.box.buildings[number] <= state.value


def can_cover(state: BoraBoraState, seat: int, pair: int) -> bool:
    """Whether both spaces of a pair of neighbours hold their materials."""
    box = state.box
    first = seat * len(box.ceremony)
    one, other = box.pairs[pair]
    return state.ceremony[first + one] == FILLED and state.ceremony[first + other] == FILLED


def any_pair(state: BoraBoraState, seat: int) -> bool:
    for pair in range(len(state.box.pairs)):
        if can_cover(state, seat, pair):
            return True
    return False


def lowest_unbuilt(state: BoraBoraState, seat: int) -> int:
    box = state.box
    lowest = FAR
    for building in range(len(box.buildings)):
        if not state.built[seat] >> building & 1:
            lowest = min(lowest, box.buildings[building])
    return lowest


def cheapest(state: BoraBoraState, seat: int) -> int:
    """The lowest value with which a seat can build; FAR if it cannot."""
    return lowest_unbuilt(state, seat) if any_pair(state, seat) else FAR


def build(state: BoraBoraState, building: int, pair: int, tell: Tell | None) -> None:
    """The two materials go back, the building covers their spaces; points depend on the round."""
    box = state.box
    seat = state.seat
    for space in box.pairs[pair]:
        state.ceremony[seat * len(box.ceremony) + space] = COVERED + building
    state.built[seat] |= 1 << building
    points = box.building_points[state.round]
    state.score(seat, BUILDINGS, points)
    if tell is not None:
        first, second = box.ceremony[box.pairs[pair][0]], box.ceremony[box.pairs[pair][1]]
        args = {"seat": seat, "building": box.buildings[building], "first": first, "second": second}
        tell(Event("built", {**args, "points": points, "total": state.points[seat]}))
