"""A table for the tests of all games: laid out in one line, played by move texts, seen as a player sees it."""

from typing import Any, ClassVar, Self

from archipel.engine.dealer import Dealer, QuickDealer
from archipel.engine.edition import Edition
from archipel.engine.examples import refusal
from archipel.engine.game import Game
from archipel.engine.phrase import SPECTATOR, Data, Event, Reason, Refused
from archipel.engine.state import State


class Table:
    """A state with its dealer; `told` holds everything that was told since it was laid out. Each game has a subclass."""

    game: ClassVar[Game]

    def __init__(self, state: State, seed: str | int = "table") -> None:
        self.state = state
        self.dealer: Dealer = QuickDealer(seed)
        self.told: list[Event] = []

    @classmethod
    def arranged(
        cls, seats: int, options: dict[str, str] | None = None, edition: Edition | None = None, seed: str | int = "table", **position: Any
    ) -> Self:
        """A position as `arrange` reads it, free of faults."""
        box = cls.game.box(edition or cls.game.edition())
        state = cls.game.arrange(box, seats, cls.game.read_options(options or {}), position, QuickDealer(seed))
        assert state.faults() == []
        return cls(state, seed)

    @classmethod
    def dealt(cls, seats: int, options: dict[str, str] | None = None, seed: str | int = "table", dealer: Dealer | None = None) -> Self:
        """A new game, with the events of its set-up told."""
        told: list[Event] = []
        table = cls(cls.game.new(seats, options, dealer=dealer or QuickDealer(seed), tell=told.append), seed)
        table.told = told
        return table

    def play(self, *texts: str) -> list[Event]:
        """Plays one text after another; returns what was told."""
        before = len(self.told)
        for text in texts:
            self.state.play(self.state.parse(text), self.dealer, self.told.append)
            assert self.state.faults() == []
        return self.told[before:]

    def told_keys(self) -> list[str]:
        """The keys of everything that was told."""
        return [event.key for event in self.told]

    def heard(self, key: str) -> list[Data]:
        """The arguments of all events with this key."""
        return [event.args for event in self.told if event.key == key]

    def event(self, key: str) -> Data:
        """The arguments of the one event with this key."""
        found = self.heard(key)
        assert len(found) == 1, f"{key} was told {len(found)} times: {self.told}"
        return found[0]

    def view(self, seat: int = SPECTATOR) -> Data:
        return self.state.view(seat)

    def player(self, number: int, seat: int = SPECTATOR) -> Data:
        """What a seat sees of the player with this number (from 1)."""
        found: Data = self.view(seat)["players"][number - 1]
        return found

    def asked(self) -> str:
        """What is asked of whom: "2 move" asks player 2 for a move; "over" when nobody is asked."""
        key = self.state.decision().key
        return key if self.state.over else f"{self.state.seat + 1} {key}"

    def args(self) -> Data:
        """The arguments of what is asked."""
        return self.state.decision().args

    def moves(self) -> list[str]:
        return [self.state.text(move) for move in self.state.moves()]

    def things(self, text: str) -> list[str]:
        return self.state.things(self.state.parse(text))

    def refused(self, text: str) -> str:
        """Why a text is refused; empty if it is not."""
        return refusal(self.state, text)

    def reason(self, text: str) -> Reason:
        """The full reason why a text is refused."""
        try:
            reason = self.state.why_not(self.state.parse(text))
        except Refused as refused:
            reason = refused.reason
        assert reason is not None, f"{text} is legal"
        return reason

    def marks(self, thing: str) -> dict[str, Data]:
        """The notes on a thing, by key."""
        return {mark.key: mark.args for mark in self.state.marks() if mark.thing == thing}
