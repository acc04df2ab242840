"""What is the same for everybody is the same at a server and on a device, to the byte; only what bots have learned is not."""

from collections.abc import Iterator
from typing import Any

import pytest

from archipel.device.answers import fixed
from tests.room.device import device_on
from tests.server.house import Anywhere, stranger


@pytest.fixture(scope="module")
def device() -> Iterator[Anywhere]:
    with device_on() as opened:
        yield opened


def without_learning(answer: Any) -> Any:
    """A list of games without what bots have learned of them."""
    return [{**game, "learned": {}} for game in answer]


def test_every_fixed_answer_is_the_same_at_a_server_and_on_a_device(server: Anywhere, device: Anywhere) -> None:
    there, here = stranger(server.url), stranger(device.url)
    for path in fixed():
        first, second = there.get(path), here.get(path)
        assert (first.status_code, second.status_code) == (200, 200), path
        assert first.headers["content-type"] == second.headers["content-type"], path
        if "json" in first.headers["content-type"]:
            said, wanted = second.json(), first.json()
            assert said == (without_learning(wanted) if path == "/api/games" else wanted), path
        else:
            assert first.text == second.text, path
