"""Bots at the tables of a server: asked in one process at a time (a lease that runs out)."""

from typing import Final

from archipel.room import dispatch as room
from archipel.room.live import Live
from archipel.server.bots.asking import BotAsker
from archipel.server.hub import Hub

LEASE_BEYOND: Final = 3.0
"""By so much longer than a thought the bots of a table belong to one process. If it dies another takes over; two answers never both fit."""

OVERDUE_SECONDS: Final = 3.0
"""A bot that was asked so long ago may have lost its process."""


class BotDispatch(room.BotDispatch):
    hub: Hub

    def __init__(self, hub: Hub, asker: BotAsker) -> None:
        super().__init__(hub, asker)
        self.lease_seconds = asker.seconds + LEASE_BEYOND

    async def overdue(self) -> None:
        """Takes up tables whose bots nobody asks: their process has died, or the database was away."""
        waiting = await self.hub.store.waiting_for_bots(self.hub.clock() - OVERDUE_SECONDS, without=self.hub.unplayable)
        await self.hub.at_each(waiting, self.take_up)

    async def may_play(self, live: Live) -> bool:
        """Whether the table's lease is ours; renewed in time."""
        now = self.hub.clock()
        if not self.lease_seconds / 2 <= live.leased_until - now <= self.lease_seconds:
            if not await self.hub.store.lease(f"bot {live.id}", self.hub.process, self.lease_seconds):
                return False
            live.leased_until = now + self.lease_seconds
        return True
