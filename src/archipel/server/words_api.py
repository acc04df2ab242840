"""The words for a page in the browser: the same Fluent files from which the terminal speaks."""

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from archipel.games import find
from archipel.languages import words_text
from archipel.server.cached import answer_text


def router() -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["words"], default_response_class=PlainTextResponse)

    def show(request: Request, text: str) -> Response:
        return answer_text(request, text, "text/plain; charset=utf-8")

    @routes.get("/words/{language}")
    async def shared(request: Request, language: str) -> Response:
        """The sentences that belong to no game, as a Fluent file: en, fr, de or it."""
        return show(request, words_text(language))

    @routes.get("/games/{game}/words/{language}")
    async def of_game(request: Request, game: str, language: str) -> Response:
        """The sentences of a game, as a Fluent file; they go before those that belong to no game."""
        return show(request, words_text(language, find(game)))

    return routes
