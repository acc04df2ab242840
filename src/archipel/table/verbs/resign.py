"""Somebody gives up: the seat ranks last and a bot plays on; with two seats the game ends."""

from typing import Final

from archipel.table.table import RUNNING, LogEntry, Table, Verb
from archipel.table.verbs.absence import give_up


def resign(table: Table, person: str, now: float) -> LogEntry:
    return table.enter(RESIGN, now, person)


def on_resign(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    give_up(table, table.must_sit(entry.person))
    table.after_change(entry.at)


RESIGN: Final = Verb("resign", on_resign)
