"""The owner keeps a free seat for somebody."""

from typing import Final

from archipel.table.table import OPEN, LogEntry, Table, Verb, refused


def invite(table: Table, owner: str, seat: int, person: str, now: float) -> LogEntry:
    return table.enter(INVITE, now, owner, seat=seat, invited=person)


def on_invite(table: Table, entry: LogEntry) -> None:
    chair = table.owners_choice(entry)
    table.must_not_be_frozen()
    if chair.kind != OPEN:
        raise refused("seat-taken", value=entry.data["seat"] + 1)
    chair.invited = entry.data["invited"]


INVITE: Final = Verb("invite", on_invite, seating=True)
