"""A server for the tests of this folder, one a test process; tests that stop or starve a server start their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import fresh_postgres
from tests.server.house import PEOPLE, House, running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    file: Path = tmp_path_factory.mktemp("house") / "archipel.db"
    with running(f"sqlite+aiosqlite:///{file}") as opened:
        yield opened


@pytest.fixture
def fresh_postgres_url(postgres: str, tmp_path: Path) -> str:
    """An empty PostgreSQL database."""
    return fresh_postgres(postgres, tmp_path.name)


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    while PEOPLE:
        PEOPLE.pop().close()
