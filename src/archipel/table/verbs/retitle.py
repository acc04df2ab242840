"""The operator of the server gives a table another title, or none."""

from typing import Final

from archipel.table.names import clean_title
from archipel.table.table import SERVER, LogEntry, Table, Verb


def retitle(table: Table, title: str, now: float) -> LogEntry:
    return table.enter(RETITLE, now, SERVER, title=clean_title(title))


def on_retitle(table: Table, entry: LogEntry) -> None:
    table.settings.title = entry.data["title"]


RETITLE: Final = Verb("title", on_retitle)
