"""The owner starts a game for which somebody has only pledged: nothing of it changes any more, and everybody reveals their contribution."""

from typing import Final

from archipel.engine import match
from archipel.engine.dealer import pledge
from archipel.engine.record import Player
from archipel.table.table import OPEN, PERSON, LogEntry, Table, Verb


def on_freeze(table: Table, entry: LogEntry) -> None:
    table.must_own(entry.person)
    table.must_be(OPEN)
    table.must_not_be_frozen()
    table.must_be_complete(table.pledges, table.contributions)
    players = [Player(chair.kind, chair.name) for chair in table.seats]
    chosen, format = table.settings, entry.data["format"]
    record = match.prepare(
        chosen.game, players, table.seed, chosen.options, chosen.edition, table.id, None, format, chosen.carried, chosen.origin
    )
    table.sealed = record.seal({seat: pledge_of(table, chair.person) for seat, chair in enumerate(table.seats) if chair.kind == PERSON})
    table.format = format


def pledge_of(table: Table, person: str) -> str:
    """What somebody has pledged; whoever sent their contribution without a pledge is bound to that."""
    return table.pledges.get(person) or pledge(table.id, table.contributions[person])


FREEZE: Final = Verb("freeze", on_freeze)
