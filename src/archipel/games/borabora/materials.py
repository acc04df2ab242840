"""Materials on the ceremony area (4A, 4C)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Reason
from archipel.games.borabora import flow
from archipel.games.borabora.asking import Question, ask
from archipel.games.borabora.edition import NONE
from archipel.games.borabora.state import FILLED, FREE, BoraBoraState


class LayMaterial(Question):
    """4C. Which free ceremony space of its kind a material goes on."""

    def led_to(self, state: BoraBoraState) -> bool:
        return state.material != NONE

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "material": state.box.materials[state.material]}

    def moves(self, state: BoraBoraState) -> list[int]:
        return [state.box.at_on + space for space in free_spaces(state, state.seat, state.material)]

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if not box.at_on <= move < box.at_person:
            return None
        space = move - box.at_on
        if state.ceremony[state.seat * len(box.ceremony) + space] != FREE:
            return Reason("space-filled", {"space": box.ceremony[space]}, "4C")
        printed = box.materials[box.ceremony_material[space]]
        return Reason("space-other-material", {"space": box.ceremony[space], "material": printed}, "4C")

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        return ["ceremony-" + state.box.ceremony[move - state.box.at_on]]

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        lay(state, state.seat, state.material, move - state.box.at_on, tell)
        flow.material_laid(state, dealer, tell)


LAY_MATERIAL: Final = LayMaterial("ceremony")


def lay_material(state: BoraBoraState, material: int, dealer: Dealer, tell: Tell | None) -> None:
    """Lays a material on a free ceremony space of its kind, chosen by the player if there are several; otherwise beside the board."""
    if free_spaces(state, state.seat, material):
        state.material = material
        ask(state, LAY_MATERIAL, dealer, tell)
    else:
        lay(state, state.seat, material, NONE, tell)
        flow.material_laid(state, dealer, tell)


def free_spaces(state: BoraBoraState, seat: int, material: int) -> list[int]:
    """The free ceremony spaces of a material."""
    box = state.box
    first = seat * len(box.ceremony)
    found: list[int] = []
    for space in range(len(box.ceremony)):
        if box.ceremony_material[space] == material and state.ceremony[first + space] == FREE:
            found.append(space)
    return found


def lay(state: BoraBoraState, seat: int, material: int, space: int, tell: Tell | None) -> None:
    """Lays a material on this ceremony space, or beside the board if it is NONE."""
    box = state.box
    if space == NONE:
        state.beside[seat * len(box.materials) + material] += 1
        if tell is not None:
            tell(Event("material-beside", {"seat": seat, "material": box.materials[material]}))
        return
    state.ceremony[seat * len(box.ceremony) + space] = FILLED
    if tell is not None:
        tell(Event("material-placed", {"seat": seat, "material": box.materials[material], "space": box.ceremony[space]}))
