"""The description of the server (OpenAPI): REST, and the messages of the WebSocket beside it.

Run as a module it prints it: the page's types are made from it.
"""

import json
import sys
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from archipel.room import forms
from archipel.server import accounts, desk_api, figures, programs_api
from archipel.server.guard import is_open_to_programs
from archipel.server.people import COOKIE
from archipel.server.structs import described, of
from archipel.table import commands, opening, puzzles, views

STRUCTS: Final = (
    opening.GoOn,
    opening.OpenTable,
    forms.AnswerPuzzle,
    forms.Change,
    forms.EditionText,
    forms.EditionDraft,
    forms.ComparedEditions,
    forms.Explore,
    forms.ExploreByBot,
    forms.ExplorePreview,
    forms.ExploreWhy,
    forms.ForeseePuzzle,
    forms.NewGuest,
    forms.TryExample,
    puzzles.DailyPuzzle,
    puzzles.PuzzleFrame,
    puzzles.PuzzleStory,
    views.Analysis,
    views.ChatLine,
    views.Done,
    views.Draws,
    views.ExampleFrame,
    views.ExampleSummary,
    views.ExploredAnswer,
    views.ExploredFrame,
    views.Frame,
    views.OwnResults,
    views.Refusal,
    views.Replay,
    views.Statistics,
    views.TableSummary,
    views.TableView,
    accounts.Export,
    accounts.Program,
    accounts.Relation,
    programs_api.NewProgram,
    desk_api.DeskDeed,
    desk_api.DeskPerson,
    desk_api.DeskReport,
    desk_api.DeskTable,
    figures.DeskFigures,
)
"""What routes answer with or read beside the models that FastAPI knows; whatever these hold is described too."""

UNIONS: Final = {"Command": commands.Command, "Message": views.Message}

SCHEMES: Final = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "set by POST /api/guests, /api/login and the like"},
    "token": {"type": "http", "scheme": "bearer", "description": "of a program: POST /api/me/programs makes one for its owner"},
}
IN_PERSON: Final[list[dict[str, list[str]]]] = [{"cookie": []}, {}]
ALSO_PROGRAMS: Final[list[dict[str, list[str]]]] = [{"cookie": []}, {"token": []}, {}]
"""Where a program may come with its token. Whoever has nothing is let in too, and told where that is not enough."""


def describe(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schema["components"]["schemas"] |= described(STRUCTS, UNIONS)
        schema["components"]["securitySchemes"] = SCHEMES
        schema["security"] = ALSO_PROGRAMS
        for path, methods in schema["paths"].items():
            for method, route in methods.items():
                if path.startswith("/api") and not is_open_to_programs(method.upper(), path):
                    route["security"] = IN_PERSON
        schema["x-websockets"] = {
            "/api/tables/{id}/live": {
                "security": ALSO_PROGRAMS,
                "description": "One table. Query: version (the last one you know; -1 for none), chat (the last line you know), companion.",
                "receives": of("Command"),
                "sends": of("Message"),
            }
        }
        app.openapi_schema = schema
    return app.openapi_schema


def main() -> None:
    from archipel.server.app import Server, make_app
    from archipel.server.config import ServerConfig

    app = make_app(Server(ServerConfig("sqlite+aiosqlite:///never-opened.db"), "unused"))
    json.dump(app.openapi(), sys.stdout, indent=1)


if __name__ == "__main__":
    main()
