"""The folder of a tournament: `arena.json` says what is played, `games.jsonl` has a line for every finished game.

A line is written as soon as its game is over. Whoever is stopped, in whatever way, goes on with the same command and loses at most the
games under way; a last line that is not whole is dropped.
"""

import json
import os
from pathlib import Path
from typing import Final

from archipel.arena.tournament import Tournament, read_tournament
from archipel.engine.phrase import Data, trouble
from archipel.files import read_text, unwritable, write_text

FIELDS: Final = ("number", "game", "bots", "places", "scores", "decisions", "seconds", "choices", "asked", "thought")
MAY_DIFFER: Final = ("games",)
"""A tournament may be given more games later; everything else makes it another one."""


class Ledger:
    """The finished games of a tournament; without a folder they are only remembered."""

    def __init__(self, tournament: Tournament, folder: Path | None = None) -> None:
        self.tournament = tournament
        self.folder = folder
        self.games: dict[int, Data] = {}
        self.dropped = False

    def open(self) -> None:
        """Takes up what the folder holds already, or begins it."""
        if self.folder is None:
            return
        if (self.folder / "arena.json").exists():
            kept = read_configuration(self.folder)
            for name, value in self.tournament.data().items():
                if name not in MAY_DIFFER and kept.get(name) != value:
                    raise trouble("arena-other", {"value": str(self.folder), "field": name})
            self.tournament.games = max(self.tournament.games, int(kept["games"]))
        elif (self.folder / "games.jsonl").exists():
            raise trouble("arena-damaged", {"value": str(self.folder / "arena.json"), "line": 1})
        write_text(self.folder / "arena.json", json.dumps(self.tournament.data(), indent=1) + "\n")
        self.read()
        if self.dropped:
            self.cut()

    def read(self) -> None:
        assert self.folder is not None
        path = self.folder / "games.jsonl"
        if not path.exists():
            return
        lines = read_text(path).splitlines(keepends=True)
        for number, text in enumerate(lines, 1):
            line = read_line(text)
            if line is not None and line["number"] in self.tournament.numbers():
                self.games[line["number"]] = line
            elif number == len(lines):
                self.dropped = True
            else:
                raise trouble("arena-damaged", {"value": str(path), "line": number})

    def cut(self) -> None:
        """Takes the last line out of the file."""
        assert self.folder is not None
        path = self.folder / "games.jsonl"
        whole = path.read_bytes().removesuffix(b"\n")
        try:
            os.truncate(path, whole.rfind(b"\n") + 1)
        except OSError as error:
            raise unwritable(path, error) from None

    def add(self, line: Data) -> None:
        self.games[line["number"]] = line
        if self.folder is not None:
            path = self.folder / "games.jsonl"
            try:
                with open(path, "ab") as file:
                    file.write((json.dumps(line, separators=(",", ":")) + "\n").encode())
            except OSError as error:
                raise unwritable(path, error) from None

    def left(self) -> list[int]:
        return [number for number in self.tournament.numbers() if number not in self.games]

    def lines(self) -> list[Data]:
        """The finished games in the order of their numbers, so that it does not matter who was ready first."""
        return [self.games[number] for number in sorted(self.games)]


def read_line(text: str) -> Data | None:
    """A finished game, or None if it is none."""
    try:
        line = json.loads(text) if text.endswith("\n") else None
    except (ValueError, RecursionError):
        return None
    return line if isinstance(line, dict) and all(field in line for field in FIELDS) else None


def read_configuration(folder: Path) -> Data:
    path = folder / "arena.json"
    if not path.exists():
        raise trouble("arena-nothing", {"value": str(folder)})
    try:
        found = json.loads(read_text(path))
        read_tournament(found)
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise trouble("arena-damaged", {"value": str(path), "line": 1}) from None
    configuration: Data = found
    return configuration


def look_into(folder: Path) -> Ledger:
    """The tournament of a folder as far as it has come; nothing is written."""
    ledger = Ledger(read_tournament(read_configuration(folder)), folder)
    ledger.read()
    return ledger
