"""A real server process for the tests of this folder."""

from collections.abc import Iterator

import pytest

from tests.server.house import running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that is open as long as the tests run."""
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite+aiosqlite:///{folder / 'tables.db'}") as house:
        yield house.url
