"""A seat at a table, as the tools need it: what it sees, what it was told, and what can be done there."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.engine.phrase import SPECTATOR, Data, Trouble, trouble

RUNNING: Final = "running"


class Sitting(ABC):
    """`name` is what the tools call the table, `link` where others find it ("" for a table of this process). `told` is how many entries of
    the table's log the model has been told of, `shown_at` when the table was last shown, by a clock of our own."""

    def __init__(self, name: str, game: Game, edition: Edition, link: str = "") -> None:
        self.name = name
        self.game = game
        self.edition = edition
        self.link = link
        self.told = 0
        self.shown_at = 0.0

    @property
    @abstractmethod
    def table(self) -> Data:
        """The table as the seat sees it now: `TableView` of archipel.table.views."""

    @abstractmethod
    def happened(self, since: int) -> list[Data]:
        """The entries of the log after this number, as the seat was told of them: `Happening` of archipel.table.views."""

    @abstractmethod
    async def do(self, do: str, /, **fields: Any) -> None:
        """Carries out a command."""

    @abstractmethod
    async def ask(self, do: str, /, **fields: Any) -> Data:
        """Asks a question about a move."""

    @abstractmethod
    async def until(self, holds: Callable[[Data], bool], seconds: float) -> None:
        """Waits until the table is so, or for so many seconds."""

    @abstractmethod
    async def record(self) -> str:
        """The record as the seat may read it; one that is not as promised is refused."""

    @abstractmethod
    async def close(self) -> None:
        """Goes away without a word: the seat is kept, as far as the table is."""

    def fault(self, error: Exception) -> Trouble:
        """What to say of a mistake that nobody foresaw."""
        return trouble("broken", {})

    # What follows from these

    @property
    def match(self) -> Data:
        """The game, which has begun and may be over."""
        match: Data | None = self.table["match"]
        if match is None:
            raise trouble("table-not-running", {"status": self.table["status"]})
        return match

    def must_be_asked(self) -> Data:
        """The game, in which one must choose now."""
        match, seat = self.match, self.table["seat"]
        if self.table["status"] != RUNNING:
            raise trouble("table-not-running", {"status": self.table["status"]})
        if seat == SPECTATOR:
            raise trouble("not-seated", {})
        if is_replaced(self.table):
            raise trouble("replaced", {"value": seat + 1})
        if match["asked"] != seat:
            raise trouble("not-your-turn", {"value": seat + 1, "allowed": match["asked"] + 1})
        return match


def is_running(table: Data) -> bool:
    return bool(table["status"] == RUNNING)


def is_replaced(table: Data) -> bool:
    """Whether a bot plays for the reader."""
    return table["seat"] != SPECTATOR and bool(table["seats"][table["seat"]]["stand_in"])


def is_asked(table: Data) -> bool:
    """Whether the reader must choose now."""
    return is_running(table) and table["match"]["asked"] == table["seat"] and not is_replaced(table)
