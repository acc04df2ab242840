"""Clocks of a table: none, a budget per player with an increment, or days per move. Pure: every question brings its time.

Times are seconds since the epoch. A clock of days may rest at certain hours of the week, and no clock runs while the server was down.
"""

from typing import Final, Literal

from archipel.engine.phrase import Data, trouble

ClockKind = Literal["none", "budget", "days"]
NONE: Final = "none"
BUDGET: Final = "budget"
DAYS: Final = "days"
KINDS: Final[tuple[ClockKind, ...]] = (NONE, BUDGET, DAYS)

MINUTE: Final = 60.0
DAY: Final = 86_400.0
WEEK: Final = 7 * DAY
MONDAY: Final = 4 * DAY
"""The epoch was a Thursday: the first Monday began four days later."""


class ClockRules:
    """What was chosen when the table was opened. `rests` are spans of the week in minutes from Monday 0:00 UTC."""

    def __init__(
        self, kind: str = NONE, budget: float = 0.0, increment: float = 0.0, days: float = 0.0, rests: list[list[int]] | None = None
    ):
        self.kind = read_kind(kind)
        self.budget = budget
        self.increment = increment
        self.days = days
        self.rests = rests or []
        self.check()

    def check(self) -> None:
        if self.kind == BUDGET and not (10 <= self.budget <= 86_400 and 0 <= self.increment <= 3_600):
            raise trouble("clock-budget", {"value": f"{self.budget:g}+{self.increment:g}"})
        if self.kind == DAYS and not 0.04 <= self.days <= 30:
            raise trouble("clock-days", {"value": f"{self.days:g}"})
        if self.rests and self.kind != DAYS:
            raise trouble("clock-rests", {})
        minutes = WEEK / MINUTE
        asleep = 0
        last = 0
        for begin, end in self.rests:
            if not last <= begin < end <= minutes:
                raise trouble("clock-rest", {"value": f"{begin}–{end}"})
            asleep += end - begin
            last = end
        if asleep > minutes * 6 / 7:
            raise trouble("clock-rest", {"value": str(asleep)})

    @property
    def start(self) -> float:
        """The seconds that every seat begins with."""
        return self.budget if self.kind == BUDGET else self.days * DAY

    def data(self) -> Data:
        return {"kind": self.kind, "budget": self.budget, "increment": self.increment, "days": self.days, "rests": self.rests}


def read_kind(text: str) -> ClockKind:
    for kind in KINDS:
        if kind == text:
            return kind
    raise trouble("clock-kind", {"value": text, "allowed": ", ".join(KINDS)})


def read_clock(data: Data) -> ClockRules:
    try:
        rests = [[int(begin), int(end)] for begin, end in data.get("rests", [])]
        budget, increment, days = (float(data.get(name, 0)) for name in ("budget", "increment", "days"))
    except (TypeError, ValueError):
        raise trouble("clock-kind", {"value": str(data), "allowed": ", ".join(KINDS)}) from None
    return ClockRules(str(data.get("kind", NONE)), budget, increment, days, rests)


class Clock:
    """The running clock of a table: `left` seconds a seat, and since when the clock of `seat` runs."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.start] * seats
        self.seat = -1
        self.since = 0.0
        self.outages: list[tuple[float, float]] = []
        self.rewards: list[list[float]] = [[] for _ in range(seats)]
        """The seconds that each seat was given for the turns it has finished."""

    def run_for(self, seat: int, now: float, rewarded: bool = True) -> None:
        """From now on the clock of `seat` runs (-1: none does). Who was on before is charged, and rewarded if the turn is done."""
        if self.rules.kind == NONE:
            return
        if self.seat >= 0:
            self.left[self.seat] -= self.passed(self.since, now)
            if self.seat != seat and rewarded:
                left = self.left[self.seat]
                self.left[self.seat] = left + self.rules.increment if self.rules.kind == BUDGET else self.rules.days * DAY
                self.rewards[self.seat].append(self.left[self.seat] - left)
        self.seat = seat
        self.since = now

    def withdraw(self, seat: int) -> None:
        """A seat takes back the last turn it has finished: what it was given for it goes, and the time it spent stays spent."""
        if self.rewards[seat]:
            self.left[seat] -= self.rewards[seat].pop()

    def turn_over(self, seat: int) -> None:
        """A stand-in has finished a turn of this seat: of days the next turn has all again, and a budget stays what it was."""
        if self.rules.kind == DAYS:
            self.left[seat] = self.rules.days * DAY

    def has_run_out(self, seat: int) -> bool:
        """Whether a seat whose clock stands has no time left."""
        return self.rules.kind != NONE and self.left[seat] <= 0

    def remaining(self, seat: int, now: float) -> float:
        """Seconds that a seat has left."""
        left = self.left[seat]
        return left - self.passed(self.since, now) if seat == self.seat else left

    def is_up(self, now: float) -> bool:
        """Whether the time of the seat that is on has run out."""
        return self.rules.kind != NONE and self.seat >= 0 and self.remaining(self.seat, now) <= 0

    def deadline(self) -> float | None:
        """When the running clock will have run out, if nothing happens before; None if no clock runs."""
        if self.rules.kind == NONE or self.seat < 0:
            return None
        need = self.left[self.seat]
        at = self.since
        while need > 0:
            end = self.idle_until(at)
            if end > at:
                at = end
            else:
                step = min(need, self.next_idle(at) - at)
                at += step
                need -= step
        return at

    def outage(self, begin: float, end: float) -> None:
        """The server was down: this time counts for nobody."""
        self.outages.append((begin, end))

    # Rests and outages

    def passed(self, begin: float, end: float) -> float:
        """Seconds between two moments that count: neither rest nor outage."""
        total = 0.0
        at = begin
        while at < end:
            idle = self.idle_until(at)
            if idle > at:
                at = idle
            else:
                step = min(end, self.next_idle(at)) - at
                total += step
                at += step
        return total

    def idle_until(self, at: float) -> float:
        """When the rest or outage ends in which this moment lies; the moment itself if time runs."""
        for down, up in self.outages:
            if down <= at < up:
                return up
        week = (at - MONDAY) // WEEK * WEEK + MONDAY
        for begin, end in self.rules.rests:
            if week + begin * MINUTE <= at < week + end * MINUTE:
                return week + end * MINUTE
        return at

    def next_idle(self, at: float) -> float:
        """When the next rest or outage begins; for ever if there is none."""
        week = (at - MONDAY) // WEEK * WEEK + MONDAY
        begins = [week + weeks * WEEK + begin * MINUTE for weeks in (0, 1) for begin, _ in self.rules.rests]
        begins += [down for down, _ in self.outages]
        return min((begin for begin in begins if begin > at), default=float("inf"))
