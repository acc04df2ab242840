"""Everything on a shelf as one text, to be taken along or put away, and back again. Every table in it is checked by playing it again.

What is here is never overwritten. A file that is damaged, or something else, changes nothing.
"""

import hashlib
import json
import time
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from archipel.device import kept
from archipel.device.person import ME, Owner, Person
from archipel.device.shelf import EDITIONS, ENTRIES, PEOPLE, RECORDS, ShelfStore, change, read_entry, record_rows, rows_of
from archipel.engine.edition import read_data
from archipel.engine.phrase import Data, Reason, Trouble, trouble
from archipel.engine.record import SEED_BYTES, read_record
from archipel.room.hub import UNPLAYABLE, check_id
from archipel.room.keeping import Conflict
from archipel.table import Table, replay
from archipel.table.clock import NONE
from archipel.table.commands import Reader
from archipel.table.companions import base_of
from archipel.table.settings import edition_lacking, open_edition
from archipel.table.showing import show_reason
from archipel.version import VERSION

FORMAT: Final = "archipel-everything 1"


class SavedEntry(Struct, frozen=True):
    number: int
    at: float
    kind: str
    person: str
    data: str


class SavedTable(Struct, frozen=True):
    id: str
    seed: str
    entries: list[SavedEntry]


class SavedPerson(Struct, frozen=True):
    name: str
    language: str


class Everything(Struct, frozen=True, kw_only=True):
    """`records` are those of finished games that came without a table; `hash` is that of all that is kept."""

    format: str
    archipel: str
    made: float
    person: SavedPerson | None
    tables: list[SavedTable]
    editions: dict[str, str]
    records: list[str]
    hash: str = ""

    def hashed(self) -> str:
        kept = msgspec.json.encode([self.person, self.tables, self.editions, self.records])
        return hashlib.sha256(kept).hexdigest()


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a finished game."""

    record: str


RECORD_TEXT: Final[Reader[RecordText]] = Reader(RecordText)


class Brought(Struct, frozen=True):
    """How many tables were new here, how many were here already, and which were left out, as what they were begun with is not here."""

    brought: int
    known: int
    left: list[Data]


class Mover:
    def __init__(self, store: ShelfStore, owner: Owner) -> None:
        self.store = store
        self.owner = owner

    # Out

    async def write(self) -> Everything:
        drawers = self.store.drawers
        logs: dict[str, list[SavedEntry]] = {}
        for key, text in await drawers.span(ENTRIES):
            logs.setdefault(key.partition(" ")[0], []).append(msgspec.json.decode(text, type=SavedEntry))
        heads = sorted(await self.store.heads(), key=lambda head: (head["opened"], head["id"]))
        records = dict(await drawers.span(RECORDS))
        person = await self.owner.find()
        saved = Everything(
            format=FORMAT,
            archipel=VERSION,
            made=time.time(),
            person=None if person is None else SavedPerson(person.name, person.language),
            tables=[SavedTable(head["id"], head["seed"], logs[head["id"]]) for head in heads if head["id"] in logs],
            editions=dict(await drawers.span(EDITIONS)),
            records=[records[head["id"]] for head in heads if head["id"] not in logs],
        )
        return replace(saved, hash=saved.hashed())

    # In

    async def read(self, text: str) -> Brought:
        """Checks everything, and then keeps what is new, all or none. If another tab brings the same meanwhile, it is here already."""
        saved = parse(text)
        rows: list[Data] = []
        known = 0
        left: list[Data] = []
        new = 0
        for table in saved.tables:
            if await self.is_known(table.id):
                known += 1
                continue
            try:
                rows += rows_of(await self.check(table, saved.editions), 0)
                new += 1
            except Trouble as problem:
                if problem.reason.key not in UNPLAYABLE:
                    raise damaged(table.id, problem.reason.key) from None
                left.append({"table": table.id, "reason": show_reason(problem.reason)})
            except Exception as error:
                raise damaged(table.id, type(error).__name__) from None
        for record in saved.records:
            if await self.is_known(kept.id_of(record)):
                known += 1
            else:
                rows += await self.record_rows(record)
                new += 1
        if saved.person is not None and await self.owner.find() is None:
            rows.append(change(PEOPLE, ME, Person(saved.person.name, saved.person.language).written()))
        try:
            await self.store.drawers.put(rows)
        except Conflict:
            return await self.read(text)
        return Brought(new, known, left)

    async def is_known(self, id: str) -> bool:
        return await self.store.head(id) is not None

    async def check(self, saved: SavedTable, editions: dict[str, str]) -> Table:
        """A table that plays again as it was; anything else is raised."""
        check_id(saved.id)
        seed = bytes.fromhex(saved.seed)
        log = [read_entry(msgspec.to_builtins(entry)) for entry in saved.entries]
        settings = log[0].data["settings"]
        if len(seed) != SEED_BYTES or [entry.number for entry in log] != list(range(1, len(log) + 1)):
            raise ValueError
        await self.store.prepare(settings)
        wanted = edition_lacking(self.store.games, settings)
        if wanted in editions and read_data(json.loads(editions[wanted])).hash == wanted:
            open_edition(self.store.games, settings, editions[wanted])
        table = replay(saved.id, seed, self.store.games, log)
        if any(base_of(chair.person) not in ("", ME) for chair in table.seats) or table.settings.clock.kind != NONE:
            raise ValueError
        return table

    async def bring_record(self, text: str) -> str:
        """Keeps a finished game as a table to look at; its id."""
        id = kept.id_of(text)
        if not await self.is_known(id):
            await self.store.drawers.put(await self.record_rows(text))
        return id

    async def record_rows(self, text: str) -> list[Data]:
        record = read_record(text)
        game = await self.store.brought.bring(record.game)
        return record_rows(kept.table_of(kept.id_of(text), game, record), text, time.time())


def parse(text: str) -> Everything:
    """What a file says it is, before anything in it is believed."""
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise foreign(text[:40]) from None
    format = found.get("format") if isinstance(found, dict) else None
    if format != FORMAT:
        raise foreign(str(format if format is not None else text)[:40])
    try:
        saved = msgspec.convert(found, Everything)
    except msgspec.ValidationError as error:
        raise damaged("–", str(error)) from None
    if saved.hash != saved.hashed():
        raise damaged("–", "hash")
    return saved


def foreign(value: str) -> Trouble:
    return trouble("everything-foreign", {"value": value, "allowed": FORMAT})


def damaged(table: str, problem: str) -> Trouble:
    return Trouble(Reason("everything-damaged", {"value": table, "problem": problem[:200]}))
