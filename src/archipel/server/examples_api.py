"""The examples of a rulebook over HTTP, to be played (`table/trial.py`): moves come in, and what comes out of them is answered."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from archipel.games import find
from archipel.room.forms import TRY_EXAMPLE
from archipel.server.guard import address_of
from archipel.server.limits import Limits
from archipel.server.structs import as_response, gives, json_body, of, takes
from archipel.table.trial import examples_of, show_example, try_moves


def router(limits: Limits) -> APIRouter:
    routes = APIRouter(prefix="/api/games/{game}/examples", tags=["games"])

    @routes.get("", responses=gives({"type": "array", "items": of("ExampleSummary")}))
    async def examples(request: Request, game: str) -> Response:
        """The examples of the game's rulebook, with the section each stands in and what it tries."""
        limits.take("example", address_of(request))
        found = find(game)
        return as_response([show_example(found, example) for example in examples_of(found).values()])

    @routes.post("/{id}", responses=gives(of("ExampleFrame")), openapi_extra=takes("TryExample"))
    async def try_example(request: Request, game: str, id: str) -> Response:
        """An example after these moves, each made by the seat that is asked. An illegal move is refused with its reason; with `refusable`,
        an illegal last move is answered with it instead. Nothing is kept."""
        limits.take("example", address_of(request))
        given = TRY_EXAMPLE.read(await json_body(request))
        return as_response(try_moves(find(game), id, given.moves, given.seat, given.refusable))

    return routes
