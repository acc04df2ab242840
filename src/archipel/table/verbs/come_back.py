"""Somebody takes their seat again from the bot that stands in."""

from typing import Final

from archipel.table.table import RUNNING, LogEntry, Table, Verb

LEAST_TIME: Final = 60.0
"""So many seconds are left to somebody who comes back, at least."""


def come_back(table: Table, person: str, now: float) -> LogEntry:
    return table.enter(COME_BACK, now, person)


def on_come_back(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    seat = table.must_sit(entry.person)
    table.match.come_back(seat)
    table.clock.left[seat] = max(table.clock.left[seat], table.clock.rules.increment, LEAST_TIME)
    table.after_change(entry.at)


COME_BACK: Final = Verb("come_back", on_come_back)
