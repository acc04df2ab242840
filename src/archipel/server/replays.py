"""Games step by step over HTTP (`table/story.py`, `room/library.py`)."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from archipel.engine.phrase import SPECTATOR
from archipel.room.library import Library
from archipel.server import messages as m
from archipel.server.guard import address_of
from archipel.server.limits import Limits
from archipel.server.lobby import seat_of
from archipel.server.structs import as_response, gives, of
from archipel.table.story import Story


class ThreadedLibrary(Library):
    """Long games take their time, in which nobody else shall wait: they are played in a thread."""

    async def play(self, work: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.to_thread(work, *args)


def router(library: Library, limits: Limits) -> APIRouter:
    routes = APIRouter(prefix="/api/tables/{id}", tags=["replays"])

    async def told(request: Request, id: str, companion: int = 0) -> tuple[Story, int]:
        limit = partial(limits.take, "replay", address_of(request))
        return await library.story(id, lambda table: seat_of(table, request, companion), limit)

    @routes.get("/replay", responses=gives(of("Replay")))
    async def replay(request: Request, id: str, seat: m.Number = SPECTATOR, companion: m.Companion = 0) -> Response:
        """The game step by step, in short: of a finished game as a seat learnt of it; of a running one as those who watch did (-1), or as
        your own seat did, or that of a companion of yours."""
        story, own = await told(request, id, companion)
        story.check(seat, own)
        return as_response(story.show_all(seat))

    @routes.get("/replay/{step}", responses=gives(of("Frame")))
    async def frame(request: Request, id: str, step: m.Number, seat: m.Number = SPECTATOR, companion: m.Companion = 0) -> Response:
        """The game after a step, as a seat saw it; of a running game as those who watch do (-1), or as your own seat, or that of a
        companion of yours, did."""
        story, own = await told(request, id, companion)
        story.check(seat, own, step)
        return as_response(story.show_frame(step, seat))

    @routes.get("/draws", responses=gives(of("Draws")))
    async def draws(request: Request, id: str) -> Response:
        """Seed, header and every draw of a finished game: whoever wants to computes them again."""
        story, _ = await told(request, id)
        return as_response(story.show_draws())

    return routes
