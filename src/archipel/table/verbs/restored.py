"""The server was set back to a backup: what is dealt next may have been seen before, and everybody at the table shall know."""

from typing import Final

from archipel.table.table import RUNNING, SERVER, LogEntry, Table, Verb


def restored(table: Table, now: float) -> LogEntry:
    return table.enter(RESTORED, now, SERVER)


def on_restored(table: Table, entry: LogEntry) -> None:
    """Nothing changes: the seed is promised, so nothing else can be dealt. The people decide whether they go on."""
    table.must_be(RUNNING)


RESTORED: Final = Verb("restored", on_restored)
