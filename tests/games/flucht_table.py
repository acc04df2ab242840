"""A table of Flucht aus Mangrovia for the tests: laid out in one line, played by move texts, seen as a player sees it."""

from typing import Any

from archipel.engine.dealer import Dealer
from archipel.engine.edition import Edition
from archipel.engine.phrase import Mark
from archipel.games import find
from tests.games.table import Table as AnyTable

GAME = find("flucht")


class Table(AnyTable):
    game = GAME

    def placed(self) -> list[str]:
        return [event.args["square"] for event in self.told if event.key == "token-placed"]

    def removed(self) -> list[str]:
        return [event.args["square"] for event in self.told if event.key == "token-removed"]

    def at(self, pawn: str) -> str:
        """The square on which everybody sees this pawn."""
        return str(self.view()["teams"][int(pawn[0]) - 1]["pawns"][pawn])

    def hand(self, seat: int) -> list[str]:
        """A team's cards, as it sees them itself."""
        return list(self.view(seat)["teams"][seat]["hand"]["cards"])

    def preview(self, text: str) -> list[str]:
        return [event.key for event in self.state.preview(self.state.parse(text))]

    def noted(self) -> list[tuple[Any, ...]]:
        """The notes: thing, key and the numbers of squares; or thing, key, pawn and the square it goes to, or the reason why it stays."""
        return [noted(mark) for mark in self.state.marks()]


def noted(mark: Mark) -> tuple[Any, ...]:
    if "places" in mark.args:
        return mark.thing, mark.key, mark.args["places"]
    return mark.thing, mark.key, mark.args["pawn"], mark.args.get("square", mark.args.get("because"))


def arranged(
    seats: int = 2, options: dict[str, str] | None = None, edition: Edition | None = None, seed: str | int = "table", **position: Any
) -> Table:
    """A position as `arrange` reads it, free of faults.

    All squares are covered unless it says otherwise; `hand` names cards of the team on turn.
    """
    position.setdefault("tokens", "all")
    if "hand" in position:
        position["hands"] = {str(position.get("team", 1)): position.pop("hand")}
    return Table.arranged(seats, options, edition, seed, **position)


def dealt(seats: int = 2, options: dict[str, str] | None = None, seed: str | int = "table", dealer: Dealer | None = None) -> Table:
    """A new game, with the events of its preparation told."""
    return Table.dealt(seats, options, seed, dealer)


def numbered(first: int, last: int) -> list[str]:
    """The coloured squares from one number to another."""
    return [f"s{number:02}" for number in range(first, last + 1) if number not in (18, 37, 56)]


ALL_CARDS = [f"{colour}-{number}" for colour in ("blue", "yellow", "red", "green", "orange") for number in range(1, 7)]


def played_but(*kept: str, count: int) -> list[str]:
    """This many cards for the played pile, none of them among those kept for the hands."""
    return [card for card in ALL_CARDS if card not in kept][:count]


def told_reason(table: Table, key: str) -> tuple[str, int]:
    return table.event(key)["because"], table.event(key)["place"]
