"""Two servers that differ in nothing but what one reader may not know: the real table on one, its twin on the other.

`Twins` runs both in a thread of their own, with one secret, one clock that stands still and the same people, so that all they say can be
compared as it comes over the wire. `disguise` makes a table its twin: whatever the reader may not know is something else there.
"""

import asyncio
import json
import re
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from archipel.engine.dealer import Dealer, KeyedDealer, QuickDealer
from archipel.engine.leaks import Leak, Listener
from archipel.engine.match import Match
from archipel.engine.phrase import SPECTATOR, Data, Event
from archipel.engine.record import Entry
from archipel.engine.state import State
from archipel.games import find
from archipel.server.app import Server, make_app, prepare
from archipel.server.bots.asking import BotAsker
from archipel.server.channels import read_channels
from archipel.server.config import ServerConfig
from archipel.server.notices import Notifier
from archipel.server.people import Person
from archipel.server.run import bind
from archipel.server.socket import LARGEST_MESSAGE
from archipel.store.notices import Mailboxes
from archipel.table import ClockRules, Settings, Table, verbs
from archipel.table.table import PERSON
from archipel.table.views import Message
from tests.server.mailroom import MailSink, WebSink

T = TypeVar("T")

NOW: Final = 1_800_000_000.0
SECRET: Final = "the same for both"
PUBLIC: Final = "https://games.example.org"
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve")
"""Those who sit, in the order of their seats; the last never sits, and watches."""
IDS: Final = tuple(f"{number:032x}" for number in range(1, len(NAMES) + 1))
PROGRAM: Final = 1
"""The seat of a program, which may know as much as anybody at that seat."""
WATCHER: Final = IDS[-1]
NAMELESS: Final = ""
"""Somebody without a cookie."""

ANSWERS: Final = ("done", "refused", "answer")
GUESSES: Final = 40
"""How many guesses are looked at for one that differs from the table, and that can be played on."""


def same(channel: str, one: str, other: str) -> None:
    """What comes from the two servers through one channel; the first difference is shown with what is around it."""
    if one == other:
        return
    at = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    around = slice(max(0, at - 80), at + 80)
    raise Leak(f"the reader can tell by {channel}: …{one[around]}… here, …{other[around]}… on a table they must consider possible")


# The two servers


class Overheard(BotAsker):
    """The bots' workers, and every question they were sent."""

    def __init__(self, workers: int, seconds: float) -> None:
        super().__init__(workers, seconds, 50)
        self.questions: list[str] = []

    async def ask(self, question: Data) -> Data:
        self.questions.append(json.dumps(question))
        return await super().ask(question)


class Clock:
    """Stands still until somebody moves it."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


class Side:
    """One of the two servers."""

    def __init__(self, server: Server, serving: uvicorn.Server, url: str, mail: MailSink, web: WebSink) -> None:
        self.server = server
        self.serving = serving
        self.url = url
        self.mail = mail
        self.web = web
        self.http = httpx.Client(base_url=url, timeout=60, trust_env=False)
        self.asker = Overheard(1, 20.0)
        server.asker = server.bots.asker = server.commands.asker = self.asker

    def close(self) -> None:
        self.http.close()
        self.serving.should_exit = True

    def cookies(self, person: str) -> dict[str, str]:
        if person == NAMELESS:
            return {}
        name = NAMES[IDS.index(person)]
        return {"Cookie": f"archipel={self.server.people.cookie_for(Person(person, name, 'en', False, False, 0))}"}

    def get(self, path: str, person: str, headers: dict[str, str] | None = None) -> str:
        return as_text(self.http.get(path, headers={**self.cookies(person), **(headers or {})}))

    def post(self, table: str, person: str, command: Data) -> str:
        headers = {"X-Archipel": "1", **self.cookies(person)}
        return as_text(self.http.post(f"/api/tables/{table}/commands", json=command, headers=headers))

    def go_on(self, table: str, person: str, choice: Data) -> str:
        """A table that goes on from a position of another."""
        headers = {"X-Archipel": "1", **self.cookies(person)}
        return as_text(self.http.post(f"/api/tables/{table}/sequels", json=choice, headers=headers))

    @contextmanager
    def ear(self, table: str, person: str, version: int = -1, headers: dict[str, str] | None = None) -> Iterator["Ear"]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?version={version}"
        with connect(address, additional_headers={**self.cookies(person), **(headers or {})}, compression=None) as socket:
            yield Ear(socket)

    def table(self, id: str) -> Table:
        """The table in the server's memory."""
        table = self.server.hub.lives[id].table
        assert table is not None
        return table


