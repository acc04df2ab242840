"""A table of Zanzibar for the tests: laid out in one line, played in texts, looked at as a player looks."""

from typing import Any

from archipel.engine.dealer import Dealer, QuickDealer
from archipel.engine.edition import Edition
from archipel.engine.examples import refusal
from archipel.engine.phrase import SPECTATOR, Data, Event, Reason
from archipel.engine.state import State
from archipel.games import find

GAME = find("zanzibar")


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
            assert self.state.faults() == []
        return self.told[before:]

    def heard(self) -> list[str]:
        """The keys of everything that was told."""
        return [event.key for event in self.told]

    def event(self, key: str) -> Data:
        """The arguments of the one event with this key."""
        found = [event.args for event in self.told if event.key == key]
        assert len(found) == 1, f"{key} was told {len(found)} times: {self.told}"
        return found[0]

    def view(self, seat: int = SPECTATOR) -> Data:
        return self.state.view(seat)

    def player(self, number: int, seat: int = SPECTATOR) -> Data:
        """What a seat sees of the player with this number (from 1)."""
        player: Data = self.view(seat)["players"][number - 1]
        return player

    def at(self, merchant: str) -> str:
        """The place on which everybody sees this merchant."""
        return str(self.player(int(merchant[0]))["merchants"][merchant])

    def hand(self, number: int) -> list[str]:
        """A player's objectives, as they see them themselves."""
        return list(self.player(number, number - 1)["objectives"])

    def asked(self) -> str:
        """What is asked of whom: "2 move" is player 2; "over" when nobody is."""
        key = self.state.decision().key
        return key if self.state.over else f"{self.state.seat + 1} {key}"

    def moves(self) -> list[str]:
        return [self.state.text(move) for move in self.state.moves()]

    def steps(self, number: int) -> list[str]:
        """The places to which the merchant with this number may step now."""
        return sorted(move.split()[2] for move in self.moves() if move.startswith(f"go {number} "))

    def refused(self, text: str) -> str:
        """Why a text is refused; empty if it is not."""
        return refusal(self.state, text)

    def reason(self, text: str) -> Reason:
        reason = self.state.why_not(self.state.parse(text))
        assert reason is not None
        return reason

    def reach(self, merchant: str) -> Data:
        """The ways that are noted on a merchant, by the place they end on."""
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
    box = GAME.box(edition or GAME.edition())
    state = GAME.arrange(box, seats, GAME.read_options(options or {}), position, QuickDealer(seed))
    assert state.faults() == []
    return Table(state, seed)


def dealt(seats: int = 2, options: dict[str, str] | None = None, seed: str | int = "table", dealer: Dealer | None = None) -> Table:
    """A new game, with the events of its set-up told."""
    told: list[Event] = []
    table = Table(GAME.new(seats, options, dealer=dealer or QuickDealer(seed), tell=told.append), seed)
    table.told = told
    return table


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
    """What a player has scored and discarded who holds only these objectives still: for `scored` and `discarded` of a position."""
    gone = [objective for objective in ALL if objective not in left]
    return {"scored": dict.fromkeys(gone[discarded:], count), "discarded": gone[:discarded]}


def history(**players: Data) -> Data:
    """Puts what players have scored and discarded (p1 = …, p2 = …) into the fields of a position."""
    return {
        "scored": {name[1:]: done["scored"] for name, done in players.items()},
        "discarded": {name[1:]: done["discarded"] for name, done in players.items()},
    }
