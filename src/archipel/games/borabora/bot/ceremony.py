"""What materials and buildings bring in Bora Bora: one more on the ceremony area, or a building now."""

from typing import Final

from archipel.games.borabora import building
from archipel.games.borabora.bot import wishes
from archipel.games.borabora.bot.purse import UNKNOWN, Purse
from archipel.games.borabora.edition import OF_BUILDINGS
from archipel.games.borabora.state import FILLED, FREE, PHASE_C, BoraBoraState

MATERIAL: Final = 0.55
"""A material without a filled neighbour."""
PAIR: Final = 0.36
"""Of a building's points: two neighbouring materials before they are covered."""
MORE_PAIRS: Final = 0.23
"""Of that, if there is a pair already."""
TORN: Final = 1.05
"""A pair that is torn apart by building."""
LONELY: Final = 0.28
"""A neighbour that is left without."""
CEREMONY: Final = 0.11
"""A ceremony space, for its bonus."""
WORKS: Final = 0.31
"""A building, for its bonus."""


class Ceremony(Purse):
    """A seat with its hand and its ceremony area."""

    def __init__(self, state: BoraBoraState) -> None:
        super().__init__(state)
        self.laid: list[float] = [UNKNOWN] * len(state.box.materials)
        """What a material of each kind brings."""

    def on_space(self, space: int) -> float:
        """A material on a ceremony space."""
        state = self.state
        box = state.box
        first = self.seat * len(box.ceremony)
        value = MATERIAL * min(1.0, self.rounds / 2)
        for one, other in box.pairs:
            if one == space or other == space:
                neighbour = other if one == space else one
                if state.ceremony[first + neighbour] == FILLED:
                    pair = self.pair()
                    if pair > value:
                        value = pair
        return value + CEREMONY

    def pair(self) -> float:
        """Two neighbouring materials more, over one material."""
        state = self.state
        box = state.box
        soon = box.building_points[min(state.round + (0 if state.phase < PHASE_C else 1), box.rounds)]
        value = soon * PAIR * min(1.0, 0.3 + self.rounds / 2)
        return value * MORE_PAIRS if building.any_pair(state, self.seat) else value

    def material(self, kind: int) -> float:
        """One material, on the best space."""
        if self.laid[kind] == UNKNOWN:
            best = 0.0
            box = self.state.box
            first = self.seat * len(box.ceremony)
            for space in range(len(box.ceremony)):
                if box.ceremony_material[space] == kind and self.state.ceremony[first + space] == FREE:
                    best = max(best, self.on_space(space))
            self.laid[kind] = best + wishes.material(self.wishes, kind)
        return self.laid[kind]

    def any_material(self) -> float:
        best = 0.0
        for kind in range(len(self.state.box.materials)):
            best = max(best, self.material(kind))
        return best

    def build(self) -> float:
        """A building now, with the fire bonus."""
        state = self.state
        points = state.box.building_points[state.round]
        return points * (1.0 - PAIR) + WORKS + wishes.plain(self.wishes, OF_BUILDINGS, 1) + self.fire()

    def cover(self, pair: int) -> float:
        """To build on a pair: better where no other pair is torn apart."""
        state = self.state
        box = state.box
        first = self.seat * len(box.ceremony)
        ours = box.pairs[pair]
        value = 0.0
        for space in ours:
            value -= wishes.less_material(self.wishes, box.ceremony_material[space])
        for one, other in box.pairs:
            if (one in ours) != (other in ours):
                if state.ceremony[first + one] == FILLED and state.ceremony[first + other] == FILLED:
                    value -= TORN
                elif state.ceremony[first + one] in (FREE, FILLED) and state.ceremony[first + other] in (FREE, FILLED):
                    value -= LONELY
        return value

    def fire(self) -> float:
        """The fire bonus."""
        return max(self.offering, self.any_card()) + max(self.status(1), self.shells(1))
