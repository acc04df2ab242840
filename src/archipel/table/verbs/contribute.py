"""A person's own random bytes for the shuffle: what they have pledged, once the table is frozen; or at once and without a pledge."""

from typing import Final

from archipel.engine.dealer import pledge
from archipel.engine.record import check_contribution
from archipel.table.table import OPEN, LogEntry, Table, Verb, refused
from archipel.table.verbs.start import START


def contribute(table: Table, person: str, contribution: str, now: float) -> LogEntry:
    """With the last one that a frozen table waits for the game is dealt."""
    entry = table.enter(CONTRIBUTE, now, person, contribution=contribution)
    if table.sealed and not table.silent(table.contributions):
        table.enter(START, now, table.owner, format=table.format)
    return entry


def on_contribute(table: Table, entry: LogEntry) -> None:
    table.must_be(OPEN)
    table.must_sit(entry.person)
    contribution = entry.data["contribution"]
    check_contribution(contribution)
    if not table.sealed:
        table.pledges.pop(entry.person, None)
    elif entry.person in table.contributions:
        raise refused("contributed-already")
    elif pledge(table.id, contribution) != table.pledges[entry.person]:
        raise refused("contribution-unfit", value=pledge(table.id, contribution), allowed=table.pledges[entry.person])
    table.contributions[entry.person] = contribution


CONTRIBUTE: Final = Verb("contribute", on_contribute)
