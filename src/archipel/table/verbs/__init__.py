"""Everything that may happen to a table, a file a verb: the function that checks and enters it, and the handler that carries the entry out.

`repeat` uses the same handlers for a stored log. A new verb is a file here and a line in `VERBS`.
"""

from collections.abc import Callable
from typing import Final

from archipel.engine.game import Game
from archipel.table.table import LogEntry, Table, Verb
from archipel.table.verbs.agree import AGREE, agree
from archipel.table.verbs.call_off import CALL_OFF, call_off
from archipel.table.verbs.cancel import CANCEL, cancel
from archipel.table.verbs.close import CLOSE, close
from archipel.table.verbs.come_back import COME_BACK, come_back
from archipel.table.verbs.contribute import CONTRIBUTE, contribute
from archipel.table.verbs.drop import DROP, drop
from archipel.table.verbs.expire import EXPIRE, expire
from archipel.table.verbs.farewell import say_farewell
from archipel.table.verbs.free import FREE, free
from archipel.table.verbs.freeze import FREEZE
from archipel.table.verbs.invite import INVITE, invite
from archipel.table.verbs.leave import LEAVE, leave
from archipel.table.verbs.move import MOVE, bot_move, move
from archipel.table.verbs.open_table import OPEN_TABLE, open_table
from archipel.table.verbs.order import ORDER, order
from archipel.table.verbs.outage import OUTAGE, enter_outages, outage
from archipel.table.verbs.place_bot import PLACE_BOT, place_bot
from archipel.table.verbs.pledge import PLEDGE, pledge
from archipel.table.verbs.rematch import REMATCH, next_table, rematch
from archipel.table.verbs.resign import RESIGN, resign
from archipel.table.verbs.restored import RESTORED, restored
from archipel.table.verbs.retitle import RETITLE, retitle
from archipel.table.verbs.sit import SIT, first_seat, free_name, sit
from archipel.table.verbs.stand import STAND, stand
from archipel.table.verbs.stand_in import STAND_IN, stand_in
from archipel.table.verbs.start import START, start
from archipel.table.verbs.tick import tick
from archipel.table.verbs.timeout import TIMEOUT, time_out
from archipel.table.verbs.undo import UNDO, undo

VERBS: Final[dict[str, Verb]] = {
    verb.kind: verb
    for verb in (
        OPEN_TABLE,
        SIT,
        STAND,
        INVITE,
        PLACE_BOT,
        FREE,
        ORDER,
        PLEDGE,
        FREEZE,
        CALL_OFF,
        CONTRIBUTE,
        CANCEL,
        START,
        MOVE,
        UNDO,
        RESIGN,
        LEAVE,
        STAND_IN,
        COME_BACK,
        AGREE,
        DROP,
        REMATCH,
        TIMEOUT,
        EXPIRE,
        OUTAGE,
        RESTORED,
        CLOSE,
        RETITLE,
    )
}
"""By the kind of their entries, which stored logs hold: a kind keeps its name and its meaning for ever."""


def repeat(table: Table, entry: LogEntry) -> None:
    """Carries out an entry of a stored log."""
    table.apply(VERBS[entry.kind], entry)


def replay(id: str, seed: bytes, games: Callable[[str], Game], log: list[LogEntry]) -> Table:
    """The table that a log describes."""
    table = Table(id, seed, games)
    for entry in log:
        repeat(table, entry)
    return table


def changes_seating(entries: list[LogEntry]) -> bool:
    """Whether any of these entries changes who sits where."""
    return any(VERBS[entry.kind].seating for entry in entries)


__all__ = [
    "VERBS",
    "agree",
    "bot_move",
    "call_off",
    "cancel",
    "changes_seating",
    "close",
    "come_back",
    "contribute",
    "drop",
    "enter_outages",
    "expire",
    "first_seat",
    "free",
    "free_name",
    "invite",
    "leave",
    "move",
    "next_table",
    "open_table",
    "order",
    "outage",
    "place_bot",
    "pledge",
    "rematch",
    "repeat",
    "replay",
    "resign",
    "restored",
    "retitle",
    "say_farewell",
    "sit",
    "stand",
    "stand_in",
    "start",
    "tick",
    "time_out",
    "undo",
]
