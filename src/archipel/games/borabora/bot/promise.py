"""What a decision of Bora Bora promises that is not yet made: the region, the person, the priest or whatever comes of it."""

from archipel.games.borabora import settling
from archipel.games.borabora.bot.worth import HUT, PAIR, SHIFTED, SPACE, STAYS, use_value
from archipel.games.borabora.building import CHOOSE_BUILDING, COVER_SPACES
from archipel.games.borabora.edition import BY_SEX, NONE
from archipel.games.borabora.effects import MOVE_HUTS, TAKE_CARDS, TAKE_MATERIALS
from archipel.games.borabora.fire import FIRE_FIRST, FIRE_SECOND
from archipel.games.borabora.helper import USE_HELPER
from archipel.games.borabora.materials import LAY_MATERIAL
from archipel.games.borabora.people import TAKE_PERSON
from archipel.games.borabora.settling import CHOOSE_YIELD, EXPAND, INVOKE_RED
from archipel.games.borabora.state import PHASE_A, BoraBoraState
from archipel.games.borabora.tasks import FULFIL_WITH_YELLOW
from archipel.games.borabora.temple import PLACE_PRIEST
from archipel.games.borabora.using import USE_WITH_GREEN


def promised(state: BoraBoraState, seat: int, rounds: float) -> float:
    """What the decision brings that is still open."""
    box = state.box
    asked = state.asked()
    if asked is EXPAND:
        return 2.2 + best_region(state, seat, rounds)
    if asked is CHOOSE_YIELD:
        return 1.6
    if asked is LAY_MATERIAL:
        return 1.6 + (state.left * 1.1 if state.phase == PHASE_A else 0.0)
    if asked is INVOKE_RED:
        return 0.3
    if asked is TAKE_PERSON:
        return best_person(state, seat, rounds)
    if asked is USE_HELPER:
        return helper(state, seat)
    if asked is PLACE_PRIEST:
        return best_prayer(state, seat) + 3.2
    if asked is FIRE_FIRST:
        return 2.6
    if asked is FIRE_SECOND:
        return 1.0
    if asked is CHOOSE_BUILDING or asked is COVER_SPACES:
        return box.building_points[state.round] * (1.0 - PAIR) + 2.6
    if asked is TAKE_MATERIALS:
        return state.left * 1.6
    if asked is TAKE_CARDS:
        return state.left * 1.3
    if asked is MOVE_HUTS:
        return state.left * 0.4
    if asked is FULFIL_WITH_YELLOW:
        return 0.5
    if asked is USE_WITH_GREEN:
        return 3.0
    return 0.0


def best_region(state: BoraBoraState, seat: int, rounds: float) -> float:
    """What the best fish in reach is worth."""
    box = state.box
    reach = settling.reach(state, seat, state.by, state.value)
    best = 0
    for region in range(len(box.regions)):
        if reach >> region & 1:
            best = max(best, box.fish_value[state.fish[region]])
    return best / (1.0 + 0.22 * rounds) + HUT * min(1.0, rounds / 3)


def best_person(state: BoraBoraState, seat: int, rounds: float) -> float:
    """What the best man or woman in reach would bring, by left side and use."""
    box = state.box
    best = 0.0
    for offered in range(len(state.offer)):
        sex = offered // box.people_shown
        kind = state.offer[offered]
        if kind == NONE or offered % box.people_shown >= state.value or not state.by & BY_SEX[sex]:
            continue
        worth = box.left_value[sex * len(box.kinds) + kind] * SHIFTED + use_value(state, seat, kind, 1) * rounds * 0.5
        best = max(best, worth)
    return best - SPACE[0] * 0.5


def helper(state: BoraBoraState, seat: int) -> float:
    """The points of the die: first people to shift, then a point each."""
    box = state.box
    first = seat * len(box.spaces)
    left = state.left
    value = left * 1.05
    for at in range(first, first + len(box.spaces)):
        held = state.spaces[at]
        if 0 < held <= box.types and left > 0:
            value += max(0.0, box.left_value[held - 1] * (1.0 - SHIFTED) - 0.3)
            left -= 1
    return value


def best_prayer(state: BoraBoraState, seat: int) -> float:
    """What a priest on the highest space in reach would bring."""
    box = state.box
    best = 0.0
    for space in range(len(box.temple)):
        if box.temple[space] <= state.value:
            chance = STAYS[space]
            worth = 0.0
            for number in range(state.round, box.rounds + 1):
                worth += box.priest_points[number] * chance
                chance *= STAYS[space] * 0.85
            best = max(best, worth)
    return best
