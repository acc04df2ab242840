"""The health of the server, and its figures. Both are found out at most once a second, however many ask."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from fastapi import APIRouter
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from archipel.server.errors import as_trouble
from archipel.server.metrics import REGISTRY
from archipel.server.timekeeper import Timekeeper
from archipel.version import COMPILED, VERSION

KEPT_SECONDS: Final = 1.0


class Recent:
    """An answer that holds for a moment; whoever asks while it is being made waits for it."""

    def __init__(self, make: Callable[[], Awaitable[Response]], seconds: float) -> None:
        self.make = make
        self.seconds = seconds
        self.making = asyncio.Lock()
        self.until = 0.0

    async def answer(self) -> Response:
        async with self.making:
            if time.monotonic() >= self.until:
                self.made = await self.make()
                self.until = time.monotonic() + self.seconds
            return Response(self.made.body, self.made.status_code, media_type=self.made.media_type)


def router(keeper: Timekeeper, pace: float) -> APIRouter:
    """`pace` is that of the limits: so many times more often things are found out."""
    routes = APIRouter()
    hub = keeper.hub

    async def examine() -> Response:
        try:
            async with hub.store.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception as error:
            if as_trouble(error) is None:
                raise
            return JSONResponse({"status": "no database", "version": VERSION}, 503)
        if not keeper.well:
            return JSONResponse({"status": "cannot write", "version": VERSION}, 503)
        return JSONResponse({"status": "closing" if hub.closing else "good", "version": VERSION, "compiled": COMPILED})

    async def count() -> Response:
        return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)

    health, figures = (Recent(make, KEPT_SECONDS / pace) for make in (examine, count))

    @routes.head("/healthz", include_in_schema=False)
    @routes.get("/healthz", tags=["health"], response_model=None)
    async def healthz() -> Response:
        """Whether the server and its database answer, and whether it can write there: 200 or 503."""
        return await health.answer()

    @routes.get("/metrics", tags=["health"], response_class=PlainTextResponse)
    async def metrics() -> Response:
        """Figures for Prometheus."""
        return await figures.answer()

    return routes
