"""A real server process for the tests of this folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import running


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("server") / "tables.db"


@pytest.fixture(scope="session")
def server(database: Path) -> Iterator[str]:
    """The address of a server that is open as long as the tests run."""
    with running(f"sqlite+aiosqlite:///{database}") as house:
        yield house.url
