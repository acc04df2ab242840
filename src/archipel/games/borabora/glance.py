"""How good moves look at a glance in Bora Bora: what each brings by itself, roughly and in points, less what it costs.

The figures here and in `wishes`, `purse`, `ceremony` and `gains` were found by play at a glance: in many games all were shaken a little
against each other and moved towards those that won. Together they play well; one by one they need not be what a thing is worth.
"""

from typing import Final

from archipel.games.borabora import dice, gods, tasks
from archipel.games.borabora.edition import (
    BUILD,
    CARD,
    HELPER,
    HUT_MOVE,
    MATERIAL,
    NONE,
    OFFERING,
    PERSONS,
    POINT,
    ROUTES,
    SHIFT,
    TEMPLE,
)
from archipel.games.borabora.gains import Gains
from archipel.games.borabora.moves import DONE, PASS, SHELL, STATUS
from archipel.games.borabora.moves import OFFERING as TAKE_OFFERING
from archipel.games.borabora.moves import POINT as TAKE_POINT
from archipel.games.borabora.rules import BoraBoraState
from archipel.games.borabora.settling import FAR
from archipel.games.borabora.state import (
    ASK_BUILD,
    ASK_CEREMONY,
    ASK_COVER,
    ASK_GREEN,
    ASK_HELPER,
    ASK_HUTS,
    ASK_LAST_TASKS,
    ASK_PEOPLE,
    ASK_PLACE,
    ASK_RED,
    ASK_TASK,
    ASK_TEMPLE,
    ASK_YELLOW,
)
from archipel.games.borabora.wishes import task_value

PIP: Final = 0.52
"""What a die is worth for each of its pips, kept for another tile."""
BLOCK: Final = 0.48
"""To be in the way of a die of others."""
HELP: Final = 0.55
"""What a point of the helper's die is worth, kept for another service."""
LAST: Final = 0.5
"""What it costs to take a hut from the last space, or to put a person there."""
BIGGER: Final = 0.25
"""What is gained by a building that takes a higher die, for each of its pips."""
FULFIL: Final = 6.25
"""How much rather a task is fulfilled than given up."""
NOT_AT_ALL: Final = -99.0
"""For what cannot be done."""


def weigh(table: BoraBoraState, moves: list[int]) -> list[float]:
    """The moves of one question, beside each other."""
    ask = table.ask
    gains = Gains(table)
    if ask == ASK_PLACE:
        return placements(table, gains, moves)
    if ask == ASK_HELPER:
        return [service(table, gains, move) for move in moves]
    if ask in (ASK_PEOPLE, ASK_GREEN):
        return [using(table, gains, move) for move in moves]
    if ask in (ASK_TASK, ASK_YELLOW, ASK_LAST_TASKS):
        return [chore(table, gains, move) for move in moves]
    return [single(table, gains, move) for move in moves]


# Dice


def placements(table: BoraBoraState, gains: Gains, moves: list[int]) -> list[float]:
    """Where a die could go, unaided or with a god."""
    box = table.isles
    known = [NOT_AT_ALL - 1.0] * ((box.sides + 1) * len(box.tiles))
    weights: list[float] = []
    for move in moves:
        if move >= box.at_god:
            invocation = box.invocations[move - box.at_god]
            best = best_with(table, gains, known, table.blue or invocation.god == box.blue, invocation.god == box.white)
            weights.append(best - gains.price(invocation))
        else:
            die, tile = (move - box.at_place) // len(box.tiles) + 1, (move - box.at_place) % len(box.tiles)
            value = box.sides if table.white else die
            weights.append(on_tile(table, gains, known, tile, value) - PIP * die + BLOCK * in_the_way(table, tile, die))
    return weights


def in_the_way(table: BoraBoraState, tile: int, die: int) -> int:
    """How many dice of others could go on a tile, but no longer when this die lies there."""
    box = table.isles
    if tile == box.fishing:
        return 0
    lowest = dice.lowest_on(table, tile)
    count = 0
    for other in range(len(table.at)):
        if table.at[other] == NONE and other // box.dice != table.seat and die <= table.dice[other] < lowest:
            count += 1
    return count


def best_with(table: BoraBoraState, gains: Gains, known: list[float], blue: bool, white: bool) -> float:
    """The best placement with these gods."""
    box = table.isles
    values = dice.values_left(table)
    best = NOT_AT_ALL
    for tile in box.tiles_out[table.seats]:
        if tile == box.fishing:
            continue
        lowest = dice.lowest_on(table, tile)
        if blue and lowest == FAR:
            continue
        needed = dice.needed_for(table, tile)
        for die in range(1, box.sides + 1):
            if values >> die & 1 and dice.fits(table, die, lowest, needed, blue, white):
                best = max(best, on_tile(table, gains, known, tile, box.sides if white else die) - PIP * die)
    return best


