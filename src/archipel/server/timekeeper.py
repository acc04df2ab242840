"""What time brings about: clocks that run out, stale tables, and outages, which count for nobody.

All processes on a database share one heartbeat. As long as any of them beats, time runs. A gap (the server was down, or the database was
away) is an outage, written down together with the heartbeat that ends it. A heartbeat from the future, of a clock that was wrong, says
nothing about who was there: every table then loses the time since its last entry.

An outage is entered into a table when that table is next needed: whoever gets one from the hub, to read or to change it, gets it with every
outage entered that its process knows of. A process that has not beaten for a while beats before it changes anything; an outage is longer
than that, so nothing is done at a table before the outages up to then are in its log. Each is there once: a log knows which it has, and the
slower of two processes loads the table again.

So no clock runs out because of an outage, and a start has nothing to do at the tables. As long as a table is not needed its row says too
early when something is due there; such tables come last, a few at a time, and no mail tells their deadline before they have.
"""

import logging
from typing import Final

from archipel.server.hub import Hub
from archipel.table.verbs import tick

log = logging.getLogger("archipel.server")

GAP: Final = 10.0
"""A heartbeat older than this means that nobody was there."""
LATE: Final = GAP / 2
"""After so long without a beat of its own a process cannot know whether there was an outage. (A heartbeat that is found is up to a fifth of
`GAP` old.)"""
LATEST: Final = 8
"""So many outages are thought of when it is asked where something is due; an earlier one that a table was not told of only makes that table
come up too soon."""
AHEAD: Final = 60.0
"""By so much the clocks of two machines may differ."""


class Timekeeper:
    """`well` is whether the last beat came through: a heartbeat that cannot be written grows old, so it is tried again at once. `beaten` is
    when that was; None before the first."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.well = True
        self.beaten: float | None = None
        hub.before_change.append(self.be_awake)

    async def beat(self) -> None:
        """Says that somebody is here, and hears of outages: those who listen to a table here are told at once."""
        now = self.hub.clock()
        try:
            await self.renew(now)
            news = await self.hub.heartbeat.read()
        except Exception:
            self.well = False
            raise
        self.well = True
        self.beaten = now
        if news:
            await self.hub.at_each([live.id for live in self.hub.lives.values() if live.listeners], self.hub.look_at)

    async def renew(self, now: float) -> None:
        last = float(await self.hub.store.fact("heartbeat", repr(now)))
        if is_wrong(last, now):
            if await self.hub.heartbeat.note_outage(last, now):
                what = "nobody was here for a while" if last < now else "a heartbeat came from the future"
                log.info(what, extra={"seconds": round(now - last, 1)})
        elif now > last + GAP / 5:
            await self.hub.heartbeat.renew(last, now)

    async def be_awake(self) -> None:
        """Beats if that has not been done for too long."""
        if self.beaten is not None and not -AHEAD <= self.hub.clock() - self.beaten <= LATE:
            await self.beat()

    async def tick(self) -> None:
        """Carries out what is due."""
        hub = self.hub
        due = await hub.store.due_tables(hub.clock(), without=hub.unplayable, outages=hub.heartbeat.outages[-LATEST:])
        await hub.at_each(due, self.tick_at)

    async def tick_at(self, id: str) -> None:
        fresh = id not in self.hub.lives
        await self.hub.act(id, lambda table: tick(table, self.hub.clock()))
        if fresh:
            self.hub.let_go(id)


def is_wrong(last: float, now: float) -> bool:
    """Whether a heartbeat does not say that somebody is here: it is too old, or from the future."""
    return not -AHEAD <= now - last <= GAP
