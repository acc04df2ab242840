"""Makes the test island known, alongside the caller's own games, before anything is imported; a server and a PostgreSQL for all tests."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.house import House

ISLANDS = Path(__file__).parent / "islands"
FOLDERS = [str(ISLANDS), *filter(None, os.environ.get("ARCHIPEL_GAMES", "").split(os.pathsep))]
os.environ["ARCHIPEL_GAMES"] = os.pathsep.join(dict.fromkeys(FOLDERS))
os.environ["OPENBLAS_NUM_THREADS"] = "1"
"""NumPy rounds differently with another number of threads, and reads this only when it is first imported."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp())
    from pgserver.postgres_server import get_server

    server = get_server(tempfile.mkdtemp(), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator["House"]:
    """A server, one per test process; tests that stop or starve a server start their own."""
    from tests.server.house import running

    with running(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('house') / 'archipel.db'}") as opened:
        yield opened


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    return fresh_postgres(request.getfixturevalue("postgres"), tmp_path.name)


def fresh_postgres(uri: str, name: str) -> str:
    import asyncpg

    async def create() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(create())
    return uri.replace("/postgres?", f"/{name}?", 1)
