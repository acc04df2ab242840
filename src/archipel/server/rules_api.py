"""The rules of a game in our own words, and its editions as files that somebody can take home.

A game brings `rules/LANGUAGE.md` in its folder, a small part of Markdown that the page shows:

# Title                                   once; what follows until the first section leads in
## 6 A turn                               a section with its number in the rulebook; ### for one below it
- item, 1. item, | cell | cell |          lists and tables; a paragraph is one line
[picture:card-blue-1] Caption             a picture that the game's drawing knows by this name; lines that follow each other stand in a row
> [short]                                 the section in a few lines
> [ruling]                                how we play what the rulebook leaves open
> [example:example-1] Title               an example that can be played; the line that begins with = says what it shows
and in a line **strong**, *emphasis*, [6B] (a section), [picture:disc-snake] (a small picture), [edition:cards] (a sign if that part of the
edition is reconstructed).
"""

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from archipel.engine.phrase import trouble
from archipel.games import find
from archipel.server.cached import answer_text
from archipel.words import check_language


def router() -> APIRouter:
    routes = APIRouter(prefix="/api/games/{game}", tags=["games"], default_response_class=PlainTextResponse)

    @routes.get("/rules/{language}")
    async def rules(request: Request, game: str, language: str) -> Response:
        """The rules of a game in our own words, as Markdown with the section numbers of the rulebook: en, fr, de or it."""
        found = find(game)
        file = Path(found.folder, "rules", f"{check_language(language)}.md")
        if not file.is_file():
            raise trouble("rules-unwritten", {"game": found.title})
        return answer_text(request, file.read_text(encoding="utf-8"), "text/markdown; charset=utf-8")

    @routes.get("/editions/{edition}/toml")
    async def edition_file(request: Request, game: str, edition: str) -> Response:
        """One of the game's own editions as a file, with all its notes: to read, to change, and to bring back as one's own."""
        found = find(game)
        found.edition(edition)
        text = Path(found.folder, "editions", f"{edition}.toml").read_text(encoding="utf-8")
        answer = answer_text(request, text, "application/toml; charset=utf-8")
        answer.headers["content-disposition"] = f'attachment; filename="{edition}.toml"'
        return answer

    return routes
