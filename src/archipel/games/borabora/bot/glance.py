"""How good moves look at a glance in Bora Bora: what each brings by itself, roughly and in points, less what it costs.

The figures here and in `wishes`, `purse`, `ceremony` and `gains` were found by play at a glance: in many games all were shaken a little
against each other and moved towards those that won. Together they play well; one by one they need not be what a thing is worth.
"""

from typing import Final

from archipel.games.borabora import dice, gods, needs, tasks
from archipel.games.borabora.bot.gains import Gains
from archipel.games.borabora.bot.wishes import task_value
from archipel.games.borabora.building import CHOOSE_BUILDING, COVER_SPACES
from archipel.games.borabora.dice import PLACE_DIE
from archipel.games.borabora.edition import (
    BUILD,
    CARD,
    DONE,
    FAR,
    HELPER,
    HUT_MOVE,
    MATERIAL,
    NONE,
    OFFERING,
    PASS,
    PERSONS,
    POINT,
    ROUTES,
    SHIFT,
    TAKE_OFFERING,
    TAKE_POINT,
    TAKE_SHELL,
    TAKE_STATUS,
    TEMPLE,
)
from archipel.games.borabora.effects import MOVE_HUTS
from archipel.games.borabora.helper import USE_HELPER
from archipel.games.borabora.materials import LAY_MATERIAL
from archipel.games.borabora.settling import INVOKE_RED
from archipel.games.borabora.state import BoraBoraState
from archipel.games.borabora.tasks import FULFIL_TASK, FULFIL_WITH_YELLOW, LAST_TASKS
from archipel.games.borabora.temple import PLACE_PRIEST
from archipel.games.borabora.using import USE_PEOPLE, USE_WITH_GREEN

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


def weigh(state: BoraBoraState, moves: list[int]) -> list[float]:
    """The moves of one question, beside each other."""
    asked = state.asked()
    gains = Gains(state)
    if asked is PLACE_DIE:
        return placements(state, gains, moves)
    if asked is USE_HELPER:
        return [service(state, gains, move) for move in moves]
    if asked is USE_PEOPLE or asked is USE_WITH_GREEN:
        return [using(state, gains, move) for move in moves]
    if asked is FULFIL_TASK or asked is FULFIL_WITH_YELLOW or asked is LAST_TASKS:
        return [chore(state, gains, move) for move in moves]
    return [single(state, gains, move) for move in moves]


# Dice


def placements(state: BoraBoraState, gains: Gains, moves: list[int]) -> list[float]:
    """Where a die could go, unaided or with a god."""
    box = state.box
    known = [NOT_AT_ALL - 1.0] * ((box.sides + 1) * len(box.tiles))
    weights: list[float] = []
    for move in moves:
        if move >= box.at_god:
            invocation = box.invocations[move - box.at_god]
            best = best_with(state, gains, known, state.blue or invocation.god == box.blue, invocation.god == box.white)
            weights.append(best - gains.price(invocation))
        else:
            die, tile = (move - box.at_place) // len(box.tiles) + 1, (move - box.at_place) % len(box.tiles)
            value = box.sides if state.white else die
            weights.append(on_tile(state, gains, known, tile, value) - PIP * die + BLOCK * in_the_way(state, tile, die))
    return weights


def in_the_way(state: BoraBoraState, tile: int, die: int) -> int:
    """How many dice of others could go on a tile, but no longer when this die lies there."""
    box = state.box
    if tile == box.fishing:
        return 0
    lowest = dice.lowest_on(state, tile)
    count = 0
    for other in range(len(state.at)):
        if state.at[other] == NONE and other // box.dice != state.seat and die <= state.dice[other] < lowest:
            count += 1
    return count


def best_with(state: BoraBoraState, gains: Gains, known: list[float], blue: bool, white: bool) -> float:
    """The best placement with these gods."""
    box = state.box
    values = dice.values_left(state)
    best = NOT_AT_ALL
    for tile in box.tiles_out[state.seats]:
        if tile == box.fishing:
            continue
        lowest = dice.lowest_on(state, tile)
        if blue and lowest == FAR:
            continue
        needed = dice.needed_for(state, state.seat, tile)
        for die in range(1, box.sides + 1):
            if values >> die & 1 and dice.fits(state, die, lowest, needed, blue, white):
                best = max(best, on_tile(state, gains, known, tile, box.sides if white else die) - PIP * die)
    return best


