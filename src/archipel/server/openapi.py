"""Prints the description of the server (OpenAPI, with the messages of the WebSocket): the page's types are made from it."""

import json
import sys

from archipel.server.app import Server, make_app
from archipel.server.config import ServerConfig


def main() -> None:
    app = make_app(Server(ServerConfig("sqlite+aiosqlite:///never-opened.db"), "unused"))
    json.dump(app.openapi(), sys.stdout, indent=1)


if __name__ == "__main__":
    main()
