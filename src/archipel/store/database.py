"""The database: SQLite in one file by default, PostgreSQL where one machine is not enough. What is committed survives loss of power."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, make_url, text
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from archipel.engine.phrase import trouble

BUSY_MILLISECONDS = 5_000
POSTGRES_CONNECTIONS = 10
POSTGRES_SECONDS = 4
"""How long we wait for a connection, and for an answer."""

MIGRATING = 0x417263686970
"""The lock on PostgreSQL of whoever changes the schema: of processes that start at the same moment one does it, and the others wait."""


def database_url() -> str:
    """`ARCHIPEL_DATABASE_URL`, or a file in the working folder."""
    return os.environ.get("ARCHIPEL_DATABASE_URL") or "sqlite+aiosqlite:///archipel.db"


def checked(url: str) -> str:
    """The same address with the driver that we use; that of another kind of database is refused."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+asyncpg://", 1)
    if not url.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        raise trouble("database-url", {"value": url.partition("://")[0], "allowed": "sqlite+aiosqlite, postgresql+asyncpg"})
    return url


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None if it is in memory, or PostgreSQL."""
    file = make_url(url).database if url.startswith("sqlite") else None
    return None if not file or file == ":memory:" else Path(file)


def open_database(url: str, patient: bool = False) -> AsyncEngine:
    """An engine that shows no values in its errors. SQLite gets one connection: it writes one by one, and nobody has to wait for a lock.

    For `sqlite+aiosqlite://` or `postgresql://` (also `postgresql+asyncpg://`). A patient one waits as long as an answer takes."""
    url = checked(url)
    if url.startswith("sqlite"):
        engine = create_async_engine(url, hide_parameters=True, pool_size=1, max_overflow=0)
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        return engine
    limits = {"timeout": POSTGRES_SECONDS, "command_timeout": None if patient else POSTGRES_SECONDS}
    engine = create_async_engine(
        url, hide_parameters=True, pool_size=POSTGRES_CONNECTIONS, max_overflow=0, pool_timeout=POSTGRES_SECONDS, connect_args=limits
    )
    event.listen(engine.sync_engine, "handle_error", give_up_silent)
    return engine


def beside(engine: AsyncEngine) -> Engine | None:
    """A second connection to the file of a SQLite database, for whole transactions in a thread; it ends with the first. None where there is
    no file: for one in memory, and for PostgreSQL."""
    file = file_of(engine.url.render_as_string())
    if file is None:
        return None
    second = create_engine(f"sqlite:///{file}", hide_parameters=True, poolclass=StaticPool, connect_args={"check_same_thread": False})
    event.listen(second, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "engine_disposed", lambda _: second.dispose())
    return second


def open_to_read(url: str) -> AsyncEngine:
    """For somebody who only looks, however long an answer takes: nothing can be written, and a SQLite file is left just as it is."""
    if not checked(url).startswith("sqlite"):
        return open_database(url, patient=True).execution_options(postgresql_readonly=True)
    address = make_url(url)
    file = quote(address.database or "")
    return create_async_engine(address.set(database=f"file:{file}", query={"mode": "ro", "uri": "true"}), hide_parameters=True)


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """While this lasts no other server can have the same SQLite file: two of them would not hear of each other. Commands that only look or
    moderate are free to. The lock is on a file beside the database, and goes with the process, however that ends."""
    lock = lock_of(url)
    try:
        yield
    finally:
        if lock is not None:
            os.close(lock)


def lock_of(url: str) -> int | None:
    """The open lock; None where there is nothing to lock. If the folder is not there or takes no file, the database will say so."""
    file = file_of(url)
    if file is None:
        return None
    try:
        import fcntl

        lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except (ImportError, OSError):
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise trouble("database-in-use", {"value": name_of(url)}) from None
    return lock


def give_up_silent(failure: ExceptionContext) -> None:
    """A connection that did not answer in time is of no more use; without this, it would even be waited for to take back what was begun."""
    if isinstance(failure.original_exception, TimeoutError):
        failure.is_disconnect = True


def prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for a writer; a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MILLISECONDS}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def settings_of_migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config


def known_revisions() -> list[str]:
    """The schemas that there have been, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(settings_of_migrations()).walk_revisions()]


def name_of(url: str | URL) -> str:
    """What a database is called where people read it: without its password."""
    return make_url(url).set(query={}).render_as_string()


def revision_of(connection: Connection, name: str) -> str:
    """The schema that a database has; "" if it has none of ours. One that a newer version has written is refused."""
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in known_revisions():
            raise trouble("database-newer", {"value": name, "revision": found})
        return found
    return ""


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Brings the database to the newest schema; one that a newer version has written is left alone."""

    def run(connection: Connection) -> None:
        config = settings_of_migrations()
        config.attributes["connection"] = connection
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        revision_of(connection, name_of(engine.url))
        command.upgrade(config, revision)

    async with engine.begin() as connection:
        await connection.run_sync(run)
