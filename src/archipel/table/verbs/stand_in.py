"""Somebody who plays calls a bot to the seat of the person who is asked, once the others have waited long enough.

Only where no clock does so by itself: the table waits, or there is no clock. Whoever is replaced may come back.
"""

from math import ceil
from typing import Final

from archipel.table.clock import MINUTE
from archipel.table.table import RUNNING, LogEntry, Table, Verb, refused


def stand_in(table: Table, person: str, now: float) -> LogEntry:
    return table.enter(STAND_IN, now, person, seat=table.match.state.seat)


def on_stand_in(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    seat, until = table.must_play(entry.person), table.waits_until()
    if until is None or seat == entry.data["seat"]:
        raise refused("nobody-awaited")
    if entry.at < until:
        raise refused("still-time", minutes=ceil((until - entry.at) / MINUTE))
    table.match.take_over(entry.data["seat"], table.settings.stand_in)
    table.after_change(entry.at, rewarded=False)


STAND_IN: Final = Verb("stand_in", on_stand_in)
