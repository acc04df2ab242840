"""A person's own random bytes for the shuffle, after they have seen the commitment."""

from typing import Final

from archipel.engine.record import check_contribution
from archipel.table.table import OPEN, LogEntry, Table, Verb


def contribute(table: Table, person: str, contribution: str, now: float) -> LogEntry:
    return table.enter(CONTRIBUTE, now, person, contribution=contribution)


def on_contribute(table: Table, entry: LogEntry) -> None:
    table.must_be(OPEN)
    table.must_sit(entry.person)
    check_contribution(entry.data["contribution"])
    table.contributions[entry.person] = entry.data["contribution"]


CONTRIBUTE: Final = Verb("contribute", on_contribute)
