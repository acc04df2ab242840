"""The words for a page in the browser: the same Fluent files from which the terminal speaks."""

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from archipel import words
from archipel.games import find
from archipel.server.cached import answer_text
from archipel.words import check_language


def router() -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["words"], default_response_class=PlainTextResponse)

    def show(request: Request, folder: Path, language: str) -> Response:
        file = folder / f"{check_language(language)}.ftl"
        return answer_text(request, file.read_text(encoding="utf-8"), "text/plain; charset=utf-8")

    @routes.get("/words/{language}")
    async def shared(request: Request, language: str) -> Response:
        """The sentences that belong to no game, as a Fluent file: en, fr, de or it."""
        return show(request, Path(words.__file__).parent, language)

    @routes.get("/games/{game}/words/{language}")
    async def of_game(request: Request, game: str, language: str) -> Response:
        """The sentences of a game, as a Fluent file; they go before those that belong to no game."""
        return show(request, Path(find(game).folder, "words"), language)

    return routes
