"""What the tasks of a seat still ask for: which people, regions, jewelry, materials and cards would help, and how soon a task is done."""

from typing import Final

from archipel.games.borabora import needs
from archipel.games.borabora.edition import (
    NONE,
    OF,
    OF_CARDS,
    OF_ISLANDS,
    OF_JEWELRY,
    OF_MATERIALS,
    OF_PEOPLE,
    OF_REGIONS,
    SEXES,
    Need,
)
from archipel.games.borabora.gods import Means, means
from archipel.games.borabora.state import BoraBoraState

CLOSE: Final = 3
"""What one thing counts that is all a task lacks. If it lacks two things each counts one less, and so on, but never less than 1."""


def lacking(state: BoraBoraState, seat: int, held: Means) -> list[int]:
    """How many things each task of a seat lacks; NONE where there is no task."""
    count = state.box.tasks_held
    found: list[int] = []
    for at in range(seat * count, (seat + 1) * count):
        task = state.tasks[at]
        found.append(NONE if task == NONE else needs.missing(state, seat, task, held))
    return found


class Wanted:
    """How much one thing more would help a seat, over all its tasks.

    `things` are in the order of `edition.OF`; people are by type, those to be shifted by sex; regions, kinds of jewelry, materials and
    colours of god cards by number. `there` is how many people of each type the seat has.
    """

    def __init__(self, state: BoraBoraState, seat: int) -> None:
        box = state.box
        self.held = means(state, seat)
        self.lacking = lacking(state, seat, self.held)
        self.there = [0] * box.types
        for at in range(seat * len(box.spaces), (seat + 1) * len(box.spaces)):
            if state.spaces[at] > 0:
                self.there[(state.spaces[at] - 1) % box.types] += 1
        self.things = [0] * len(OF)
        self.people = [0] * box.types
        self.shifted = [0] * len(SEXES)
        self.regions = [0] * len(box.regions)
        self.jewelry = [0] * len(box.jewel_kinds)
        self.materials = [0] * len(box.materials)
        self.colours = [0] * len(box.colours)
        for number in range(box.tasks_held):
            if self.lacking[number] > 0:
                self.add_task(state, seat, state.tasks[seat * box.tasks_held + number], self.lacking[number])

    def add_task(self, state: BoraBoraState, seat: int, task: int, lacking: int) -> None:
        weight = CLOSE + 1 - lacking if lacking < CLOSE else 1
        for need in state.box.needs[task]:
            if need.count > needs.have(state, seat, need, self.held):
                self.add_need(state, seat, need, weight)

    def add_need(self, state: BoraBoraState, seat: int, need: Need, weight: int) -> None:
        of = need.of
        self.things[of] += weight
        if of == OF_PEOPLE:
            self.add_people(len(state.box.kinds), need, weight)
        elif of == OF_REGIONS:
            self.add_regions(state, seat, need, weight)
        elif of == OF_ISLANDS:
            self.add_islands(state, seat, weight)
        elif of == OF_JEWELRY:
            self.add_jewelry(state, seat, need, weight)
        elif of == OF_MATERIALS:
            for material in range(len(self.materials)):
                if need.kind in (NONE, material):
                    self.materials[material] += weight
        elif of == OF_CARDS:
            self.add_colours(need, weight)

    def add_people(self, kinds: int, need: Need, weight: int) -> None:
        """Somebody of a sex or kind, or of a kind that is not there yet; or anybody to be shifted."""
        for sex in range(len(SEXES)):
            if need.sex not in (NONE, sex):
                continue
            if need.shifted:
                self.shifted[sex] += weight
                continue
            for type in range(sex * kinds, (sex + 1) * kinds):
                if need.kind in (NONE, type - sex * kinds) and not (need.different and self.there[type]):
                    self.people[type] += weight

    def add_regions(self, state: BoraBoraState, seat: int, need: Need, weight: int) -> None:
        """New regions of a terrain or next to a kind of fish."""
        box = state.box
        huts = state.huts[seat]
        for region in range(len(box.regions)):
            if huts >> region & 1 or need.kind not in (NONE, box.terrain_of[region]):
                continue
            if need.fish in (NONE, box.fish_kind[state.fish[region]]):
                self.regions[region] += weight

    def add_islands(self, state: BoraBoraState, seat: int, weight: int) -> None:
        """Regions of islands that are new to the seat."""
        box = state.box
        huts = state.huts[seat]
        seen = 0
        for region in range(len(box.regions)):
            if huts >> region & 1:
                seen |= 1 << box.island_of[region]
        for region in range(len(box.regions)):
            if not seen >> box.island_of[region] & 1:
                self.regions[region] += weight

    def add_jewelry(self, state: BoraBoraState, seat: int, need: Need, weight: int) -> None:
        """Jewelry of a kind, or of a kind that is not there yet."""
        box = state.box
        owned = 0
        if need.different:
            for jewel in range(len(box.jewels)):
                if state.owned[seat] >> jewel & 1:
                    owned |= 1 << box.jewel_kind[jewel]
        for kind in range(len(self.jewelry)):
            if need.kind in (NONE, kind) and not owned >> kind & 1:
                self.jewelry[kind] += weight

    def add_colours(self, need: Need, weight: int) -> None:
        """Cards of a colour, of the most frequent one, or of one that is not there yet."""
        cards = self.held.cards
        most = max(cards)
        for colour in range(len(cards)):
            if need.kind in (NONE, colour) and not (need.different and cards[colour]) and (not need.alike or cards[colour] == most):
                self.colours[colour] += weight
