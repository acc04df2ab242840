"""The figures of a server for its admins: of everything in the database, and of this process."""

import time
from collections import deque
from typing import Final

from sqlalchemy import func, select, text

from archipel.server import metrics
from archipel.server.bots.asking import BotAsker
from archipel.server.hub import Hub
from archipel.store.schema import people, tables
from archipel.table.clock import DAY
from archipel.table.views import Shown
from archipel.version import VERSION

MINUTE: Final = 60.0
BROKEN: Final = "5"
"""How the status of an answer begins that tells of a failure of ours."""

SIZE: Final = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}


class DeskFigures(Shown):
    """`tables` by status; `people`, and how many of them have `accounts` and were here `today` (in the last 24 hours); `waiting` are tables
    at which a bot is to move; `database` is its size in bytes. Of the process that answers are `connected` (WebSockets), `moves` (in the
    last minute), `errors` (answers with a status of 500 and above since it `started`) and `thinking` (workers busy with a bot's move)."""

    tables: dict[str, int]
    people: int
    accounts: int
    today: int
    waiting: int
    database: int
    connected: int
    moves: int
    errors: int
    thinking: int
    started: float
    version: str


class Figures:
    def __init__(self, hub: Hub, asker: BotAsker) -> None:
        self.hub = hub
        self.asker = asker
        self.started = hub.clock()
        self.counted = deque([(time.monotonic(), moves_made())])

    async def count(self) -> None:
        """Notes how many moves there have been; to be called every few seconds."""
        now = time.monotonic()
        self.counted.append((now, moves_made()))
        while self.counted[1][0] <= now - MINUTE:
            self.counted.popleft()

    async def now(self) -> DeskFigures:
        engine, since = self.hub.store.engine, self.hub.clock() - DAY
        counted = select(func.count(), func.count(people.c.login), func.count().filter(people.c.seen > since)).where(
            people.c.owner.is_(None)
        )
        async with engine.connect() as connection:
            by_status = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            statuses = {row[0]: row[1] for row in by_status}
            everybody, accounts, today = (await connection.execute(counted)).one()
            waiting = (await connection.execute(select(func.count()).where(tables.c.bot == 1))).scalar_one()
            size = (await connection.execute(text(SIZE[engine.dialect.name]))).scalar_one()
        return DeskFigures(
            tables=statuses,
            people=everybody,
            accounts=accounts,
            today=today,
            waiting=waiting,
            database=size,
            connected=total("archipel_connections"),
            moves=moves_made() - self.counted[0][1],
            errors=total("archipel_requests_total", status=BROKEN),
            thinking=self.asker.busy,
            started=self.started,
            version=VERSION,
        )


def moves_made() -> int:
    """By people and by bots, in this process, so far."""
    return total("archipel_commands_total", kind="move", outcome="done") + total("archipel_bot_moves_total")


def total(name: str, **beginnings: str) -> int:
    """The sum of a figure over all labels that begin so."""
    samples = (sample for figure in metrics.REGISTRY.collect() for sample in figure.samples if sample.name == name)
    return int(
        sum(sample.value for sample in samples if all(sample.labels[label].startswith(begin) for label, begin in beginnings.items()))
    )
