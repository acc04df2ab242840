"""The plain page at the root until there is a client, the health of the server, and its figures."""

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from archipel.server.errors import as_trouble
from archipel.server.hub import Hub
from archipel.server.metrics import REGISTRY
from archipel.version import COMPILED, VERSION

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Archipel</title></head>
<body>
<h1>Archipel</h1>
<p>The server is running. Sit down from a terminal with <code>archipel join</code> and this address.</p>
<p><a href="/api/openapi.json">What it offers to programs</a></p>
</body>
</html>
"""


def router(hub: Hub) -> APIRouter:
    routes = APIRouter()

    @routes.api_route("/", methods=["GET", "HEAD"], response_class=HTMLResponse, include_in_schema=False)
    @routes.api_route("/t/{id}", methods=["GET", "HEAD"], response_class=HTMLResponse, include_in_schema=False)
    async def page(id: str = "") -> Response:
        return HTMLResponse(PAGE)

    @routes.head("/healthz", include_in_schema=False)
    @routes.get("/healthz", tags=["house"], response_model=None)
    async def healthz() -> Response:
        """Whether the server and its database answer: 200 or 503."""
        try:
            async with hub.store.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception as error:
            if as_trouble(error) is None:
                raise
            return JSONResponse({"status": "no database", "version": VERSION}, 503)
        return JSONResponse({"status": "closing" if hub.closing else "good", "version": VERSION, "compiled": COMPILED})

    @routes.get("/metrics", tags=["house"], response_class=PlainTextResponse)
    async def metrics() -> Response:
        """Figures for Prometheus."""
        return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)

    return routes
