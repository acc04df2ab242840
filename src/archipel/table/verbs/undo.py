"""Somebody takes back their last move, as long as nothing was drawn or learnt since."""

from typing import Final

from archipel.table.table import RUNNING, LogEntry, Table, Verb


def undo(table: Table, person: str, decision: int, now: float) -> LogEntry:
    """`decision` is the one that is asked now, so that asking twice undoes once."""
    return table.enter(UNDO, now, person, decision=decision)


def on_undo(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    seat = table.must_play(entry.person)
    table.must_ask(entry.data["decision"])
    table.match.undo(seat)
    table.decision += 1


UNDO: Final = Verb("undo", on_undo)
