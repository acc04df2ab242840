"""What the tasks of a seat make worth having in Bora Bora: every requirement wishes for one thing more, the more the nearer its task is."""

from typing import Final

from archipel.games.borabora import gods, tasks
from archipel.games.borabora.edition import NONE, OF_CARDS, OF_ISLANDS, OF_JEWELRY, OF_MATERIALS, OF_PEOPLE, OF_REGIONS, Need
from archipel.games.borabora.needs import have
from archipel.games.borabora.state import BoraBoraState

TASK: Final = 5.18
"""What a task is worth for which nothing is missing."""
EFFORT: Final = [0.77, 0.43, 0.84, 0.72, 0.32, 0.9, 0.48, 0.72, 1.05, 0.95, 0.4, 0.49, 0.91]
"""How hard it is to get one thing more of what a task asks for, in the order of `edition.OF`."""
SHIFTING: Final = 0.59
"""The same for people to be shifted."""
PARTICULAR: Final = 0.35
"""How much harder it is if it must be of one kind."""
HOPE: Final = 0.2
"""How likely a thing of average effort can still be had in this round."""
TIME: Final = 0.05
"""How much more likely for each round to come."""
LAST_HOPE: Final = 0.03
"""The same when all rounds are over."""


class Wish:
    """One requirement of a task: what one thing more would bring, and what one less would cost."""

    def __init__(self, need: Need, gain: float, loss: float) -> None:
        self.need = need
        self.gain = gain
        self.loss = loss


def hope_for(rounds: float) -> float:
    """How likely a thing of average effort can still be had."""
    return HOPE + TIME * rounds if rounds > 0 else LAST_HOPE


def effort_of(need: Need) -> float:
    """How hard it is to get one thing more of what is asked for."""
    effort = SHIFTING if need.shifted else EFFORT[need.of]
    return effort + PARTICULAR if need.kind != NONE or need.fish != NONE else effort


def task_value(state: BoraBoraState, seat: int, task: int, held: gods.Means, hope: float) -> float:
    """What a task is worth by what is missing for it."""
    worth = TASK
    for need in state.box.needs[task]:
        lacking = need.count - have(state, seat, need, held)
        if lacking > 0:
            worth *= hope ** (effort_of(need) * lacking)
    return worth


def wishes_of(state: BoraBoraState, seat: int, hope: float) -> list[Wish]:
    """The wishes of all tasks."""
    held = gods.means(state, seat)
    found: list[Wish] = []
    for task in tasks.of_seat(state, seat):
        needs = state.box.needs[task]
        worth = TASK
        lacks: list[int] = []
        for need in needs:
            lacking = need.count - have(state, seat, need, held)
            lacks.append(lacking)
            if lacking > 0:
                worth *= hope ** (effort_of(need) * lacking)
        for number in range(len(needs)):
            part: float = hope ** effort_of(needs[number])
            gain = worth / part - worth if lacks[number] > 0 else 0.0
            loss = worth - worth * part if lacks[number] >= 0 else 0.0
            found.append(Wish(needs[number], gain, loss))
    return found


def plain(wishes: list[Wish], of: int, count: int) -> float:
    """This many things more that are all alike: priests, offerings, shells, huts and so on."""
    value = 0.0
    for wish in wishes:
        if wish.need.of == of:
            value += wish.gain * min(count, wish.need.count)
    return value


def without(wishes: list[Wish], of: int) -> float:
    """What it costs to have one less of things that are all alike."""
    value = 0.0
    for wish in wishes:
        if wish.need.of == of:
            value += wish.loss
    return value


def region(wishes: list[Wish], state: BoraBoraState, seat: int, place: int) -> float:
    """A hut in one region more."""
    box = state.box
    value = 0.0
    for wish in wishes:
        need = wish.need
        if need.of == OF_REGIONS:
            if need.kind in (NONE, box.terrain_of[place]) and need.fish in (NONE, box.fish_kind[state.fish[place]]):
                value += wish.gain
        elif need.of == OF_ISLANDS and new_island(state, seat, place):
            value += wish.gain
    return value


def new_island(state: BoraBoraState, seat: int, place: int) -> bool:
    box = state.box
    for other in range(len(box.regions)):
        if state.huts[seat] >> other & 1 and box.island_of[other] == box.island_of[place]:
            return False
    return True


def person(wishes: list[Wish], state: BoraBoraState, seat: int, type: int) -> float:
    """One man or woman more."""
    box = state.box
    kind = type % len(box.kinds)
    value = 0.0
    for wish in wishes:
        need = wish.need
        if need.of != OF_PEOPLE or need.shifted or need.sex not in (NONE, type // len(box.kinds)) or need.kind not in (NONE, kind):
            continue
        if not need.different or state.people_of(seat, type) == 0:
            value += wish.gain
    return value


def shifted(wishes: list[Wish], state: BoraBoraState, type: int) -> float:
    """One shifted more."""
    value = 0.0
    for wish in wishes:
        need = wish.need
        if need.of == OF_PEOPLE and need.shifted and need.sex in (NONE, type // len(state.box.kinds)):
            value += wish.gain
    return value


def jewel(wishes: list[Wish], state: BoraBoraState, seat: int, piece: int) -> float:
    """One piece of jewelry more."""
    box = state.box
    kind = box.jewel_kind[piece]
    value = 0.0
    for wish in wishes:
        need = wish.need
        if need.of == OF_JEWELRY and need.kind in (NONE, kind):
            if need.different:
                fresh = True
                for other in range(len(box.jewels)):
                    if state.owned[seat] >> other & 1 and box.jewel_kind[other] == kind:
                        fresh = False
                value += wish.gain if fresh else 0.0
            else:
                value += wish.gain
    return value


def material(wishes: list[Wish], kind: int) -> float:
    """One material more."""
    return gained(for_material(wishes, kind))


def less_material(wishes: list[Wish], kind: int) -> float:
    """What it costs to build with a material."""
    return lost(for_material(wishes, kind))


def for_material(wishes: list[Wish], kind: int) -> list[Wish]:
    return [wish for wish in wishes if wish.need.of == OF_MATERIALS and wish.need.kind in (NONE, kind)]


def card(wishes: list[Wish], held: list[int], colour: int) -> float:
    """One god card more, with this many in hand."""
    return gained(for_card(wishes, held, colour, 0))


def less_card(wishes: list[Wish], held: list[int], colour: int) -> float:
    """What it costs to play a god card."""
    return lost(for_card(wishes, held, colour, 1))


def for_card(wishes: list[Wish], held: list[int], colour: int, alone: int) -> list[Wish]:
    """Wishes to which a card of this colour makes a difference; where colours must differ, if there are `alone` of it in hand."""
    found: list[Wish] = []
    for wish in wishes:
        need = wish.need
        if need.of != OF_CARDS:
            continue
        if need.kind != NONE:
            counts = need.kind == colour
        elif need.alike:
            counts = held[colour] == max(held)
        else:
            counts = held[colour] == alone
        if counts:
            found.append(wish)
    return found


def gained(wishes: list[Wish]) -> float:
    value = 0.0
    for wish in wishes:
        value += wish.gain
    return value


def lost(wishes: list[Wish]) -> float:
    value = 0.0
    for wish in wishes:
        value += wish.loss
    return value
