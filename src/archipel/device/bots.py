"""Bots on a device: asked outside, by the tab that saw the change."""

import asyncio
import json
from typing import Final

from archipel.device.outside import Outside
from archipel.engine.phrase import Data
from archipel.room.asking import BotAsker, Failure
from archipel.room.dispatch import BotDispatch
from archipel.room.hub import Hub
from archipel.room.live import Live
from archipel.table import Table

MILLISECONDS: Final = 1000
"""How long a bot thinks that thinks by the clock."""
PATIENCE: Final = 90.0
"""So many seconds after a question nobody will answer it any more; whoever thinks is given up before that, outside."""
OVERDUE_SECONDS: Final = 5.0
"""A bot that another tab was to ask so long ago has lost it, or could not play."""


class OutsideAsker(BotAsker):
    def __init__(self, outside: Outside) -> None:
        super().__init__()
        self.outside = outside

    async def ask(self, question: Data) -> Data:
        try:
            async with asyncio.timeout(PATIENCE):
                return dict(json.loads(await self.outside.think(json.dumps({**question, "milliseconds": MILLISECONDS}))))
        except Exception as error:
            raise Failure(type(error).__name__) from error


class DeviceBots(BotDispatch):
    """`heard` are the tables of which another tab is telling just now: it asks their bots itself, unless nothing comes of it."""

    def __init__(self, hub: Hub, asker: BotAsker) -> None:
        super().__init__(hub, asker)
        self.heard: set[str] = set()

    def look(self, live: Live, table: Table) -> None:
        if live.id in self.heard:
            self.look_later(live)
        else:
            super().look(live, table)

    async def play(self, live: Live) -> None:
        """What could not be kept is tried again, as long as somebody is here."""
        await super().play(live)
        if not self.hub.closing and (live.table is None or live.table.bot_to_move() is not None):
            self.look_later(live)

    def look_later(self, live: Live) -> None:
        asyncio.get_running_loop().call_later(OVERDUE_SECONDS, self.look_again, live, version_of(live))

    def look_again(self, live: Live, version: int) -> None:
        if live.listeners and version_of(live) == version and not self.hub.closing:
            self.hub.background(self.take_up(live.id))


def version_of(live: Live) -> int:
    return -1 if live.table is None else live.table.version
