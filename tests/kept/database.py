"""A database with tables in every status, written by a server's own parts; and what a server shows of it.

Its clock is far ahead of any real one: no clock in it runs out, and nothing in it grows stale, whenever a server is started on it.
"""

import asyncio
import lzma
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx

from archipel.bots import make_bot
from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import Data, Refused
from archipel.games import find
from archipel.server.app import Server, prepare
from archipel.server.config import ServerConfig
from archipel.table import ClockRules, Settings, Table, verbs
from archipel.table.companions import companion_id
from tests.kept import bundle
from tests.kept.records import own_edition
from tests.server.house import running

OLDEST: Final = "0002"
"""The schema of the first database that was kept."""
T0: Final = 4_000_000_000.0
DAY: Final = 86_400.0
NAMES: Final = ("Ariel", "Bela", "Coralie", "Dunja")
LOGIN: Final = "dunja of the reef"
PASSWORD: Final = "nobody's password"
"""Of the one who has an account."""
COMPANION: Final = "Edda"
"""Who comes along with the first of them."""
BUDGET: Final = ClockRules("budget", 1_200, 5)
DAYS: Final = ClockRules("days", days=2, rests=[[0, 480], [1_440, 1_920]])


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def kept_as(revision: str) -> Path:
    return bundle.FOLDER / f"database-{revision}.db.xz"


def revisions() -> list[str]:
    """The schemas of the databases that were kept, the oldest first."""
    return sorted(path.name.removeprefix("database-").removesuffix(".db.xz") for path in bundle.FOLDER.glob("database-*.db.xz"))


def unpack(folder: Path, revision: str = OLDEST) -> Path:
    """A copy of a kept database, to work with."""
    file = folder / "kept.db"
    file.write_bytes(lzma.decompress(kept_as(revision).read_bytes()))
    return file


# What happened in it


class Past:
    """A server that nobody can reach, its clock in our hands."""

    def __init__(self, house: ServerConfig, secret: str) -> None:
        self.now = T0
        self.server = Server(house, secret, lambda: self.now)
        self.hub = self.server.hub
        self.people: dict[str, str] = {}
        self.cookies: dict[str, str] = {}
        self.tables: dict[str, str] = {}

    async def act(self, table: str, command: Callable[[Table], object]) -> None:
        self.now += 1
        await self.hub.act(table, command)

    async def come(self) -> None:
        """Everybody comes: three guests, and one with an account and a program; one of them has muted another."""
        for name in NAMES:
            person = await self.server.people.guest(name, "en")
            if name == NAMES[-1]:
                person, _ = await self.server.people.register(person.id, LOGIN, PASSWORD)
            self.people[name] = person.id
            self.cookies[name] = self.server.people.cookie_for(person)
        await self.server.people.set_relation(self.people["Coralie"], self.people["Bela"], "mute")
        await self.server.people.make_program(person, "Robo")

    async def open(self, what: str, game: str, seats: int = 3, people: int = 2, bots: int = 1, **chosen: Any) -> str:
        """A table with people at the first seats and random bots at the next; `what` is what it is an example of."""
        id = await self.hub.open(self.people[NAMES[0]], NAMES[0], Settings(find(game), seats, title=what, **chosen))
        for seat in range(1, people):
            await self.act(id, partial(verbs.sit, person=self.people[NAMES[seat]], name=NAMES[seat], seat=seat, now=self.now))
        for seat in range(people, people + bots):
            await self.act(id, partial(verbs.place_bot, owner=self.people[NAMES[0]], seat=seat, bot="random", now=self.now))
        self.tables[what] = id
        return id

    async def begin(self, what: str, game: str, moves: int, **chosen: Any) -> str:
        """A table with a game that has come as far as this many entries of its log, a person asked."""
        id = await self.open(what, game, **chosen)
        await self.start(id)
        await self.play(id, moves)
        return id

    async def start(self, id: str) -> None:
        await self.act(id, self.deal)

    def deal(self, table: Table) -> None:
        for number, place in enumerate(table.seats):
            if place.kind == "person":
                verbs.contribute(table, place.person, f"{number:x}5" * 16, self.now)
        verbs.start(table, table.owner, self.now)

    async def play(self, id: str, moves: int) -> None:
        await self.act(id, lambda table: self.play_on(table, moves))
        await asyncio.gather(*self.hub.tasks)

    def play_on(self, table: Table, moves: int) -> None:
        luck = QuickDealer(f"{table.settings.title} {table.version}")
        while table.status == "running" and (moves > 0 or table.bot_to_move() is not None):
            self.now += 1
            moves -= 1
            self.move(table, luck)

    def move(self, table: Table, luck: QuickDealer) -> None:
        state = table.match.state
        bot = table.bot_to_move()
        text = state.text(state.moves()[luck.below(len(state.moves()))])
        if bot is not None:
            chosen = make_bot(bot[1], table.settings.game, luck).choose(state.view(bot[0]), state.moves())
            verbs.bot_move(table, bot[0], table.decision, state.text(chosen), self.now)
            return
        person = table.person_asked()
        if luck.below(5) == 0:
            try:
                verbs.undo(table, person, table.decision, self.now)
                return
            except Refused:
                pass
        verbs.move(table, person, table.decision, [text], f"client-{table.version}", self.now)

    async def say(self, id: str, name: str, text: str) -> None:
        self.now += 1
        await self.hub.say(id, self.people[name], name, text)


