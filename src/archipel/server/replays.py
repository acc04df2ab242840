"""Games step by step over HTTP (`table/story.py`): those that were asked for last are kept ready."""

import asyncio
from collections import OrderedDict
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from archipel.engine.phrase import SPECTATOR
from archipel.server import messages as m
from archipel.server.guard import address_of
from archipel.server.hub import Hub
from archipel.server.limits import Limits
from archipel.server.lobby import seat_of
from archipel.server.structs import as_response, gives, of
from archipel.table.story import Story

KEPT: Final = 20
"""How many games are kept ready; which was asked for longest ago goes first."""


class Library:
    """The stories that were asked for last. They are played in a thread, one after the other, as long games take their time."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self.hub = hub
        self.limits = limits
        self.stories: OrderedDict[str, Story] = OrderedDict()
        self.playing = asyncio.Lock()

    async def story(self, id: str, request: Request, companion: int = 0) -> tuple[Story, int]:
        """The story of a table's game up to now, and the seat of whoever asks."""
        async with self.hub.reading(id) as table:
            own = seat_of(table, request, companion)
            settings, seed, entries = table.settings, table.seed, table.match.record.entries[:]
            record = table.match.record.fork()
        record.entries = []
        if id not in self.stories:
            self.limits.take("replay", address_of(request))
        async with self.playing:
            story = self.stories.get(id)
            if story is None:
                story = self.stories[id] = await asyncio.to_thread(Story, settings, record, seed)
            if story.length < len(entries):
                await asyncio.to_thread(story.play_on, entries)
            self.stories.move_to_end(id)
            while len(self.stories) > KEPT:
                self.stories.popitem(last=False)
        return story, own


def router(hub: Hub, limits: Limits) -> APIRouter:
    routes = APIRouter(prefix="/api/tables/{id}", tags=["replays"])
    library = Library(hub, limits)

    @routes.get("/replay", responses=gives(of("Replay")))
    async def replay(request: Request, id: str, seat: m.Number = SPECTATOR, companion: m.Companion = 0) -> Response:
        """The game step by step, in short: of a finished game as a seat learnt of it; of a running one as those who watch did (-1), or as
        your own seat did, or that of a companion of yours."""
        story, own = await library.story(id, request, companion)
        story.check(seat, own)
        return as_response(story.show_all(seat))

    @routes.get("/replay/{step}", responses=gives(of("Frame")))
    async def frame(request: Request, id: str, step: m.Number, seat: m.Number = SPECTATOR, companion: m.Companion = 0) -> Response:
        """The game after a step, as a seat saw it; of a running game as those who watch do (-1), or as your own seat, or that of a
        companion of yours, did."""
        story, own = await library.story(id, request, companion)
        story.check(seat, own, step)
        return as_response(story.show_frame(step, seat))

    @routes.get("/draws", responses=gives(of("Draws")))
    async def draws(request: Request, id: str) -> Response:
        """Seed, header and every draw of a finished game: whoever wants to computes them again."""
        story, _ = await library.story(id, request)
        return as_response(story.show_draws())

    return routes
