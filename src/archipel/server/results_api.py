"""The routes about one's own finished games: results page by page, counted, and to take along. Nobody is shown anybody else's."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request, Response

from archipel.server.accounts import required
from archipel.server.limits import Limits
from archipel.server.structs import as_response, gives, of, refuses
from archipel.store.results import Results
from archipel.table.tallies import as_csv, own_results, statistics
from archipel.table.views import OwnResults

PAGE: Final = 20
LARGEST_PAGE: Final = 100
AT_ONCE: Final = 20
"""How many results of games from before there were results are read from their logs in one go."""

MOST: Final = 100_000

Skip = Annotated[int, Query(ge=0, le=MOST, description="how many of the last games to leave out")]
Most = Annotated[int, Query(ge=1, le=LARGEST_PAGE, description="how many to answer with")]


def router(results: Results, limits: Limits) -> APIRouter:
    routes = APIRouter(prefix="/api/me/results")

    @routes.get("", responses={**gives(of("OwnResults")), **refuses(401, 429)})
    async def page(request: Request, skip: Skip = 0, most: Most = PAGE) -> Response:
        """Your finished games and how they ended, the last first."""
        person = asking(request)
        await results.fill(person, AT_ONCE)
        rows = await results.of(person, skip, most + 1)
        return as_response(OwnResults(results=own_results(person, rows[:most]), more=len(rows) > most))

    @routes.get("/statistics", responses={**gives(of("Statistics")), **refuses(401, 429)})
    async def counted(request: Request) -> Response:
        """Your finished games counted: by game, by opponent (people, and bots by their kind) and by seat."""
        person = asking(request)
        pending = await results.fill(person, AT_ONCE)
        return as_response(statistics(own_results(person, await results.of(person, 0, MOST)), pending))

    @routes.get("/export", responses={**gives(of("OwnResults"), text="text/csv"), **refuses(401, 429)})
    async def export(request: Request, form: Literal["json", "csv"] = "json") -> Response:
        """All your finished games as a file: JSON, or CSV with a line a game."""
        person = asking(request)
        await results.fill(person, MOST)
        found = own_results(person, await results.of(person, 0, MOST))
        answer = (
            Response(as_csv(found), media_type="text/csv; charset=utf-8")
            if form == "csv"
            else as_response(OwnResults(results=found, more=False))
        )
        answer.headers["content-disposition"] = f"attachment; filename=archipel-results.{form}"
        return answer

    def asking(request: Request) -> str:
        person = required(request).id
        limits.take("results", person)
        return person

    return routes
