"""Somebody gets up before the game begins."""

from typing import Final

from archipel.table.table import OPEN, LogEntry, Table, Verb


def stand(table: Table, person: str, now: float) -> LogEntry:
    return table.enter(STAND, now, person)


def on_stand(table: Table, entry: LogEntry) -> None:
    table.must_be(OPEN)
    table.clear(table.must_sit(entry.person))


STAND: Final = Verb("stand", on_stand, seating=True)
