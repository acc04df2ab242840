"""A table held in memory, and those who listen to it.

Whoever reads or changes the table holds its lock: so nobody ever sees what is not yet durable. A listener knows the version it was sent
last and gets the difference when it is woken; one that is slow gets less often more, and nothing piles up.
"""

import asyncio
from typing import Final, TypeAlias

from archipel.room.keeping import KEPT
from archipel.table import Table
from archipel.table.companions import base_of
from archipel.table.showing import Alike, show_alike, show_message
from archipel.table.views import ChatLine, Message, PresenceMessage, as_text

FRESH: Final = 0.25
"""How many seconds a message is shared: the clocks it shows are then still right."""

GATHER_SECONDS: Final = 1.0
"""How long it is gathered who came to watch, or went."""

MOST_SAID: Final = 50
"""Lines of the chat of which it is known here that they were said already."""


class Listener:
    """One connection to a table. `version`, `chat` and `presence` are what it was sent last, `taken` the lines that it knows are gone."""

    def __init__(self, person: str, version: int, chat: int) -> None:
        self.person = person
        self.version = version
        self.chat = chat
        self.taken: set[int] = set()
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
    """`table` is None when it must be loaded (again); `chat` are the last lines, None when not loaded yet, and `taken` the numbers
    of those that were taken away. `said` are the last lines that came in here, by who said them and the client's own id. `talk` counts what
    changed in the chat: whoever reads it meanwhile reads again. `presence` counts who came or went, and `presence_told` is how far those
    who listen are to be told of it. `outages` counts those the table was told of."""

    def __init__(self, id: str, elsewhere: dict[str, Elsewhere] | None = None) -> None:
        self.id = id
        self.table: Table | None = None
        self.outages = 0
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.chat: list[ChatLine] | None = None
        self.taken: set[int] = set()
        self.said: list[tuple[str, str]] = []
        self.talk = 0
        self.elsewhere = {} if elsewhere is None else elsewhere
        self.presence = 0
        self.presence_told = 0
        self.presence_kept = (-1, "")
        self.here_told: list[str] = []
        self.gathering: asyncio.TimerHandle | None = None
        self.used = 0.0
        self.leased_until = 0.0
        self.thinking = False
        self.texts: dict[tuple[int, int], str] = {}
        self.texts_of = (-1, 0.0)
        self.alike: Alike | None = None

    def wake(self) -> None:
        for listener in self.listeners:
            listener.woken.set()

    def text(self, table: Table, seat: int, since: int, now: float) -> str:
        """The message for a seat that knows the version `since`; those at the same seat, and all who watch, share it, and everybody shares
        what is in it for all."""
        version, at = self.texts_of
        if version != table.version or not at <= now < at + FRESH:
            self.texts.clear()
            self.texts_of = (table.version, now)
            self.alike = show_alike(table, now)
        key = (seat, since)
        if key not in self.texts:
            self.texts[key] = as_text(show_message(table, seat, since, now, self.alike))
        return self.texts[key]

    def heard(self, lines: list[ChatLine]) -> None:
        """New lines of the chat."""
        self.talk += 1
        if self.chat is not None:
            known = {line.number for line in self.chat} | self.taken
            fresh = [line for line in lines if line.number not in known]
            self.chat = sorted(self.chat + fresh, key=lambda line: line.number)[-KEPT:]
        self.wake()

    def last_line(self) -> int:
        """The number of the last line that is known here, gone or not."""
        return max([line.number for line in (self.chat or [])[-1:]] + [0, *self.taken])

    def hushed(self, taken: set[int]) -> None:
        """Lines of the chat were taken away: these are all that are gone by now."""
        self.talk += 1
        if self.chat is not None:
            self.taken = taken
            self.chat = [line for line in self.chat if line.number not in taken]
        self.wake()

    def presence_changed(self, now: float) -> None:
        """Somebody came or went. Of those who sit at the table it is told at once; how many others watch is gathered for a moment, as each
        of them is told of all the others."""
        self.presence += 1
        if self.people_here(now)[0] != self.here_told:
            self.tell_presence()
        elif self.gathering is None:
            self.gathering = asyncio.get_running_loop().call_later(GATHER_SECONDS, self.tell_presence)

    def tell_presence(self) -> None:
        """From now on everybody who listens is told what has changed so far."""
        if self.gathering is not None:
            self.gathering.cancel()
            self.gathering = None
        self.presence_told = self.presence
        self.wake()

    def presence_text(self, now: float) -> str:
        """The message about who is here, for those who listen: made once for all."""
        number, text = self.presence_kept
        if number != self.presence_told:
            self.here_told = self.people_here(now)[0]
            text = self.presence_now(now)
            self.presence_kept = (self.presence_told, text)
        return text

    def presence_now(self, now: float) -> str:
        """The same as it is at this moment, for somebody who asks."""
        here, watching = self.people_here(now)
        return as_text(PresenceMessage(number=self.presence, here=here, watching=watching))

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
        devices.intersection_update(connected)
        return sorted(person for person in seated if base_of(person) in devices), watching
