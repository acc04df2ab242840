"""Backups of a SQLite database: one file, made while a server runs on it, and put back where none does.

A backup carries the hash of all that is in it, so that damage is found before anything is replaced. A copy that was made by other means
carries none, and is examined as far as SQLite itself can tell.
"""

import hashlib
import itertools
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from archipel.engine.phrase import Trouble, trouble
from archipel.files import unwritable
from archipel.store.database import BUSY_MILLISECONDS, known_revisions

STAMP: Final = "backup"
"""The fact that holds when the server was started last before the backup, and the hash. Once a server has run on it, it says nothing."""

BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database, by the ends of the names."""

UNWRITABLE: Final = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")


class Contents(NamedTuple):
    tables: int
    people: int


def parts_of(database: Path) -> list[Path]:
    """All files that are there of a database."""
    return [path for path in (database, *(beside(database, end) for end in BESIDE)) if path.exists()]


def belongs_to(file: Path, database: Path) -> bool:
    """Whether a file is a database itself, or one of those beside it."""
    return file.exists() and any(file.samefile(part) for part in parts_of(database))


def beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


# Making and examining copies


@contextmanager
def fresh_copy(source: Path, target: Path) -> Iterator[Path]:
    """A copy of a database beside the place where it is wanted, as it was at one moment; whoever writes meanwhile is not held up. What is
    left of it in the end is removed."""
    fresh = beside(target, ".new")
    remove(fresh)
    try:
        os.close(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise unwritable(target, error) from None
    try:
        with saying(source, target), opened(source, "ro") as original, opened(fresh) as copy:
            original.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        yield fresh
    finally:
        remove(fresh)


def remove(database: Path) -> None:
    for part in parts_of(database):
        part.unlink()


@contextmanager
def opened(file: Path, mode: str = "rw") -> Iterator[sqlite3.Connection]:
    address = f"file:{quote(str(file))}?mode={mode}"
    with closing(sqlite3.connect(address, uri=True, timeout=BUSY_MILLISECONDS / 1000, isolation_level=None)) as connection:
        yield connection


@contextmanager
def saying(source: Path, target: Path) -> Iterator[None]:
    """What goes wrong while `source` is read and `target` written, as a sentence."""
    try:
        yield
    except sqlite3.Error as error:
        raise as_trouble(error, source, target) from None


def as_trouble(error: BaseException, source: Path | str, target: Path | str) -> Trouble:
    name = str(getattr(error, "sqlite_errorname", ""))
    if name == "SQLITE_NOTADB":
        return trouble("database-foreign", {"value": str(source)})
    if name.startswith(UNWRITABLE):
        return trouble("file-unwritable", {"value": str(target), "problem": str(error)})
    key = "database-away" if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")) else "database-damaged"
    return trouble(key, {"value": str(source), "problem": str(error)})


def examine(copy: Path, source: Path) -> Contents:
    """Refuses a copy that is damaged or none of our databases; it is named as what it was copied from. Its stamp is taken off."""
    with saying(source, source), opened(copy) as connection:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise trouble("database-damaged", {"value": str(source), "problem": str(found)})
        check_revision(connection, source)
        stamp = fact(connection, STAMP)
        connection.execute("DELETE FROM facts WHERE name = ?", (STAMP,))
        started, _, stated = stamp.rpartition(" ")
        if stamp and started == fact(connection, "started") and stated != digest(connection):
            raise trouble("backup-changed", {"value": str(source)})
        return Contents(*(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in Contents._fields))


def check_revision(connection: sqlite3.Connection, source: Path) -> None:
    ours = {"alembic_version", "tables", "entries", "people", "facts"}
    if not ours <= set(names_of_tables(connection)):
        raise trouble("database-foreign", {"value": str(source)})
    for (revision,) in connection.execute("SELECT version_num FROM alembic_version"):
        if revision not in known_revisions():
            raise trouble("database-newer", {"value": str(source), "revision": revision})


def names_of_tables(connection: sqlite3.Connection) -> list[str]:
    return [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]


def fact(connection: sqlite3.Connection, name: str) -> str:
    """What is kept under a name; "" if nothing is."""
    found = connection.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return "" if found is None else str(found[0])


def digest(connection: sqlite3.Connection) -> str:
    """SHA-256 of every row of every table."""
    made = hashlib.sha256()
    for name in names_of_tables(connection):
        made.update(f"{name}\n".encode())
        for row in connection.execute(f'SELECT * FROM "{name}" ORDER BY rowid'):
            made.update(f"{row!a}\n".encode())
    return made.hexdigest()


# Making backups


def write_backup(database: Path, file: Path) -> Contents:
    """Backs a database up into a file, all or nothing: one that is there stays whole until the new one is."""
    with fresh_copy(database, file) as copy:
        found = examine(copy, database)
        with saying(database, file), opened(copy) as connection:
            stamp = f"{fact(connection, 'started')} {digest(connection)}"
            connection.execute("INSERT INTO facts (name, value) VALUES (?, ?)", (STAMP, stamp))
        put(copy, file)
    return found


def put(copy: Path, place: Path) -> None:
    """Puts a copy in its place, for good."""
    try:
        sync(copy)
        copy.replace(place)
        sync(place.parent)
    except OSError as error:
        raise unwritable(place, error) from None


def sync(path: Path) -> None:
    """Onto the disk; where a system does not let folders be opened, theirs is left to it."""
    if path.is_dir() and os.name != "posix":
        return
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


# Putting them back


def take_place(copy: Path, place: Path) -> Path | None:
    """Puts a copy where a database is wanted. One that is there is kept beside it, under the name that is returned."""
    with saying(copy, place), opened(copy) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    kept = set_aside(place) if parts_of(place) else None
    put(copy, place)
    return kept


def set_aside(place: Path) -> Path:
    """Gives a database another name, with all that lies beside it: what was last written may be there, and it is none of the new one's."""
    names = (beside(place, f".old-{number}") for number in itertools.count(1))
    kept = next(name for name in names if not parts_of(name))
    try:
        for part in parts_of(place):
            part.rename(kept.with_name(kept.name + part.name.removeprefix(place.name)))
    except OSError as error:
        raise unwritable(kept, error) from None
    return kept
