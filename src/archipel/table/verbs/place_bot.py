"""The owner gives a seat to a bot. Where one sits already only its strength changes."""

from typing import Final

from archipel.bots import check_kind
from archipel.table.table import PERSON, LogEntry, Table, Verb, refused

BOT_NAMES: Final = ("Coco", "Mango", "Papaya", "Kiwi", "Tiki", "Lulu", "Taro", "Momo", "Noni", "Palma", "Koko", "Nalu")
"""What bots are called, the same in every language; twice as many as seats, as people may be called so too."""


def place_bot(table: Table, owner: str, seat: int, bot: str, now: float) -> LogEntry:
    """Whether there is such a bot is checked here alone: a log tells of bots that were known once."""
    kind = check_kind(bot).text()
    names = [chair.name for chair in table.seats]
    own = names[seat] if 0 <= seat < len(names) else ""
    name = own if own in BOT_NAMES else next(name for name in BOT_NAMES if name not in names)
    return table.enter(PLACE_BOT, now, owner, seat=seat, bot=kind, name=name)


def on_bot(table: Table, entry: LogEntry) -> None:
    chair = table.owners_choice(entry)
    table.must_not_be_frozen()
    if chair.kind == PERSON:
        raise refused("seat-taken", value=entry.data["seat"] + 1)
    chair.kind, chair.invited = entry.data["bot"], ""
    chair.name = entry.data.get("name", f"{chair.kind} {entry.data['seat'] + 1}")  # tables of older logs keep the names they began with


PLACE_BOT: Final = Verb("bot", on_bot, seating=True)
