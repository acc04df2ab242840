"""Somebody drops a game that nobody elsewhere plays, only they, companions and bots: it ends without a winner and leaves the lobby."""

from typing import Final

from archipel.table.companions import base_of
from archipel.table.table import CANCELLED, PERSON, RUNNING, LogEntry, Table, Verb, refused


def drop(table: Table, person: str, now: float) -> LogEntry:
    return table.enter(DROP, now, person)


def on_drop(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    seat = table.must_sit(entry.person)
    device = base_of(entry.person)
    if any(chair.kind == PERSON and base_of(chair.person) != device for chair in table.seats):
        raise refused("others-play")
    table.match.stop(seat)
    table.after_change(entry.at)
    table.status = CANCELLED


DROP: Final = Verb("drop", on_drop)
