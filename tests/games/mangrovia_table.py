"""A table of Mangrovia for the tests: laid out in one line, played in texts, looked at as a player looks."""

from typing import Any

from archipel.engine.dealer import Dealer, QuickDealer
from archipel.engine.edition import Edition, read_data
from archipel.engine.examples import refusal
from archipel.engine.phrase import SPECTATOR, Data, Event, Reason, Refused
from archipel.engine.state import State
from archipel.games import find

GAME = find("mangrovia")

ALL_BOWLS: dict[int, dict[str, int]] = {
    2: {"site-1": 1, "site-2": 2, "site-3": 1, "site-4": 2},
    3: {"site-1": 1, "site-2": 2, "site-3": 3, "site-4": 1, "site-5": 2, "site-6": 3},
    4: {"site-2": 1, "site-3": 2, "site-4": 3, "site-5": 4},
    5: {"site-2": 1, "site-3": 2, "site-4": 3, "site-5": 4, "site-6": 5},
}
"""Bowls for tests that ask for a landing and do not care about the rest."""


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

    def skip_until(self, wanted: str) -> None:
        """Everybody does without, or leaves the birds, until this is asked (see `asked`)."""
        for _ in range(60):
            if self.asked() == wanted:
                return
            birds = self.view()["birds"]
            self.play("birds " + " ".join(birds) if self.state.decision().key == "birds" else self.moves()[0])
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

    def hand(self, number: int) -> Data:
        """A player's hand as that player sees it."""
        found: Data = self.view(number - 1)["players"][number - 1]["hand"]
        return found

    def asked(self) -> str:
        """What is asked of whom: "2 bowl" is player 2, for a bowl; "over" when nobody is."""
        key = self.state.decision().key
        return key if self.state.over else f"{self.state.seat + 1} {key}"

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
    box = GAME.box(edition or GAME.edition())
    state = GAME.arrange(box, seats, GAME.read_options(options or {}), position, QuickDealer(seed))
    assert state.faults() == []
    return Table(state, seed)


def builder(*hand: str, landing: int = 10, birds: tuple[str, str] = ("water", "sand"), seats: int = 4, **position: Any) -> Table:
    """Player 1 may build, with this hand: two huts at landing 10, a hut or a double hut at landing 9."""
    sites = {9: "site-4", 10: "site-3", 11: "site-2", 7: "site-6", 8: "site-5"}
    others = [site for site in ("site-2", "site-3", "site-4", "site-5", "site-6") if site != sites[landing]]
    bowls = {sites[landing]: 1} | {site: number for number, site in zip(range(2, seats + 1), others, strict=False)}
    hands = {"1": list(hand)} | position.pop("hands", {})
    return arranged(seats, landing=landing, bowls=bowls, birds=list(birds), hands=hands, **position)


def dealt(seats: int = 4, options: dict[str, str] | None = None, seed: str | int = "table", dealer: Dealer | None = None) -> Table:
    """A new game, with the events of its set-up told."""
    told: list[Event] = []
    table = Table(GAME.new(seats, options, dealer=dealer or QuickDealer(seed), tell=told.append), seed)
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
