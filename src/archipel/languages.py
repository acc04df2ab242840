"""The languages that Archipel speaks, and the texts in them as they were written: words as Fluent files, rules as Markdown."""

from pathlib import Path
from typing import Final

from archipel.engine.game import Game
from archipel.engine.phrase import trouble

LANGUAGES: Final = ("en", "fr", "de", "it")


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise trouble("language-unknown", {"value": language, "allowed": ", ".join(LANGUAGES)})
    return language


def words_text(language: str, game: Game | None = None) -> str:
    """The sentences that belong to no game, or those of a game."""
    folder = Path(__file__).parent if game is None else Path(game.folder)
    return (folder / "words" / f"{check_language(language)}.ftl").read_text(encoding="utf-8")


def rules_text(game: Game, language: str) -> str:
    """The rules as they were written."""
    file = Path(game.folder, "rules", f"{check_language(language)}.md")
    if not file.is_file():
        raise trouble("rules-unwritten", {"game": game.title})
    return file.read_text(encoding="utf-8")


def edition_text(game: Game, edition: str) -> str:
    """One of the game's own editions as it was written, with all its notes."""
    game.edition(edition)
    return Path(game.folder, "editions", f"{edition}.toml").read_text(encoding="utf-8")
