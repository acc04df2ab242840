"""How often somebody may ask: buckets that fill again with time, one for each kind of request and each address or person."""

import time
from typing import Final

from archipel.engine.phrase import trouble

RATES: Final[dict[str, tuple[float, float]]] = {
    "request": (300, 20),
    "file": (1200, 20),
    "probe": (100, 10),
    "guest": (20, 0.1),
    "register": (10, 0.02),
    "login": (10, 0.1),
    "recover": (5, 0.02),
    "program": (20, 0.02),
    "mail": (5, 0.005),
    "code": (10, 0.02),
    "open": (20, 0.1),
    "edition": (20, 0.1),
    "editions": (90, 3),
    "draft": (60, 2),
    "replay": (40, 1),
    "analysis": (10, 0.2),
    "example": (60, 5),
    "explore": (120, 10),
    "explore-bot": (60, 4),
    "puzzle": (60, 5),
    "results": (40, 1),
    "connect": (100, 2),
    "message": (60, 15),
    "hint": (10, 0.2),
    "chat": (8, 0.5),
    "report": (10, 0.02),
}
"""For each kind how many at once, and how many more a second."""

MOST: Final = 50_000
"""Buckets kept in memory; full ones are forgotten first."""


class Limits:
    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, who: str) -> None:
        """Takes one from a bucket; refuses with the seconds to wait when it is empty."""
        most, refill = (number * self.pace for number in RATES[kind])
        now = time.monotonic()
        left, since = self.buckets.get((kind, who), (most, now))
        left = min(most, left + (now - since) * refill)
        if left < 1:
            raise trouble("too-many", {"kind": kind, "seconds": max(1, round((1 - left) / refill))})
        self.buckets[kind, who] = (left - 1, now)
        if len(self.buckets) > MOST:
            self.forget(now)

    def forget(self, now: float) -> None:
        """Drops the buckets that have filled again, and if that is not enough the oldest."""
        for key, (left, since) in list(self.buckets.items()):
            most, refill = (number * self.pace for number in RATES[key[0]])
            if left + (now - since) * refill >= most:
                del self.buckets[key]
        for key in list(self.buckets)[: max(0, len(self.buckets) - MOST)]:
            del self.buckets[key]
