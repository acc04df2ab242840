"""Somebody takes a seat before the game begins."""

from typing import Final

from archipel.engine.phrase import SPECTATOR, Data, trouble
from archipel.table.companions import base_of
from archipel.table.settings import ALL
from archipel.table.table import OPEN, LogEntry, Table, Verb, refused


def sit(table: Table, person: str, name: str, seat: int, now: float, program: bool = False) -> LogEntry:
    return table.enter(SIT, now, person, seat=seat, name=name, **said_of(program))


def said_of(program: bool) -> Data:
    """What the entry by which somebody sits down says of a program; of anybody else it says nothing."""
    return {"program": True} if program else {}


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
    table.must_not_be_frozen()
    chair = table.chair(entry.data["seat"])
    if chair.kind != OPEN:
        raise refused("seat-taken", value=entry.data["seat"] + 1)
    if chair.invited and chair.invited != entry.person:
        raise refused("seat-kept", value=entry.data["seat"] + 1)
    if table.seat_of(entry.person) != SPECTATOR:
        raise refused("seated-already", value=table.seat_of(entry.person) + 1)
    if chair.invited != entry.person and not may_share(table, entry.person):
        raise refused("one-device")
    table.take(chair, entry)


def may_share(table: Table, person: str) -> bool:
    """Whether somebody may sit down although others of their device do, or are invited to."""
    device = base_of(person)
    alone = all(base_of(chair.person or chair.invited) != device for chair in table.seats)
    return alone or table.settings.companions == ALL or device == base_of(table.owner)


SIT: Final = Verb("sit", on_sit, seating=True)
