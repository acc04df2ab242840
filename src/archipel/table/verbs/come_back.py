"""Somebody takes their seat again from the bot that stands in, with the time they had left.

Whoever has none left is given a little, once in a game. Where the table waits nobody needs any.
"""

from typing import Final

from archipel.table.settings import WAIT
from archipel.table.table import RUNNING, LogEntry, Table, Verb, refused

GRACE: Final = 60.0
"""So many seconds are given to somebody whose time has run out, and no more than they began with."""


def come_back(table: Table, person: str, now: float) -> LogEntry:
    """The entry says how much time was given. Where it does not, everybody came back to `GRACE` seconds at least, however often."""
    return table.enter(COME_BACK, now, person, grace=grace_for(table, person))


def grace_for(table: Table, person: str) -> float:
    had = any(entry.kind == COME_BACK.kind and entry.person == person and entry.data.get("grace") for entry in table.log)
    return 0.0 if had or not short_of_time(table, table.seat_of(person)) else min(GRACE, table.settings.clock.start)


def short_of_time(table: Table, seat: int) -> bool:
    """Whether the seat is one of somebody replaced who could not move once they are back."""
    return table.begun and table.settings.absent != WAIT and seat in table.replaced() and table.clock.has_run_out(seat)


def on_come_back(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    seat = table.must_sit(entry.person)
    grace = entry.data.get("grace")
    short = short_of_time(table, seat)
    if short and grace == 0:
        raise refused("no-time-left", clock=table.settings.clock.kind)
    table.match.come_back(seat)
    if grace is None:
        table.clock.left[seat] = max(table.clock.left[seat], table.clock.rules.increment, GRACE)
    elif short:
        table.clock.left[seat] = grace
    table.after_change(entry.at)


COME_BACK: Final = Verb("come_back", on_come_back)
