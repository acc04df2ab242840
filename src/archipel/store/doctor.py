"""What of a database does not fit the installed release: every table is played again from its log, and records are verified. Nothing is
changed, so it may be done while a server runs."""

from collections.abc import AsyncIterator, Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from archipel.engine.game import Game
from archipel.engine.match import verify
from archipel.engine.phrase import Reason, Trouble, trouble
from archipel.engine.record import read_record
from archipel.store.database import known_revisions, revision_of
from archipel.store.schema import editions, records, tables
from archipel.store.store import Store
from archipel.table import LogEntry, Table
from archipel.table.verbs import repeat

SAMPLE: Final = 100
"""So many records are verified where not all are asked for. Ids of tables are random, so the first ones by id are as good as any."""

GAME: Final = "game-not-here"
RULES: Final = "rules-not-here"
EDITION: Final = "edition-not-here"
LOG: Final = "log-damaged"
RECORD: Final = "record-not-verified"
KINDS: Final = {
    "game-unknown": GAME,
    "game-broken": GAME,
    "rules-not-here": RULES,
    "record-other-rules": RULES,
    "edition-not-here": EDITION,
    "edition-unknown": EDITION,
    "record-edition-hash": EDITION,
}
"""What is missing, by the key of a reason. Whatever else is refused is damaged."""


class Finding(NamedTuple):
    """Something that does not fit: at which table, and at which entry of its log (0: in its record)."""

    table: str
    game: str
    status: str
    kind: str
    entry: int
    reason: Reason


class Doctor:
    """Looks at one database, which is called `name`. `revision` is the schema that it has, `newest` the one to which this release would
    bring it; `replayed` are the tables that are played again, and `recorded` those whose records are kept as text."""

    def __init__(self, engine: AsyncEngine, name: str, games: Callable[[str], Game]) -> None:
        self.store = Store(engine, games)
        self.name = name
        self.newest = known_revisions()[0]
        self.revision = ""
        self.keeps_editions = False
        self.replayed: list[str] = []
        self.recorded: list[str] = []

    async def begin(self) -> None:
        """Finds out what there is to look at. A database that is none of ours, or of a newer version, is refused; an older one may know
        neither records nor editions."""

        def look(connection: Connection) -> tuple[str, list[str]]:
            return revision_of(connection, self.name), inspect(connection).get_table_names()

        async with self.store.engine.connect() as connection:
            self.revision, kept = await connection.run_sync(look)
            if not self.revision:
                raise trouble("database-foreign", {"value": self.name})
            self.keeps_editions = editions.name in kept
            every = list((await connection.execute(select(tables.c.id).order_by(tables.c.id))).scalars())
            if records.name in kept:
                self.recorded = list((await connection.execute(select(records.c.table_id).order_by(records.c.table_id))).scalars())
        recorded = set(self.recorded)
        self.replayed = [id for id in every if id not in recorded]

    async def examine(self, records: list[str]) -> AsyncIterator[Finding | None]:
        """For every table that is played again, and for these records, what does not fit, or None."""
        for id in self.replayed:
            yield await self.replay(id)
        for id in records:
            yield await self.verify(id)

    async def replay(self, id: str) -> Finding | None:
        table = Table(id, b"", self.store.games)
        async with self.store.engine.connect() as connection:
            head = (await connection.execute(select(*HEAD).where(tables.c.id == id))).one()
            try:
                table.seed = bytes(head.seed)
                play(table, await self.read_log(connection, id, head.version), head.version, head.status)
            except Trouble as problem:
                reason = problem.reason
            except Exception as error:
                reason = Reason("log-unreadable", {"problem": f"{type(error).__name__}: {error}"})
            else:
                return None
        return Finding(id, head.game, head.status, KINDS.get(reason.key, LOG), table.version + 1, reason)

    async def read_log(self, connection: AsyncConnection, id: str, version: int) -> list[LogEntry]:
        """The log up to a version, whatever a server has added since; the edition that it names is opened."""
        log = [entry for entry in await self.store.read_log(connection, id, 0) if entry.number <= version]
        if log and self.keeps_editions:
            await self.store.editions.recall(connection, log[0].data["settings"])
        return log

    async def verify(self, id: str) -> Finding | None:
        query = select(tables.c.game, tables.c.status, records.c.text).join(records, records.c.table_id == tables.c.id)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query.where(tables.c.id == id))).one()
        try:
            record = read_record(row.text)
            if record.table != id:
                raise trouble("record-other-table", {"value": record.table, "allowed": id})
            if not verify(self.store.games(record.game), record):
                raise trouble("record-running", {})
        except Trouble as problem:
            return Finding(id, row.game, row.status, KINDS.get(problem.reason.key, RECORD), 0, problem.reason)
        return None


HEAD: Final = (tables.c.seed, tables.c.game, tables.c.status, tables.c.version)


def play(table: Table, log: list[LogEntry], version: int, status: str) -> None:
    """Plays a log again, and refuses one that is not complete or comes to another end than was noted."""
    for entry in log:
        if entry.number != table.version + 1:
            raise trouble("log-gap", {"value": table.version + 1})
        repeat(table, entry)
    if table.version != version:
        raise trouble("log-gap", {"value": table.version + 1})
    if table.status != status:
        raise trouble("log-other-end", {"status": table.status})
