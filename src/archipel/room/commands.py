"""Commands of people, whichever way they came. What a table cannot do by itself is done here (chat, asking a bot for a hint, the next
table), everything else by `table/obey.py`. What a server checks besides (limits, blocks) it adds."""

from typing import Protocol, assert_never

from archipel.engine.phrase import trouble
from archipel.room.asking import BotAsker
from archipel.room.hub import Hub
from archipel.table.acting import Actor, actor_of
from archipel.table.commands import Command
from archipel.table.companions import base_of
from archipel.table.obey import obey
from archipel.table.outcomes import Answered, Changed, HintWanted, NextGameWanted, Said, Settled
from archipel.table.questions import hint_found


class Somebody(Protocol):
    """Who is signed in; a program has an owner."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def owner(self) -> str: ...


class Commands:
    """Takes commands of people for tables."""

    def __init__(self, hub: Hub, asker: BotAsker) -> None:
        self.hub = hub
        self.asker = asker

    async def fulfil(self, id: str, person: Somebody | None, command: Command, companion: int = 0) -> Settled:
        """`person` is who is signed in, `companion` who of the people on their device speaks where the command does not say."""
        try:
            if person is None:
                raise trouble("who-are-you", {})
            actor = actor_of(person.id, person.name, command, companion, bool(person.owner))
            settled = await self.resolve(id, actor, command)
        except Exception:
            self.hub.counting.command(command, "refused")
            raise
        self.hub.counting.command(command, "done")
        return settled

    async def resolve(self, id: str, actor: Actor, command: Command) -> Settled:
        await self.check(id, actor, command)
        outcome = await self.hub.act(id, lambda table: obey(table, actor, command, self.hub.clock()))
        match outcome:
            case Changed() | Answered():
                return outcome
            case Said(name=name, text=text):
                self.take("chat", base_of(actor.id))
                await self.hub.say(id, actor.id, name, text, command.id)
                return Changed(outcome.version)
            case HintWanted():
                self.take("hint", base_of(actor.id))
                return await self.ask_for_hint(id, outcome)
            case NextGameWanted():
                return Changed(await self.hub.rematch(id, actor.id))
            case _:
                assert_never(outcome)

    async def check(self, id: str, actor: Actor, command: Command) -> None:
        """Whether somebody may ask for this at all: refused here, or left to the table."""

    def take(self, kind: str, person: str) -> None:
        """Somebody does something of which there may not be too much."""

    async def ask_for_hint(self, id: str, wanted: HintWanted) -> Answered:
        """Nobody else at the table hears of it, or waits for it."""
        found = await self.asker.advise(wanted.question)
        async with self.hub.reading(id) as table:
            return hint_found(table, wanted, found)
