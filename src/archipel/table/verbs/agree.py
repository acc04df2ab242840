"""Somebody agrees to stop, or no longer; when all people agree who have not resigned, nor been away for long, the game stops."""

from typing import Final

from archipel.table.table import PATIENCE, RUNNING, LogEntry, Table, Verb


def agree(table: Table, person: str, agrees: bool, now: float) -> LogEntry:
    """The entry says which seats must agree. Where it does not, they were those of the people who played at that moment."""
    needed = sorted([*table.playing(), *lately_replaced(table, now)])
    return table.enter(AGREE, now, person, agrees=agrees, needed=needed)


def lately_replaced(table: Table, now: float) -> list[int]:
    """The seats of people who may well come back and want to play on."""
    return [seat for seat, since in table.replaced().items() if now < since + PATIENCE] if table.begun else []


def on_agree(table: Table, entry: LogEntry) -> None:
    table.must_be(RUNNING)
    seat = table.must_play(entry.person)
    if entry.data["agrees"]:
        table.agreed.add(seat)
    else:
        table.agreed.discard(seat)
    if table.agreed.issuperset(entry.data.get("needed", table.playing())):
        table.match.stop(seat)
    table.after_change(entry.at)


AGREE: Final = Verb("agree", on_agree)
