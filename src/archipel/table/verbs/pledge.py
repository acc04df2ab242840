"""The hash of somebody's contribution to the shuffle, sent before the contribution itself; a later one takes the place of an earlier."""

from typing import Final

from archipel.engine.record import check_pledge
from archipel.table.table import OPEN, LogEntry, Table, Verb


def pledge(table: Table, person: str, pledge: str, now: float) -> LogEntry:
    return table.enter(PLEDGE, now, person, pledge=pledge)


def on_pledge(table: Table, entry: LogEntry) -> None:
    table.must_be(OPEN)
    table.must_sit(entry.person)
    table.must_not_be_frozen()
    check_pledge(entry.data["pledge"])
    table.pledges[entry.person] = entry.data["pledge"]
    table.contributions.pop(entry.person, None)


PLEDGE: Final = Verb("pledge", on_pledge)
