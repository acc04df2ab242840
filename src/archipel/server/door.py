"""The door: how many connections may be open at once, from one address and in all, and how long a request may take to come in.

uvicorn waits for ever for the rest of a request. Here whoever has not said all of it in time goes, and so does whoever comes when too many
are here: a single address cannot keep out everybody else.
"""

import asyncio
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from archipel.engine.phrase import Reason
from archipel.room.logs import Seldom
from archipel.server import metrics
from archipel.server.errors import answer_of

SECONDS: Final = 20.0
"""How long a request may take until it is here, with its body."""

BY_ADDRESS: Final = 256
"""Open connections of one address: room for a club whose members all play through one line."""

IN_ALL: Final = 20_000
SPARE: Final = 64
"""Files that are left for the database, the bots and the page when all connections are taken."""


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """Who shares an address, for the limits: for IPv6 the network, which belongs to one household."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
    return host


def files_allowed() -> int:
    """How many files and connections this process may have open; many, where nobody counts them."""
    try:
        import resource
    except ImportError:
        return IN_ALL + SPARE
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return IN_ALL + SPARE if allowed == resource.RLIM_INFINITY else allowed


class Door:
    """`in_all` and `by_address` are how many connections may be open; behind a proxy, from which they all come, only the first counts."""

    def __init__(self, files: int, pace: float = 1.0, behind_proxy: bool = False, seconds: float = SECONDS) -> None:
        self.in_all = max(8, min(IN_ALL, files - SPARE))
        self.by_address = self.in_all if behind_proxy else max(1, round(min(BY_ADDRESS, self.in_all // 2) * pace))
        self.seconds = seconds
        self.full = Seldom("connections were refused: too many are open")

    def lets_in(self, coming: HttpToolsProtocol) -> bool:
        """Whether there is room for one more, who is already counted among the open connections."""
        of_address = 0
        if len(coming.connections) <= self.in_all:
            host = host_of(coming)
            of_address = sum(1 for other in coming.connections if host_of(other) == host)
            if of_address <= self.by_address:
                return True
        why = "address" if of_address else "all"
        metrics.connections_refused.labels(why).inc()
        self.full.warn(limit=why, allowed=self.by_address if of_address else self.in_all)
        return False


def host_of(connection: Any) -> str:
    """Where a connection comes from; uvicorn knows it of every kind of connection."""
    return network_of(connection.client[0]) if connection.client else "–"


class DoorProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, at a door."""

    door: Door
    leaving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.door.lets_in(self):
            self.expect()
        else:
            self.turn_away(Reason("busy", {}))

    def connection_lost(self, exc: Exception | None) -> None:
        self.relax()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.expect()
        super().data_received(data)

    def on_message_begin(self) -> None:
        self.expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.relax()
        super().handle_websocket_upgrade()

    def expect(self) -> None:
        """From now on a request is coming in."""
        if self.leaving is None:
            self.leaving = self.loop.call_later(self.door.seconds, self.too_slow)

    def relax(self) -> None:
        """The request is here."""
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None

    def too_slow(self) -> None:
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.turn_away(Reason("too-slow", {"seconds": round(self.door.seconds)}))
        self.transport.close()

    def turn_away(self, reason: Reason) -> None:
        """Says why, and closes."""
        answer = answer_of(reason)
        lines = [STATUS_LINE[answer.status_code], *(b"%b: %b\r\n" % header for header in answer.raw_headers), b"connection: close\r\n\r\n"]
        self.transport.write(b"".join(lines) + bytes(answer.body))
        self.transport.close()


def protocol_at(door: Door) -> type[asyncio.Protocol]:
    return type("ProtocolAtDoor", (DoorProtocol,), {"door": door})
