"""A table of this process, at which one seat is a model's and the others are bots'."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from archipel.bots.search import MILLISECONDS
from archipel.client import contribution
from archipel.engine.phrase import Data, Trouble
from archipel.engine.record import SEED_BYTES
from archipel.games import find
from archipel.mcp.sitting import Sitting
from archipel.table import Table, showing, verbs
from archipel.table.acting import Actor
from archipel.table.commands import read_command
from archipel.table.names import clean_name
from archipel.table.obey import obey
from archipel.table.opening import OpenTable, settings_for
from archipel.table.outcomes import Answered, Changed
from archipel.table.settings import SUBSTITUTE
from archipel.table.thinking import Thinker, move_question, seen_now

MODEL: Final = "model"
"""The person at a table of this process."""
LONGEST_THOUGHT: Final = 5_000
"""No decision of `search` takes more milliseconds than this, whatever its budget."""


class SittingHere(Sitting):
    """`person` sits at the table; whenever a bot is asked there, it thinks in a thread and plays."""

    def __init__(self, table: Table, person: str = MODEL) -> None:
        super().__init__(table.id, table.settings.game, table.settings.edition)
        self.played = table
        self.actor = Actor(person, table.seats[table.seat_of(person)].name)
        self.thinker = Thinker(find, MILLISECONDS)
        self.thinking: asyncio.Task[None] | None = None
        self.closing = False
        self.changed = asyncio.Event()
        self.shown: tuple[int, Data] = (-1, {})

    @property
    def seat(self) -> int:
        return self.played.seat_of(self.actor.id)

    @property
    def table(self) -> Data:
        if self.shown[0] != self.played.version:
            self.shown = self.played.version, msgspec.to_builtins(showing.show_table(self.played, self.seat, time.time()))
        return self.shown[1]

    def happened(self, since: int) -> list[Data]:
        entries = self.played.log[since:]
        return [msgspec.to_builtins(showing.show_happening(self.played, self.seat, entry)) for entry in entries]

    async def do(self, do: str, /, **fields: Any) -> None:
        self.carry_out(do, fields)
        self.go_on()

    async def ask(self, do: str, /, **fields: Any) -> Data:
        answer: Data = msgspec.to_builtins(showing.show_outcome("", self.carry_out(do, fields)))
        return answer

    def carry_out(self, do: str, fields: Data) -> Changed | Answered:
        outcome = obey(self.played, self.actor, read_command(msgspec.json.encode({"do": do, **fields})), time.time())
        assert isinstance(outcome, (Changed, Answered)), "no tool asks for anything else"
        return outcome

    async def until(self, holds: Callable[[Data], bool], seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not holds(self.table):
                    await self.changed.wait()
        except TimeoutError:
            pass

    async def record(self) -> str:
        return showing.show_record(self.played, self.seat)

    async def close(self) -> None:
        """A bot that is another program is ended first; others finish their thought."""
        self.closing = True
        await asyncio.to_thread(self.thinker.end)
        if self.thinking is not None:
            await asyncio.gather(self.thinking, return_exceptions=True)

    # Bots

    def go_on(self) -> None:
        """After every change: wakes who waits, and the bots if one of them is asked."""
        self.wake()
        if (self.thinking is None or self.thinking.done()) and self.played.bot_to_move() is not None:
            self.thinking = asyncio.create_task(self.let_bots_play())

    def wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    async def let_bots_play(self) -> None:
        """Plays for the bots until somebody else is asked. What a bot has thought of is void if the table has moved on meanwhile."""
        while not self.closing and (asked := self.played.bot_to_move()) is not None:
            seat, kind = asked
            decision, state = self.played.decision, self.played.match.state
            move = await self.choose(seat, kind)
            try:
                verbs.bot_move(self.played, seat, decision, state.text(move), time.time())
            except Trouble as problem:
                if problem.reason.key not in ("decision-stale", "table-not-running"):
                    raise
            self.wake()

    async def choose(self, seat: int, kind: str) -> int:
        """A bot's move. It gets what its seat may know, and nothing else; one that has no answer loses its move to `greedy`."""
        seen = seen_now(self.played)
        for answerer in (kind, SUBSTITUTE):
            question = {**move_question(seen, answerer, f"{seat} {answerer}"), "milliseconds": LONGEST_THOUGHT}
            move = (await asyncio.to_thread(self.thinker.answer, question)).get("move")
            if move in seen.moves:
                return int(move)
        return secrets.choice(seen.moves)


def open_here(name: str, choice: OpenTable, player: str, bots: list[str]) -> SittingHere:
    """Opens a table of this process, fills it with bots, and deals."""
    table, now = Table(name, secrets.token_bytes(SEED_BYTES), find), time.time()
    verbs.open_table(table, MODEL, clean_name(player), settings_for(choice, find), now)
    for seat, bot in enumerate(bots, 1):
        verbs.place_bot(table, MODEL, seat, bot, now)
    verbs.contribute(table, MODEL, contribution(), now)
    verbs.start(table, MODEL, now)
    return SittingHere(table)
