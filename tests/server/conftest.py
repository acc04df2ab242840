"""What the tests of this folder share. Their server is the one that all tests of a process share, unless they stop or starve it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import fresh_postgres
from tests.server import reception
from tests.server.desk import Desk
from tests.server.house import PEOPLE, House
from tests.server.thinking import Island


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """None of this touches what is compiled; that a server plays with it is seen in `tests/room`."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.checkout)


@pytest.fixture(scope="session")
def house(server: House) -> House:
    return server


@pytest.fixture
def admin(house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", house.database)
    return Desk(capsys)


@pytest.fixture
def fresh_postgres_url(postgres: str, tmp_path: Path) -> str:
    """An empty PostgreSQL database."""
    return fresh_postgres(postgres, tmp_path.name)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A database file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'fresh.db'}"


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    while PEOPLE:
        PEOPLE.pop().close()


@pytest.fixture
def island(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Island:
    monkeypatch.setenv("ARCHIPEL_GAMES", os.pathsep.join((os.environ["ARCHIPEL_GAMES"], str(tmp_path))))
    return Island(tmp_path)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def opened_reception(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[reception.House]:
    folder = tmp_path_factory.mktemp("people")
    if request.param == "sqlite":
        yield from reception.open_house(f"sqlite+aiosqlite:///{folder / 'people.db'}")
    else:
        yield from reception.open_house(fresh_postgres(request.getfixturevalue("postgres"), folder.name))
