"""Bots at tables: whoever thinks is asked for a move whenever a bot is on."""

import logging

from archipel.engine.phrase import Trouble
from archipel.room.asking import BotAsker, Stopped
from archipel.room.hub import Hub
from archipel.room.live import Live
from archipel.room.logs import brief
from archipel.table import Table
from archipel.table.table import RUNNING
from archipel.table.thinking import seen_now
from archipel.table.verbs import bot_move

log = logging.getLogger("archipel.room")


class BotDispatch:
    def __init__(self, hub: Hub, asker: BotAsker) -> None:
        self.hub = hub
        self.asker = asker
        hub.on_change.append(self.look)

    def look(self, live: Live, table: Table) -> None:
        """After every change: is a bot on? After the end none will be."""
        if table.status != RUNNING:
            self.asker.forget([key_of(table, seat) for seat in range(len(table.seats))])
        if not live.thinking and not self.hub.closing and table.bot_to_move() is not None:
            live.thinking = True
            self.hub.background(self.play(live))

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
        """Whether the bots of this table are ours to be asked."""
        return True

    async def play_once(self, live: Live) -> bool:
        """One decision of a bot; False if none is on. Who thinks gets what the seat may know, and nothing else."""
        async with self.hub.reading(live.id) as table:
            asked = table.bot_to_move()
            if asked is None:
                return False
            seat, kind = asked
            decision, state, seen = table.decision, table.match.state, seen_now(table)
            key = key_of(table, seat)
        move = await self.asker.choose(seen.game, kind, seen.view, seen.moves, seen.edition, key, seen.rules)
        self.hub.counting.bots(self.asker.replaced, self.asker.fallbacks, self.asker.drawn)
        text = state.text(move)
        try:
            await self.hub.act(live.id, lambda table: bot_move(table, seat, decision, text, self.hub.clock()))
            self.hub.counting.bot_move()
        except Trouble as problem:
            if problem.reason.key not in ("decision-stale", "table-not-running"):
                raise
        return True


def key_of(table: Table, seat: int) -> str:
    """Under which whoever thinks keeps the bot of a seat."""
    return f"{table.id} {seat}"
