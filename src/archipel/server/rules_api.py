"""The rules of a game in our own words (`languages.py`), and its editions as files that somebody can take home."""

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from archipel.games import find
from archipel.languages import edition_text, rules_text
from archipel.server.cached import answer_text


class Markdown(PlainTextResponse):
    media_type = "text/markdown"


class Toml(PlainTextResponse):
    media_type = "application/toml"


def router() -> APIRouter:
    routes = APIRouter(prefix="/api/games/{game}", tags=["games"])

    @routes.get("/rules/{language}", response_class=Markdown)
    async def rules(request: Request, game: str, language: str) -> Response:
        """The rules of a game in our own words, as Markdown with the section numbers of the rulebook: en, fr, de or it."""
        return answer_text(request, rules_text(find(game), language), f"{Markdown.media_type}; charset=utf-8")

    @routes.get("/editions/{edition}/toml", response_class=Toml)
    async def edition_file(request: Request, game: str, edition: str) -> Response:
        """One of the game's own editions as a file, with all its notes: to read, to change, and to bring back as one's own."""
        answer = answer_text(request, edition_text(find(game), edition), f"{Toml.media_type}; charset=utf-8")
        answer.headers["content-disposition"] = f'attachment; filename="{edition}.toml"'
        return answer

    return routes
