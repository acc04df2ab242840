"""Once more: a new table with the same settings and people, everybody one seat further, so that somebody else begins to sit first."""

from archipel.bots import is_known
from archipel.engine.phrase import Reason, Refused
from archipel.table.settings import SUBSTITUTE
from archipel.table.table import OVER, PERSON, Table


def rematch(table: Table, person: str, id: str, seed: bytes, now: float) -> Table:
    """Opened by one of those who sat; the others are invited to their seats, the bots are placed; for one that is not known any more the
    one that played in its place."""
    seat = table.seat_of(person)
    if table.status != OVER:
        raise Refused(Reason("table-not-over", {"status": table.status}))
    if seat < 0:
        raise Refused(Reason("not-seated", {}))
    new = Table(id, seed, table.games)
    new.open(person, table.seats[seat].name, table.settings, now)
    seats = len(table.seats)
    further = (seat + 1) % seats
    order = list(range(1, seats))
    order.insert(further, 0)
    new.order(person, order, now)
    for old, place in enumerate(table.seats):
        at = (old + 1) % seats
        if old == seat:
            continue
        if place.kind == PERSON:
            new.invite(person, at, place.person, now)
        else:
            new.place_bot(person, at, place.kind if is_known(place.kind) else SUBSTITUTE, now)
    return new
