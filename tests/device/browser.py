"""What a browser gives the house of a device: a shelf, somebody who thinks, a page that listens, and other tabs."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from archipel.device.house import House
from archipel.device.main import begin, think
from archipel.engine.phrase import Data
from archipel.table.views import Message


class DictShelf:
    """Drawers in memory, with the promises of a browser's store. `trouble` is what the next puts say instead of keeping anything; `puts`
    counts those that were kept."""

    def __init__(self) -> None:
        self.drawers: dict[str, dict[str, str]] = {}
        self.trouble = ""
        self.puts = 0

    async def get(self, drawer: str, key: str) -> str | None:
        await asyncio.sleep(0)
        return self.drawers.get(drawer, {}).get(key)

    async def span(self, drawer: str, after: str, before: str) -> str:
        await asyncio.sleep(0)
        return json.dumps(sorted((key, text) for key, text in self.drawers.get(drawer, {}).items() if after < key < before))

    async def put(self, changes: str) -> str:
        await asyncio.sleep(0)
        wanted = json.loads(changes)
        assert all(set(one) == {"drawer", "key", "text", "fresh"} for one in wanted)
        if self.trouble:
            return self.trouble
        if any(one["fresh"] and one["key"] in self.drawers.get(one["drawer"], {}) for one in wanted):
            return "taken"
        for one in wanted:
            drawer = self.drawers.setdefault(one["drawer"], {})
            if one["text"] is None:
                drawer.pop(one["key"], None)
            else:
                drawer[one["key"]] = one["text"]
        self.puts += 1
        return ""


class Refused(Exception):
    """A refusal: its status and its reason."""

    def __init__(self, status: int, reason: Data) -> None:
        super().__init__(status, reason["key"])
        self.status = status
        self.key = reason["key"]
        self.reason = reason


class Tab:
    """One tab: its house, and what was told over its connections. `others` are the other tabs on the same shelf; `thinking` is how many
    seconds a bot thinks besides."""

    def __init__(self, shelf: DictShelf, others: "list[Tab] | None" = None) -> None:
        self.shelf = shelf
        self.told: dict[int, list[Data]] = {}
        self.ended: dict[int, int] = {}
        self.changed = asyncio.Event()
        self.others = [] if others is None else others
        self.others.append(self)
        self.brought: list[str] = []
        self.think_with: Callable[[str], str] = think
        self.questions: list[Data] = []
        self.thinking = 0.0
        self.house: House

    # What the house has outside

    async def think(self, question: str) -> str:
        await asyncio.sleep(self.thinking)
        self.questions.append(json.loads(question))
        return self.think_with(question)

    async def bring(self, game: str) -> None:
        await asyncio.sleep(0)
        self.brought.append(game)

    def tell(self, number: int, text: str) -> None:
        message = json.loads(text)
        msgspec.convert(message, Message)
        self.told.setdefault(number, []).append(message)
        self.changed.set()

    def end(self, number: int, code: int) -> None:
        self.ended[number] = code
        self.changed.set()

    def signal(self, text: str) -> None:
        for tab in self.others:
            if tab is not self:
                asyncio.get_running_loop().call_soon(tab.house.heard, text)

    # What a page does

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, type, text = json.loads(await self.house.ask(method, path, None if body is None else json.dumps(body)))
        content = json.loads(text) if "json" in type else text
        if status >= 400:
            raise Refused(status, content["reason"])
        return content

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any) -> Any:
        return await self.ask("POST", path, body)

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and key of a request that must be refused."""
        try:
            answered = await self.ask(method, path, body)
        except Refused as refusal:
            return refusal.status, refusal.key
        raise AssertionError(f"not refused: {answered}")

    async def until(self, met: Callable[[], object]) -> None:
        """Waits for something that is told, for a minute."""
        async with asyncio.timeout(60):
            while not met():
                self.changed.clear()
                await self.changed.wait()

    def chair(self, number: int) -> "Chair":
        return Chair(self, number)

    async def begin(self, game: str, seats: int, bots: list[str], companions: int = 0, **choice: Any) -> str:
        """A table whose game has begun: the person, companions, and these bots."""
        table = await self.post("/api/tables", {"game": game, "seats": seats, **choice})
        id = str(table["id"])
        for number in range(1, companions + 1):
            await self.do(id, do="sit", companion=number, name=f"Companion {number}")
        for seat, kind in enumerate(bots, 1 + companions):
            await self.do(id, do="bot", seat=seat, bot=kind)
        for number in range(companions + 1):
            await self.do(id, do="contribute", contribution="00" * 16, companion=number)
        await self.do(id, do="start", format=2)
        return id

    async def do(self, id: str, **command: Any) -> Data:
        """A command by POST."""
        done: Data = await self.post(f"/api/tables/{id}/commands", command)
        return done

    async def play_out(self, id: str, number: int = 1, companions: int = 0) -> None:
        """Plays the first legal moves of the people here, over a connection, to the end of the game."""
        for companion in range(companions + 1):
            self.house.open(number + companion, f"/api/tables/{id}/live?version=-1&companion={companion}")
        chairs = [Chair(self, number + companion) for companion in range(companions + 1)]
        for _ in range(5000):
            await self.until(lambda: any(chair.is_over() or chair.is_to_move() for chair in chairs))
            if any(chair.is_over() for chair in chairs):
                break
            mover = next(chair for chair in chairs if chair.is_to_move())
            await mover.play()
        else:
            raise AssertionError("the game does not end")
        for companion in range(companions + 1):
            self.house.close(number + companion)


class Chair:
    """A connection to a table that somebody plays over."""

    def __init__(self, tab: Tab, number: int) -> None:
        self.tab = tab
        self.number = number

    @property
    def table(self) -> Data:
        found = [message["table"] for message in self.tab.told.get(self.number, []) if message["type"] == "table"]
        return dict(found[-1]) if found else {}

    def is_over(self) -> bool:
        return self.table.get("status") == "over"

    def is_to_move(self) -> bool:
        table = self.table
        return bool(table and table["status"] == "running" and table["match"]["asked"] == table["seat"] >= 0)

    async def play(self, choice: int = 0) -> Data:
        match = self.table["match"]
        return await self.do(do="move", decision=match["decision"], moves=[match["moves"][choice]["text"]])

    async def do(self, **command: Any) -> Data:
        """Sends a command and waits for its answer."""
        id = secrets.token_hex(4)
        self.tab.house.say(self.number, json.dumps({**command, "id": id}))
        await self.tab.until(lambda: self.answer_to(id))
        answer = self.answer_to(id)
        assert answer is not None
        if answer["type"] == "refused":
            raise Refused(400, answer["reason"])
        return answer

    def answer_to(self, id: str) -> Data | None:
        return next((message for message in self.tab.told.get(self.number, []) if message.get("id") == id), None)


async def open_tab(shelf: DictShelf | None = None, others: list[Tab] | None = None, name: str = "Ann") -> Tab:
    """A tab on a shelf; whoever is not known there yet gets a name."""
    tab = Tab(shelf or DictShelf(), others)
    tab.house = await begin(tab.shelf, tab)
    if name and (await tab.get("/api/session"))["me"] is None:
        await tab.post("/api/guests", {"name": name, "language": "en"})
    return tab


def run(work: Awaitable[None]) -> None:
    """Runs a test; whatever it waits for comes within two minutes, or it fails."""

    async def within() -> None:
        async with asyncio.timeout(120):
            await work

    asyncio.run(within())
