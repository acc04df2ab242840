"""Tables on a shelf: their logs append-only, a row each for lists, the editions they play with, and the records of finished games.

Every change is one `put`, all or none. An entry insists that its number is new: the slower of two tabs hears `taken`, and loads again.
"""

import json
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from archipel.device.games import Games
from archipel.device.kept import table_of
from archipel.engine.game import Game
from archipel.engine.phrase import Data, trouble
from archipel.engine.record import read_record
from archipel.room.keeping import Conflict
from archipel.room.rows import as_text, edition_row, ended, entry_row, head_row, listed, opened_row, record_row, summary
from archipel.table import LogEntry, Table, replay
from archipel.table.settings import edition_lacking, open_edition
from archipel.table.table import OVER
from archipel.table.verbs import repeat
from archipel.table.views import ChatLine

ENTRIES: Final = "entries"
HEADS: Final = "tables"
EDITIONS: Final = "editions"
RECORDS: Final = "records"
PEOPLE: Final = "people"

TABLE: Final = "table"
"""What is signalled: that a table has a new version."""

LAST: Final = "\uffff"
"""After every key."""
TAKEN: Final = "taken"
FULL: Final = "full"


class Shelf(Protocol):
    """What the device itself keeps things on: drawers of texts under keys, in JSON where there are several."""

    def get(self, drawer: str, key: str) -> Awaitable[str | None]: ...

    def span(self, drawer: str, after: str, before: str) -> Awaitable[str]: ...

    def put(self, changes: str) -> Awaitable[str]: ...


