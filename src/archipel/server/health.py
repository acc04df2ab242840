"""The health of the server, and its figures."""

from fastapi import APIRouter
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from archipel.server.errors import as_trouble
from archipel.server.hub import Hub
from archipel.server.metrics import REGISTRY
from archipel.version import COMPILED, VERSION


def router(hub: Hub) -> APIRouter:
    routes = APIRouter()

    @routes.head("/healthz", include_in_schema=False)
    @routes.get("/healthz", tags=["health"], response_model=None)
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

    @routes.get("/metrics", tags=["health"], response_class=PlainTextResponse)
    async def metrics() -> Response:
        """Figures for Prometheus."""
        return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)

    return routes
