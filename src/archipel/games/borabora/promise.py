"""What a decision of Bora Bora promises that is not yet made: the region, the person, the priest or whatever comes of it."""

from archipel.games.borabora import settling
from archipel.games.borabora.edition import BY_SEX, NONE
from archipel.games.borabora.rules import BoraBoraState
from archipel.games.borabora.state import (
    ASK_BUILD,
    ASK_CARDS,
    ASK_CEREMONY,
    ASK_COVER,
    ASK_FIRE_FIRST,
    ASK_FIRE_SECOND,
    ASK_GREEN,
    ASK_HELPER,
    ASK_HUTS,
    ASK_MATERIALS,
    ASK_PERSON,
    ASK_RED,
    ASK_SETTLE,
    ASK_TEMPLE,
    ASK_YELLOW,
    ASK_YIELD,
    PHASE_A,
)
from archipel.games.borabora.worth import HUT, PAIR, SHIFTED, SPACE, STAYS, use_value


def promised(table: BoraBoraState, seat: int, rounds: float) -> float:
    """What the decision brings that is still open."""
    box = table.isles
    ask = table.ask
    if ask == ASK_SETTLE:
        return 2.2 + best_region(table, seat, rounds)
    if ask == ASK_YIELD:
        return 1.6
    if ask == ASK_CEREMONY:
        return 1.6 + (table.left * 1.1 if table.phase == PHASE_A else 0.0)
    if ask == ASK_RED:
        return 0.3
    if ask == ASK_PERSON:
        return best_person(table, seat, rounds)
    if ask == ASK_HELPER:
        return helper(table, seat)
    if ask == ASK_TEMPLE:
        return best_prayer(table, seat) + 3.2
    if ask == ASK_FIRE_FIRST:
        return 2.6
    if ask == ASK_FIRE_SECOND:
        return 1.0
    if ask in (ASK_BUILD, ASK_COVER):
        return box.building_points[table.round] * (1.0 - PAIR) + 2.6
    if ask == ASK_MATERIALS:
        return table.left * 1.6
    if ask == ASK_CARDS:
        return table.left * 1.3
    if ask == ASK_HUTS:
        return table.left * 0.4
    if ask == ASK_YELLOW:
        return 0.5
    if ask == ASK_GREEN:
        return 3.0
    return 0.0


def best_region(table: BoraBoraState, seat: int, rounds: float) -> float:
    """What the best fish in reach is worth."""
    box = table.isles
    reach = settling.reach(table, seat, table.by, table.value)
    best = 0
    for region in range(len(box.regions)):
        if reach >> region & 1:
            best = max(best, box.fish_value[table.fish[region]])
    return best / (1.0 + 0.22 * rounds) + HUT * min(1.0, rounds / 3)


def best_person(table: BoraBoraState, seat: int, rounds: float) -> float:
    """What the best man or woman in reach would bring, by left side and use."""
    box = table.isles
    best = 0.0
    for offered in range(len(table.offer)):
        sex = offered // box.people_shown
        kind = table.offer[offered]
        if kind == NONE or offered % box.people_shown >= table.value or not table.by & BY_SEX[sex]:
            continue
        worth = box.left_value[sex * len(box.kinds) + kind] * SHIFTED + use_value(table, seat, kind, 1) * rounds * 0.5
        best = max(best, worth)
    return best - SPACE[0] * 0.5


def helper(table: BoraBoraState, seat: int) -> float:
    """The points of the die: first people to shift, then a point each."""
    box = table.isles
    first = seat * len(box.spaces)
    left = table.left
    value = left * 1.05
    for at in range(first, first + len(box.spaces)):
        held = table.spaces[at]
        if 0 < held <= box.types and left > 0:
            value += max(0.0, box.left_value[held - 1] * (1.0 - SHIFTED) - 0.3)
            left -= 1
    return value


def best_prayer(table: BoraBoraState, seat: int) -> float:
    """What a priest on the highest space in reach would bring."""
    box = table.isles
    best = 0.0
    for space in range(len(box.temple)):
        if box.temple[space] <= table.value:
            chance = STAYS[space]
            worth = 0.0
            for number in range(table.round, box.rounds + 1):
                worth += box.priest_points[number] * chance
                chance *= STAYS[space] * 0.85
            best = max(best, worth)
    return best
