"""A table of Flucht aus Mangrovia for the tests: laid out in one line, played in texts, looked at as a player looks."""

from typing import Any

from archipel.engine.dealer import Dealer, QuickDealer
from archipel.engine.edition import Edition
from archipel.engine.examples import refusal
from archipel.engine.phrase import SPECTATOR, Data, Event, Mark
from archipel.engine.state import State
from archipel.games import find

GAME = find("flucht")


class Table:
    """A state with its dealer; `told` holds everything that was told since it was laid out."""

    def __init__(self, state: State, seed: str | int = "table") -> None:
        self.state = state
        self.dealer: Dealer = QuickDealer(seed)
        self.told: list[Event] = []

    def play(self, *texts: str) -> list[Event]:
        """Plays one text after the other and says what was told."""
        before = len(self.told)
        for text in texts:
            self.state.play(self.state.parse(text), self.dealer, self.told.append)
        return self.told[before:]

    def heard(self) -> list[str]:
        """The keys of everything that was told."""
        return [event.key for event in self.told]

    def event(self, key: str) -> Data:
        """The arguments of the one event with this key."""
        found = [event.args for event in self.told if event.key == key]
        assert len(found) == 1, f"{key} was told {len(found)} times: {self.told}"
        return found[0]

    def placed(self) -> list[str]:
        return [event.args["square"] for event in self.told if event.key == "token-placed"]

    def removed(self) -> list[str]:
        return [event.args["square"] for event in self.told if event.key == "token-removed"]

    def view(self, seat: int = SPECTATOR) -> Data:
        return self.state.view(seat)

    def at(self, pawn: str) -> str:
        """The square on which everybody sees this pawn."""
        return str(self.view()["teams"][int(pawn[0]) - 1]["pawns"][pawn])

    def hand(self, seat: int) -> list[str]:
        """A team's cards, as it sees them itself."""
        return list(self.view(seat)["teams"][seat]["hand"]["cards"])

    def asked(self) -> str:
        """What is asked of whom: "2 card" is team 2, for a card; "over" when nobody is."""
        key = self.state.decision().key
        return key if self.state.over else f"{self.state.seat + 1} {key}"

    def moves(self) -> list[str]:
        return [self.state.text(move) for move in self.state.moves()]

    def refused(self, text: str) -> str:
        """Why a text is refused; empty if it is not."""
        return refusal(self.state, text)

    def preview(self, text: str) -> list[str]:
        return [event.key for event in self.state.preview(self.state.parse(text))]

    def marks(self) -> list[tuple[Any, ...]]:
        """The notes: thing, key and the numbers of squares; or thing, key, pawn and the square it leads to, or the reason why to none."""
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
    box = GAME.box(edition or GAME.edition())
    state = GAME.arrange(box, seats, GAME.read_options(options or {}), position, QuickDealer(seed))
    assert state.faults() == []
    return Table(state, seed)


def dealt(seats: int = 2, options: dict[str, str] | None = None, seed: str | int = "table", dealer: Dealer | None = None) -> Table:
    """A new game, with the events of its preparation told."""
    told: list[Event] = []
    table = Table(GAME.new(seats, options, dealer=dealer or QuickDealer(seed), tell=told.append), seed)
    table.told = told
    return table


def numbered(first: int, last: int) -> list[str]:
    """The coloured squares from one number to another."""
    return [f"s{number:02}" for number in range(first, last + 1) if number not in (18, 37, 56)]


ALL_CARDS = [f"{colour}-{number}" for colour in ("blue", "yellow", "red", "green", "orange") for number in range(1, 7)]


def played_but(*kept: str, count: int) -> list[str]:
    """So many cards for the played pile, none of them among those that are kept for the hands."""
    return [card for card in ALL_CARDS if card not in kept][:count]


def told_reason(table: Table, key: str) -> tuple[str, int]:
    return table.event(key)["because"], table.event(key)["place"]
