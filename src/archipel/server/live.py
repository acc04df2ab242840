"""A table held in memory, and those who listen to it.

Whoever reads or changes the table holds its lock: so nobody ever sees what is not yet durable. A listener knows the version it was sent
last and gets the difference when it is woken; one that is slow gets less often more, and nothing piles up.
"""

import asyncio
from typing import Final, TypeAlias

from archipel.store.chat import KEPT
from archipel.table import Table
from archipel.table.companions import base_of
from archipel.table.showing import show_message
from archipel.table.views import ChatLine, Message, as_text

FRESH: Final = 0.25
"""How many seconds a message is shared: the clocks it shows are then still right."""


class Listener:
    """One connection to a table. `version`, `chat` and `presence` are what it was sent last."""

    def __init__(self, person: str, version: int, chat: int) -> None:
        self.person = person
        self.version = version
        self.chat = chat
        self.presence = -1
        self.fresh = True
        self.replies: list[Message] = []
        self.woken = asyncio.Event()

    def reply(self, message: Message) -> None:
        self.replies.append(message)
        self.woken.set()


Elsewhere: TypeAlias = tuple[float, list[str], int]
"""Who is connected through another process: until when this holds, which people, and how many without a name."""


class Live:
    """`table` is None when it must be loaded (again); `chat` are the last lines, None when not loaded yet."""

    def __init__(self, id: str, elsewhere: dict[str, Elsewhere] | None = None) -> None:
        self.id = id
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.chat: list[ChatLine] | None = None
        self.elsewhere = {} if elsewhere is None else elsewhere
        self.presence = 0
        self.used = 0.0
        self.leased_until = 0.0
        self.thinking = False
        self.texts: dict[tuple[int, int], str] = {}
        self.texts_of = (-1, 0.0)

    def wake(self) -> None:
        for listener in self.listeners:
            listener.woken.set()

    def text(self, table: Table, seat: int, since: int, now: float) -> str:
        """The message for a seat that knows the version `since`; those at the same seat, and all who watch, share it."""
        version, at = self.texts_of
        if version != table.version or not at <= now < at + FRESH:
            self.texts.clear()
            self.texts_of = (table.version, now)
        key = (seat, since)
        if key not in self.texts:
            self.texts[key] = as_text(show_message(table, seat, since, now))
        return self.texts[key]

    def heard(self, lines: list[ChatLine]) -> None:
        """New lines of the chat."""
        if self.chat is not None:
            known = {line.number for line in self.chat}
            fresh = [line for line in lines if line.number not in known]
            self.chat = sorted(self.chat + fresh, key=lambda line: line.number)[-KEPT:]
        self.wake()

    def presence_changed(self) -> None:
        self.presence += 1
        self.wake()

    def is_here(self, person: str, now: float) -> bool:
        """Whether the device of somebody is connected, here or through another process."""
        base = base_of(person)
        return any(base_of(listener.person) == base for listener in self.listeners) or any(
            until > now and base in map(base_of, people) for until, people, _ in self.elsewhere.values()
        )

    def people_here(self, now: float) -> tuple[list[str], int]:
        """Who is connected, here and through other processes: those who sit at the table, and how many others.

        With one who is signed in all who sit at their device are here.
        """
        seated = {chair.person for chair in self.table.seats} - {""} if self.table is not None else set()
        devices = {base_of(person) for person in seated}
        connected = [base_of(listener.person) for listener in self.listeners]
        watching = sum(1 for person in connected if person not in devices)
        for until, people, others in self.elsewhere.values():
            if until > now:
                bases = {base_of(person) for person in people}
                connected += bases
                watching += others + len(bases - devices)
        return sorted(person for person in seated if base_of(person) in connected), watching
