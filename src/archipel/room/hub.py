"""All tables of one process: loading, changing, telling.

A change is carried out on the table in memory, made durable, and only then told. If another process was faster, or keeping fails, the table
in memory is dropped and loaded again: the log alone is true.
"""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from archipel.engine.phrase import Trouble, trouble
from archipel.engine.record import SEED_BYTES, printable
from archipel.room.counting import Counting
from archipel.room.keeping import Chat, Conflict, Outages, Store
from archipel.room.live import MOST_SAID, Elsewhere, Live
from archipel.room.logs import Seldom, brief
from archipel.table import Settings, Table
from archipel.table.table import RUNNING
from archipel.table.verbs import changes_seating, enter_outages, open_table, rematch
from archipel.table.views import ChatLine

T = TypeVar("T")
log = logging.getLogger("archipel.room")

ATTEMPTS: Final = 5
IDLE_SECONDS: Final = 60.0
"""After so long without anybody a table leaves the memory: to load it again takes milliseconds."""
SNAPSHOT_EVERY: Final = 100
"""A shorter log is replayed as quickly as a snapshot is read."""

ID: Final = r"[A-Za-z0-9_-]{1,64}"
UNPLAYABLE: Final = ("game-unknown", "game-broken", "rules-not-here", "edition-not-here")
"""Why a table cannot be loaded as long as this process runs: something that it was begun with is not here."""


def check_id(id: str) -> None:
    """What cannot be the id of a table is not even looked for."""
    if not re.fullmatch(ID, id):
        raise trouble("table-unknown", {"value": printable(id[:64])})


