"""Somebody agrees to stop, or no longer; when all people who still play agree, the game stops."""

from typing import Final

from archipel.table.table import RUNNING, LogEntry, Table, Verb


def agree(table: Table, person: str, agrees: bool, now: float) -> LogEntry:
    return table.enter(AGREE, now, person, agrees=agrees)


def on_agree(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    seat = table.must_play(entry.person)
    if entry.data["agrees"]:
        table.agreed.add(seat)
    else:
        table.agreed.discard(seat)
    if table.agreed >= set(table.playing()):
        table.match.stop(seat)
    table.after_change(entry.at)


AGREE: Final = Verb("agree", on_agree)
