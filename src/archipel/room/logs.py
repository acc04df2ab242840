"""What is logged, and how often. Never a body, a cookie, a whole table id or an address."""

import logging
import time

log = logging.getLogger("archipel.room")


class Seldom:
    """A warning that may come thousands of times is logged once a minute, with how often it came."""

    def __init__(self, said: str, seconds: float = 60.0) -> None:
        self.said = said
        self.seconds = seconds
        self.times = 0
        self.next = 0.0

    def warn(self, **fields: object) -> None:
        self.times += 1
        now = time.monotonic()
        if now >= self.next:
            log.warning(self.said, extra={**fields, "times": self.times})
            self.times, self.next = 0, now + self.seconds


def warn(said: str, event: str, **fields: str | int | float) -> None:
    log.warning(said, extra={"event": event, **fields})


def brief(table: str) -> str:
    """Enough of a table's id to find it, too little to sit down at it: whoever has the whole may enter a private table."""
    return table[:6] + "…"
