"""The server was down for a while: no clock ran."""

from collections.abc import Iterable
from typing import Final

from archipel.table.clock import NONE
from archipel.table.table import RUNNING, SERVER, LogEntry, Table, Verb


def outage(table: Table, begin: float, end: float, now: float) -> LogEntry:
    return table.enter(OUTAGE, now, SERVER, begin=begin, end=end)


def enter_outages(table: Table, outages: Iterable[tuple[float, float]], now: float) -> None:
    """Enters those that ended since the clock runs for whoever is on, each once; what was charged before stays charged.

    One that does not begin before it ends comes from a clock that was wrong: the table loses the time since its last entry.
    """
    if table.status != RUNNING or table.settings.clock.kind == NONE:
        return
    for begin, end in outages:
        if end > table.clock.since and all(end != known for _, known in table.clock.outages):
            since = begin if begin < end else last_before(table, end)
            if since < end:
                outage(table, since, end, now)


def last_before(table: Table, end: float) -> float:
    """When something last happened at a table, or an outage that it was told of began or ended, up to that moment."""
    known = [moment for outage in table.clock.outages for moment in outage]
    return max(moment for moment in [*known, *(entry.at for entry in table.log), table.clock.since] if moment <= end)


def on_outage(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    table.clock.outage(entry.data["begin"], entry.data["end"])


OUTAGE: Final = Verb("outage", on_outage)
