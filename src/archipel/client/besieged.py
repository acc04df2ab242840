"""A table whose server is killed again and again, or can hardly be reached: people play over their sockets as if nothing were, and note
what they were promised.

A promise is a command that the server has answered: a move, an undo, a line of the chat. What was sent and not answered before a kill may
have been done or not; moves are sent again by the client itself.
"""

import asyncio
import random
import secrets
from typing import Any, Final

from archipel.client.client import Client
from archipel.client.live import PASSING, LiveTable
from archipel.engine.phrase import Data, Trouble

PATIENCE: Final = 600.0
"""For so many seconds a lost connection is tried again."""

PAUSE: Final = 0.05
"""How many seconds somebody looks at the table before they move."""

AGAIN: Final = 0.5
"""How many seconds they wait where a server asks for that."""

UNDO: Final = 15
CHAT: Final = 25
"""One decision in so many is taken back, or comes with a line of chat."""

TOO_LATE: Final = ("connection-lost", "decision-stale", "not-your-turn", "nothing-to-undo", "table-not-running")
"""What may become of a command that is sent while a server goes down, or after somebody was faster."""


class Besieged:
    """`moves` are those that were promised, by the number of the decision: whose, and which. `undos` and `said` likewise. `told` is the
    highest version that anybody at the table was shown."""

    def __init__(self, id: str, people: list[Client], lives: list[LiveTable], luck: random.Random) -> None:
        self.id = id
        self.people = people
        self.lives = lives
        self.luck = luck
        self.moves: dict[int, tuple[str, str]] = {}
        self.undos: dict[int, str] = {}
        self.said: list[str] = []
        self.told = 0
        self.strange: list[str] = []

    async def play(self) -> None:
        """To the end of the game, whatever happens to the server."""
        await asyncio.gather(*(self.play_seat(live, live.table["seats"][live.table["seat"]]["person"]) for live in self.lives))

    async def leave(self) -> None:
        for live in self.lives:
            await live.close()
        for person in self.people:
            await person.http.aclose()

    async def play_seat(self, live: LiveTable, person: str) -> None:
        def to_act(table: Data) -> bool:
            self.told = max(self.told, live.version)
            return table["status"] != "running" or bool(table["match"]["moves"])

        while (table := await live.until(to_act))["status"] == "running":
            await asyncio.sleep(PAUSE)
            await self.act(live, person, live.table if to_act(live.table) else table)

    async def act(self, live: LiveTable, person: str, table: Data) -> None:
        match = table["match"]
        if not match["moves"]:
            return
        decision = match["decision"]
        if self.luck.randrange(CHAT) == 0:
            text = secrets.token_hex(8)
            if await self.done(live, "chat", text=text):
                self.said.append(text)
        if self.luck.randrange(UNDO) == 0 and match["can_undo"]:
            if await self.done(live, "undo", decision=decision):
                self.undos[decision] = person
            return
        move = self.luck.choice(match["moves"])["text"]
        if await self.done(live, "move", decision=decision, moves=[move]):
            self.moves[decision] = (person, move)

    async def done(self, live: LiveTable, do: str, **fields: Any) -> bool:
        """Whether the server has said that this is done."""
        try:
            await live.do(do, **fields)
        except Trouble as problem:
            if problem.reason.key in PASSING:
                await asyncio.sleep(AGAIN)
            elif problem.reason.key not in TOO_LATE:
                self.strange.append(f"{do}: {problem.reason.key}")
            return False
        return True


async def besiege(urls: list[str], game: str, bots: int, clock: Data, tabs: int, luck: random.Random) -> Besieged:
    """A table with two people, each at another of the servers where there are several, and some bots; the game has begun. Everybody plays
    in so many tabs at once."""
    owner, _ = people = [Client(urls[number % len(urls)]) for number in range(2)]
    for person, name in zip(people, ("Ann", "Ben"), strict=True):
        await person.guest(name)
    id = str((await owner.open_table(game, len(people) + bots, private=True, clock=clock))["id"])
    host, guest = lives = [await person.sit_at(id, patience=PATIENCE).__aenter__() for person in people]
    await guest.do("sit")
    for bot in range(bots):
        await host.do("bot", seat=len(people) + bot, bot="greedy")
    await guest.contribute()
    await host.contribute()
    await host.start()
    await guest.until(lambda table: table["match"] is not None)
    lives += [await person.sit_at(id, patience=PATIENCE).__aenter__() for person in people for _ in range(tabs - 1)]
    return Besieged(id, people, lives, luck)
