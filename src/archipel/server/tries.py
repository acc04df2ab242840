"""How often the secret of one account may be tried, wherever the tries come from: after some that were wrong each waits longer."""

from collections.abc import Callable
from typing import Final

from archipel.engine.phrase import trouble

FREE: Final = 10
"""So many wrong tries in a row cost nothing."""
LONGEST_WAIT: Final = 60.0
"""How many seconds the next try waits at most."""
FORGOTTEN: Final = 3_600.0
"""After so many seconds without a try those before do not count any more."""
MOST: Final = 50_000
"""Accounts whose tries are kept in memory; the oldest are forgotten first."""


class Tries:
    """Tries of secrets (`proof` is which) by login, whether there is such an account or not. An address from which it was right before is
    not kept waiting by what others try; the limits by address hold for it as for all."""

    def __init__(self, clock: Callable[[], float], pace: float) -> None:
        self.clock = clock
        self.pace = pace
        self.wrong: dict[tuple[str, str], tuple[int, float]] = {}
        self.trusted: dict[tuple[str, str], None] = {}

    def take(self, proof: str, login: str, address: str) -> None:
        """A try begins, and counts as wrong until it turns out to be right; refused with the seconds to wait where it comes too soon."""
        if address and (login, address) in self.trusted:
            return
        now = self.clock()
        count, last = self.wrong.get((proof, login), (0, now))
        if now - last > FORGOTTEN:
            count = 0
        wait = min(LONGEST_WAIT, 2.0 ** min(count - FREE, 10)) / self.pace if count >= FREE else 0.0
        if 0 <= now - last < wait:
            raise trouble("too-many", {"kind": "login", "seconds": max(1, round(last + wait - now))})
        self.wrong.pop((proof, login), None)
        self.wrong[proof, login] = (count + 1, now)
        if len(self.wrong) > MOST:
            del self.wrong[next(iter(self.wrong))]

    def right(self, proof: str, login: str, address: str) -> None:
        """It was right: those before do not count any more."""
        self.wrong.pop((proof, login), None)
        self.trusted[login, address] = None
        if len(self.trusted) > MOST:
            del self.trusted[next(iter(self.trusted))]
