"""A table at which nothing has happened for long is closed; a running game stops without a winner."""

from typing import Final

from archipel.table.table import EXPIRED, RUNNING, SERVER, LogEntry, Table, Verb


def expire(table: Table, now: float) -> LogEntry:
    return table.enter(EXPIRE, now, SERVER)


def on_expire(table: Table, entry: LogEntry) -> None:
    if table.status == RUNNING:
        table.match.stop(max(0, table.match.state.seat))
        table.clock.run_for(-1, entry.at)
    table.status = EXPIRED


EXPIRE: Final = Verb("expire", on_expire)
