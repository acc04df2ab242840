"""Carrying out what a person asks for at a table, whichever way it came. Every command checks that this person may do this at this seat."""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from archipel.engine.phrase import Data, Refused, trouble
from archipel.engine.state import State
from archipel.server import messages as m
from archipel.server import metrics
from archipel.server.bots.asking import BotAsker
from archipel.server.bots.pool import Stopped
from archipel.server.credentials import clean_name
from archipel.server.hub import Hub
from archipel.server.limits import Limits
from archipel.server.people import People, Person
from archipel.store.companions import base_of, companion_id
from archipel.table import Table
from archipel.table.table import OPEN

LONGEST_LINE: Final = 500


class Outcome:
    """What came of a command: the version after it, and the answer if it was a question."""

    def __init__(self, version: int, events: list[Data] | None = None, reason: Data | None = None, hints: list[Data] | None = None) -> None:
        self.version = version
        self.events = events or []
        self.reason = reason
        self.hints = hints or []

    def answer(self) -> Data:
        return {"events": self.events, "reason": self.reason, "hints": self.hints}


class Commands:
    """Takes commands of people for tables."""

    def __init__(self, hub: Hub, people: People, limits: Limits, asker: BotAsker) -> None:
        self.hub = hub
        self.people = people
        self.limits = limits
        self.asker = asker

    async def carry_out(self, id: str, person: Person | None, command: Any, companion: int = 0) -> Outcome:
        """`person` is who is signed in, `companion` who of the people on their device speaks where the command does not say."""
        kind = command.do
        try:
            if person is None:
                raise trouble("who-are-you", {})
            outcome = await self.answer(id, acting(person, command, companion), command)
        except Exception:
            metrics.commands.labels(kind, "refused").inc()
            raise
        metrics.commands.labels(kind, "done").inc()
        return outcome

    async def answer(self, id: str, person: Person, command: Any) -> Outcome:
        match command:
            case m.Chat():
                return await self.chat(id, person, command.text)
            case m.Preview() | m.Why():
                return await self.question(id, person, command)
            case m.Hint():
                return await self.hint(id, person, command.decision)
            case m.Rematch():
                return Outcome(await self.hub.rematch(id, person.id))
            case m.Sit():
                await self.check_welcome(id, person)
            case m.Invite():
                await self.check_invited(person, command.person)
            case _:
                pass
        return Outcome(await self.hub.act(id, self.change(person, command)))

    def change(self, person: Person, command: Any) -> Callable[[Table], object]:
        """The command as something that is done to a table; may be done again if another process was faster."""
        who, clock = person.id, self.hub.clock
        match command:
            case m.Sit(seat=None):
                return lambda table: table.sit(who, free_name(table, person.name), first_seat(table, who), clock())
            case m.Sit(seat=int(wanted)):
                return lambda table: table.sit(who, free_name(table, person.name), wanted, clock())
            case m.Stand():
                return lambda table: table.stand(who, clock())
            case m.Invite(seat=seat, person=invited):
                return lambda table: table.invite(who, seat, invited, clock())
            case m.PlaceBot(seat=seat, bot=bot):
                return lambda table: table.place_bot(who, seat, bot, clock())
            case m.Free(seat=seat):
                return lambda table: table.free(who, seat, clock())
            case m.Order(order=order):
                return lambda table: table.order(who, order, clock())
            case m.Contribute(contribution=contribution):
                return lambda table: table.contribute(who, contribution, clock())
            case m.Cancel():
                return lambda table: table.cancel(who, clock())
            case m.Start():
                return lambda table: table.start(who, clock())
            case m.Move(decision=decision, moves=moves, id=id):
                return lambda table: table.move(who, decision, moves, id, clock())
            case m.Undo(decision=decision):
                return lambda table: table.undo(who, decision, clock())
            case m.Resign():
                return lambda table: table.resign(who, clock())
            case m.Leave():
                return lambda table: table.leave(who, clock())
            case m.ComeBack():
                return lambda table: table.come_back(who, clock())
            case m.Agree(agrees=agrees):
                return lambda table: table.agree(who, agrees, clock())
        raise TypeError(command)

    async def check_welcome(self, id: str, person: Person) -> None:
        """Whom the owner has blocked does not sit down at their table."""
        async with self.hub.reading(id) as table:
            owner = table.owner
        if await self.people.blocks(base_of(owner), base_of(person.id)):
            raise trouble("blocked", {})

    async def check_invited(self, person: Person, invited: str) -> None:
        if await self.people.person(invited) is None:
            raise trouble("person-unknown", {"value": invited})
        if await self.people.blocks(invited, base_of(person.id)):
            raise trouble("blocked", {})

    async def chat(self, id: str, person: Person, said: str) -> Outcome:
        text = clean_line(said)
        self.limits.take("chat", base_of(person.id))
        await self.hub.say(id, person.id, text)
        async with self.hub.reading(id) as table:
            return Outcome(table.version)

    async def question(self, id: str, person: Person, command: m.Preview | m.Why) -> Outcome:
        """What a move would bring, or why it is not allowed: for the seat that is asked alone."""
        async with self.hub.reading(id) as table:
            state = asked_state(table, person, command.decision)
            move = state.parse(command.move)
            reason = state.why_not(move)
            if isinstance(command, m.Why):
                return Outcome(table.version, None, reason.data() if reason is not None else None)
            if reason is not None:
                raise Refused(reason)
            return Outcome(table.version, [event.data() for event in state.preview(move)])

    async def hint(self, id: str, person: Person, decision: int) -> Outcome:
        """What `search` would play for the seat that is asked, by what that seat may know. Nobody else hears of it, or waits for it."""
        async with self.hub.reading(id) as table:
            state = asked_state(table, person, decision)
            if not table.settings.casual:
                raise trouble("hint-not-casual", {})
            self.limits.take("hint", base_of(person.id))
            view, moves = state.view(state.seat), state.moves()
            texts = {move: state.text(move) for move in moves}
            game, edition = table.settings.game, table.settings.edition
        try:
            found = await self.asker.hints(game.name, view, moves, None if game.own_edition(edition) else edition.data)
        except Stopped:
            raise trouble("closing", {}) from None
        if not found:
            raise trouble("hint-unavailable", {})
        hints = [{"move": texts[hint["move"]], "share": round(hint["share"], 4), "visits": hint["visits"]} for hint in found]
        async with self.hub.reading(id) as table:
            table.must_ask(decision)
            return Outcome(table.version, hints=hints)


