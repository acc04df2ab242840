"""Somebody goes for good, with their companions: they get up, cancel a table of their own, are replaced in a running game."""

from archipel.table.companions import household
from archipel.table.settings import STAND_IN
from archipel.table.table import OPEN, RUNNING, Table
from archipel.table.verbs.cancel import cancel
from archipel.table.verbs.leave import leave
from archipel.table.verbs.resign import resign
from archipel.table.verbs.stand import stand


def say_farewell(table: Table, person: str, now: float) -> None:
    for one in household(person):
        get_up(table, one, now)


def get_up(table: Table, person: str, now: float) -> None:
    if table.status == OPEN and table.owner == person:
        cancel(table, person, now)
    elif table.status == OPEN and table.seat_of(person) >= 0:
        stand(table, person, now)
    elif table.status == RUNNING and table.seat_of(person) in table.playing():
        if table.settings.absent == STAND_IN:
            leave(table, person, now)
        else:
            resign(table, person, now)
