"""Bots at tables: asks a worker process for a move whenever a bot is on, in one server process at a time (a lease that runs out)."""

import logging
from typing import Final

from archipel.engine.phrase import Trouble
from archipel.server import metrics
from archipel.server.bots.asking import BotAsker
from archipel.server.bots.pool import Stopped
from archipel.server.hub import Hub
from archipel.server.live import Live
from archipel.server.logs import brief
from archipel.table import Table
from archipel.table.table import RUNNING
from archipel.table.thinking import seen_now
from archipel.table.verbs import bot_move

log = logging.getLogger("archipel.server")

LEASE_BEYOND: Final = 3.0
"""By so much longer than a thought the bots of a table belong to one process. If it dies another takes over; two answers never both fit."""

OVERDUE_SECONDS: Final = 3.0
"""A bot that was asked so long ago may have lost its process."""


class BotDispatch:
    def __init__(self, hub: Hub, asker: BotAsker) -> None:
        self.hub = hub
        self.asker = asker
        self.lease_seconds = asker.seconds + LEASE_BEYOND
        hub.on_change.append(self.look)

    def look(self, live: Live, table: Table) -> None:
        """After every change: is a bot on? After the end none will be."""
        if table.status != RUNNING:
            self.asker.forget([key_of(table, seat) for seat in range(len(table.seats))])
        if not live.thinking and not self.hub.closing and table.bot_to_move() is not None:
            live.thinking = True
            self.hub.background(self.play(live))

    async def overdue(self) -> None:
        """Takes up tables whose bots nobody asks: their process has died, or the database was away."""
        waiting = await self.hub.store.waiting_for_bots(self.hub.clock() - OVERDUE_SECONDS, without=self.hub.unplayable)
        await self.hub.at_each(waiting, self.take_up)

    async def take_up(self, id: str) -> None:
        async with self.hub.reading(id) as table:
            self.look(self.hub.live(id), table)

    async def play(self, live: Live) -> None:
        """Plays for the bots of a table until a person is on."""
        try:
            while not self.hub.closing and await self.may_play(live) and await self.play_once(live):
                pass
        except Trouble as problem:
            log.warning("a bot could not play", extra={"table": brief(live.id), "reason": problem.reason.key})
        except Stopped:
            pass
        finally:
            live.thinking = False

    async def may_play(self, live: Live) -> bool:
        """Whether the table's lease is ours; renewed in time."""
        now = self.hub.clock()
        if not self.lease_seconds / 2 <= live.leased_until - now <= self.lease_seconds:
            if not await self.hub.store.lease(f"bot {live.id}", self.hub.process, self.lease_seconds):
                return False
            live.leased_until = now + self.lease_seconds
        return True

    async def play_once(self, live: Live) -> bool:
        """One decision of a bot; False if none is on. The worker gets what the seat may know, and nothing else."""
        async with self.hub.reading(live.id) as table:
            asked = table.bot_to_move()
            if asked is None:
                return False
            seat, kind = asked
            decision, state, seen = table.decision, table.match.state, seen_now(table)
            key = key_of(table, seat)
        move = await self.asker.choose(seen.game, kind, seen.view, seen.moves, seen.edition, key, seen.rules)
        metrics.thinkers_replaced.set(self.asker.replaced)
        metrics.thinkers_fallbacks.set(self.asker.fallbacks)
        metrics.thinkers_drawn.set(self.asker.drawn)

        text = state.text(move)
        try:
            await self.hub.act(live.id, lambda table: bot_move(table, seat, decision, text, self.hub.clock()))
            metrics.bot_moves.inc()
        except Trouble as problem:
            if problem.reason.key not in ("decision-stale", "table-not-running"):
                raise
        return True


def key_of(table: Table, seat: int) -> str:
    """Under which a worker keeps the bot of a seat."""
    return f"{table.id} {seat}"
