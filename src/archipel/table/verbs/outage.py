"""The server was down for a while: no clock ran."""

from typing import Final

from archipel.table.table import RUNNING, SERVER, LogEntry, Table, Verb


def outage(table: Table, begin: float, end: float, now: float) -> LogEntry:
    return table.enter(OUTAGE, now, SERVER, begin=begin, end=end)


def on_outage(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    table.clock.outage(entry.data["begin"], entry.data["end"])


OUTAGE: Final = Verb("outage", on_outage)
