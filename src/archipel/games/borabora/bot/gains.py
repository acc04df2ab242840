"""What one thing more would bring a seat in Bora Bora now, roughly and in points: a region, a person, a priest, a piece of jewelry."""

from typing import Final

from archipel.games.borabora import kinds, settling
from archipel.games.borabora.bot import wishes
from archipel.games.borabora.bot.ceremony import Ceremony
from archipel.games.borabora.bot.purse import TILE, UNKNOWN
from archipel.games.borabora.edition import BY_SEX, NONE, OF_PRIESTS, OF_SPARE_HUTS, OFFERING, POINT, SHIFT, BoraBoraBox
from archipel.games.borabora.state import EMPTY, PHASE_A, PHASE_B, BoraBoraState

FISH: Final = 0.55
"""How much less a fish counts for each round to come: others may still push one aside."""
RIVAL: Final = 0.96
"""How much counts what another one loses."""
RED: Final = 0.58
"""How much of what the red god would bring is counted."""
HUT: Final = 1.36
"""A hut on the islands, with some rounds to come."""
ROAD: Final = 0.27
"""A way on from a new region, for each die that opens it."""
SPACE: Final = [1.12, 0.65, 0.36, 0.17]
"""A free space for people more, with this many there."""
LEFT: Final = 0.58
"""Of a left side that is not yet used."""
FIRST: Final = [1.17, 1.57, 1.23, 0.02, 0.15, 0.12, 0.03, 0.02, 0.17, 0.08]
"""What people bring each time they are used, in the order of `kinds.EFFECTS`;"""
EACH: Final = [0.69, 0.27, 0.03, 1.16, 0.82, 0.92, 1.21, 1.07, 1.46, 0.7]
"""and for each point of what they can do together."""
USED: Final = 0.68
"""How much of what people can do is really used."""
SECOND: Final = 0.39
"""Of people who do less than others of their sex."""
CROWD: Final = 0.34
"""A person, for the last bonus."""
STAYS: Final = [1.95, 1.12, 0.86, 0.65, 0.4, 0.18]
"""How much of a priest's points in this round counts, by its space from the left: those on the left stay on, and win god tiles."""
LATER: Final = 0.33
"""And of that for each further round."""
TEMPLE: Final = 1.08
"""Of a god tile: to have most priests at the end of this round."""
SAVED: Final = 1.27
"""A shell that is kept for the next round."""
BOUGHT: Final = 0.19
"""A piece of jewelry beside its worth."""


def usual(box: BoraBoraBox, kind: int, count: int) -> float:
    """What this many people of a kind bring when they are used."""
    if count == 0:
        return 0.0
    strength = count * box.unit[kind]
    if box.cap[kind]:
        strength = min(strength, box.cap[kind])
    return FIRST[box.effect[kind]] + EACH[box.effect[kind]] * strength


def best_use(state: BoraBoraState, seat: int, sex: int) -> float:
    """What the best people of a sex bring when they are used."""
    box = state.box
    counts = [0] * box.types
    for at in range(seat * len(box.spaces), (seat + 1) * len(box.spaces)):
        if state.spaces[at] > 0:
            counts[(state.spaces[at] - 1) % box.types] += 1
    kinds = len(box.kinds)
    best = 0.0
    for kind in range(kinds):
        best = max(best, usual(box, kind, counts[sex * kinds + kind]))
    return best