class Hub:
    """`process` names this process among those that share the store; `on_change` is called after every change of a table. While it is
    `deaf` to what other processes say, nothing in memory is shown without asking the store. `counting` hears what there is to count.

    `unplayable` are tables that were found to need something that is not installed here: nothing is done at them. `before_change` is
    awaited before anything is done at a table.
    """

    def __init__(self, store: Store, chat: Chat, heartbeat: Outages, clock: Callable[[], float], counting: Counting) -> None:
        self.store = store
        self.chat = chat
        self.heartbeat = heartbeat
        self.clock = clock
        self.counting = counting
        self.process = secrets.token_hex(8)
        self.lives: dict[str, Live] = {}
        self.elsewhere: dict[str, dict[str, Elsewhere]] = {}
        self.on_change: list[Callable[[Live, Table], None]] = []
        self.before_change: list[Callable[[], Awaitable[None]]] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.unplayable: set[str] = set()
        self.deaf = False
        self.unkept = Seldom("an entry could not be kept")

    def as_trouble(self, error: Exception) -> Trouble | None:
        """What can be said of an error; None if it is our own mistake."""
        return error if isinstance(error, Trouble) else None

    # Tables in memory

    def live(self, id: str) -> Live:
        if id not in self.lives:
            check_id(id)
            self.lives[id] = Live(id, self.elsewhere.setdefault(id, {}))
            self.counting.in_memory(len(self.lives))
        self.lives[id].used = time.monotonic()
        return self.lives[id]

    async def loaded(self, live: Live) -> Table:
        """The table, from memory or the store, with all outages entered; only called with the lock held."""
        if live.table is not None and live.outages == len(self.heartbeat.outages):
            return live.table
        overtaken = -1
        for _ in range(ATTEMPTS):
            table = live.table if live.table is not None else await self.load(live)
            since, live.outages = table.version, len(self.heartbeat.outages)
            enter_outages(table, self.heartbeat.outages, self.clock())
            if table.version == since or await self.keep(live, [(table, since)]):
                known = since if overtaken < 0 else overtaken
                if table.version > known:
                    self.tell(live, table, known)
                return table
            overtaken = since
        raise trouble("store-unavailable", {})

    async def load(self, live: Live) -> Table:
        """The table from the store."""
        if self.heartbeat.last_read < 0:
            await self.heartbeat.read()
        try:
            live.table = await self.store.load(live.id)
        except Trouble as problem:
            if problem.reason.key in UNPLAYABLE:
                self.unplayable.add(live.id)
            raise
        self.unplayable.discard(live.id)
        if live.table is None:
            self.forget(live)
            raise trouble("table-unknown", {"value": live.id})
        return live.table

    def forget(self, live: Live) -> None:
        if self.lives.get(live.id) is live and not live.listeners:
            del self.lives[live.id]
            self.counting.in_memory(len(self.lives))

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Table]:
        """A table to look at; nothing in it changes meanwhile."""
        live = self.live(id)
        async with live.lock:
            table = await self.loaded(live)
            since = table.version
            if self.deaf:
                await self.read_on(live, table)
            if table.version > since:
                self.tell(live, table, since)
            yield table

    async def look_at(self, id: str) -> None:
        """Loads a table, and has it told of outages."""
        async with self.reading(id):
            pass

    # Changing

    async def act(self, id: str, deed: Callable[[Table], T]) -> T:
        """Does something at a table, makes it durable, announces it and returns the outcome. Goes on even if the caller has gone.

        The deed may be done again, if another process was faster. A new table that comes of it is kept together with the change.
        """
        return await asyncio.shield(self.background(self.change(id, deed)))

    async def change(self, id: str, deed: Callable[[Table], T]) -> T:
        for prepare in self.before_change:
            await prepare()
        live = self.live(id)
        async with live.lock:
            overtaken = -1
            for _ in range(ATTEMPTS):
                table = await self.loaded(live)
                since = table.version
                if 0 <= overtaken < since:
                    self.tell(live, table, overtaken)
                overtaken = since
                outcome = self.attempt(live, table, deed)
                if table.version == since:
                    return outcome
                opened = [(outcome, 0)] if isinstance(outcome, Table) else []
                if await self.keep(live, [(table, since), *opened]):
                    self.tell(live, table, since)
                    return outcome
        raise trouble("store-unavailable", {})

    def attempt(self, live: Live, table: Table, deed: Callable[[Table], T]) -> T:
        """What is refused leaves the table as it was; anything else that goes wrong half-way does not stay in memory."""
        since, recorded, status = table.version, table.recorded(), table.status
        try:
            return deed(table)
        except Trouble:
            if (table.version, table.recorded(), table.status) != (since, recorded, status):
                self.drop(live)
            raise
        except BaseException:
            self.drop(live)
            raise

    def drop(self, live: Live) -> None:
        """The table in memory is not to be relied on. What was to be kept may be in the log or not, so everybody who listens looks there:
        whoever loads the table next tells nobody of what it finds."""
        live.table = None
        live.wake()

    async def keep(self, live: Live, changes: list[tuple[Table, int]]) -> bool:
        """Makes changes durable; False if another process was faster. Whatever fails, memory is dropped and the log decides."""
        began = time.perf_counter()
        try:
            await self.store.appender.append(changes)
        except Conflict:
            self.drop(live)
            self.counting.conflict()
            return False
        except BaseException as error:
            self.drop(live)
            problem = self.as_trouble(error) if isinstance(error, Exception) else None
            if problem is None:
                raise
            self.unkept.warn(table=brief(live.id), problem=type(error).__name__)
            raise problem from None
        self.counting.kept(time.perf_counter() - began)
        return True

    def tell(self, live: Live, table: Table, since: int) -> None:
        """After a change is durable, and only then."""
        if changes_seating(table.log[since:]):
            live.presence += 1
            live.tell_presence()
        live.wake()
        if table.status == RUNNING and table.version // SNAPSHOT_EVERY > since // SNAPSHOT_EVERY:
            self.background(self.snapshot(live))
        elif table.status != RUNNING and table.version > SNAPSHOT_EVERY:
            self.background(self.store.snapshots.drop(table.id))
        for hear in self.on_change:
            hear(live, table)

    async def refresh(self, id: str) -> None:
        """Another process has changed a table: reads on in its log."""
        live = self.lives.get(id)
        if live is None:
            return
        async with live.lock:
            table = await self.loaded(live)
            since = table.version
            await self.read_on(live, table)
            self.tell(live, table, since)

    async def read_on(self, live: Live, table: Table) -> None:
        """Carries out what other processes have kept since; only called with the lock held."""
        try:
            await self.store.catch_up(table)
        except BaseException:
            self.drop(live)
            raise

    async def open(self, person: str, name: str, settings: Settings, program: bool = False) -> str:
        """A new table, its owner at the first seat."""
        table = Table(secrets.token_hex(16), secrets.token_bytes(SEED_BYTES), self.store.games)
        open_table(table, person, name, settings, self.clock(), program)
        await self.keep(Live(table.id), [(table, 0)])
        return table.id

    async def rematch(self, id: str, person: str) -> int:
        """The table of the next game: opened once, together with the entry that says so. The version after it."""
        await self.act(id, lambda table: None if table.rematch else self.next_game(table, person))
        async with self.reading(id) as table:
            return table.version

    def next_game(self, table: Table, person: str) -> Table:
        return rematch(table, person, secrets.token_hex(16), secrets.token_bytes(SEED_BYTES), self.clock())

    # Chat

    async def say(self, id: str, person: str, name: str, text: str, client_id: str = "") -> None:
        """A line of the chat from somebody who sits at the table under this name; the same client id twice is one line."""
        live = self.live(id)
        if client_id and (person, client_id) in live.said:
            return
        live.said = [*live.said[1 - MOST_SAID :], (person, client_id)]
        try:
            line = await self.chat.add(id, person, name, text, self.clock())
        except BaseException:
            live.said.remove((person, client_id))
            raise
        live.heard([line])

    async def chat_of(self, live: Live) -> tuple[list[ChatLine], set[int]]:
        """The last lines, and the numbers of those that were taken away; kept in memory only as long as somebody listens."""
        while live.chat is None:
            before = live.talk
            lines = await self.chat.since(live.id, 0)
            taken = await self.chat.taken(live.id)
            lines = [line for line in lines if line.number not in taken]
            if not live.listeners:
                return lines, taken
            if live.talk == before and live.chat is None:
                live.chat, live.taken = lines, taken
        return live.chat, live.taken

    async def hear_chat(self, id: str) -> None:
        """Another process has kept a line."""
        live = self.lives.get(id)
        if live is not None:
            live.heard([] if live.chat is None else await self.chat.since(id, live.last_line()))

    async def hear_hush(self, id: str) -> None:
        """Lines were taken away, here or by another process."""
        live = self.lives.get(id)
        if live is not None:
            live.hushed(set() if live.chat is None else await self.chat.taken(id))

    # Keeping house

    async def at_each(self, ids: list[str], work: Callable[[str], Awaitable[object]]) -> None:
        """Does something at several tables. One that cannot be loaded, as its game is not installed here any more, holds up no other."""
        for id in ids:
            if id in self.unplayable:
                continue
            try:
                await work(id)
            except Exception as error:
                problem = self.as_trouble(error)
                if problem is not None and problem.reason.key in ("busy", "store-unavailable"):
                    raise
                why = problem.reason.key if problem is not None else type(error).__name__
                log.warning("a table was passed over", extra={"table": brief(id), "reason": why})

    async def snapshot(self, live: Live) -> None:
        async with live.lock:
            if live.table is not None and live.table.status == RUNNING and live.table.version >= SNAPSHOT_EVERY:
                await self.store.keep_snapshot(live.table)

    async def put_away(self, idle: float = IDLE_SECONDS) -> None:
        """Tables that nobody has used for a while leave the memory; a snapshot makes loading them quick. Messages that were made for those
        who listen are not shared any more by now."""
        for live in self.lives.values():
            live.texts.clear()
        limit = time.monotonic() - idle
        for live in [live for live in self.lives.values() if not live.listeners and not live.thinking and live.used < limit]:
            await self.snapshot(live)
            if not live.listeners and live.used < limit:
                self.forget(live)

    def let_go(self, id: str) -> None:
        """A table that was needed for a moment only is the next to leave the memory, if nobody uses it meanwhile."""
        if id in self.lives:
            self.lives[id].used = 0.0

    def background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that is waited for at the end."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception) and self.as_trouble(error) is None:
            log.error("work in the background failed", exc_info=error)

    async def close(self, seconds: float = 5.0) -> None:
        """Lets what was begun come to its end."""
        self.closing = True
        while self.tasks:
            _, left = await asyncio.wait(self.tasks, timeout=seconds)
            for task in left:
                task.cancel()
