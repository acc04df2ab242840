"""The operator of the server closes a table; a running game stops without a winner."""

from typing import Final

from archipel.table.table import CANCELLED, OPEN, RUNNING, SERVER, LogEntry, Table, Verb


def close(table: Table, now: float) -> LogEntry:
    return table.enter(CLOSE, now, SERVER)


def on_close(table: Table, entry: LogEntry) -> None:
    if table.status != OPEN:
        table.must_be(RUNNING)
        table.match.stop(max(0, table.match.state.seat))
        table.clock.run_for(-1, entry.at)
    table.status = CANCELLED


CLOSE: Final = Verb("close", on_close)
