"""What is kept of a table, as rows: its new entries, its head for lists, its edition, and the record of a finished game."""

import json
from collections.abc import Mapping
from typing import Any, Final

from archipel.engine.edition import Edition, canonical
from archipel.engine.phrase import SPECTATOR, Data
from archipel.table import LogEntry, Table
from archipel.table.result import result_of
from archipel.table.showing import show_record
from archipel.table.table import RUNNING

COMPACT: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)

LISTED: Final = ("id", "status", "version", "opened", "changed", "asked")


def entry_row(table: str, entry: LogEntry) -> Data:
    return {
        "table_id": table,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "person": entry.person,
        "client_id": entry.data.get("client_id") or None,
        "data": as_text(entry.data),
    }


def head_row(table: Table, fresh: list[LogEntry]) -> Data:
    """What the table's own row says after these entries; its summary only where a move cannot have changed it."""
    head: Data = {
        "status": table.status,
        "version": table.version,
        "changed": fresh[-1].at,
        "due": table.due(),
        "asked": table.asked or None,
        "bot": int(table.bot_to_move() is not None),
    }
    if any(entry.kind != "move" for entry in fresh) or table.status != RUNNING:
        result = result_of(table)
        head["summary"] = as_text(summary(table))
        head["result"] = None if result is None else as_text(result)
    return head


def summary(table: Table) -> Data:
    """What a lobby shows of a table."""
    chosen = table.settings
    return {
        "game": chosen.game.name,
        "title": chosen.title,
        "private": chosen.private,
        "casual": chosen.casual,
        "companions": chosen.companions,
        "owner": table.owner,
        "edition": chosen.edition.id,
        "options": chosen.options,
        "clock": chosen.clock.data(),
        "seats": [chair.data() for chair in table.seats],
        **({} if chosen.origin is None else {"sequel": True}),
    }


def opened_row(table: Table) -> Data:
    """What its row says of a table for good."""
    chosen = table.settings
    fixed = {"id": table.id, "seed": table.seed, "game": chosen.game.name, "owner": table.owner}
    return {**fixed, "private": int(chosen.private), "opened": table.log[0].at}


def listed(row: Mapping[str, Any]) -> Data:
    """What a lobby shows of a table, from its row."""
    return {**json.loads(row["summary"]), **{name: row[name] for name in LISTED}}


def ended(row: Mapping[str, Any]) -> Data:
    """How a finished game ended, from the row of its table."""
    return {**json.loads(row["summary"]), "id": row["id"], "ended": row["changed"], "result": json.loads(row["result"])}


def edition_row(edition: Edition) -> Data:
    return {"hash": edition.hash, "data": canonical(edition.data)}


def record_row(table: Table) -> Data:
    """Of a finished game: its record is the same for everybody."""
    return {"table_id": table.id, "text": show_record(table, SPECTATOR)}


def as_text(data: Data) -> str:
    return COMPACT.encode(data)
