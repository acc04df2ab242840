"""Phase 2 (4): what each landing lets the owner of the bowl do, step by step."""

from archipel.games.mangrovia import amulets
from archipel.games.mangrovia.edition import AMULETS, BIRDS, DOUBLE, DOWN, HUT, LANDSCAPES, NONE, TRINKETS, UP, VALUABLES
from archipel.games.mangrovia.state import Island


def step_here(table: Island) -> int:
    """What the present step of the landing allows."""
    return table.island.steps[table.landing][table.step]


def owner_here(table: Island) -> int:
    """Whose bowl the boat has reached; below 0: nobody's."""
    return table.bowls[table.island.site_at[table.landing]]


def something_to_do(table: Island) -> bool:
    """Whether the present step may offer more than giving it up, as far as everybody can see. A hidden hand is not looked into."""
    seat = owner_here(table)
    step = step_here(table)
    if step & UP and any_shown(table):
        return True
    if step & DOWN and (table.in_stock(VALUABLES) > 0 or table.in_stock(LANDSCAPES) > 0):
        return True
    if step & AMULETS and (amulets.can_collect(table, seat) or amulets.can_take_one(table, seat)):
        return True
    if step & (HUT | DOUBLE) and can_give(table, seat):
        return True
    return step == BIRDS


def any_shown(table: Island) -> bool:
    for kind in table.shown_valuables:
        if kind != NONE:
            return True
    for land in table.shown_landscapes:
        if land != NONE:
            return True
    return False


def can_give(table: Island, seat: int) -> bool:
    """A hut, a landscape card and something to pay with: the least that a building needs, by numbers that everybody can count."""
    box = table.island
    if table.supply[seat] == 0 or table.in_hand(seat, LANDSCAPES) == 0:
        return False
    if table.in_hand(seat, VALUABLES) > 0 or table.in_hand(seat, TRINKETS) > 0:
        return True
    for tile in range(seat * len(box.tiles), (seat + 1) * len(box.tiles)):
        if table.tiles[tile] > 0:
            return True
    return False


def missing(table: Island) -> str:
    """Why there is nothing to do at the present step."""
    step = step_here(table)
    if step & (UP | DOWN):
        return "cards"
    if step == AMULETS:
        return "amulets"
    return "huts" if table.supply[owner_here(table)] == 0 else "means"


def skip_like(table: Island) -> None:
    """Goes on behind all steps in a row that are like the present one (ruling: giving up one of them gives up the rest)."""
    steps = table.island.steps[table.landing]
    step = steps[table.step]
    while table.step < len(steps) and steps[table.step] == step:
        table.step += 1
