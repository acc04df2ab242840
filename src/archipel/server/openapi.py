"""The description of the server (OpenAPI): REST, and the messages of the WebSocket beside it.

Run as a module it prints it: the page's types are made from it.
"""

import json
import sys
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from archipel.server import accounts
from archipel.server.structs import described, of
from archipel.table import commands, opening, views

STRUCTS: Final = (
    opening.OpenTable,
    views.ChatLine,
    views.Done,
    views.Draws,
    views.ExampleFrame,
    views.ExampleSummary,
    views.Frame,
    views.OwnResults,
    views.Refusal,
    views.Replay,
    views.Statistics,
    views.TableSummary,
    views.TableView,
    accounts.Export,
    accounts.Relation,
)
"""What routes answer with or read beside the models that FastAPI knows; whatever these hold is described too."""

UNIONS: Final = {"Command": commands.Command, "Message": views.Message}


def describe(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schema["components"]["schemas"] |= described(STRUCTS, UNIONS)
        schema["x-websockets"] = {
            "/api/tables/{id}/live": {
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