async def live_through(past: Past) -> None:
    """All that the database tells of."""
    ariel = past.people["Ariel"]
    # Tables that wait
    waiting = await past.open("waits for people", "borabora", 4, people=2, bots=1, clock=BUDGET)
    await past.act(waiting, partial(verbs.invite, owner=ariel, seat=3, person=past.people["Dunja"], now=past.now))
    await past.act(waiting, partial(verbs.contribute, person=ariel, contribution="ab" * 16, now=past.now))
    await past.say(waiting, "Bela", "Who else is coming?")
    await past.open("waits in private", "zanzibar", people=1, bots=0, private=True, options={"rounds": "3"})
    # Tables whose game never began, or never came to its end
    cancelled = await past.open("was cancelled", "mangrovia")
    await past.act(cancelled, partial(verbs.cancel, owner=ariel, now=past.now))
    # Running games
    for game in ("borabora", "flucht", "mangrovia", "zanzibar"):
        await past.begin(f"runs ({game})", game, 40, seats=find(game).most - 1, people=2, bots=find(game).most - 3)
        await past.begin(f"has just begun ({game})", game, 0, seats=2, bots=0)
    long = await past.begin("has a snapshot", "borabora", 130, seats=4, people=3, clock=BUDGET)
    await past.say(long, "Coralie", "This is a long one.")
    await past.say(long, "Ariel", "I like long ones.")
    await past.begin("is played by the day", "mangrovia", 25, clock=DAYS, private=True, options={"tiles": "gods", "ones": "yes"})
    resigned = await past.begin("goes on for who resigned", "zanzibar", 20, seats=4, people=3, casual=False, stand_in="greedy")
    await past.act(resigned, partial(verbs.resign, person=past.people["Bela"], now=past.now))
    await past.play(resigned, 20)
    absent = await past.begin("waits for nobody", "flucht", 20, clock=BUDGET, options={"bridge": "yes"})
    await past.act(absent, lambda table: verbs.tick(table, past.now + 2_000))
    past.now += 2_000
    await past.play(absent, 20)
    await past.act(absent, partial(verbs.outage, begin=past.now, end=past.now + 600, now=past.now + 600))
    away = await past.begin("has somebody away", "mangrovia", 20, people=3, bots=0)
    await past.act(away, partial(verbs.leave, person=past.people["Coralie"], now=past.now))
    await past.play(away, 15)
    family = await past.open("has a companion", "flucht", 2, people=1, bots=0)
    await past.act(family, partial(verbs.sit, person=companion_id(ariel, 1), name=COMPANION, seat=1, now=past.now))
    await past.start(family)
    await past.play(family, 20)
    await past.begin("has an edition of its own", "zanzibar", 20, edition=own_edition(find("zanzibar")))
    # Games that are over
    for game in ("borabora", "flucht", "mangrovia", "zanzibar"):
        rounds = {} if game == "borabora" else {"options": {"rounds": "3"}}
        over = await past.begin(f"is over ({game})", game, 10_000, **rounds)
        await past.say(over, "Ariel", "Well played!")
    await past.hub.rematch(over, past.people["Bela"])
    past.tables["is the rematch"] = await rematch_of(past, over)
    stopped = await past.begin("was stopped by all", "borabora", 15)
    for name in ("Ariel", "Bela"):
        await past.act(stopped, partial(verbs.agree, person=past.people[name], agrees=True, now=past.now))
    given_up = await past.begin("was given up", "mangrovia", 15, seats=2, bots=0, absent="resign")
    await past.act(given_up, partial(verbs.leave, person=past.people["Bela"], now=past.now))
    # A long time goes by
    stale = await past.open("waited too long", "flucht")
    forsaken = await past.begin("was forsaken", "zanzibar", 15)
    past.now += 61 * DAY
    for id in (stale, forsaken):
        await past.act(id, lambda table: verbs.tick(table, past.now))
    await past.server.time.beat()


