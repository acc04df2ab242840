"""What a room needs of whoever keeps its tables: a database (`archipel.store`), or the shelf of a device (`archipel.device`)."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from archipel.engine.game import Game
from archipel.table import Table
from archipel.table.views import ChatLine

KEPT: Final = 200
"""How many of the last lines of its chat a table shows."""


class Conflict(Exception):
    """Another process has written this entry number, or this client id, before us."""


class Appender(Protocol):
    async def append(self, changes: list[tuple[Table, int]]) -> None:
        """Makes the entries of tables after a version durable, all or none; `Conflict` if another process was faster."""


class Snapshots(Protocol):
    async def drop(self, id: str) -> None:
        """The snapshot of a table is not needed any more."""


class Store(Protocol):
    """Tables, by their ids. `games` finds a game by its name."""

    @property
    def games(self) -> Callable[[str], Game]: ...

    @property
    def appender(self) -> Appender: ...

    @property
    def snapshots(self) -> Snapshots: ...

    async def load(self, id: str) -> Table | None:
        """The table that the log describes; None if there is none."""

    async def catch_up(self, table: Table) -> None:
        """Carries out what other processes have appended to the log since."""

    async def keep_snapshot(self, table: Table) -> None:
        """Makes the next loading of a table quicker."""


class Chat(Protocol):
    """What was said at tables."""

    async def add(self, table: str, person: str, name: str, text: str, now: float) -> ChatLine:
        """Keeps a line under the next number."""

    async def since(self, table: str, number: int) -> list[ChatLine]:
        """The last lines after a number, the oldest first."""

    async def taken(self, table: str) -> set[int]:
        """The numbers of the lines that were taken away."""


class Outages(Protocol):
    """When nobody was there to keep the time: `outages` are from when to when, `last_read` is the number of the last (-1: not read yet)."""

    @property
    def outages(self) -> Sequence[tuple[float, float]]: ...

    @property
    def last_read(self) -> int: ...

    async def read(self) -> bool:
        """Reads on; whether there were new ones."""
