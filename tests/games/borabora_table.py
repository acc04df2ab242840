"""A table of Bora Bora for the tests: laid out in one line, played in texts, looked at as a player looks."""

from typing import Any

from archipel.engine.dealer import Dealer, QuickDealer
from archipel.engine.edition import Edition, read_data
from archipel.engine.examples import refusal
from archipel.engine.phrase import SPECTATOR, Data, Event, Reason, Refused
from archipel.engine.state import State
from archipel.games import find

GAME = find("borabora")


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

    def play_until(self, wanted: str) -> None:
        """Plays the first answer each time until this is asked (see `asked`), or until nobody is asked."""
        for _ in range(2000):
            if self.asked() == wanted:
                return
            self.play(self.moves()[0])
        raise AssertionError(f"{wanted} was never asked")

    def heard(self, key: str) -> list[Data]:
        """The arguments of all events with this key."""
        return [event.args for event in self.told if event.key == key]

    def keys(self) -> list[str]:
        return [event.key for event in self.told]

    def event(self, key: str) -> Data:
        """The arguments of the one event with this key."""
        found = self.heard(key)
        assert len(found) == 1, f"{key} was told {len(found)} times: {self.told}"
        return found[0]

    def view(self, seat: int = SPECTATOR) -> Data:
        return self.state.view(seat)

    def player(self, number: int) -> Data:
        """A player as everybody sees them, numbered from 1."""
        found: Data = self.view()["players"][number - 1]
        return found

    def hand(self, number: int) -> list[str]:
        """A player's god cards as that player sees them."""
        found: list[str] = self.view(number - 1)["players"][number - 1]["hand"]
        return found

    def asked(self) -> str:
        """What is asked of whom: "2 place" is player 2, for a die; "over" when nobody is."""
        key = self.state.decision().key
        return key if self.state.over else f"{self.state.seat + 1} {key}"

    def args(self) -> Data:
        """The arguments of what is asked."""
        return self.state.decision().args

    def moves(self) -> list[str]:
        return [self.state.text(move) for move in self.state.moves()]

    def refused(self, text: str) -> str:
        """Why a text is refused; empty if it is not."""
        return refusal(self.state, text)

    def reason(self, text: str) -> Reason:
        """The whole reason why a text is refused."""
        try:
            reason = self.state.why_not(self.state.parse(text))
        except Refused as refused:
            reason = refused.reason
        assert reason is not None, f"{text} is legal"
        return reason

    def marks(self, thing: str) -> dict[str, Data]:
        """The notes on a thing, by key."""
        return {mark.key: mark.args for mark in self.state.marks() if mark.thing == thing}

    def things(self, text: str) -> list[str]:
        return self.state.things(self.state.parse(text))

    def row(self, id: str) -> list[int]:
        """A line of the score sheet."""
        rows: list[Data] = self.view()["score"]["rows"]
        found: list[int] = next(row["points"] for row in rows if row["id"] == id)
        return found


def arranged(seats: int = 3, edition: Edition | None = None, seed: str | int = "table", **position: Any) -> Table:
    """A position as `arrange` reads it, free of faults."""
    box = GAME.box(edition or GAME.edition())
    state = GAME.arrange(box, seats, {}, position, QuickDealer(seed))
    assert state.faults() == []
    return Table(state, seed)


def plain(seats: int = 3, **position: Any) -> Table:
    """The same, with players who can invoke no god: nothing is asked about gods."""
    numbers = [str(number) for number in range(1, seats + 1)]
    position.setdefault("hands", {number: [] for number in numbers})
    position.setdefault("god_tiles", dict.fromkeys(numbers, 0))
    return arranged(seats, **position)


def dealt(seats: int = 3, seed: str | int = "table", dealer: Dealer | None = None) -> Table:
    """A new game, with the events of its set-up told."""
    told: list[Event] = []
    table = Table(GAME.new(seats, dealer=dealer or QuickDealer(seed), tell=told.append), seed)
    table.told = told
    return table


def edited(change: Any) -> Edition:
    """The game's own edition, changed by a function on its data."""
    import copy

    data = copy.deepcopy(GAME.edition().data)
    change(data)
    return read_data(data)


def entry(data: Data, section: str, **like: Any) -> Data:
    """The entry of a section's list that has these values."""
    entries: list[Data] = data[section]["list"]
    return next(item for item in entries if all(item.get(name) == value for name, value in like.items()))
