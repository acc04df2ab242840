"""Expansion (4A): which regions can be reached, and the new hut."""

from typing import Final

from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora.edition import NONE
from archipel.games.borabora.state import EMPTY, HUT, Lagoon

FAR: Final = 99
"""No die is so high."""


def cheapest(table: Lagoon, seat: int, by: int) -> int:
    """The lowest value that opens a new region to a seat by these routes."""
    box = table.isles
    huts = table.huts[seat]
    lowest = FAR
    for route in range(len(box.route_value)):
        if box.route_value[route] >= lowest or not box.route_kind[route] & by:
            continue
        if (huts >> box.route_from[route] & 1) != (huts >> box.route_to[route] & 1):
            lowest = box.route_value[route]
    return lowest


def reach(table: Lagoon, seat: int, by: int, value: int) -> int:
    """The new regions that a seat can settle by these routes with a value, as a set."""
    box = table.isles
    huts = table.huts[seat]
    found = 0
    for route in range(len(box.route_value)):
        if box.route_value[route] <= value and box.route_kind[route] & by:
            found |= other_end(huts, box.route_from[route], box.route_to[route])
    return found


def other_end(huts: int, one: int, other: int) -> int:
    """The end of a route that is new, where there is a hut at the other end."""
    if huts >> one & 1:
        return 0 if huts >> other & 1 else 1 << other
    return 1 << one if huts >> other & 1 else 0


def needed(table: Lagoon, seat: int, by: int, region: int) -> int:
    """The lowest value that leads a seat to a region; FAR if no such route does."""
    box = table.isles
    huts = table.huts[seat]
    lowest = FAR
    for route in range(len(box.route_value)):
        if box.route_kind[route] & by and other_end(huts, box.route_from[route], box.route_to[route]) == 1 << region:
            lowest = min(lowest, box.route_value[route])
    return lowest


def first_regions(table: Lagoon) -> int:
    """2C. The regions beside a fish of value 1 that nobody has chosen."""
    box = table.isles
    found = 0
    for region in range(len(box.regions)):
        if table.top[region] == NONE and box.fish_value[table.fish[region]] == box.first_fish:
            found |= 1 << region
    return found


# Huts on the player board


def ordinary_hut(table: Lagoon, seat: int) -> int:
    """The first space but the last that holds a hut; NONE if there is none."""
    box = table.isles
    for space in range(len(box.spaces)):
        if space != box.last and table.spaces[seat * len(box.spaces) + space] == HUT:
            return space
    return NONE


def hut_choice(table: Lagoon, seat: int) -> bool:
    """Whether the hut can come from the last space or from another."""
    return table.spare[seat] > 0 and ordinary_hut(table, seat) != NONE


def take_hut(table: Lagoon, seat: int, last: bool) -> int:
    """Takes a hut off the player board, from the last space if asked to or if there is no other; says from which."""
    box = table.isles
    space = box.last if last else ordinary_hut(table, seat)
    if space == NONE or space == box.last:
        space = box.last
        table.spare[seat] -= 1
    if space != box.last or table.spare[seat] == 0:
        table.spaces[seat * len(box.spaces) + space] = EMPTY
    return space


def settle(table: Lagoon, region: int, last: bool, tell: Tell | None) -> None:
    """The new hut takes the building space; whoever held it is pushed aside and stays in the region."""
    box = table.isles
    seat = table.seat
    space = take_hut(table, seat, last)
    before = table.top[region]
    table.huts[seat] |= 1 << region
    table.top[region] = seat
    table.region = region
    if tell is not None:
        tell(Event("settled", {"seat": seat, "region": box.regions[region], "space": box.spaces[space]}))
        if before != NONE:
            tell(Event("pushed-aside", {"seat": before, "region": box.regions[region]}))


def fish_points(table: Lagoon, region: int) -> int:
    return table.isles.fish_value[table.fish[region]]


# 4C. Moving a hut


def can_move_hut(table: Lagoon, seat: int) -> bool:
    """To the last space, which may not hold a person."""
    box = table.isles
    return table.spaces[seat * len(box.spaces) + box.last] <= EMPTY and ordinary_hut(table, seat) != NONE


def move_hut(table: Lagoon, seat: int, tell: Tell | None) -> None:
    box = table.isles
    space = ordinary_hut(table, seat)
    table.spaces[seat * len(box.spaces) + space] = EMPTY
    table.spaces[seat * len(box.spaces) + box.last] = HUT
    table.spare[seat] += 1
    if tell is not None:
        tell(Event("hut-moved", {"seat": seat, "space": box.spaces[space], "count": table.spare[seat]}))
