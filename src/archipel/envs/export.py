"""Data sets for learning from games: one row a decision, in Parquet files with a card that says what they hold.

Games are played by bots, exactly as `archipel simulate` plays them with the same seed, or read from records, each of which is verified.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from archipel.arena.cores import on_cores
from archipel.arena.simulate import Plan, answer, play
from archipel.arena.tournament import Table, read_table
from archipel.bots import Bot
from archipel.engine.match import Match, edition_of, replay
from archipel.engine.phrase import Data, Event, Reason, Trouble, trouble
from archipel.engine.record import MOVE, UNDO, Entry, Record, read_record
from archipel.engine.state import State
from archipel.envs import missing
from archipel.envs.rows import COLUMNS, TEXT, Rows
from archipel.envs.spaces import Spaces
from archipel.files import read_text, unwritable, write_text
from archipel.games import find
from archipel.version import VERSION

try:
    from pyarrow.parquet import write_table
except ImportError as error:
    raise missing(__name__, "data") from error

CARD: Final = "card.json"
GAMES: Final = 100
"""How many games a file holds: so many that columns compress well, and so few that they fit into memory."""


class Order(NamedTuple):
    """What is to be written, as plain data: games between bots, by their numbers, or the games of records."""

    table: Data
    folder: str
    texts: bool
    bots: list[str]
    seed: str
    games: int
    records: list[str]

    def parts(self) -> list[range]:
        """The numbers of the games of every file."""
        last = len(self.records) or self.games
        return [range(first, min(first + GAMES, last + 1)) for first in range(1, last + 1, GAMES)]


def export(order: Order, command: str, jobs: int, tick: Callable[[int], None]) -> Data:
    """Writes all files, several at a time, and then the card, which is returned. `tick` is told how many games were written."""
    prepare(Path(order.folder))
    rows = games = 0
    for part, found in on_cores(partial(Writer, order), order.parts(), jobs):
        if "reason" in found:
            raise Trouble(Reason(**found["reason"]))
        rows += found["rows"]
        games += found["games"]
        tick(len(part))
    table = read_table(order.table)
    card = {
        "archipel": VERSION,
        "command": command,
        **order.table,
        "spaces_version": table.game.observation().version,
        "bots": order.bots,
        "seed": order.seed,
        "records": [Path(record).name for record in order.records],
        "games": games,
        "decisions": rows,
        "files": [file_of(part) for part in order.parts()],
        "columns": {name: meaning for name, meaning in COLUMNS.items() if order.texts or name != TEXT},
    }
    write_text(Path(order.folder, CARD), json.dumps(card, ensure_ascii=False, indent=2) + "\n")
    return card


def file_of(part: range) -> str:
    return f"games-{part.start:07d}.parquet"


def prepare(folder: Path) -> None:
    """Makes the folder; refuses one that holds data already, so that none is lost or mixed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken = any(folder.glob("*.parquet"))
    except OSError as error:
        raise unwritable(folder, error) from None
    if taken:
        raise trouble("folder-has-data", {"value": str(folder)})


class Writer:
    """Writes the files of an order, in whatever process."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.table = read_table(order.table)
        self.spaces = Spaces(self.table.game.name, self.table.seats, self.table.options, self.table.edition)

    def __call__(self, part: range) -> Data:
        """Writes a file; how much is in it, or why that is not possible, as data."""
        rows = Rows(self.spaces, self.order.texts)
        try:
            for number in part:
                if self.order.records:
                    add_record(rows, self.order.records[number - 1], number)
                else:
                    self.add_game(rows, number)
        except Trouble as problem:
            return {"reason": problem.reason.data()}
        path = Path(self.order.folder, file_of(part))
        try:
            write_table(rows.table(), path, compression="zstd", use_dictionary=[TEXT])
        except OSError as error:
            return {"reason": unwritable(path, error).reason.data()}
        return {"rows": len(rows.seen), "games": len(rows.games)}

    def add_game(self, rows: Rows, number: int) -> None:
        """A game between bots."""

        def ask(bot: Bot, state: State) -> int:
            choice = answer(bot, state)
            rows.add(state, choice)
            return choice

        table = self.table
        plan = Plan(table.game, self.order.bots, self.order.games, self.order.seed, table.options, table.edition)
        state, _ = play(plan, number, ask=ask)
        rows.end(number, state.ranking() if state.over else [], state.scores())


# Records


def table_of(paths: list[str]) -> Table:
    """The game, edition and number of seats of records, which is the same in all of them; the options may differ."""
    first: Table | None = None
    for path in paths:
        record = read(path)
        try:
            table = Table(find(record.game), edition_of(find(record.game), record), record.options, len(record.players))
        except Trouble as problem:
            raise in_file(problem, path) from None
        if record.rules != table.game.rules:
            raise trouble("record-other-rules", {"file": path, "value": record.rules, "allowed": table.game.rules})
        first = first or table
        ours, theirs = said(first), said(table)
        if ours != theirs:
            raise trouble("records-differ", {"file": path, "value": theirs, "allowed": ours})
    assert first is not None
    return first


def said(table: Table) -> str:
    """What must be the same in all records."""
    return f"{table.game.name}, {table.edition.id} {table.edition.hash[:8]}, {table.seats}"


def read(path: str) -> Record:
    try:
        return read_record(read_text(Path(path)))
    except Trouble as problem:
        raise in_file(problem, path) from None


def in_file(problem: Trouble, path: str) -> Trouble:
    """The same, with the file in which it was found."""
    reason = problem.reason
    return Trouble(Reason(reason.key, {**reason.args, "file": path}, reason.rule))


def add_record(rows: Rows, path: str, number: int) -> None:
    """The game of a record, while it is verified; moves that were taken back do not count."""
    before: State | None = None

    def watch(match: Match, entry: Entry | None, told: list[Event]) -> None:
        nonlocal before
        if before is not None and entry is not None and entry.kind == MOVE:
            rows.add(before, before.parse(entry.text))
        elif entry is not None and entry.kind == UNDO:
            rows.take_back(int(entry.text or 1))
        before = match.state

    record = read(path)
    try:
        match = replay(find(record.game), record, watch=watch)
    except Trouble as problem:
        raise in_file(problem, path) from None
    rows.end(number, match.record.places, match.state.scores())
