"""A clock has run out: what follows is the table's policy for the absent."""

from typing import Final

from archipel.table.table import SERVER, LogEntry, Table, Verb
from archipel.table.verbs.absence import replace


def time_out(table: Table, now: float) -> LogEntry:
    """For the seat whose clock runs. It is not rewarded for its turn; where the entry does not say so it was."""
    return table.enter(TIMEOUT, now, SERVER, seat=table.clock.seat, rewarded=False)


def on_timeout(table: Table, entry: LogEntry) -> None:
    seat = entry.data["seat"]
    table.match.time_out(seat)
    replace(table, seat)
    table.after_change(entry.at, entry.data.get("rewarded", True))


TIMEOUT: Final = Verb("timeout", on_timeout)
