"""Finished games that were brought as records: a table to look at, without a log. Nobody of this device sits at it."""

import hashlib
from typing import Final

from archipel.engine.game import Game
from archipel.engine.match import check_header, replay
from archipel.engine.phrase import trouble
from archipel.engine.record import Record
from archipel.table import Chair, Clock, Settings, Table
from archipel.table.table import OVER, PERSON

SEATED: Final = "record"
"""The ids of those who sat begin with this."""


def id_of(text: str) -> str:
    """Under which a record is kept: the same for the same record."""
    return "r" + hashlib.sha256(text.encode()).hexdigest()[:31]


def table_of(id: str, game: Game, record: Record) -> Table:
    """The table of a finished game, verified draw by draw; refuses a record that is damaged, or of a running game."""
    if not record.finished:
        raise trouble("record-running", {})
    match = replay(game, record)
    table = Table(id, record.seed, lambda _: game)
    table.settings = Settings(match.game, len(record.players), record.options, check_header(match.game, record))
    table.settings.origin = record.origin
    for number, player in enumerate(record.players):
        chair = Chair()
        chair.kind, chair.name = player.kind, player.name
        if player.kind == PERSON:
            chair.person = f"{SEATED}.{number}"
            table.contributions[chair.person] = record.contributions[number]
        table.seats.append(chair)
    table.begin(match)
    table.status = OVER
    table.clock = Clock(table.settings.clock, len(table.seats))
    return table