async def rematch_of(past: Past, id: str) -> str:
    async with past.hub.reading(id) as table:
        return table.rematch


# What is shown of it


def show_all(url: str, cookies: dict[str, str], tables: dict[str, str]) -> Data:
    """Everything that a server shows: to people, by their cookies, and to somebody who only watches; without the time of day."""
    people = {name: httpx.Client(base_url=url, cookies={"archipel": cookie}, timeout=20) for name, cookie in cookies.items()}
    people["watching"] = httpx.Client(base_url=url, timeout=20)
    shown: Data = {
        "lobby": {show: get(people["watching"] if show != "mine" else people["Ariel"], f"/api/tables?show={show}") for show in SHOWS}
    }
    shown["me"] = {name: get(client, "/api/me") for name, client in people.items() if name != "watching"}
    shown["tables"] = {what: {name: show_table(client, id) for name, client in people.items()} for what, id in tables.items()}
    shown["tables"]["has a companion"][COMPANION] = show_table(people["Ariel"], tables["has a companion"], "?companion=1")
    shown["told"] = {what: get(people["watching"], f"/api/tables/{id}/news?version=0")[0]["happened"] for what, id in tables.items()}
    for client in people.values():
        client.close()
    return shown


SHOWS: Final = ("open", "running", "over", "mine")


def show_table(client: httpx.Client, id: str, who: str = "") -> Data:
    table = get(client, f"/api/tables/{id}{who}")
    del table["clock"]["now"]
    record = client.get(f"/api/tables/{id}/record{who}").text if table["match"] is not None else ""
    return {"table": table, "chat": get(client, f"/api/tables/{id}/chat"), "record": bundle.short_hash(record)}


def get(client: httpx.Client, path: str) -> Any:
    answer = client.get(path)
    assert answer.is_success, (path, answer.text)
    return answer.json()


# Writing it


async def make(file: Path) -> Past:
    house = ServerConfig(url_of(file))
    past = Past(house, await prepare(house))
    await past.come()
    await live_through(past)
    await past.hub.close()
    await past.server.engine.dispose()
    return past


def write_database() -> None:
    """Under the schema of today, beside those that were kept before."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "made.db"
        past = asyncio.run(make(file))
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        connection.close()
        kept_as(revision).write_bytes(lzma.compress(file.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
        copy = Path(folder) / "copy.db"
        shutil.copy(file, copy)
        with running(url_of(copy)) as house:
            shown = show_all(house.url, past.cookies, past.tables)
    bundle.write(f"database-{revision}", {"cookies": past.cookies, "tables": past.tables, "shown": shown})
