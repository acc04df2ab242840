"""Settling: the first huts (2C), expansion with its yield (4A), and the red god (8C)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Mark, Reason
from archipel.games.borabora import flow, materials
from archipel.games.borabora.asking import Question
from archipel.games.borabora.edition import BY_ROUTE, FAR, NONE, PASS, TAKE_OFFERING, BoraBoraBox
from archipel.games.borabora.gods import GodQuestion
from archipel.games.borabora.huts import HUTS, hut_choice, take_hut
from archipel.games.borabora.state import FISH, BoraBoraState
from archipel.games.borabora.supply import gain_offerings


class Settling(Question):
    """Where to put a new hut, and which space to take it from if there is a choice."""

    def open_regions(self, state: BoraBoraState) -> int:
        """The regions that may be settled, as a set."""
        raise NotImplementedError

    def closed(self, state: BoraBoraState, region: int) -> Reason:
        """Why a region is not open."""
        raise NotImplementedError

    def moves(self, state: BoraBoraState) -> list[int]:
        box = state.box
        regions = self.open_regions(state)
        found = [box.at_settle + region for region in range(len(box.regions)) if regions >> region & 1]
        if hut_choice(state, state.seat):
            found += [move + len(box.regions) for move in found]
        return found

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if not box.at_settle <= move < box.at_on:
            return None
        region = (move - box.at_settle) % len(box.regions)
        if self.open_regions(state) >> region & 1:
            return Reason("last-no-choice" if state.spare[state.seat] else "last-without-hut", {}, "4A")
        return self.closed(state, region)

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        box = state.box
        number = move - box.at_settle
        region = box.regions[number % len(box.regions)]
        if not hut_choice(state, state.seat):
            return [region]
        return [region, HUTS if number < len(box.regions) else box.spaces[box.last]]

    def marks(self, state: BoraBoraState) -> list[Mark]:
        regions = self.open_regions(state)
        return [region_mark(state, region) for region in range(len(state.box.regions)) if regions >> region & 1]

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        number = move - state.box.at_settle
        regions = len(state.box.regions)
        settle(state, number % regions, number >= regions, tell)
        state.ask = CHOOSE_YIELD.number


# 2C. The first huts


class FirstHut(Settling):
    """2C. A region next to a fish of value 1, where nobody has a hut yet."""

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "value": state.box.first_fish}

    def open_regions(self, state: BoraBoraState) -> int:
        box = state.box
        found = 0
        for region in range(len(box.regions)):
            if state.top[region] == NONE and box.fish_value[state.fish[region]] == box.first_fish:
                found |= 1 << region
        return found

    def closed(self, state: BoraBoraState, region: int) -> Reason:
        box = state.box
        name = box.regions[region]
        if state.top[region] != NONE:
            return Reason("region-chosen", {"seat": state.top[region], "region": name}, "2C")
        return Reason("not-beside-fish", {"region": name, "value": box.first_fish}, "2C")


FIRST_HUT: Final = FirstHut("first-hut")


# 4A. Expansion


class Expand(Settling):
    """4A. Along a route that the value of the die opens, from a region with a hut of one's own to one without."""

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "value": state.value, "by": BY_ROUTE[state.by]}

    def open_regions(self, state: BoraBoraState) -> int:
        return reach(state, state.seat, state.by, state.value)

    def closed(self, state: BoraBoraState, region: int) -> Reason:
        seat = state.seat
        name = state.box.regions[region]
        if state.huts[seat] >> region & 1:
            return Reason("own-hut-there", {"region": name}, "4A")
        value = needed(state, seat, state.by, region)
        if value == FAR:
            return Reason("no-way", {"region": name, "by": BY_ROUTE[state.by]}, "4A")
        return Reason("way-too-high", {"region": name, "by": BY_ROUTE[state.by], "value": state.value, "needed": value}, "4A")


EXPAND: Final = Expand("settle")


def cheapest(state: BoraBoraState, seat: int, by: int) -> int:
    """The lowest value that opens a new region to a seat by these routes."""
    box = state.box
    huts = state.huts[seat]
    lowest = FAR
    for route in range(len(box.route_value)):
        if box.route_value[route] >= lowest or not box.route_kind[route] & by:
            continue
        if (huts >> box.route_from[route] & 1) != (huts >> box.route_to[route] & 1):
            lowest = box.route_value[route]
    return lowest


def reach(state: BoraBoraState, seat: int, by: int, value: int) -> int:
    """The new regions that a seat can settle by these routes with a value, as a set."""
    box = state.box
    huts = state.huts[seat]
    found = 0
    for route in range(len(box.route_value)):
        if box.route_value[route] <= value and box.route_kind[route] & by:
            found |= other_end(huts, box.route_from[route], box.route_to[route])
    return found


def other_end(huts: int, one: int, other: int) -> int:
    """The end of a route that is new to a seat, if it has a hut at the other end."""
    if huts >> one & 1:
        return 0 if huts >> other & 1 else 1 << other
    return 1 << one if huts >> other & 1 else 0


