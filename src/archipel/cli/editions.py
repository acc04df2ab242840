"""Editions as a command names them: a file, one of the games' own by its id, or a former text of one by the beginning of its hash."""

import re
from pathlib import Path
from typing import Final

from archipel.cli.common import edition_text
from archipel.engine.edition import Edition, read_toml
from archipel.engine.game import Game
from archipel.engine.phrase import Reason, Trouble, trouble
from archipel.files import write_text
from archipel.games import find, names

HASH: Final = re.compile(r"[0-9a-f]{4,64}")


class Named:
    """An edition, its game, and the comments at the head of its file: who has seen what, and when."""

    def __init__(self, game: Game, edition: Edition, comments: list[str]) -> None:
        self.game = game
        self.edition = edition
        self.comments = comments


def open_edition(value: str) -> Named:
    """An edition that a person names; nothing is asked of its values yet."""
    path = Path(value)
    if path.exists():
        text = edition_text(path)
        try:
            edition = read_toml(text)
            return Named(find(edition.game), edition, head_comments(text))
        except Trouble as error:
            raise Trouble(Reason(error.reason.key, {**error.reason.args, "file": value})) from None
    ours = [(game, id) for game in (find(name) for name in names()) for id in game.editions]
    for game, id in ours:
        if id == value:
            return Named(game, game.edition(id), [])
    found = by_hash(value) if HASH.fullmatch(value) else []
    if len(found) > 1:
        allowed = ", ".join(f"{named.edition.id} {named.edition.hash[:12]}" for named in found)
        raise trouble("edition-hash-unclear", {"value": value, "allowed": allowed})
    if not found:
        raise trouble("edition-nowhere", {"value": value, "allowed": ", ".join(id for _, id in ours)})
    return found[0]


def by_hash(prefix: str) -> list[Named]:
    """The games' own editions, as they are and as they were, whose hash begins like this."""
    found: dict[str, Named] = {}
    for game in (find(name) for name in names()):
        for id in dict.fromkeys([*game.editions, *game.published]):
            now = [game.edition(id).hash] if id in game.editions else []
            for hash in [*now, *game.published.get(id, [])]:
                edition = game.published_edition(id, hash) if hash.startswith(prefix) else None
                if edition is not None:
                    found[hash] = Named(game, edition, [])
    return list(found.values())


def head_comments(text: str) -> list[str]:
    """The comments above everything else."""
    found: list[str] = []
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            break
        if line.startswith("#"):
            found.append(line.removeprefix("#").strip())
    return found


def write_anew(file: str, text: str) -> None:
    """Writes a file that is not there yet: nobody's work is written over."""
    path = Path(file)
    if path.exists():
        raise trouble("edition-file-exists", {"value": file})
    write_text(path, text)
