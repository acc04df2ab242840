"""Somebody opens a table, and sits at its first seat, or at that from which the game goes on."""

from typing import Final

from archipel.table.names import clean_title
from archipel.table.settings import Settings, read_settings
from archipel.table.table import Chair, LogEntry, Table, Verb, refused
from archipel.table.verbs.sit import said_of


def open_table(table: Table, person: str, name: str, settings: Settings, now: float, program: bool = False) -> LogEntry:
    """The title is cleaned here alone: a log tells of titles as they were."""
    chosen = {**settings.data(), "title": clean_title(settings.title)}
    return table.enter(OPEN_TABLE, now, person, name=name, settings=chosen, **said_of(program))


def on_open(table: Table, entry: LogEntry) -> None:
    if table.log:
        raise refused("table-open-already")
    table.settings = read_settings(table.games(entry.data["settings"]["game"]), entry.data["settings"])
    table.owner = entry.person
    table.seats = [Chair() for _ in range(table.settings.seats)]
    table.take(table.seats[first_taken(table.settings)], entry)


def first_taken(settings: Settings) -> int:
    """Where whoever opens a table sits: where a game goes on, at the seat whose knowledge is kept."""
    return settings.origin.seat if settings.origin is not None else 0


OPEN_TABLE: Final = Verb("open", on_open, seating=True)
