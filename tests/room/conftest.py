"""The same promises at a server and on a device: what people do at tables does not depend on where those are."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.room.device import DEVICES, device_on
from tests.server.house import PEOPLE, Anywhere

ALSO_COMPILED = ("test_tables.py",)
"""What runs a second time on the compiled modules, to see that a server plays with them; the rest does not touch what is compiled."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent and item.path.name not in ALSO_COMPILED:
            item.add_marker(pytest.mark.checkout)


@pytest.fixture(scope="module", params=["server", "device"])
def house(request: pytest.FixtureRequest) -> Iterator[Anywhere]:
    if request.param == "server":
        yield request.getfixturevalue("server")
    else:
        with device_on() as device:
            yield device


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    while PEOPLE:
        PEOPLE.pop().close()
    for device in DEVICES.values():
        device.known.clear()
