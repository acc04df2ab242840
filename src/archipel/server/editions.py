"""Reading the editions that people send: a large one takes a quarter of a second, in which nobody else shall wait.

They are read in a thread, one after the other. Only so many may wait; beyond that the server is busy for a moment.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, TypeVar

from archipel.engine.phrase import trouble
from archipel.server.limits import Limits

T = TypeVar("T")

MOST: Final = 16
"""Editions that may be here at once, with the one that is being read."""

MOST_BY_ADDRESS: Final = 4


class EditionReader:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.reading = asyncio.Lock()
        self.here: Counter[str] = Counter()

    async def read(self, address: str, work: Callable[[], T]) -> T:
        """Does in a thread what reads an edition that came from an address."""
        if self.here.total() >= MOST or self.here[address] >= MOST_BY_ADDRESS:
            raise trouble("busy", {})
        self.limits.take("editions", address)
        self.here[address] += 1
        try:
            async with self.reading:
                return await asyncio.to_thread(work)
        finally:
            self.here[address] -= 1
            if not self.here[address]:
                del self.here[address]
