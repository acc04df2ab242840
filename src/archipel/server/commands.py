"""Commands of a server's people (`room/commands.py`): within limits, and not from those whom somebody has blocked."""

from archipel.engine.phrase import trouble
from archipel.room import commands as room
from archipel.server.bots.asking import BotAsker
from archipel.server.hub import Hub
from archipel.server.limits import Limits
from archipel.server.people import People
from archipel.table.acting import Actor
from archipel.table.commands import Command, Invite, Sit
from archipel.table.companions import base_of


class Commands(room.Commands):
    hub: Hub

    def __init__(self, hub: Hub, people: People, limits: Limits, asker: BotAsker) -> None:
        super().__init__(hub, asker)
        self.people = people
        self.limits = limits

    def take(self, kind: str, person: str) -> None:
        self.limits.take(kind, person)

    async def check(self, id: str, actor: Actor, command: Command) -> None:
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
