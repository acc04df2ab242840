"""Games step by step (`table/story.py`): those that were asked for last are kept ready."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from archipel.room.hub import Hub
from archipel.table import Table
from archipel.table.story import Story

KEPT: Final = 20
"""How many games are kept ready; which was asked for longest ago goes first."""


class Library:
    """The stories that were asked for last, played one after the other."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.stories: OrderedDict[str, Story] = OrderedDict()
        self.playing = asyncio.Lock()

    async def story(self, id: str, seat_of: Callable[[Table], int], new: Callable[[], None] = lambda: None) -> tuple[Story, int]:
        """The story of a table's game up to now, and the seat of whoever asks; `new` may refuse one that is not kept ready."""
        async with self.hub.reading(id) as table:
            own = seat_of(table)
            settings, seed, entries = table.settings, table.seed, table.match.record.entries[:]
            record = table.match.record.fork()
        record.entries = []
        if id not in self.stories:
            new()
        async with self.playing:
            story = self.stories.get(id)
            if story is None:
                story = self.stories[id] = await self.play(Story, settings, record, seed)
            if story.length < len(entries):
                await self.play(story.play_on, entries)
            self.stories.move_to_end(id)
            while len(self.stories) > KEPT:
                self.stories.popitem(last=False)
        return story, own

    async def play(self, work: Callable[..., Any], *args: Any) -> Any:
        """Does what takes its time."""
        return work(*args)
