"""The owner closes the table before the game begins."""

from typing import Final

from archipel.table.table import CANCELLED, OPEN, LogEntry, Table, Verb


def cancel(table: Table, owner: str, now: float) -> LogEntry:
    return table.enter(CANCEL, now, owner)


def on_cancel(table: Table, entry: LogEntry) -> None:
    table.must_own(entry.person)
    table.must_be(OPEN)
    table.status = CANCELLED


CANCEL: Final = Verb("cancel", on_cancel)