def as_text(answer: httpx.Response) -> str:
    """A whole answer: status, headers and body; except for the time at which a cookie expires, which belongs to no table."""
    headers = sorted(re.sub("expires=[^;]*;", "", f"{name}: {value}") for name, value in answer.headers.items())
    return "\n".join([str(answer.status_code), *headers, "", answer.text])


class Ear:
    """One connection to a table: `texts` are all messages as they came. Presence is kept apart: it tells who is connected, and when."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.presence: Data = {}
        self.version = -1
        self.legal: list[str] = []
        self.asked = 0
        self.answers = 0

    def hear(self) -> Data:
        text = self.socket.recv(20)
        message: Data = json.loads(text)
        msgspec.convert(message, Message)
        if message["type"] == "presence":
            self.presence = message
        else:
            self.texts.append(str(text))
        self.answers += message["type"] in ANSWERS
        if message["type"] == "table":
            self.version = message["version"]
            self.legal = [move["text"] for move in message["table"]["match"]["moves"]] if message["table"]["match"] else []
        return message

    def until(self, enough: Callable[[Data], bool]) -> None:
        while not enough(self.hear()):
            pass

    def first(self) -> str:
        """The message that a connection begins with."""
        self.until(lambda message: message["type"] == "table")
        return self.texts[-1]

    def catch_up(self, version: int) -> None:
        while self.version < version:
            self.hear()

    def until_here(self, people: list[str], watching: int) -> None:
        while (self.presence.get("here"), self.presence.get("watching")) != (people, watching):
            self.hear()

    def ask(self, *texts: str | bytes) -> Data:
        """Sends something, and waits until all of it is answered; the last answer."""
        for text in texts:
            self.socket.send(text)
        self.asked += len(texts)
        while True:
            message = self.hear()
            if self.answers >= self.asked and message["type"] in ANSWERS:
                return message

    def to_the_end(self) -> str:
        """Everything up to the end of the connection, and how it ended."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return "\n".join([*self.texts, str(closed.rcvd)])


