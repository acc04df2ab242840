"""The owner frees a seat: of a person, a bot or an invitation."""

from typing import Final

from archipel.table.table import LogEntry, Table, Verb, refused


def free(table: Table, owner: str, seat: int, now: float) -> LogEntry:
    return table.enter(FREE, now, owner, seat=seat)


def on_free(table: Table, entry: LogEntry) -> None:
    chair = table.owners_choice(entry)
    if chair.person == table.owner:
        raise refused("owner-stays")
    table.clear(entry.data["seat"])


FREE: Final = Verb("free", on_free, seating=True)
