"""The owner begins: publishes all contributions, makes the key and deals."""

from typing import Final

from archipel.engine import match
from archipel.engine.record import LATEST, Player
from archipel.table.clock import Clock
from archipel.table.table import OPEN, PERSON, RUNNING, LogEntry, Table, Verb, refused

FIRST: Final = 1
"""The format of records that everybody can read; that of a game whose entry does not say it, as it began when there was no other."""


def start(table: Table, owner: str, now: float, format: int = LATEST) -> LogEntry:
    """`format` is the latest format of records that the owner can read: it is used where they play with bots alone."""
    people = [chair for chair in table.seats if chair.kind == PERSON]
    return table.enter(START, now, owner, format=min(format, LATEST) if len(people) == 1 else FIRST)


def on_start(table: Table, entry: LogEntry) -> None:
    table.must_own(entry.person)
    table.must_be(OPEN)
    empty = [number for number, chair in enumerate(table.seats, 1) if chair.kind == OPEN]
    if empty:
        raise refused("seats-empty", value=", ".join(str(number) for number in empty))
    silent = [chair.name for chair in table.seats if chair.kind == PERSON and chair.person not in table.contributions]
    if silent:
        raise refused("contribution-missing", value=", ".join(silent))
    players = [Player(chair.kind, chair.name) for chair in table.seats]
    contributions = {seat: table.contributions[chair.person] for seat, chair in enumerate(table.seats) if chair.kind == PERSON}
    chosen = table.settings
    format = entry.data.get("format", FIRST)
    begun = match.start(chosen.game, players, table.seed, chosen.options, chosen.edition, table.id, contributions, format)
    table.begin(begun)
    table.told[entry.number] = begun.told
    table.status = RUNNING
    table.clock = Clock(chosen.clock, len(table.seats))
    table.run_clock(entry.at)


START: Final = Verb("start", on_start)