def on_tile(state: BoraBoraState, gains: Gains, known: list[float], tile: int, value: int) -> float:
    """What the action of a tile brings with a value."""
    at = value * len(state.box.tiles) + tile
    if known[at] < NOT_AT_ALL:
        known[at] = action(state, gains, tile, value)
    return known[at]


def action(state: BoraBoraState, gains: Gains, tile: int, value: int) -> float:
    box = state.box
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


def using(state: BoraBoraState, gains: Gains, move: int) -> float:
    """To use people, with the green god or without."""
    box = state.box
    if move == DONE:
        return 0.0
    if move >= box.at_double:
        return gains.use_of(move - box.at_double, True)
    if move >= box.at_use:
        return gains.use_of(move - box.at_use, False)
    kinds = len(box.kinds)
    best = 0.0
    for type in range(box.types):
        if state.people_of(state.seat, type):
            used = state.man_used[state.seat] if type < kinds else state.woman_used[state.seat]
            if used != type % kinds:
                best = max(best, gains.use_of(type, used == NONE))
    return best - gains.price(box.invocations[move - box.at_god])


# The helper


def service(state: BoraBoraState, gains: Gains, move: int) -> float:
    box = state.box
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


def chore(state: BoraBoraState, gains: Gains, move: int) -> float:
    """To fulfil a task, with the yellow god or without, or to give one up."""
    box = state.box
    if move == DONE:
        return 0.0
    held = gods.means(state, state.seat)
    if move >= box.at_drop:
        return -task_value(state, state.seat, move - box.at_drop, held, gains.hope)
    if move >= box.at_fulfil:
        return FULFIL - task_value(state, state.seat, move - box.at_fulfil, held, gains.hope)
    invocation = box.invocations[move - box.at_god]
    after = held.after(box, invocation)
    best = NOT_AT_ALL
    for task in tasks.of_seat(state, state.seat):
        if needs.missing(state, state.seat, task, after) == 1:
            best = max(best, -task_value(state, state.seat, task, held, gains.hope))
    return best + box.helped_points - gains.price(invocation)


# All the rest


def single(state: BoraBoraState, gains: Gains, move: int) -> float:
    """Moves that look alike wherever they are asked for."""
    box = state.box
    asked = state.asked()
    if move in (PASS, DONE):
        return 0.0
    if move == TAKE_OFFERING:
        return gains.offering
    if move == TAKE_STATUS:
        return gains.status(1)
    if move == TAKE_SHELL:
        return gains.shells(1)
    if move < box.at_card:
        return gains.material(move - box.at_material)
    if move < box.at_hut:
        return card(gains, move - box.at_card)
    if asked is MOVE_HUTS:
        return gains.spare_hut()
    if move < box.at_on:
        place = move - box.at_settle
        last = place >= len(box.regions)
        return gains.region(place % len(box.regions)) - (LAST if last else 0.0)
    if asked is LAY_MATERIAL:
        return gains.on_space(move - box.at_on)
    if move < box.at_shift:
        offered = move - box.at_person
        last = offered >= len(state.offer)
        return gains.offered(offered % len(state.offer)) - (LAST if last else 0.0)
    if asked is PLACE_PRIEST:
        return gains.priest(move - box.at_priest)
    if asked is CHOOSE_BUILDING:
        return BIGGER * box.buildings[move - box.at_build]
    if asked is COVER_SPACES:
        return gains.cover(move - box.at_cover)
    if asked is INVOKE_RED:
        return box.fish_value[state.fish[state.region]] - gains.price(box.invocations[move - box.at_god])
    if move < box.at_fulfil:
        return gains.jewel(move - box.at_buy)
    return task_value(state, state.seat, move - box.at_pick, gods.means(state, state.seat), gains.hope)
