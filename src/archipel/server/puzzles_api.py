"""Puzzles over HTTP: the position, what a move would bring, and what came of an answer, with the solution if that is asked for."""

from asyncio import to_thread
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from archipel.engine.game import Game
from archipel.games import find, names
from archipel.room.forms import ANSWER_PUZZLE, FORESEE_PUZZLE
from archipel.server.accounts import current
from archipel.server.guard import address_of
from archipel.server.limits import Limits
from archipel.server.structs import as_response, gives, json_body, of, refuses, takes
from archipel.store.puzzles import Solvings
from archipel.table.puzzles import (
    DailyPuzzle,
    Mine,
    find_puzzle,
    foresee,
    is_right,
    number_of,
    position_of,
    read_move,
    show_puzzle,
    show_story,
)

Number = Annotated[int, Path(ge=-(2**31), lt=2**31, description="the puzzle’s number, from 1")]


def who(request: Request) -> str:
    """Who answers; empty where somebody has not said who they are."""
    person = current(request)
    return "" if person is None else person.id


def router(solvings: Solvings, limits: Limits, clock: Callable[[], float]) -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["puzzles"])

    def today() -> int:
        """The day, the same for everybody: days begin at midnight UTC."""
        return datetime.fromtimestamp(clock(), UTC).date().toordinal()

    async def mine(request: Request, puzzles: dict[str, str]) -> dict[str, Mine]:
        """What became of these puzzles, by their games, for whoever asks."""
        person = who(request)
        known = await solvings.mine(person, puzzles) if person else {}
        return {game: ("solved" if known[game] else "tried") if game in known else "none" for game in puzzles}

    async def found(request: Request, name: str, number: int) -> Game:
        """The game of a puzzle, whose position is there from now on."""
        limits.take("puzzle", address_of(request))
        game = find(name)
        await to_thread(position_of, game, number)
        return game

    @routes.get("/puzzles", responses=gives({"type": "array", "items": of("DailyPuzzle")}))
    async def daily(request: Request) -> Response:
        """Today’s puzzle of every game that has some: the same for everybody."""
        day = today()
        numbers = {name: number_of(find(name), day) for name in names()}
        ids = {name: find_puzzle(find(name), number).id for name, number in numbers.items() if number}
        own = await mine(request, ids)
        return as_response([DailyPuzzle(game=name, number=numbers[name], mine=own[name]) for name in ids])

    @routes.get("/games/{game}/puzzles/{number}", responses={**gives(of("PuzzleFrame")), **refuses(404)})
    async def puzzle(request: Request, game: str, number: Number) -> Response:
        """A puzzle: the position as its seat sees it. Nothing of the solution."""
        known = await found(request, game, number)
        own = await mine(request, {game: find_puzzle(known, number).id})
        return as_response(show_puzzle(known, number, today(), own[game]))

    @routes.post(
        "/games/{game}/puzzles/{number}/preview",
        responses={**gives({"type": "array", "items": of("Phrase")}), **refuses(404, 409)},
        openapi_extra=takes("ForeseePuzzle"),
    )
    async def preview(request: Request, game: str, number: Number) -> Response:
        """What the seat would be told of moves in a row, up to the first thing that it cannot foresee, as at a table."""
        known = await found(request, game, number)
        return as_response(foresee(known, number, FORESEE_PUZZLE.read(await json_body(request)).moves))

    @routes.post(
        "/games/{game}/puzzles/{number}/answer",
        responses={**gives(of("PuzzleStory")), **refuses(404, 409)},
        openapi_extra=takes("AnswerPuzzle"),
    )
    async def answer(request: Request, game: str, number: Number) -> Response:
        """What came of a move, or, without one, the solution. The first answer of everybody counts; nobody must be signed in."""
        known = await found(request, game, number)
        given = ANSWER_PUZZLE.read(await json_body(request)).move
        made = None if given is None else read_move(known, number, given)
        one = find_puzzle(known, number)
        person = who(request)
        if person:
            await solvings.add(game, one.id, person, made is not None and is_right(one, one.answer(made)), clock())
        own = await mine(request, {game: one.id})
        return as_response(show_story(known, number, made, await solvings.count(game, one.id), own[game]))

    return routes
