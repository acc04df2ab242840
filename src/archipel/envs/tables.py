"""Both spaces of a game as tables: what every number of an observation tells, and what every move is.

A game's `spaces.toml` holds the fingerprints of its tables and the version of its observations: learners rely on both, so the tables change
only together with the version. `make spaces` writes the file.
"""

import hashlib
from typing import Any, Final, NamedTuple

from archipel.engine.dealer import QuickDealer
from archipel.engine.edition import Edition, canonical
from archipel.engine.game import Game
from archipel.engine.inspection import load_toml
from archipel.engine.phrase import Data
from archipel.words import Words

HELD: Final = "spaces.toml"


class Number(NamedTuple):
    """A number of an observation: where it is, the group it belongs to, which one of that it is, and what a learner divides it by."""

    at: int
    key: str
    entry: str
    meaning: str
    top: int


class Action(NamedTuple):
    """A move: its number, its text, and what it is called where moves are listed. Some are called by the position: here, by a new game."""

    at: int
    text: str
    called: str


def numbers(game: Game, edition: Edition, seats: int) -> list[Number]:
    """Every number of an observation."""
    game.check_seats(seats)
    groups = game.observation().groups(game.box(edition), seats)
    rows = [(group.key, entry, group.meaning, group.top) for group in groups for entry in group.entries]
    return [Number(at, *row) for at, row in enumerate(rows)]


def actions(game: Game, edition: Edition) -> list[Action]:
    """Every move, in English."""
    state = game.new(game.fewest, edition=edition, dealer=QuickDealer("spaces"))
    words = Words("en", game)
    rows = []
    for move, text in enumerate(state.opened.texts):
        called = state.called(move)
        rows.append(Action(move, text, text if called is None else words.say("move", called)))
    return rows


def fingerprint(rows: list[Any]) -> str:
    """SHA-256 of a table, as canonical JSON."""
    return hashlib.sha256(canonical({"rows": rows}).encode()).hexdigest()


def fingerprints(game: Game) -> Data:
    """What `spaces.toml` holds: the version, and by edition the fingerprints of the moves and of the numbers for every number of seats."""
    found: Data = {"version": game.observation().version}
    for id in game.editions:
        edition = game.edition(id)
        found[id] = {"moves": fingerprint(game.box(edition).texts)}
        for seats in range(game.fewest, game.most + 1):
            found[id][f"seats-{seats}"] = fingerprint(numbers(game, edition, seats))
    return found


def held(game: Game) -> Data:
    """What is written in a game's `spaces.toml`; nothing, if there is none."""
    return load_toml(game.folder, HELD)