class Twins:
    """Both servers. The first holds the real tables, the second their twins."""

    def __init__(self, folder: Path) -> None:
        self.clock = Clock()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.open = ExitStack()
        self.open.callback(self.end_thread)
        try:
            self.sides = [self.begin(folder / f"{name}.db") for name in ("real", "twin")]
        except BaseException:
            self.open.close()
            raise

    def begin(self, file: Path) -> Side:
        started: Future[Side] = Future()
        serving = asyncio.run_coroutine_threadsafe(self.serve(file, started), self.loop)
        both: list[Future[Any]] = [started, serving]
        wait(both, 60, FIRST_COMPLETED)
        if serving.done():
            serving.result()
        side = started.result(0)
        self.open.callback(serving.result, 60)
        self.open.callback(side.close)
        return side

    async def serve(self, file: Path, started: "Future[Side]") -> None:
        house = ServerConfig(f"sqlite+aiosqlite:///{file}", pace=1e6)
        await prepare(house)
        server = Server(house, SECRET, self.clock)
        mailboxes = Mailboxes(server.engine)
        for id, name in zip(IDS, NAMES, strict=True):
            await server.people_store.create(id, name, "en", NOW)
            await mailboxes.propose(id, f"{name.lower()}@example.org", "code")
            await mailboxes.confirm(id, "code")
            await mailboxes.choose(id, "daily" if name == "Cleo" else "turn")
        listening = bind("127.0.0.1", 0)
        config = uvicorn.Config(
            make_app(server),
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
        )
        async with MailSink().open() as mail, WebSink().open() as web:
            side = Side(server, uvicorn.Server(config), f"http://127.0.0.1:{listening.getsockname()[1]}", mail, web)
            server.notifier = self.notifier(side, 0.0)
            serving = asyncio.create_task(side.serving.serve(sockets=[listening]))
            while not side.serving.started and not serving.done():
                await asyncio.sleep(0.01)
            started.set_result(side)
            await serving

    def notifier(self, side: Side, later: float) -> Notifier:
        """One that looks this many seconds later."""
        environ = {
            "ARCHIPEL_PUBLIC_URL": PUBLIC,
            "ARCHIPEL_SMTP_URL": side.mail.url,
            "ARCHIPEL_MAIL_FROM": "Archipel <games@example.org>",
            "ARCHIPEL_WEBHOOK_URL": side.web.url,
        }
        return Notifier(side.server.engine, read_channels(environ), side.server.present, lambda: self.clock() + later)

    def end_thread(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(60)
        self.loop.close()

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something in the thread of the servers."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def bring(self, table: Table, seat: int, person: str, luck: Dealer, bots_wait: bool = True) -> "Pair":
        """Brings a table to both servers, which load it from their stores; on the second it becomes the twin for this seat.

        With `bots_wait` no worker is asked: the test speaks for the bots."""
        self.clock.now += 0.01
        for side in self.sides:
            self.call(self.bring_to(side, table, seat, luck, bots_wait))
        return Pair(self, table.id, seat, person)

    async def bring_to(self, side: Side, table: Table, seat: int, luck: Dealer, bots_wait: bool) -> None:
        await side.server.hub.store.append(table, 0)
        live = side.server.hub.live(table.id)
        live.thinking = bots_wait
        async with live.lock:
            loaded = await side.server.hub.loaded(live)
            if side is self.sides[1]:
                disguise(loaded, seat, luck)


# A table and its twin


def disguise(table: Table, seat: int, luck: Dealer) -> None:
    """Whatever that seat may not know becomes something else: the position becomes a guess from its view, and what others were told, what
    was hidden of moves, the seed and all hashes are replaced. The commitment, which everybody knows, stays."""
    person = table.seats[seat].person if seat != SPECTATOR else WATCHER
    for entry in table.log:
        if entry.person != person and "client_id" in entry.data:
            entry.data = {**entry.data, "client_id": "another"}
        if entry.person != person and entry.kind == "contribute" and not table.begun:
            entry.data = {"contribution": "ee" * 16}
            table.contributions[entry.person] = "ee" * 16
    if not table.begun:
        return
    match = table.match
    assert not match.back, "what could be taken back would have to be guessed too"
    for number, told in table.told.items():
        table.told[number] = [event if event.seen_by(seat) else Event("another", {}, event.only, event.but) for event in told]
    for entry in table.log:
        first, last = table.spans[entry.number]
        if entry.kind == "move" and any(hides(match, seat, number) for number in range(first, last)):
            entry.data = {**entry.data, "moves": ["another move"] * (last - first)}
    match.told = table.told[next(entry.number for entry in table.log if entry.kind == "start")]
    match.record.entries = [hidden_entry(match, seat, number) for number in range(len(match.record.entries))]
    match.shown = [[text if reader == seat else "another move" for reader, text in enumerate(shown, SPECTATOR)] for shown in match.shown]
    match.record.deal_hash = match.last_hash = "0" * len(match.last_hash)
    match.seed = bytes(len(match.seed))
    match.state = guess(match, seat, luck)


def hides(match: Match, seat: int, number: int) -> bool:
    return match.entry_for(seat, number).text != match.record.entries[number].text


def hidden_entry(match: Match, seat: int, number: int) -> Entry:
    entry = match.record.entries[number]
    return Entry(entry.kind, entry.seat, "another move" if hides(match, seat, number) else entry.text, "0" * len(entry.hash))


def guess(match: Match, seat: int, luck: Dealer) -> State:
    """A guess from the seat's view: if possible one that differs from the table, and from which both can be played on."""
    view = json.loads(json.dumps(match.state.view(seat)))
    best = match.game.guess(view, luck)
    for _ in range(GUESSES):
        state = match.game.guess(view, luck)
        if state.digest() != match.state.digest():
            best = state
            if next(steps(match, match.fork(state, match.dealer), seat), None) is not None:
                break
    return best


def ahead(match: Match, seat: int, text: str) -> tuple[Match, Listener]:
    """What would become of a move, with the very chance that the table would use, and what the seat would hear of it."""
    assert isinstance(match.dealer, KeyedDealer)
    dealer = KeyedDealer(match.dealer.key)
    dealer.skip(match.dealer.spent())
    listener = Listener(dealer, seat)
    after = match.fork(match.state, listener)
    after.play(match.state.seat, text, listener.told.append)
    return after, listener


def steps(match: Match, twin: Match, seat: int) -> Iterator[tuple[str, str]]:
    """Moves, one for each table, by which the seat learns nothing and after which all that it may know is the same: unlike ones first."""
    known: dict[str, list[str]] = {}
    for move in match.state.moves():
        text = match.state.text(move)
        after, listener = ahead(match, seat, text)
        if not listener.learnt and not after.over:
            known.setdefault(json.dumps(after.state.view(seat)), []).append(text)
    alike = []
    for move in twin.state.moves():
        text = twin.state.text(move)
        after, listener = ahead(twin, seat, text)
        if listener.learnt or after.over:
            continue
        for other in known.get(json.dumps(after.state.view(seat)), []):
            if other == text:
                alike.append((other, text))
            elif match.state.seat != seat:
                yield other, text
    yield from alike


class Pair:
    """A table on the first server and its twin on the second, for one reader: a person at a seat, somebody who watches, or a bot."""

    def __init__(self, twins: Twins, id: str, seat: int, person: str) -> None:
        self.twins = twins
        self.id = id
        self.seat = seat
        self.person = person
        self.tables = [side.table(id) for side in twins.sides]
        self.table = self.tables[0]
        self.secrets = [secret for table in self.tables for secret in secrets_of(table)]

    @property
    def unlike(self) -> bool:
        """Whether there is anything to tell apart."""
        return self.tables[0].match.state.digest() != self.tables[1].match.state.digest()

    @property
    def is_to_move(self) -> bool:
        return self.table.begun and self.table.match.state.seat == self.seat != SPECTATOR

    def steps(self) -> list[tuple[str, str]]:
        return list(steps(self.tables[0].match, self.tables[1].match, self.seat))

    def check(self, channel: str, get: Callable[[Side], str]) -> None:
        """The same question to both servers: the same answer, without a secret in it."""
        here, there = [get(side) for side in self.twins.sides]
        same(channel, here, there)
        self.keeps_quiet(channel, here)

    def keeps_quiet(self, channel: str, text: str) -> None:
        for secret in self.secrets:
            if secret in text:
                raise Leak(f"{channel} tells a secret: {secret}")

    def is_still_there(self) -> None:
        """Neither server has put its table away: otherwise the twin would be lost, and nothing compared."""
        assert [side.table(self.id) for side in self.twins.sides] == self.tables


def secrets_of(table: Table) -> list[str]:
    """What nobody at all may read while the game runs: the seed, and hashes of what is hidden."""
    if not table.begun:
        return [table.seed.hex()]
    match = table.match
    hashes = {match.record.deal_hash, match.last_hash, match.state.digest().hex(), *(entry.hash for entry in match.record.entries)}
    return [table.seed.hex(), *sorted(hashes - {"0" * len(match.last_hash)})]


# Tables to begin with


def opened(id: str, game: str, seats: int, options: dict[str, str], bots: tuple[int, ...] = (), clock: ClockRules | None = None) -> Table:
    """A table before the start: everybody sits, and all people have contributed."""
    table = Table(id, (id * 2).encode()[:32].ljust(32, b"."), find)
    settings = Settings(find(game), seats, options, clock=clock)
    people = [seat for seat in range(seats) if seat not in bots]
    verbs.open_table(table, IDS[0], NAMES[0], settings, NOW)
    for seat in people[1:]:
        verbs.sit(table, IDS[seat], NAMES[seat], seat, NOW, program=seat == PROGRAM)
    for seat in bots:
        verbs.place_bot(table, IDS[0], seat, "greedy", NOW)
    for seat in people:
        verbs.contribute(table, IDS[seat], f"{seat + 1:032x}", NOW)
    return table


def played(table: Table, most: int, luck: QuickDealer, enough: Callable[[Table], bool]) -> bool:
    """Plays about this many random decisions, now and then taking one back, and on until it is enough; False if the game ends first."""
    verbs.start(table, IDS[0], NOW)
    for number in range(10_000):
        match = table.match
        if match.over:
            return False
        if number >= most and not match.back and enough(table):
            return True
        seat, place = match.state.seat, table.seats[match.state.seat]
        moves = match.state.moves()
        text = match.state.text(moves[luck.below(len(moves))])
        if place.kind != PERSON:
            verbs.bot_move(table, seat, table.decision, text, NOW)
        elif match.back and luck.below(3) == 0:
            verbs.undo(table, place.person, table.decision, NOW)
        else:
            verbs.move(table, place.person, table.decision, [text], f"move-{number}", NOW)
    raise AssertionError("the game does not end")
