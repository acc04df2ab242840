"""Placing dice (4): on which tiles a die may go, unaided and with the blue and the white god (8A, 8B)."""

from archipel.games.borabora import building, people, settling
from archipel.games.borabora.edition import BUILD, HELPER, NONE, PERSONS, ROUTES, TEMPLE, Invocation
from archipel.games.borabora.gods import Means, means
from archipel.games.borabora.settling import FAR
from archipel.games.borabora.state import Lagoon


def lowest_on(table: Lagoon, tile: int) -> int:
    """The lowest die on a tile; FAR if there is none."""
    lowest = FAR
    for die in range(len(table.at)):
        if table.at[die] == tile and table.dice[die] < lowest:
            lowest = table.dice[die]
    return lowest


def needed_for(table: Lagoon, tile: int) -> int:
    """The lowest value with which the action of a tile can be carried out at least in part; FAR if it cannot."""
    seat = table.seat
    actions = table.isles.tile_actions[tile]
    if actions & ROUTES:
        return settling.cheapest(table, seat, actions)
    if actions & PERSONS:
        return people.cheapest(table, actions) if people.free_space(table, seat) != NONE else FAR
    if actions & HELPER:
        return 1
    if actions & TEMPLE:
        return min(table.isles.temple) if table.priests[seat] > 0 else FAR
    if actions & BUILD:
        return building.cheapest(table, seat)
    return 1


def values_left(table: Lagoon) -> int:
    """The values of the dice that the seat has not placed yet, as a set."""
    dice = table.isles.dice
    found = 0
    for die in range(table.seat * dice, (table.seat + 1) * dice):
        if table.at[die] == NONE:
            found |= 1 << table.dice[die]
    return found


def may_place(table: Lagoon, die: int, tile: int, lowest: int, needed: int) -> bool:
    """Whether a die may go on a tile on which `lowest` lies and whose action takes `needed`, with the gods that are invoked."""
    if tile == table.isles.fishing:
        return not table.blue and not table.white
    return fits(table, die, lowest, needed, table.blue, table.white)


def fits(table: Lagoon, die: int, lowest: int, needed: int, blue: bool, white: bool) -> bool:
    """A god that is invoked must be used: blue for a die that is not lower, white for one that is no six."""
    sides = table.isles.sides
    if (die >= lowest) != blue or (white and die == sides):
        return False
    return (sides if white else die) >= needed


def invocation_helps(table: Lagoon, invocation: Invocation) -> bool:
    """Whether blue or white, paid for in this way, would lead to a placement; blue perhaps with white after it."""
    box = table.isles
    god = invocation.god
    if god == box.blue and (table.blue or table.white):
        return False
    if god == box.white and table.white:
        return False
    blue = table.blue or god == box.blue
    if leads_on(table, blue, god == box.white):
        return True
    if god != box.blue:
        return False
    left: Means = means(table, table.seat).after(box, invocation)
    return left.allow_any(box, box.white) and leads_on(table, True, True)


def leads_on(table: Lagoon, blue: bool, white: bool) -> bool:
    """Whether some die could be placed with these gods."""
    box = table.isles
    values = values_left(table)
    for tile in box.tiles_out[table.seats]:
        if tile != box.fishing:
            lowest = lowest_on(table, tile)
            if blue and lowest == FAR:
                continue
            needed = needed_for(table, tile)
            for die in range(1, box.sides + 1):
                if values >> die & 1 and fits(table, die, lowest, needed, blue, white):
                    return True
    return False
