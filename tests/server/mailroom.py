"""A house with people and tables for tests of notices: a mail server and a webhook on this machine that keep what they get."""

import asyncio
import email
import email.policy
import json
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.games import find
from archipel.server.channels import Channels, read_channels
from archipel.server.notices import Notifier
from archipel.store import Store, open_database
from archipel.store.schema import metadata, notices, people
from archipel.table import ClockRules, Settings, Table, verbs
from tests.table.test_table import DRAWN, SEED, T0, first_move

HOUSE = "https://games.example.org"
SOON = T0 + 61
"""When whoever was asked at T0 may be told."""
GOOD = {
    "ARCHIPEL_SMTP_URL": "smtp://kiwi:pa%2Fss@mail.example.org:2525",
    "ARCHIPEL_MAIL_FROM": "games@example.org",
    "ARCHIPEL_WEBHOOK_URL": "https://example.org/hook/t0ken",
    "ARCHIPEL_WEBHOOK_SECRET": "pepper",
    "ARCHIPEL_PUBLIC_URL": HOUSE,
}
"""Settings of a host that can send everything."""


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content()).replace("\r\n", "\n")


# Sinks on this machine


class MailSink:
    """A mail server that keeps what it gets. `refuses` is its answer to a recipient; `drops` hangs up in the middle of a letter."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.envelopes: list[Envelope] = []
        self.passwords: list[str] = []
        self.encrypted: list[bool] = []
        self.refuses = ""
        self.drops = False
        self.port = 0

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]) -> str:  # noqa: N802
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.envelopes.append(envelope)
        self.encrypted.append(session.ssl is not None)
        if self.drops:
            assert isinstance(server.transport, asyncio.Transport)
            server.transport.abort()
        return "250 OK"

    def authenticate(self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, login: Any) -> AuthResult:
        self.passwords.append(login.password.decode())
        return AuthResult(success=True)

    @asynccontextmanager
    async def open(self, tls: ssl.SSLContext | None = None, port: int = 0, **options: Any) -> AsyncIterator["MailSink"]:
        loop = asyncio.get_running_loop()

        def session() -> SMTP:
            return SMTP(self, hostname="sink.example.org", loop=loop, authenticator=self.authenticate, tls_context=tls, **options)

        server = await loop.create_server(session, "127.0.0.1", port)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            await server.wait_closed()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"


class WebSink:
    """A web server that keeps what is posted to it, and answers as it is told; it may also hang up or stay silent."""

    def __init__(self) -> None:
        self.posts: list[Any] = []
        self.headers: list[dict[str, str]] = []
        self.bodies: list[bytes] = []
        self.answer = "204 No Content"
        self.heard = asyncio.Event()
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.append(json.loads(body))
        self.headers.append(headers)
        self.bodies.append(body)
        self.heard.set()
        if self.answer == "silence":
            await reader.read()
        elif self.answer != "hang up":
            place = f"Location: {self.url}\r\n" if self.answer.startswith("3") else ""
            writer.write(f"HTTP/1.1 {self.answer}\r\n{place}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
        writer.close()
        await writer.wait_closed()

    @asynccontextmanager
    async def open(self) -> AsyncIterator["WebSink"]:
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            await server.wait_closed()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook/of-the-host"


def closed_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# A house with people and tables


class World:
    """A database, two sinks and a clock that stands still."""

    def __init__(self, engine: AsyncEngine, mail: MailSink, web: WebSink) -> None:
        self.engine = engine
        self.store = Store(engine, find)
        self.mail = mail
        self.web = web
        self.now = T0
        self.here: set[tuple[str, str]] = set()
        self.usual = self.notifier()

    def channels(self, mail: bool = True, web: bool = True, **more: str) -> Channels:
        environ = {"ARCHIPEL_PUBLIC_URL": HOUSE}
        if mail:
            environ |= {"ARCHIPEL_SMTP_URL": self.mail.url, "ARCHIPEL_MAIL_FROM": "Archipel <games@example.org>"}
        if web:
            environ |= {"ARCHIPEL_WEBHOOK_URL": self.web.url}
        return read_channels(environ | more)

    def notifier(self, channels: Channels | None = None, engine: AsyncEngine | None = None) -> Notifier:
        return Notifier(engine or self.engine, channels or self.channels(), lambda table, person: (table, person) in self.here, self.clock)

    def clock(self) -> float:
        return self.now

    async def person(self, id: str, notify: str = "turn", **more: Any) -> None:
        row = {"id": id, "name": id.title(), "created": T0, "seen": T0, "notify": notify, "mail": f"{id}@example.org"}
        async with self.engine.begin() as connection:
            await connection.execute(insert(people).values(**row | more))

    async def change(self, id: str, **values: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == id).values(**values))

    async def seat(self, table: Table) -> Table:
        await self.store.append(table, 0)
        return table

    async def end_turn(self, table: Table) -> None:
        """Whoever is asked plays until somebody else is."""
        mover = table.asked
        while table.asked == mover:
            since = table.version
            verbs.move(table, mover, table.decision, [first_move(table)], "", self.now)
            await self.store.append(table, since)

    async def rows(self) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(notices).order_by(notices.c.table_id, notices.c.turn))).all())

    async def run(self, at: float, notifier: Notifier | None = None) -> None:
        self.now = at
        await (notifier or self.usual).run_once()

    @property
    def told(self) -> tuple[int, int]:
        """How many mails and posts have come."""
        return len(self.mail.letters), len(self.web.posts)


def days(id: str = "t1", seed: bytes = SEED, title: str = "", absent: str = "bot", now: float = T0) -> Table:
    """Ann and Ben at a table with three days a turn."""
    table = Table(id, seed, find)
    verbs.open_table(table, "ann", "Ann", Settings(find("flucht"), 2, clock=ClockRules("days", days=3), absent=absent, title=title), now)
    verbs.sit(table, "ben", "Ben", 1, now)
    for person in ("ann", "ben"):
        verbs.contribute(table, person, DRAWN[person], now)
    verbs.start(table, "ann", now)
    return table


def in_world(url: str, work: Callable[[World], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = open_database(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(metadata.create_all)
            async with MailSink().open() as mail, WebSink().open() as web:
                await work(World(engine, mail, web))
        finally:
            await engine.dispose()

    asyncio.run(run())
