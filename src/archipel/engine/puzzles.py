"""Puzzles as a file, `puzzles.jsonl` in a game's folder: positions in which one move is clearly best, and what every move promises there.

The first line is the card: which game and edition, by which rules, who judged, and the command that found them. Every other line is a
puzzle: how the game was dealt, the moves up to the position, and the moves that can be made there, the best first. A position is made by
playing its game again; `digest` says whether it is the same.
"""

import json
import os
from typing import Final

from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.engine.phrase import Data, trouble
from archipel.engine.state import State

FILE: Final = "puzzles.jsonl"
SHORT: Final = 12
"""So many signs of the digest name a puzzle."""


class Answer:
    """A move that can be made in a puzzle: the share of wins that it promises, and by how much that may be off by chance."""

    def __init__(self, text: str, share: float, doubt: float) -> None:
        self.text = text
        self.share = share
        self.doubt = doubt


class Puzzle:
    def __init__(self, data: Data) -> None:
        self.data = data
        self.digest: str = data["digest"]
        self.id = self.digest[:SHORT]
        """Names the position wherever it is counted, whatever its number."""
        self.seed: str = data["seed"]
        self.seats: int = data["seats"]
        self.options: dict[str, str] = data["options"]
        self.moves: list[str] = data["moves"]
        self.theme: str = data["theme"]
        self.hard: bool = data["hard"]
        """Whether even somebody who knows the game well does not see it at first."""
        self.plain: str = data["plain"]
        """What a plain player does."""
        self.answers = [Answer(*one) for one in data["answers"]]

    @property
    def best(self) -> Answer:
        return self.answers[0]

    def answer(self, text: str) -> Answer:
        return next(one for one in self.answers if one.text == text)

    def position(self, game: Game, card: Data) -> State:
        """Plays the game up to the puzzle, by the rules that it was played by."""
        ruled = game.by_rules(card["rules"])
        edition = ruled.published_edition(card["edition"], card["edition_hash"])
        if edition is None:
            raise trouble("edition-not-here", {"game": game.title, "value": card["edition_hash"]})
        dealer = QuickDealer(self.seed)
        state = ruled.new(self.seats, self.options, edition, dealer)
        for text in self.moves:
            state.play(state.parse(text), dealer)
        if state.digest().hex() != self.digest:
            raise trouble("puzzle-differs", {"game": game.title, "value": self.id})
        return state


class Collection:
    """The puzzles of a game; their numbers count from 1."""

    def __init__(self, card: Data, puzzles: list[Puzzle]) -> None:
        self.card = card
        self.puzzles = puzzles

    def write(self) -> str:
        """As a text; puzzles of one game are not side by side."""
        ordered = sorted(self.puzzles, key=lambda puzzle: puzzle.digest)
        lines = [self.card, *(puzzle.data for puzzle in ordered)]
        return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def read_collection(text: str) -> Collection:
    card, *puzzles = [json.loads(line) for line in text.splitlines()]
    return Collection(card, [Puzzle(data) for data in puzzles])


def load_collection(game: Game) -> Collection:
    """The collection that lies with a game; an empty one where there is none."""
    path = os.path.join(game.folder, FILE)
    if not os.path.exists(path):
        return Collection({}, [])
    with open(path, encoding="utf-8") as file:
        return read_collection(file.read())
