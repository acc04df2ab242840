"""Somebody goes away from a running game; what follows is the table's policy."""

from typing import Final

from archipel.table.settings import WAIT
from archipel.table.table import RUNNING, LogEntry, Table, Verb, refused
from archipel.table.verbs.absence import replace


def leave(table: Table, person: str, now: float) -> LogEntry:
    """Nobody is rewarded for a turn that they leave; where the entry does not say so they were."""
    return table.enter(LEAVE, now, person, rewarded=False)


def on_leave(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    seat = table.must_play(entry.person)
    if table.settings.absent == WAIT:
        raise refused("table-waits")
    replace(table, seat)
    table.after_change(entry.at, entry.data.get("rewarded", True))


LEAVE: Final = Verb("leave", on_leave)
