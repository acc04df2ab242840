"""All contributions are there: they are published, the key is made of them, and the game is dealt."""

from typing import Final

from archipel.engine import match
from archipel.engine.record import LATEST, Player
from archipel.table.clock import Clock
from archipel.table.table import OPEN, PERSON, RUNNING, LogEntry, Table, Verb
from archipel.table.verbs.freeze import FREEZE

FIRST: Final = 1
"""The format of records that everybody can read; that of a game whose entry does not say it, as it began when there was no other."""


def start(table: Table, owner: str, now: float, format: int = LATEST) -> LogEntry:
    """The owner begins: at once, or, where somebody has only pledged so far, when the last of them has revealed.

    `format` is the latest format of records that the owner can read: it is used where they play with bots alone.
    """
    people = [chair for chair in table.seats if chair.kind == PERSON]
    verb = FREEZE if table.sealed or any(chair.person in table.pledges for chair in people) else START
    return table.enter(verb, now, owner, format=min(format, LATEST) if len(people) == 1 else FIRST)


def on_start(table: Table, entry: LogEntry) -> None:
    table.must_own(entry.person)
    table.must_be(OPEN)
    table.must_be_complete(table.contributions)
    players = [Player(chair.kind, chair.name) for chair in table.seats]
    contributions = {seat: table.contributions[chair.person] for seat, chair in enumerate(table.seats) if chair.kind == PERSON}
    chosen = table.settings
    format = entry.data.get("format", FIRST)
    begun = match.start(
        chosen.game,
        players,
        table.seed,
        chosen.options,
        chosen.edition,
        table.id,
        contributions,
        format,
        chosen.carried,
        chosen.origin,
    )
    table.begin(begun)
    table.told[entry.number] = begun.told
    table.status = RUNNING
    table.sealed = ""
    table.clock = Clock(chosen.clock, len(table.seats))
    table.run_clock(entry.at)


START: Final = Verb("start", on_start)