class Gains(Ceremony):
    """A seat with all it could gain."""

    def __init__(self, state: BoraBoraState) -> None:
        super().__init__(state)
        self.best: list[float] = []
        """What the best people of each sex do."""
        self.red = UNKNOWN
        """What the red god costs."""

    # Regions

    def region(self, place: int) -> float:
        state = self.state
        box = state.box
        fish = float(box.fish_value[state.fish[place]])
        value = fish / (1.0 + FISH * self.rounds)
        if state.top[place] != NONE:
            value *= 1.0 + RIVAL / (state.seats - 1)
        value += HUT * min(1.0, self.rounds / 3) + wishes.region(self.wishes, state, self.seat, place)
        value += max(self.offering, self.material(box.material_of[place]))
        if self.red == UNKNOWN:
            self.red = self.cheapest_prayer(box.red)
        if self.red < fish:
            value += RED * (fish - self.red)
        if self.rounds > 1:
            huts = state.huts[self.seat] | 1 << place
            for route in range(len(box.route_value)):
                one, other = box.route_from[route], box.route_to[route]
                if place in (one, other) and settling.other_end(huts, one, other):
                    value += ROAD * (box.sides + 1 - box.route_value[route])
        return value

    def best_region(self, by: int, value: int) -> float:
        reach = settling.reach(self.state, self.seat, by, value)
        best = 0.0
        for place in range(len(self.state.box.regions)):
            if reach >> place & 1:
                best = max(best, self.region(place))
        return best + self.space()

    def space(self) -> float:
        """One free space for people more."""
        box = self.state.box
        free = 0
        for at in range(self.seat * len(box.spaces), (self.seat + 1) * len(box.spaces)):
            if self.state.spaces[at] == EMPTY:
                free += 1
        return SPACE[free] * min(1.0, self.rounds / 1.5) if free < len(SPACE) else 0.0

    def spare_hut(self) -> float:
        """A hut that goes to the last space."""
        return self.space() + wishes.plain(self.wishes, OF_SPARE_HUTS, 1)

    # People

    def person(self, type: int) -> float:
        """A man or woman more: the left side, and what those of one kind do together from now on."""
        state = self.state
        box = state.box
        kinds = len(box.kinds)
        sex = type // kinds
        if not self.best:
            self.best = [best_use(state, self.seat, 0), best_use(state, self.seat, 1)]
        uses = float(box.rounds - state.round)
        used = state.man_used[self.seat] if sex == 0 else state.woman_used[self.seat]
        if state.phase == PHASE_A or (state.phase == PHASE_B and used == NONE):
            uses += 1.0
        count = state.people_of(self.seat, type)
        now = usual(box, type % kinds, count + 1)
        before = usual(box, type % kinds, count)
        more = now - max(self.best[sex], before) if now > self.best[sex] else 0.0
        value = (more + SECOND * (now - before - more)) * uses * USED
        value += box.left_value[type] * LEFT * min(1.0, self.rounds / 1.5) + CROWD
        return value + wishes.person(self.wishes, state, self.seat, type)

    def offered(self, place: int) -> float:
        """A person from the board."""
        box = self.state.box
        return self.person(place // box.people_shown * len(box.kinds) + self.state.offer[place])

    def best_person(self, by: int, value: int) -> float:
        state = self.state
        shown = state.box.people_shown
        best = 0.0
        for place in range(len(state.offer)):
            if state.offer[place] != NONE and place % shown < value and by & BY_SEX[place // shown]:
                best = max(best, self.offered(place))
        return best

    def shift(self, type: int) -> float:
        """To use the left side of a person."""
        box = self.state.box
        count = box.left_value[type]
        gain = self.status(count) if type < len(box.kinds) else self.shells(count)
        return gain - count * LEFT * min(1.0, self.rounds / 1.5) + wishes.shifted(self.wishes, self.state, type)

    def use_of(self, type: int, doubled: bool) -> float:
        """What all people of a type bring now."""
        state = self.state
        box = state.box
        kind = type % len(box.kinds)
        strength = state.people_of(self.seat, type) * box.unit[kind] * (2 if doubled else 1)
        if box.cap[kind]:
            strength = min(strength, box.cap[kind])
        effect = box.effect[kind]
        if effect == kinds.SETTLE:
            return self.best_region(box.effect_by[kind], strength)
        if effect == kinds.PERSON:
            return self.best_person(box.effect_by[kind], strength)
        if effect == kinds.BUILD:
            return self.build()
        if effect == kinds.MATERIAL:
            return self.any_material() * strength
        if effect == kinds.HUT:
            return self.spare_hut() * strength
        if effect == kinds.POINTS:
            return float(strength)
        if effect == kinds.CARD:
            return self.any_card() * strength
        if effect == kinds.OFFERING:
            return self.offering * strength
        if effect == kinds.STATUS:
            return self.status(strength)
        return self.shells(strength)

    # Temple

    def priest(self, space: int) -> float:
        """A priest on a space, with all that are pushed."""
        state = self.state
        after = state.temple[:]
        coming = self.seat
        at = space
        while coming != NONE and at < len(after):
            leaving = after[at]
            after[at] = coming
            at += 1
            coming = leaving
        value = wishes.plain(self.wishes, OF_PRIESTS, 1) if coming != self.seat else 0.0
        worth = [self.stay(number) for number in range(len(after))]
        own = 0
        others = 0
        for number in range(len(after)):
            if after[number] == self.seat:
                value += worth[number]
                own += 1
            elif after[number] != NONE:
                value -= worth[number] * RIVAL / (state.seats - 1)
                others += 1
            if state.temple[number] == self.seat:
                value -= worth[number]
            elif state.temple[number] != NONE:
                value += worth[number] * RIVAL / (state.seats - 1)
        before = state.priests_of(self.seat)
        if own > before and own * (state.seats - 1) >= others:
            value += TEMPLE * TILE
        return value

    def stay(self, space: int) -> float:
        """What a priest on a space will bring."""
        state = self.state
        box = state.box
        chance = STAYS[space]
        value = 0.0
        for number in range(state.round, box.rounds + 1):
            value += box.priest_points[number] * chance
            chance *= STAYS[space] * LATER
        return value

    def best_priest(self, value: int) -> float:
        box = self.state.box
        best = -99.0
        for space in range(len(box.temple)):
            if box.temple[space] <= value:
                best = max(best, self.priest(space))
        return best + self.fire()

    # The helper and jewelry

    def help(self, left: int) -> float:
        """What this many points of a die buy: what brings most for a point first."""
        state = self.state
        box = state.box
        each = max(1.0, max(self.offering, self.any_card(), self.any_material()) / box.service_cost[OFFERING])
        value = 0.0
        first = self.seat * len(box.spaces)
        for at in range(first, first + len(box.spaces)):
            held = state.spaces[at]
            if 0 < held <= box.types and left > 0:
                gain = self.shift(held - 1)
                if gain > each:
                    value += gain
                    left -= box.service_cost[SHIFT]
        if left > 0 and left % box.service_cost[OFFERING]:
            value += box.service_points / box.service_cost[POINT]
            left -= 1
        return value + left * each

    def jewel(self, piece: int) -> float:
        """A piece of jewelry, less its shells."""
        state = self.state
        box = state.box
        shell = SAVED if state.round < box.rounds else 0.0
        return BOUGHT + box.jewel_worth[piece] - shell * box.jewel_cost[piece] + wishes.jewel(self.wishes, state, self.seat, piece)
