"""What time brings about by itself: a clock that has run out, or a table that is stale."""

from archipel.table.clock import NONE
from archipel.table.settings import WAIT
from archipel.table.table import OPEN, OPEN_LIFE, RUNNING, RUNNING_LIFE, LogEntry, Table
from archipel.table.verbs.expire import expire
from archipel.table.verbs.timeout import time_out


def tick(table: Table, now: float) -> LogEntry | None:
    """To be called when `table.due()` says so. None: nothing is due."""
    if table.status == RUNNING and table.clock.is_up(now) and table.settings.absent != WAIT:
        return time_out(table, now)
    idle = now - table.log[-1].at
    waiting = table.status == RUNNING and table.settings.clock.kind == NONE
    if (table.status == OPEN and idle >= OPEN_LIFE) or (waiting and idle >= RUNNING_LIFE):
        return expire(table, now)
    return None
