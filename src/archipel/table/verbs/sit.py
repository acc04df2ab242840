"""Somebody takes a seat before the game begins."""

from typing import Final

from archipel.engine.phrase import SPECTATOR, trouble
from archipel.table.table import OPEN, LogEntry, Table, Verb, refused


def sit(table: Table, person: str, name: str, seat: int, now: float) -> LogEntry:
    return table.enter(SIT, now, person, seat=seat, name=name)


def first_seat(table: Table, person: str) -> int:
    """A seat that is kept for the person, or else the first free one."""
    free = [number for number, chair in enumerate(table.seats) if chair.kind == OPEN]
    kept = [number for number in free if table.seats[number].invited == person]
    anybody = [number for number in free if not table.seats[number].invited]
    if table.status == OPEN and not kept and not anybody:
        raise trouble("table-full", {})
    return [*kept, *anybody, 0][0]


def free_name(table: Table, name: str) -> str:
    """The person's name, with a number behind it where somebody at the table is called so already."""
    taken = {chair.name for chair in table.seats}
    names = [name, *(f"{name[:34]} ({number})" for number in range(2, len(taken) + 2))]
    return next(free for free in names if free not in taken)


def on_sit(table: Table, entry: LogEntry) -> None:
    table.must_be(OPEN)
    chair = table.chair(entry.data["seat"])
    if chair.kind != OPEN:
        raise refused("seat-taken", value=entry.data["seat"] + 1)
    if chair.invited and chair.invited != entry.person:
        raise refused("seat-kept", value=entry.data["seat"] + 1)
    if table.seat_of(entry.person) != SPECTATOR:
        raise refused("seated-already", value=table.seat_of(entry.person) + 1)
    table.take(chair, entry.person, entry.data["name"])


SIT: Final = Verb("sit", on_sit, seating=True)