def on_tile(table: BoraBoraState, gains: Gains, known: list[float], tile: int, value: int) -> float:
    """What the action of a tile brings with a value."""
    at = value * len(table.isles.tiles) + tile
    if known[at] < NOT_AT_ALL:
        known[at] = action(table, gains, tile, value)
    return known[at]


def action(table: BoraBoraState, gains: Gains, tile: int, value: int) -> float:
    box = table.isles
    actions = box.tile_actions[tile]
    if actions & ROUTES:
        return gains.best_region(actions, value)
    if actions & PERSONS:
        return gains.best_person(actions, value)
    if actions & HELPER:
        return gains.help(value)
    if actions & TEMPLE:
        return gains.best_priest(value)
    if actions & BUILD:
        return gains.build() + BIGGER * value
    return float(box.fishing_points)


# People


def using(table: BoraBoraState, gains: Gains, move: int) -> float:
    """To use people, with the green god or without."""
    box = table.isles
    if move == DONE:
        return 0.0
    if move >= box.at_double:
        return gains.use_of(move - box.at_double, True)
    if move >= box.at_use:
        return gains.use_of(move - box.at_use, False)
    kinds = len(box.kinds)
    best = 0.0
    for type in range(box.types):
        if table.people_of(table.seat, type):
            used = table.man_used[table.seat] if type < kinds else table.woman_used[table.seat]
            if used != type % kinds:
                best = max(best, gains.use_of(type, used == NONE))
    return best - gains.price(box.invocations[move - box.at_god])


# The helper


def service(table: BoraBoraState, gains: Gains, move: int) -> float:
    box = table.isles
    cost = box.service_cost
    if move == DONE:
        return 0.0
    if move == TAKE_POINT:
        return box.service_points - cost[POINT] * HELP
    if move == TAKE_OFFERING:
        return gains.offering - cost[OFFERING] * HELP
    if move < box.at_card:
        return gains.material(move - box.at_material) - cost[MATERIAL] * HELP
    if move < box.at_hut:
        return card(gains, move - box.at_card) - cost[CARD] * HELP
    if move == box.at_hut:
        return gains.spare_hut() - cost[HUT_MOVE] * HELP
    return gains.shift(move - box.at_shift) - cost[SHIFT] * HELP


def card(gains: Gains, number: int) -> float:
    """From the pile, or of a colour."""
    return gains.unseen_card() if number == 0 else gains.card(number - 1)


# Tasks


def chore(table: BoraBoraState, gains: Gains, move: int) -> float:
    """To fulfil a task, with the yellow god or without, or to give one up."""
    box = table.isles
    if move == DONE:
        return 0.0
    held = gods.means(table, table.seat)
    if move >= box.at_drop:
        return -task_value(table, table.seat, move - box.at_drop, held, gains.hope)
    if move >= box.at_fulfil:
        return FULFIL - task_value(table, table.seat, move - box.at_fulfil, held, gains.hope)
    invocation = box.invocations[move - box.at_god]
    after = held.after(box, invocation)
    best = NOT_AT_ALL
    for task in tasks.of_seat(table, table.seat):
        if tasks.missing(table, table.seat, task, after) == 1:
            best = max(best, -task_value(table, table.seat, task, held, gains.hope))
    return best + box.helped_points - gains.price(invocation)


# All the rest


def single(table: BoraBoraState, gains: Gains, move: int) -> float:
    """Moves that look alike wherever they are asked for."""
    box = table.isles
    ask = table.ask
    if move in (PASS, DONE):
        return 0.0
    if move == TAKE_OFFERING:
        return gains.offering
    if move == STATUS:
        return gains.status(1)
    if move == SHELL:
        return gains.shells(1)
    if move < box.at_card:
        return gains.material(move - box.at_material)
    if move < box.at_hut:
        return card(gains, move - box.at_card)
    if ask == ASK_HUTS:
        return gains.spare_hut()
    if move < box.at_on:
        place = move - box.at_settle
        last = place >= len(box.regions)
        return gains.region(place % len(box.regions)) - (LAST if last else 0.0)
    if ask == ASK_CEREMONY:
        return gains.on_space(move - box.at_on)
    if move < box.at_shift:
        offered = move - box.at_person
        last = offered >= len(table.offer)
        return gains.offered(offered % len(table.offer)) - (LAST if last else 0.0)
    if ask == ASK_TEMPLE:
        return gains.priest(move - box.at_priest)
    if ask == ASK_BUILD:
        return BIGGER * box.buildings[move - box.at_build]
    if ask == ASK_COVER:
        return gains.cover(move - box.at_cover)
    if ask == ASK_RED:
        return box.fish_value[table.fish[table.region]] - gains.price(box.invocations[move - box.at_god])
    if move < box.at_fulfil:
        return gains.jewel(move - box.at_buy)
    return task_value(table, table.seat, move - box.at_pick, gods.means(table, table.seat), gains.hope)
