"""A table of Mangrovia for the tests: laid out in one line, played by move texts, seen as a player sees it."""

from typing import Any

from archipel.engine.dealer import Dealer
from archipel.engine.edition import Edition
from archipel.engine.phrase import Data
from archipel.games import find
from tests.games.table import Table as AnyTable

GAME = find("mangrovia")

ALL_BOWLS: dict[int, dict[str, int]] = {
    2: {"site-1": 1, "site-2": 2, "site-3": 1, "site-4": 2},
    3: {"site-1": 1, "site-2": 2, "site-3": 3, "site-4": 1, "site-5": 2, "site-6": 3},
    4: {"site-2": 1, "site-3": 2, "site-4": 3, "site-5": 4},
    5: {"site-2": 1, "site-3": 2, "site-4": 3, "site-5": 4, "site-6": 5},
}
"""Bowls for tests that ask for a landing and do not care about the rest."""


class Table(AnyTable):
    game = GAME

    def skip_until(self, wanted: str) -> None:
        """Everybody does without, or leaves the birds, until this is asked (see `asked`)."""
        for _ in range(60):
            if self.asked() == wanted:
                return
            birds = self.view()["birds"]
            self.play("birds " + " ".join(birds) if self.state.decision().key == "birds" else self.moves()[0])
        raise AssertionError(f"{wanted} was never asked")

    def hand(self, number: int) -> Data:
        """A player's hand as that player sees it."""
        found: Data = self.view(number - 1)["players"][number - 1]["hand"]
        return found

    def row(self, id: str) -> Data:
        """A line of the score sheet."""
        rows: list[Data] = self.view()["score"]["rows"]
        return next(row for row in rows if row["id"] == id)


def arranged(
    seats: int = 4, options: dict[str, str] | None = None, edition: Edition | None = None, seed: str | int = "table", **position: Any
) -> Table:
    """A position as `arrange` reads it, free of faults. With a landing but no bowls, everybody has some."""
    if "landing" in position:
        position.setdefault("bowls", ALL_BOWLS[seats])
    return Table.arranged(seats, options, edition, seed, **position)


def builder(*hand: str, landing: int = 10, birds: tuple[str, str] = ("water", "sand"), seats: int = 4, **position: Any) -> Table:
    """Player 1 may build, with this hand: two huts at landing 10, a hut or a double hut at landing 9."""
    sites = {9: "site-4", 10: "site-3", 11: "site-2", 7: "site-6", 8: "site-5"}
    others = [site for site in ("site-2", "site-3", "site-4", "site-5", "site-6") if site != sites[landing]]
    bowls = {sites[landing]: 1} | {site: number for number, site in zip(range(2, seats + 1), others, strict=False)}
    hands = {"1": list(hand)} | position.pop("hands", {})
    return arranged(seats, landing=landing, bowls=bowls, birds=list(birds), hands=hands, **position)


def dealt(seats: int = 4, options: dict[str, str] | None = None, seed: str | int = "table", dealer: Dealer | None = None) -> Table:
    """A new game, with the events of its set-up told."""
    return Table.dealt(seats, options, seed, dealer)
