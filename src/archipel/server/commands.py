"""Commands of people, whichever way they came. What a table cannot do by itself is done here (limits, blocks, chat, asking a bot for a
hint, the next table), everything else by `table/obey.py`."""

from typing import assert_never

from archipel.engine.phrase import trouble
from archipel.server import metrics
from archipel.server.bots.asking import BotAsker
from archipel.server.bots.pool import Stopped
from archipel.server.hub import Hub
from archipel.server.limits import Limits
from archipel.server.people import People, Person
from archipel.table.acting import Actor, actor_of
from archipel.table.commands import QUESTIONS, Command, Invite, Sit, kind_of
from archipel.table.companions import base_of
from archipel.table.obey import obey
from archipel.table.outcomes import Answered, Changed, HintWanted, NextGameWanted, Said, Settled
from archipel.table.questions import hint_found


class Commands:
    """Takes commands of people for tables."""

    def __init__(self, hub: Hub, people: People, limits: Limits, asker: BotAsker) -> None:
        self.hub = hub
        self.people = people
        self.limits = limits
        self.asker = asker

    async def fulfil(self, id: str, person: Person | None, command: Command, companion: int = 0) -> Settled:
        """`person` is who is signed in, `companion` who of the people on their device speaks where the command does not say."""
        try:
            if person is None:
                raise trouble("who-are-you", {})
            actor = actor_of(person.id, person.name, command, companion, bool(person.owner))
            settled = await self.resolve(id, actor, command)
        except Exception:
            self.count(command, "refused")
            raise
        self.count(command, "done")
        return settled

    def count(self, command: Command, outcome: str) -> None:
        """Anybody may read the figures, so questions are left out: an opponent would see that somebody asks."""
        if not isinstance(command, QUESTIONS):
            metrics.commands.labels(kind_of(command), outcome).inc()

    async def resolve(self, id: str, actor: Actor, command: Command) -> Settled:
        await self.check_blocks(id, actor, command)
        outcome = await self.hub.act(id, lambda table: obey(table, actor, command, self.hub.clock()))
        match outcome:
            case Changed() | Answered():
                return outcome
            case Said(name=name, text=text):
                self.limits.take("chat", base_of(actor.id))
                await self.hub.say(id, actor.id, name, text, command.id)
                return Changed(outcome.version)
            case HintWanted():
                self.limits.take("hint", base_of(actor.id))
                return await self.ask_for_hint(id, outcome)
            case NextGameWanted():
                return Changed(await self.hub.rematch(id, actor.id))
            case _:
                assert_never(outcome)

    async def check_blocks(self, id: str, actor: Actor, command: Command) -> None:
        """A person whom the owner has blocked cannot sit down, and nobody can be invited by a person they have blocked."""
        if isinstance(command, Sit):
            async with self.hub.reading(id) as table:
                owner = table.owner
            if await self.people.blocks(base_of(owner), base_of(actor.id)):
                raise trouble("blocked", {})
        elif isinstance(command, Invite):
            if await self.people.person(command.person) is None:
                raise trouble("person-unknown", {"value": command.person})
            if await self.people.blocks(command.person, base_of(actor.id)):
                raise trouble("blocked", {})

    async def ask_for_hint(self, id: str, wanted: HintWanted) -> Answered:
        """Nobody else at the table hears of it, or waits for it."""
        try:
            found = await self.asker.hints(wanted.question)
        except Stopped:
            raise trouble("closing", {}) from None
        if not found:
            raise trouble("hint-unavailable", {})
        async with self.hub.reading(id) as table:
            return hint_found(table, wanted, found)