def ways(state: BoraBoraState, seat: int, by: int) -> list[tuple[int, int]]:
    """The routes of these kinds that lead a seat to a new region, each with that region, whatever value they take."""
    box = state.box
    huts = state.huts[seat]
    found: list[tuple[int, int]] = []
    for route in range(len(box.route_value)):
        one, other = box.route_from[route], box.route_to[route]
        if box.route_kind[route] & by and huts >> one & 1 != huts >> other & 1:
            found.append((route, other if huts >> one & 1 else one))
    return found


def needed(state: BoraBoraState, seat: int, by: int, region: int) -> int:
    """The lowest value that leads a seat to a region; FAR if no such route does."""
    box = state.box
    huts = state.huts[seat]
    lowest = FAR
    for route in range(len(box.route_value)):
        if box.route_kind[route] & by and other_end(huts, box.route_from[route], box.route_to[route]) == 1 << region:
            lowest = min(lowest, box.route_value[route])
    return lowest


def settle(state: BoraBoraState, region: int, last: bool, tell: Tell | None) -> None:
    """The new hut takes the building space; the hut that held it is pushed aside and stays in the region."""
    box = state.box
    seat = state.seat
    space = take_hut(state, seat, last)
    before = state.top[region]
    state.huts[seat] |= 1 << region
    state.top[region] = seat
    state.region = region
    if tell is not None:
        tell(Event("settled", {"seat": seat, "region": box.regions[region], "space": box.spaces[space]}))
        if before != NONE:
            tell(Event("pushed-aside", {"seat": before, "region": box.regions[region]}))


def region_mark(state: BoraBoraState, region: int) -> Mark:
    """The material, the fish, and who holds the building space."""
    box = state.box
    args = {"material": box.materials[box.material_of[region]], "fish": fish_points(state, region)}
    if state.top[region] == NONE:
        return Mark(box.regions[region], "region", args)
    return Mark(box.regions[region], "region-held", {**args, "seat": state.top[region]})


def fish_points(state: BoraBoraState, region: int) -> int:
    return state.box.fish_value[state.fish[region]]


class ChooseYield(Question):
    """4A. The material of the new region, or an offering."""

    def led_to(self, state: BoraBoraState) -> bool:
        return state.region != NONE

    def args(self, state: BoraBoraState) -> Data:
        box = state.box
        return {"seat": state.seat, "region": box.regions[state.region], "material": box.materials[box.material_of[state.region]]}

    def moves(self, state: BoraBoraState) -> list[int]:
        box = state.box
        return [TAKE_OFFERING, box.at_material + box.material_of[state.region]]

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if not box.at_material <= move < box.at_card:
            return None
        args: Data = {"region": box.regions[state.region], "material": box.materials[box.material_of[state.region]]}
        return Reason("other-material", args, "4A")

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        text = state.box.texts[move]
        return [text] if move == TAKE_OFFERING else ["material-" + text]

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        if move == TAKE_OFFERING:
            gain_offerings(state, state.seat, 1, tell)
            flow.region_settled(state, dealer, tell)
        else:
            materials.lay_material(state, move - state.box.at_material, dealer, tell)


CHOOSE_YIELD: Final = ChooseYield("yield")


# 8C. The red god


class InvokeRed(GodQuestion):
    """8C. Whether to score the fish of the region just settled; now and only now."""

    def led_to(self, state: BoraBoraState) -> bool:
        return state.region != NONE

    def args(self, state: BoraBoraState) -> Data:
        return {"seat": state.seat, "region": state.box.regions[state.region], "points": fish_points(state, state.region)}

    def moves(self, state: BoraBoraState) -> list[int]:
        return [PASS, *self.invocations(state)]

    def lack(self, state: BoraBoraState) -> Reason | None:
        return None if self.invocations(state) else Reason("no-means", {"god": state.box.colours[state.box.red]}, "8")

    def useful(self, box: BoraBoraBox, god: int) -> bool:
        return god == box.red

    def invoked(self, state: BoraBoraState, god: int, dealer: Dealer, tell: Tell | None) -> None:
        points = fish_points(state, state.region)
        state.score(state.seat, FISH, points)
        if tell is not None:
            region = state.box.regions[state.region]
            tell(Event("fish-scored", {"seat": state.seat, "region": region, "points": points, "total": state.points[state.seat]}))
        flow.action_done(state, dealer, tell)

    def answer_things(self, state: BoraBoraState, move: int) -> list[str]:
        return [state.box.texts[move]]

    def marks(self, state: BoraBoraState) -> list[Mark]:
        return [Mark(state.box.regions[state.region], "fish", {"points": fish_points(state, state.region)})]

    def answer(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        flow.action_done(state, dealer, tell)


INVOKE_RED: Final = InvokeRed("red")
