"""Finished games played on over HTTP (`table/exploring.py`, `room/exploring.py`). Nothing is kept: every request says the whole line."""

import asyncio
from collections.abc import Callable
from functools import partial

from fastapi import APIRouter, Request
from fastapi.responses import Response

from archipel.room.exploring import Explorer
from archipel.room.forms import EXPLORE, EXPLORE_BY_BOT, EXPLORE_PREVIEW, EXPLORE_WHY
from archipel.server.accounts import current
from archipel.server.guard import address_of
from archipel.server.limits import Limits
from archipel.server.structs import as_response, gives, json_body, of, refuses, takes


def router(explorer: Explorer, limits: Limits) -> APIRouter:
    routes = APIRouter(prefix="/api/tables/{id}/explore", tags=["replays"])
    thinking = asyncio.Semaphore(1)
    """One bot at a time thinks here: those at tables are not to wait."""

    def limit(request: Request) -> Callable[[], None]:
        """Everybody may look; a game that is not kept ready is limited as in a replay."""
        limits.take("explore", address_of(request))
        return partial(limits.take, "replay", address_of(request))

    def think(request: Request, kind: str) -> None:
        person = current(request)
        limits.take(kind, address_of(request) if person is None else person.owner or person.id)

    @routes.post("", responses={**gives(of("ExploredFrame")), **refuses(403, 404, 429)}, openapi_extra=takes("Explore"))
    async def explore(request: Request, id: str) -> Response:
        """A finished game after a step of its replay and these moves, each made by the seat that is asked. The first that cannot be made is
        refused with its reason, and which it is (`nth`)."""
        new = limit(request)
        return as_response(await explorer.show(id, EXPLORE.read(await json_body(request)), new))

    @routes.post("/bot", responses={**gives(of("ExploredFrame")), **refuses(403, 404, 429, 503)}, openapi_extra=takes("ExploreByBot"))
    async def bot(request: Request, id: str) -> Response:
        """The same after one more move, which a bot makes for the seat that is asked."""
        new, asked = limit(request), EXPLORE_BY_BOT.read(await json_body(request))
        think(request, "explore-bot")
        async with thinking:
            return as_response(await explorer.play_bot(id, asked, new))

    @routes.post("/hint", responses={**gives(of("ExploredAnswer")), **refuses(403, 404, 429, 503)}, openapi_extra=takes("Explore"))
    async def hint(request: Request, id: str) -> Response:
        """What the bot `search` would play for the seat that is asked: up to three moves, best first."""
        new, asked = limit(request), EXPLORE.read(await json_body(request))
        think(request, "hint")
        async with thinking:
            return as_response(await explorer.hint(id, asked, new))

    @routes.post("/preview", responses={**gives(of("ExploredAnswer")), **refuses(403, 404, 429)}, openapi_extra=takes("ExplorePreview"))
    async def preview(request: Request, id: str) -> Response:
        """What the seat that is asked would be told of moves in a row, up to the first thing that it cannot foresee."""
        new = limit(request)
        return as_response(await explorer.preview(id, EXPLORE_PREVIEW.read(await json_body(request)), new))

    @routes.post("/why", responses={**gives(of("ExploredAnswer")), **refuses(403, 404, 429)}, openapi_extra=takes("ExploreWhy"))
    async def why(request: Request, id: str) -> Response:
        """Why the move that is meant by some things is not allowed now; none where nothing is meant."""
        new = limit(request)
        return as_response(await explorer.why(id, EXPLORE_WHY.read(await json_body(request)), new))

    return routes
