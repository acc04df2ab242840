"""A table of Bora Bora for the tests: laid out in one line, played by move texts, seen as a player sees it."""

from typing import Any

from archipel.engine.dealer import Dealer
from archipel.engine.edition import Edition
from archipel.engine.phrase import Data
from archipel.games import find
from tests.games.table import Table as AnyTable

GAME = find("borabora")


class Table(AnyTable):
    game = GAME

    def play_until(self, wanted: str) -> None:
        """Plays the first answer each time until this is asked (see `asked`), or until nobody is asked."""
        for _ in range(2000):
            if self.asked() == wanted:
                return
            self.play(self.moves()[0])
        raise AssertionError(f"{wanted} was never asked")

    def hand(self, number: int) -> list[str]:
        """A player's god cards as that player sees them."""
        found: list[str] = self.view(number - 1)["players"][number - 1]["hand"]
        return found

    def row(self, id: str) -> list[int]:
        """A line of the score sheet."""
        rows: list[Data] = self.view()["score"]["rows"]
        found: list[int] = next(row["points"] for row in rows if row["id"] == id)
        return found


def arranged(seats: int = 3, edition: Edition | None = None, seed: str | int = "table", **position: Any) -> Table:
    """A position as `arrange` reads it, free of faults."""
    return Table.arranged(seats, {}, edition, seed, **position)


def plain(seats: int = 3, **position: Any) -> Table:
    """The same, with players who can invoke no god: nothing is asked about gods."""
    numbers = [str(number) for number in range(1, seats + 1)]
    position.setdefault("hands", {number: [] for number in numbers})
    position.setdefault("god_tiles", dict.fromkeys(numbers, 0))
    return arranged(seats, **position)


def dealt(seats: int = 3, seed: str | int = "table", dealer: Dealer | None = None) -> Table:
    """A new game, with the events of its set-up told."""
    return Table.dealt(seats, {}, seed, dealer)
