"""Somebody takes back their last move, with all that bots have played since, as long as nothing was drawn or disclosed."""

from typing import Final

from archipel.table.table import RUNNING, LogEntry, Table, Verb

ONE_MOVE: Final = ("", "1")
"""What the record says of an undo that takes back a single move."""


def undo(table: Table, person: str, decision: int, now: float) -> LogEntry:
    """`decision` is the one that is asked now, so that asking twice undoes once."""
    return table.enter(UNDO, now, person, decision=decision)


def on_undo(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    seat = table.must_play(entry.person)
    table.must_ask(entry.data["decision"])
    asked = table.match.state.seat
    table.match.undo(seat)
    table.decision += 1
    if asked != seat or table.match.record.entries[-1].text not in ONE_MOVE:
        table.clock.withdraw(seat)
    table.run_clock(entry.at)


UNDO: Final = Verb("undo", on_undo)
