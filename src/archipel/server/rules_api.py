"""The rules of a game in our own words, and its editions as files that somebody can take home.

A game brings `rules/LANGUAGE.md` in its folder, a small part of Markdown that the page shows:

# Title                                   once; what follows until the first section leads in
## 6 A turn                               a section with its number in the rulebook; ### for one below it
- item, 1. item, | cell | cell |          lists and tables; a paragraph is one line
[picture:card-blue-1] Caption             a picture that the game's drawing knows by this name; lines that follow each other stand in a row
> [short]                                 the section in a few lines
> [ruling]                                how we play what the rulebook leaves open; folded until somebody opens it
**Heading**                               a line that is nothing but strong: a heading within a section
> [annotated:example-1] Title             the position of an example on the game's board, with numbers at its things; a line for each:
> 1. [thing:s04] **Name**: what it is.    the thing as the drawing calls it (`data-thing`, `data-tip`)
> [example:example-1] Title               an example that can be played; the line that begins with = says what it shows

Three sections have a letter instead of a number and no rules of their own: B, the board at a glance; R, a round told from beginning to
end; Q, the quick reference, which is last and fits on one printed page.

In a line: **strong**, *emphasis*, [6B] (a section), [picture:disc-snake] (a small picture), [edition:cards] (a sign if that part of the
edition is reconstructed).
"""

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from archipel.engine.phrase import trouble
from archipel.games import find
from archipel.server.cached import answer_text
from archipel.words import check_language


class Markdown(PlainTextResponse):
    media_type = "text/markdown"


class Toml(PlainTextResponse):
    media_type = "application/toml"


def router() -> APIRouter:
    routes = APIRouter(prefix="/api/games/{game}", tags=["games"])

    @routes.get("/rules/{language}", response_class=Markdown)
    async def rules(request: Request, game: str, language: str) -> Response:
        """The rules of a game in our own words, as Markdown with the section numbers of the rulebook: en, fr, de or it."""
        found = find(game)
        file = Path(found.folder, "rules", f"{check_language(language)}.md")
        if not file.is_file():
            raise trouble("rules-unwritten", {"game": found.title})
        return answer_text(request, file.read_text(encoding="utf-8"), f"{Markdown.media_type}; charset=utf-8")

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
