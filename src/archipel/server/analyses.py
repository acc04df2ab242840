"""Finished games looked at again over HTTP: begun, watched while they are looked at, and cancelled."""

import gzip
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from archipel.server.accounts import current, required
from archipel.server.analyst import Analyst
from archipel.server.cached import takes_gzip
from archipel.server.limits import Limits
from archipel.server.people import Person
from archipel.server.structs import gives, of, refuses
from archipel.table.views import Analysis, as_json

LIGHTLY: Final = 1
"""How hard answers are packed: they are asked for every second, and get several times smaller by that."""


def who(person: Person | None) -> str:
    """For whom it is made: of somebody and all their programs one at a time."""
    return "" if person is None else person.owner or person.id


def answer(request: Request, shown: Analysis) -> Response:
    """Packed for whoever takes it so."""
    content, headers = as_json(shown), {"vary": "accept-encoding"}
    if takes_gzip(request):
        content, headers["content-encoding"] = gzip.compress(content, LIGHTLY), "gzip"
    return Response(content, media_type="application/json", headers=headers)


def router(analyst: Analyst, limits: Limits) -> APIRouter:
    routes = APIRouter(prefix="/api/tables/{id}", tags=["replays"])

    @routes.get("/analysis", responses={**gives(of("Analysis")), **refuses(403, 404)})
    async def analysis(request: Request, id: str) -> Response:
        """The analysis of a finished game, as far as it has come: whoever waits for it asks again after a second."""
        return answer(request, await analyst.show(id, who(current(request))))

    @routes.post("/analysis", responses={**gives(of("Analysis")), **refuses(401, 403, 404, 409, 429, 503)})
    async def analyse(request: Request, id: str) -> Response:
        """Begins to analyse a finished game, unless that is done or under way. Everybody can have one at a time made for them."""
        person = who(required(request))
        limits.take("analysis", person)
        return answer(request, await analyst.begin(id, person))

    @routes.delete("/analysis", responses={**gives(of("Analysis")), **refuses(401, 403, 404)})
    async def cancel(request: Request, id: str) -> Response:
        """Cancels an analysis that you have begun and that is not done; what was found so far is forgotten."""
        return answer(request, await analyst.cancel(id, who(required(request))))

    return routes
