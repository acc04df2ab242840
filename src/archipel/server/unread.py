"""Those who do not read what they are sent.

uvicorn closes a connection only when everything written to it was taken, and waits for ever for that. Here whoever takes nothing goes, and
so does whoever does not let a connection end.
"""

import asyncio
import time
from typing import Any, Final

from archipel.room.logs import Seldom
from archipel.server import metrics

SECONDS: Final = 20.0
"""For so long something may lie unread, or a connection be ending."""

ENDING: Final = -1


class Unread:
    """`connections` are uvicorn's own, of every kind. `known` is how much of what was written to them had not been taken when they were
    last looked at, and since when it is as much; those from which everything was taken are not in it."""

    def __init__(self, connections: set[Any], seconds: float) -> None:
        self.connections = connections
        self.seconds = seconds
        self.known: dict[Any, tuple[int, float]] = {}
        self.gone = Seldom("connections were closed: nobody read what was sent")

    async def look(self) -> None:
        now = time.monotonic()
        known: dict[Any, tuple[int, float]] = {}
        for connection in list(self.connections):
            transport: asyncio.WriteTransport = connection.transport
            unread = ENDING if transport.is_closing() else transport.get_write_buffer_size()
            if unread == 0:
                continue
            before, since = self.known.get(connection, (unread, now))
            known[connection] = (unread, since if before == unread else now)
            if now - known[connection][1] >= self.seconds:
                transport.abort()
                metrics.connections_unread.inc()
                self.gone.warn()
        self.known = known