def asked_state(table: Table, person: Person, decision: int) -> State:
    """The game, for a question of the seat that is asked."""
    table.must_be("running")
    seat = table.must_play(person.id)
    table.must_ask(decision)
    state: State = table.match.state
    if state.seat != seat:
        raise trouble("not-your-turn", {"value": seat + 1, "allowed": state.seat + 1})
    return state


def acting(person: Person, command: Any, companion: int) -> Person:
    """Who of the people on a device a command speaks for. What a companion is called they say when they sit down."""
    number = companion if command.companion is None else command.companion
    if isinstance(command, m.Sit) and command.name:
        if not number:
            raise trouble("name-of-companion", {"value": command.name})
        return replace(person, id=companion_id(person.id, number), name=clean_name(command.name))
    return replace(person, id=companion_id(person.id, number))


def first_seat(table: Table, person: str) -> int:
    """A seat that is kept for the person, or else the first free one."""
    free = [number for number, place in enumerate(table.seats) if place.kind == OPEN]
    kept = [number for number in free if table.seats[number].invited == person]
    anybody = [number for number in free if not table.seats[number].invited]
    if table.status == OPEN and not kept and not anybody:
        raise trouble("table-full", {})
    return [*kept, *anybody, 0][0]


def free_name(table: Table, name: str) -> str:
    """The person's name, with a number behind it where somebody at the table is called so already."""
    taken = {place.name for place in table.seats}
    names = [name, *(f"{name[:34]} ({number})" for number in range(2, len(taken) + 2))]
    return next(free for free in names if free not in taken)


def clean_line(text: str) -> str:
    """What was said, as one paragraph without control characters."""
    readable = (c for c in text if unicodedata.category(c) not in ("Cs", "Co", "Cn") and c not in BIDI)
    said = re.sub(" +", " ", "".join(" " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in readable)).strip()
    if not said:
        raise trouble("chat-empty", {})
    if len(said) > LONGEST_LINE:
        raise trouble("chat-long", {"value": len(said), "allowed": LONGEST_LINE})
    return said


BIDI: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Signs that turn the direction of what follows."""
