"""A device in the place of a server: whoever talks to it does so in the same way, over HTTP and a socket that are none.

The first who comes is the person of the device, the others are their companions; a stranger is a companion who never sits down.
"""

import asyncio
import json
import queue
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from archipel.device.house import House
from archipel.device.main import begin, think
from archipel.table.companions import MOST_COMPANIONS
from tests.device.browser import DictShelf

T = TypeVar("T")
SECONDS = 60
"""How long an answer may take on a busy machine."""


class Device:
    """A house in a thread of its own. `known` are those who came in this test."""

    def __init__(self, number: int) -> None:
        self.url = f"http://device-{number}.invalid"
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.told: dict[int, queue.Queue[str | int]] = {}
        self.known: list[str] = []
        self.house: House = self.run(begin(DictShelf(), self))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    def stop(self) -> None:
        self.run(self.house.hub.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(SECONDS)
        self.loop.close()

    # What the house has outside

    async def think(self, question: str) -> str:
        return await self.loop.run_in_executor(None, think, question)

    async def bring(self, game: str) -> None:
        pass

    def tell(self, number: int, text: str) -> None:
        self.told[number].put(text)

    def end(self, number: int, code: int) -> None:
        self.told[number].put(code)

    def signal(self, text: str) -> None:
        pass

    # Who comes

    def person(self, name: str) -> httpx.Client:
        client = httpx.Client(base_url=self.url, transport=Wire(self, len(self.known), name))
        self.known.append(name)
        if len(self.known) == 1 and not client.post("/api/guests", json={"name": name, "language": "en"}).is_success:
            client.patch("/api/me", json={"name": name}).raise_for_status()
        return client

    def stranger(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, transport=Wire(self, MOST_COMPANIONS, ""))

    def connect(self, path: str) -> "DeviceSocket":
        number = len(self.told) + 1
        self.told[number] = queue.Queue()
        self.loop.call_soon_threadsafe(self.house.open, number, path)
        return DeviceSocket(self, number)


class Wire(httpx.BaseTransport):
    """Requests to the house of a device, from one of the people there."""

    def __init__(self, device: Device, companion: int, name: str) -> None:
        self.device = device
        self.companion = companion
        self.name = name

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        path, body = request.url.raw_path.decode(), request.content.decode(errors="surrogateescape")
        if request.method == "GET" and path.startswith("/api/tables/") and "companion=" not in path and self.companion:
            path += ("&" if "?" in path else "?") + f"companion={self.companion}"
        if path.endswith("/commands"):
            body = self.speaking(body)
        status, type, text = json.loads(self.device.run(self.device.house.ask(request.method, path, body)))
        return httpx.Response(status, headers={"content-type": type}, text=text)

    def speaking(self, body: str) -> str:
        """A command of this companion, who says their name when they sit down."""
        try:
            command = json.loads(body)
        except (ValueError, RecursionError):
            return body
        if not self.companion or not isinstance(command, dict) or "companion" in command:
            return body
        name = {"name": self.name} if command.get("do") == "sit" and "name" not in command else {}
        return json.dumps({**command, "companion": self.companion, **name})


class DeviceSocket:
    """What a page has in the place of a WebSocket."""

    def __init__(self, device: Device, number: int) -> None:
        self.device = device
        self.number = number

    def send(self, text: Any) -> None:
        self.device.loop.call_soon_threadsafe(self.device.house.say, self.number, text)

    def recv(self, timeout: float) -> str:
        said = self.device.told[self.number].get(timeout=timeout)
        if isinstance(said, int):
            raise ConnectionClosedError(Close(said, ""), None)
        return said

    def close(self) -> None:
        self.device.loop.call_soon_threadsafe(self.device.house.close, self.number)


DEVICES: dict[str, Device] = {}
"""Those that are switched on, by their addresses."""


@contextmanager
def device_on() -> Iterator[Device]:
    device = Device(len(DEVICES))
    DEVICES[device.url] = device
    try:
        yield device
    finally:
        device.stop()


def device_at(url: str) -> Device | None:
    return DEVICES.get(url)


def companion_of(who: httpx.Client | None) -> int:
    """Who of the people on a device this is."""
    transport = None if who is None else who._transport
    return transport.companion if isinstance(transport, Wire) else MOST_COMPANIONS
