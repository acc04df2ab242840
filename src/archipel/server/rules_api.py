"""The rules of a game in our own words (`words/rulebook.py`), and its editions as files that somebody can take home."""

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from archipel.games import find
from archipel.server.cached import answer_text
from archipel.words.rulebook import rules_text


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
        found = find(game)
        found.edition(edition)
        text = Path(found.folder, "editions", f"{edition}.toml").read_text(encoding="utf-8")
        answer = answer_text(request, text, f"{Toml.media_type}; charset=utf-8")
        answer.headers["content-disposition"] = f'attachment; filename="{edition}.toml"'
        return answer

    return routes
