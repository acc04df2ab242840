"""The routes about programs of one's own: language models, or anything else that shall sit down at tables with a token of its owner."""

from collections.abc import Callable

from fastapi import APIRouter, Request, Response
from pydantic import Field

from archipel.server.accounts import ById, Program, required, see_off, show_program
from archipel.server.messages import Strict
from archipel.server.people import People
from archipel.server.structs import as_response, gives, of, refuses


class ProgramName(Strict):
    """What a program shall be called at tables."""

    name: str = Field(max_length=200, description="1 to 40 visible characters in one line")


class NewProgram(Program):
    """A program, and its token: it is shown this once, and only its hash is kept."""

    token: str


def router(people: People, farewell: ById, hush: ById, limit: Callable[[Request, str], None]) -> APIRouter:
    """`farewell`, `hush` and `limit` are those of the routes about people."""
    routes = APIRouter(prefix="/api/me/programs")

    @routes.get("", responses={**gives({"type": "array", "items": of("Program")}), **refuses(401, 403)})
    async def programs(request: Request) -> Response:
        """One's programs, the oldest first; never their tokens."""
        return as_response([show_program(row) for row in await people.programs(required(request).id)])

    @routes.post("", status_code=201, responses={**gives(of("NewProgram"), 201), **refuses(400, 401, 403, 409, 429)})
    async def make(request: Request, given: ProgramName) -> Response:
        """Makes a program, which may play, watch, speak and read as a person of its own. The answer holds its token, shown this once:
        whoever sends it as `Authorization: Bearer TOKEN` is that program."""
        owner = required(request)
        limit(request, "program")
        made, token = await people.make_program(owner, given.name)
        return as_response(NewProgram(id=made["id"], name=made["name"], created=made["created"], seen=None, token=token), 201)

    @routes.delete("/{program}", status_code=204, responses=refuses(401, 403, 404))
    async def withdraw(request: Request, program: str) -> None:
        """Withdraws a program: its token is void at once, it leaves all tables, and what it wrote in chats is deleted, as with a person who
        is deleted."""
        found = await people.program(required(request).id, program)
        await see_off(people, found["id"], farewell, hush)

    return routes
