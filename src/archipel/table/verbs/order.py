"""The owner puts the seats in another order."""

from typing import Final

from archipel.table.table import OPEN, LogEntry, Table, Verb, refused


def order(table: Table, owner: str, order: list[int], now: float) -> LogEntry:
    """`order` are the present numbers, as they shall follow."""
    return table.enter(ORDER, now, owner, order=order)


def on_order(table: Table, entry: LogEntry) -> None:
    table.must_own(entry.person)
    table.must_be(OPEN)
    table.must_not_be_frozen()
    order = entry.data["order"]
    if sorted(order) != list(range(len(table.seats))):
        raise refused("order-wrong", value=", ".join(str(seat + 1) for seat in order), high=len(table.seats))
    table.seats = [table.seats[seat] for seat in order]


ORDER: Final = Verb("order", on_order)
