"""A table of Zanzibar for the tests: laid out in one line, played by move texts, seen as a player sees it."""

from typing import Any

from archipel.engine.dealer import Dealer, QuickDealer
from archipel.engine.edition import Edition
from archipel.engine.phrase import Data
from archipel.games import find
from tests.games.table import Table as AnyTable

GAME = find("zanzibar")


class Table(AnyTable):
    game = GAME

    def at(self, merchant: str) -> str:
        """The place on which everybody sees this merchant."""
        return str(self.player(int(merchant[0]))["merchants"][merchant])

    def hand(self, number: int) -> list[str]:
        """A player's objectives, as that player sees them."""
        return list(self.player(number, number - 1)["objectives"])

    def steps(self, number: int) -> list[str]:
        """The places to which the merchant with this number may step now."""
        return sorted(move.split()[2] for move in self.moves() if move.startswith(f"go {number} "))

    def reach(self, merchant: str) -> Data:
        """The ways that are noted on a merchant, by the place where they end."""
        marks = {mark.thing: mark for mark in self.state.marks() if mark.key == "reach"}
        ways: Data = marks[merchant].args["ways"] if merchant in marks else {}
        return ways

    def fork(self) -> "Table":
        return Table(self.state.copy())


def arranged(
    seats: int = 2, options: dict[str, str] | None = None, edition: Edition | None = None, seed: str | int = "table", **position: Any
) -> Table:
    """A position as `arrange` reads it, free of faults; `hand` names objectives of the player on turn."""
    if "hand" in position:
        position["hands"] = {str(position.get("player", 1)): position.pop("hand")}
    return Table.arranged(seats, options, edition, seed, **position)


def dealt(seats: int = 2, options: dict[str, str] | None = None, seed: str | int = "table", dealer: Dealer | None = None) -> Table:
    """A new game, with the events of its set-up told."""
    return Table.dealt(seats, options, seed, dealer)


def placed(seats: int = 2, options: dict[str, str] | None = None, seed: str | int = "table") -> Table:
    """A new game with all merchants placed at random, at the first opening discard."""
    table = dealt(seats, options, seed)
    luck = QuickDealer(seed)
    while table.view()["phase"] == "place":
        moves = table.moves()
        table.play(moves[luck.below(len(moves))])
    return table


ALL = ["pepper", "ginger", "cloves", "cinnamon", "vanilla", "north", "east", "south", "west", "centre"]
"""The ten objectives."""


def nearly_done(*left: str, discarded: int = 1, count: int = 3) -> Data:
    """What a player who still holds only these objectives has scored and discarded: for `scored` and `discarded` of a position."""
    gone = [objective for objective in ALL if objective not in left]
    return {"scored": dict.fromkeys(gone[discarded:], count), "discarded": gone[:discarded]}


def history(**players: Data) -> Data:
    """Puts what players have scored and discarded (p1 = …, p2 = …) into the fields of a position."""
    return {
        "scored": {name[1:]: done["scored"] for name, done in players.items()},
        "discarded": {name[1:]: done["discarded"] for name, done in players.items()},
    }
