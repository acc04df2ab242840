"""What follows when somebody no longer plays: the table's policy. No verb itself, but part of several."""

from archipel.table.settings import RESIGN
from archipel.table.table import Table


def replace(table: Table, seat: int) -> None:
    """The policy for somebody who is absent."""
    if table.settings.absent == RESIGN:
        give_up(table, seat)
    else:
        table.match.take_over(seat, table.settings.stand_in)


def give_up(table: Table, seat: int) -> None:
    """The seat ranks last; if the game goes on, a bot plays for it."""
    table.match.resign(seat)
    if not table.match.over:
        table.match.take_over(seat, table.settings.stand_in)
