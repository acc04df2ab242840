"""The owner calls a start off, as somebody does not reveal: everybody pledges anew."""

from typing import Final

from archipel.table.table import OPEN, LogEntry, Table, Verb, refused


def call_off(table: Table, owner: str, now: float) -> LogEntry:
    return table.enter(CALL_OFF, now, owner)


def on_call_off(table: Table, entry: LogEntry) -> None:
    table.must_own(entry.person)
    table.must_be(OPEN)
    if not table.sealed:
        raise refused("table-not-frozen")
    table.thaw()


CALL_OFF: Final = Verb("call_off", on_call_off)
