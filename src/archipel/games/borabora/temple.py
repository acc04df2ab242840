"""The temple (4D, 6B): placing priests, pushing, and the evaluation in phase C."""

from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora.edition import NONE
from archipel.games.borabora.state import PRIESTS, Lagoon

# 4D. Placing a priest


def may_place(table: Lagoon, space: int) -> bool:
    """Up to the value of the die. Where one's own priest stands it would be the same as one space to the right, so only that is offered."""
    if table.isles.temple[space] > table.value:
        return False
    return table.temple[space] != table.seat or space + 1 == len(table.temple)


def place(table: Lagoon, space: int, tell: Tell | None) -> None:
    """A priest takes a space; whoever is there goes one to the right, and so on, until there is a gap or one falls off and goes home."""
    box = table.isles
    seat = table.seat
    table.priests[seat] -= 1
    if tell is not None:
        tell(Event("priest-placed", {"seat": seat, "value": box.temple[space]}))
    coming = seat
    while coming != NONE and space < len(table.temple):
        leaving = table.temple[space]
        table.temple[space] = coming
        space += 1
        coming = leaving
        if coming != NONE and space < len(table.temple) and tell is not None:
            tell(Event("priest-pushed", {"seat": coming, "value": box.temple[space]}))
    if coming != NONE:
        table.priests[coming] += 1
        if tell is not None:
            tell(Event("priest-ejected", {"seat": coming}))


def pushed_off(table: Lagoon, space: int) -> int:
    """Who would fall off if a priest came to a space; NONE if there is a gap."""
    for at in range(space, len(table.temple)):
        if table.temple[at] == NONE:
            return NONE
    return table.temple[-1]


# 6B. The temple in phase C


def evaluate(table: Lagoon, tell: Tell | None) -> None:
    """Points for every priest, by the round; a god tile to whoever has most, of equals the one with the leftmost priest."""
    box = table.isles
    for seat in table.order:
        count = table.priests_of(seat)
        if count:
            points = count * box.priest_points[table.round]
            table.score(seat, PRIESTS, points)
            if tell is not None:
                tell(Event("priests-scored", {"seat": seat, "count": count, "points": points, "total": table.points[seat]}))
    best = leader(table)
    table.temple_tiles -= 1
    if best == NONE:
        if tell is not None:
            tell(Event("god-tile-gone", {}))
        return
    table.god_tiles[best] += 1
    if tell is not None:
        tell(Event("god-tile-won", {"seat": best, "count": table.priests_of(best), "total": table.god_tiles[best]}))


def leader(table: Lagoon) -> int:
    """Who has most priests in the temple, of equals the one whose priest is leftmost; NONE if it is empty."""
    best = NONE
    most = 0
    for seat in table.temple:
        if seat != NONE and table.priests_of(seat) > most:
            best = seat
            most = table.priests_of(seat)
    return best
