"""Once more: a new table with the same choices and people, everybody one seat further, so that somebody else begins to sit first."""

from typing import Final

from archipel.bots import is_known
from archipel.table.settings import SUBSTITUTE, of_today
from archipel.table.table import OVER, PERSON, LogEntry, Table, Verb, refused
from archipel.table.verbs.invite import invite
from archipel.table.verbs.open_table import open_table
from archipel.table.verbs.order import order
from archipel.table.verbs.place_bot import place_bot


def rematch(table: Table, person: str, id: str, seed: bytes, now: float) -> Table:
    """The table of the next game, opened by one of those who sat, and the entry that says so: both must be kept, or none. The others are
    invited to their seats, the bots are placed; for one that is not known any more the one that played in its place."""
    new = next_table(table, person, id, seed, now)
    table.enter(REMATCH, now, person, table=id)
    return new


def next_table(table: Table, person: str, id: str, seed: bytes, now: float) -> Table:
    table.must_be(OVER)
    seat = table.must_sit(person)
    new = Table(id, seed, table.games)
    mine = table.seats[seat]
    open_table(new, person, mine.name, of_today(table.settings, table.games), now, mine.program)
    seats = len(table.seats)
    further = (seat + 1) % seats
    follow = list(range(1, seats))
    follow.insert(further, 0)
    order(new, person, follow, now)
    for old, chair in enumerate(table.seats):
        at = (old + 1) % seats
        if old == seat:
            continue
        if chair.kind == PERSON:
            invite(new, person, at, chair.person, now)
        else:
            place_bot(new, person, at, chair.kind if is_known(chair.kind) else SUBSTITUTE, now)
    return new


def on_rematch(table: Table, entry: LogEntry) -> None:
    table.must_be(OVER)
    table.must_sit(entry.person)
    if table.rematch:
        raise refused("rematch-open")
    table.rematch = entry.data["table"]


REMATCH: Final = Verb("rematch", on_rematch)