class Drawers:
    """A shelf whose answers are Python's own; what goes wrong on it is trouble that can be put in words."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def get(self, drawer: str, key: str) -> str | None:
        """Where there is nothing a browser says so by a null of its own."""
        found = await self.ask(self.shelf.get(drawer, key))
        return found if isinstance(found, str) else None

    async def span(self, drawer: str, after: str = "", before: str = LAST) -> list[tuple[str, str]]:
        return [(key, text) for key, text in json.loads(await self.ask(self.shelf.span(drawer, after, before)))]

    async def put(self, changes: list[Data]) -> None:
        """All or none, durable; `Conflict` if something that must be new was there."""
        said = await self.ask(self.shelf.put(json.dumps(changes, ensure_ascii=False)))
        if said == TAKEN:
            raise Conflict
        if said:
            raise trouble("store-full" if said == FULL else "store-broken", {})

    async def ask(self, answer: Awaitable[Any]) -> Any:
        try:
            return await answer
        except Exception as error:
            raise trouble("store-broken", {}) from error


def change(drawer: str, key: str, text: str | None, fresh: bool = False) -> Data:
    return {"drawer": drawer, "key": key, "text": text, "fresh": fresh}


def entry_key(table: str, number: int) -> str:
    return f"{table} {number:08}"


class ShelfStore:
    """The tables of this device. `signal` tells other tabs of a change."""

    def __init__(self, drawers: Drawers, games: Games, signal: Callable[[str], object]) -> None:
        self.drawers = drawers
        self.brought = games
        self.signal = signal

    @property
    def games(self) -> Callable[[str], Game]:
        return self.brought.find

    @property
    def appender(self) -> "ShelfStore":
        return self

    @property
    def snapshots(self) -> "ShelfStore":
        """There are none: a log is replayed in a moment."""
        return self

    async def drop(self, id: str) -> None:
        pass

    async def keep_snapshot(self, table: Table) -> None:
        pass

    # Keeping

    async def append(self, changes: list[tuple[Table, int]]) -> None:
        """Makes the entries of tables after a version durable, all or none."""
        await self.drawers.put([row for table, since in changes for row in rows_of(table, since)])
        for table, _ in changes:
            self.signal(f"{TABLE} {table.id} {table.version}")

    # Loading

    async def load(self, id: str) -> Table | None:
        head = await self.head(id)
        if head is None:
            return None
        log = await self.log(id, 0)
        if not log:
            return await self.load_record(id)
        if log[0].number != 1 or log[-1].number != len(log):
            raise trouble("store-broken", {})
        await self.prepare(log[0].data["settings"])
        return replay(id, bytes.fromhex(head["seed"]), self.games, log)

    async def load_record(self, id: str) -> Table:
        """A finished game that was brought as a record."""
        text = await self.record(id)
        if text is None:
            raise trouble("store-broken", {})
        record = read_record(text)
        return table_of(id, await self.brought.bring(record.game), record)

    async def head(self, id: str) -> Data | None:
        text = await self.drawers.get(HEADS, id)
        head: Data | None = None if text is None else json.loads(text)
        return head

    async def prepare(self, settings: Data) -> None:
        """Brings the game of a table, and opens its edition as it was then, if the game has it no more."""
        await self.brought.bring(settings["game"])
        wanted = edition_lacking(self.games, settings)
        kept = await self.drawers.get(EDITIONS, wanted) if wanted else None
        if kept is not None:
            open_edition(self.games, settings, kept)

    async def log(self, id: str, since: int) -> list[LogEntry]:
        found = await self.drawers.span(ENTRIES, entry_key(id, since), f"{id} {LAST}")
        return [read_entry(json.loads(text)) for _, text in found]

    async def catch_up(self, table: Table) -> None:
        """Carries out what other tabs have appended since."""
        for entry in await self.log(table.id, table.version):
            repeat(table, entry)

    # Lists

    async def heads(self) -> list[Data]:
        """The rows of all tables, the last that changed first."""
        return sorted((json.loads(text) for _, text in await self.drawers.span(HEADS)), key=lambda head: -head["changed"])

    async def tables(self, wanted: Callable[[Data], bool]) -> list[Data]:
        """What a lobby shows of the tables of which this holds."""
        return [listed(head) for head in await self.heads() if wanted(head)]

    async def results(self) -> list[Data]:
        """How the finished games ended, the last first."""
        return [ended(head) for head in await self.heads() if head["result"]]

    async def record(self, id: str) -> str | None:
        """The record of a finished game."""
        return await self.drawers.get(RECORDS, id)


def rows_of(table: Table, since: int) -> list[Data]:
    """What changes on the shelf when the entries of a table after a version are kept."""
    head = {"result": None, **opened_row(table), **head_row(table, table.log), "seed": table.seed.hex()}
    rows = [change(ENTRIES, entry_key(table.id, entry.number), entry_text(table.id, entry), fresh=True) for entry in table.log[since:]]
    rows.append(change(HEADS, table.id, as_text(head)))
    if since == 0 and not table.settings.carried:
        edition = edition_row(table.settings.edition)
        rows.append(change(EDITIONS, edition["hash"], edition["data"]))
    if table.status == OVER:
        rows.append(change(RECORDS, table.id, record_row(table)["text"]))
    return rows


def record_rows(table: Table, text: str, now: float) -> list[Data]:
    """What is kept of it: the record, and a row for lists."""
    fixed = {"id": table.id, "seed": table.seed.hex(), "game": table.settings.game.name, "owner": "", "private": 0, "opened": now}
    head = {**fixed, "status": OVER, "version": 0, "changed": now, "due": None, "asked": None, "bot": 0, "result": None}
    return [change(HEADS, table.id, as_text({**head, "summary": as_text(summary(table))})), change(RECORDS, table.id, text)]


def entry_text(table: str, entry: LogEntry) -> str:
    row = entry_row(table, entry)
    return as_text({name: row[name] for name in ("number", "at", "kind", "person", "data")})


def read_entry(row: Data) -> LogEntry:
    return LogEntry(row["number"], row["at"], row["kind"], row["person"], json.loads(row["data"]))


class Silence:
    """The chat of tables at which nobody sits who is elsewhere: there is none."""

    async def add(self, table: str, person: str, name: str, text: str, now: float) -> ChatLine:
        raise trouble("needs-server", {})

    async def since(self, table: str, number: int) -> list[ChatLine]:
        return []

    async def taken(self, table: str) -> set[int]:
        return set()


class NoOutages:
    """Nobody plays by the clock on a device, so nobody loses anything while it is away."""

    outages: tuple[tuple[float, float], ...] = ()
    last_read = 0

    async def read(self) -> bool:
        return False
