"""Over days people are told that it is their turn: once, if they want to, and nothing that the table keeps to itself."""

import asyncio
import email
import email.policy
import hashlib
import hmac
import json
import logging
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session
from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.engine.phrase import Trouble, trouble
from archipel.games import find
from archipel.server import mailbox
from archipel.server.channels import Channels, NotTaken, SendingFailed, read_channels
from archipel.server.mail import compose, send_mail
from archipel.server.notices import Notifier
from archipel.server.people import Person
from archipel.store import Store, open_database
from archipel.store.notices import Notices
from archipel.store.schema import metadata, notices, people, tables
from archipel.table import ClockRules, Settings, Table
from archipel.table.clock import DAY, MINUTE
from archipel.words import LANGUAGES
from tests.table.test_table import DRAWN, SEED, T0, first_move, started

HOUSE = "https://games.example.org"
SOON = T0 + 61
"""When whoever was asked at T0 may be told."""


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
    """A port at which nobody listens."""
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
        on = table.asked
        while table.asked == on:
            since = table.version
            table.move(on, table.decision, [first_move(table)], "", self.now)
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
    table.open("ann", "Ann", Settings(find("flucht"), 2, clock=ClockRules("days", days=3), absent=absent, title=title), now)
    table.sit("ben", "Ben", 1, now)
    for person in ("ann", "ben"):
        table.contribute(person, DRAWN[person], now)
    table.start("ann", now)
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


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'notices.db'}"


# Once a turn


def test_by_default_nothing_is_sent_and_nothing_is_kept_for_later(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days())
        off = read_channels({})
        assert off.offered == []
        await world.run(SOON, world.notifier(off))
        await world.run(SOON + DAY)
        assert world.told == (0, 0)

    in_world(database_url, work)


def test_nobody_is_told_who_did_not_choose_so(sqlite: str) -> None:
    async def work(world: World) -> None:
        async with world.engine.begin() as connection:
            for id in ("ann", "ben"):
                await connection.execute(insert(people).values(id=id, name=id, created=T0, seen=T0, mail=f"{id}@example.org"))
        await world.seat(days())
        await world.run(SOON)
        await world.run(SOON + 2 * DAY)
        assert world.told == (0, 0)

    in_world(sqlite, work)


def test_a_turn_is_told_once_however_often_one_looks(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        table = await world.seat(days())
        notifier = world.notifier()
        for seconds in (0, 59, 61, 62, 3600, 2 * DAY):
            await world.run(T0 + seconds, notifier)
            assert world.told == ((1, 1) if seconds > 60 else (0, 0))
        first = table.asked
        assert world.mail.envelopes[0].rcpt_tos == [f"{first}@example.org"]
        assert world.web.posts[0]["person"] == first
        await world.end_turn(table)
        await world.run(world.now + 61, notifier)
        assert [post["person"] for post in world.web.posts] == [first, table.asked]
        assert world.told == (2, 2)

    in_world(database_url, work)


def test_two_processes_at_once_tell_a_turn_once(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben", "daily")
        for number in range(8):
            await world.seat(days(f"t{number}", bytes([number]) * 32))
        engines = [open_database(database_url) for _ in range(2)]
        world.now = SOON
        await asyncio.gather(*(world.notifier(engine=engine).run_once() for engine in engines for _ in range(2)))
        for engine in engines:
            await engine.dispose()
        turns = [post["tables"][0]["id"] for post in world.web.posts if post["type"] == "turn"]
        digests = [post for post in world.web.posts if post["type"] == "digest"]
        assert len(turns) == len(set(turns))
        assert 0 < len(turns) < 8
        assert len(digests) == 1
        assert len(digests[0]["tables"]) == 8 - len(turns)
        assert len(world.mail.letters) == len(world.web.posts)

    in_world(database_url, work)


def test_a_crash_between_marking_and_sending_never_tells_a_turn_twice(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben", "daily")
        tables = [await world.seat(days(f"t{number}", bytes([number]) * 32)) for number in range(8)]
        claims = Notices(world.engine, mail=True, webhook=True, grace=60)
        of_ann = next(table for table in tables if table.asked == "ann")
        of_ben = [table.id for table in tables if table.asked == "ben"]
        assert await claims.claim_turn(of_ann.id, of_ann.turn, SOON) is not None
        assert await claims.claim_digest("ben", of_ben[:1], SOON) is not None
        assert await claims.claim_digest("ben", of_ben[1:], SOON) is None
        assert "ben" not in [notice.person for notice in await claims.due(SOON)]
        await world.run(SOON)
        assert of_ann.id not in [post["tables"][0]["id"] for post in world.web.posts]
        assert "ben" not in [post["person"] for post in world.web.posts]

    in_world(database_url, work)


def test_a_server_that_stops_while_sending_does_not_send_again(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", mail=None)
        await world.person("ben", mail=None)
        await world.seat(days())
        world.now, world.web.answer = SOON, "silence"
        running = asyncio.create_task(world.notifier().run_once())
        await world.web.heard.wait()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        world.web.answer = "200 OK"
        await world.run(SOON + 600)
        assert world.told == (0, 1)

    in_world(sqlite, work)


def test_nobody_is_told_while_they_are_at_the_table(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        table = await world.seat(days())
        world.here = {("t1", table.asked)}
        await world.run(SOON)
        await world.run(SOON + 3600)
        assert world.told == (0, 0)
        world.here = {("t2", table.asked)}
        await world.run(SOON + 3605)
        assert world.told == (1, 1)

    in_world(sqlite, work)


def test_a_turn_that_has_passed_is_not_told(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        table = await world.seat(days())
        first = table.asked
        await world.end_turn(table)
        await world.end_turn(table)
        assert table.asked == first
        world.now = T0 + 30
        await world.run(SOON)
        assert [post["person"] for post in world.web.posts] == [first]
        await world.end_turn(table)
        since = table.version
        table.resign(table.asked, world.now)
        await world.store.append(table, since)
        assert table.status == "over"
        await world.run(SOON + DAY)
        assert world.told == (1, 1)

    in_world(database_url, work)


def test_a_game_that_is_over_leaves_nothing_to_tell(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", "daily")
        await world.person("ben", "daily")
        table = await world.seat(days())
        since = table.version
        table.resign(table.asked, T0)
        await world.store.append(table, since)
        await world.run(SOON)
        assert world.told == (0, 0)
        assert [row.sent for row in await world.rows()] == [SOON]

    in_world(sqlite, work)


@pytest.mark.parametrize("change", ["banned", "deleted", "none"])
def test_who_is_banned_or_gone_or_wants_nothing_is_not_told(sqlite: str, change: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days())
        for id in ("ann", "ben"):
            if change == "deleted":
                async with world.engine.begin() as connection:
                    await connection.execute(delete(people).where(people.c.id == id))
            else:
                await world.change(id, **({"banned": 1} if change == "banned" else {"notify": "none"}))
        await world.run(SOON)
        assert world.told == (0, 0)
        assert [row.sent for row in await world.rows()] == [SOON]

    in_world(sqlite, work)


def test_mail_goes_to_confirmed_addresses_and_the_webhook_for_everybody(sqlite: str) -> None:
    async def work(world: World) -> None:
        for id in ("ann", "ben"):
            await world.person(id, mail=None, mail_unconfirmed=f"{id}@example.org")
        await world.seat(days())
        await world.run(SOON, world.notifier(world.channels(web=False)))
        assert world.told == (0, 0)
        await world.seat(days("t2"))
        await world.run(SOON)
        assert world.told == (0, 1)

    in_world(sqlite, work)


# One digest a day


def test_a_digest_lists_what_waits_and_comes_once_a_day(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", "daily")
        await world.person("ben", "none")
        waiting = [days(f"t{number}", bytes([number]) * 32, f"Table {number}") for number in range(40)]
        waiting = [table for table in waiting if table.asked == "ann"]
        first, second, late = waiting[:3]
        await world.seat(first)
        await world.seat(second)
        for seconds in (0, 61, 120, DAY):
            await world.run(T0 + seconds)
        assert [post["type"] for post in world.web.posts] == ["digest"]
        assert [table["title"] for table in world.web.posts[0]["tables"]] == [first.settings.title, second.settings.title]
        assert world.mail.letters[0]["Subject"] == "2 tables are waiting for you"
        text = text_of(world.mail.letters[0])
        assert f"{HOUSE}/t/{first.id}\n" in text
        assert f"{HOUSE}/t/{second.id}\n" in text

        await world.seat(late)
        await world.run(T0 + 0.9 * DAY)
        assert world.told == (1, 1)
        await world.end_turn(first)
        await world.run(T0 + 61 + DAY)
        assert world.told == (2, 2)
        assert [table["id"] for table in world.web.posts[1]["tables"]] == sorted([second.id, late.id])

    in_world(database_url, work)


def test_no_digest_without_news(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", "daily")
        await world.person("ben", "daily")
        await world.seat(days(absent="wait"))
        for day in range(10):
            await world.run(SOON + day * DAY)
        assert world.told == (1, 1)

    in_world(sqlite, work)


def test_a_digest_leaves_out_tables_at_which_one_is(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", "daily")
        await world.person("ben", "daily")
        await world.seat(days("t1"))
        await world.seat(days("t2"))
        on = days().asked
        world.here = {("t1", on), ("t2", on)}
        await world.run(SOON)
        assert world.told == (0, 0)
        world.here = {("t1", on)}
        await world.run(SOON)
        assert [table["id"] for table in world.web.posts[0]["tables"]] == ["t2"]
        world.here = set()
        await world.run(SOON + 5)
        assert world.told == (1, 1)
        await world.run(SOON + DAY)
        assert [table["id"] for table in world.web.posts[1]["tables"]] == ["t1", "t2"]

    in_world(sqlite, work)


# When a sink fails


def test_a_refused_connection_is_tried_again_five_times_in_all(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", "daily")
        await world.person("ben", "turn")
        for number in range(4):
            await world.seat(days(f"t{number}", bytes([number]) * 32))
        port = closed_port()
        notifier = world.notifier(world.channels(web=False, ARCHIPEL_SMTP_URL=f"smtp://127.0.0.1:{port}"))
        at = SOON
        for number, pause in enumerate((0, 1, 5, 25, 125), 1):
            if pause:
                await world.run(at + pause * MINUTE - 1, notifier)
                assert {row.tries for row in await world.rows()} == {number - 1}
            at += pause * MINUTE
            await world.run(at, notifier)
            assert {row.tries for row in await world.rows()} == {number}
        async with world.mail.open(port=port):
            await world.run(at + DAY / 2, notifier)
            assert world.told == (0, 0)

    in_world(database_url, work)


@pytest.mark.parametrize("notify", ["turn", "daily"])
def test_what_surely_failed_arrives_later_and_once(sqlite: str, notify: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", notify)
        await world.person("ben", notify)
        await world.seat(days())
        port = closed_port()
        notifier = world.notifier(world.channels(web=False, ARCHIPEL_SMTP_URL=f"smtp://127.0.0.1:{port}"))
        await world.run(SOON, notifier)
        async with world.mail.open(port=port):
            await world.run(SOON + 59, notifier)
            assert world.told == (0, 0)
            for seconds in (60, 61, 3600, 2 * DAY):
                await world.run(SOON + seconds, notifier)
        assert world.told == (1, 0)

    in_world(sqlite, work)


@pytest.mark.parametrize("answer", ["451 try later", "550 no such mailbox"])
def test_a_refused_mail_is_tried_again(sqlite: str, answer: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days())
        world.mail.refuses = answer
        await world.run(SOON, world.notifier(world.channels(web=False)))
        assert world.told == (0, 0)
        world.mail.refuses = ""
        await world.run(SOON + 60, world.notifier(world.channels(web=False)))
        assert world.told == (1, 0)

    in_world(sqlite, work)


@pytest.mark.parametrize("answer", ["302 Found", "404 Not Found", "500 Internal Server Error"])
def test_a_refused_post_is_tried_again_and_redirections_are_not_followed(sqlite: str, answer: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days())
        notifier = world.notifier(world.channels(mail=False))
        world.web.answer = answer
        await world.run(SOON, notifier)
        await world.run(SOON + 59, notifier)
        assert world.told == (0, 1)
        world.web.answer = "200 OK"
        await world.run(SOON + 60, notifier)
        await world.run(SOON + 3600, notifier)
        assert world.told == (0, 2)

    in_world(sqlite, work)


@pytest.mark.parametrize("sink", ["mail", "web"])
def test_what_may_have_arrived_is_not_sent_again(sqlite: str, sink: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days())
        notifier = world.notifier(world.channels(mail=sink == "mail", web=sink == "web"))
        world.mail.drops, world.web.answer = True, "hang up"
        await world.run(SOON, notifier)
        world.mail.drops, world.web.answer = False, "200 OK"
        for minutes in (1, 5, 600):
            await world.run(SOON + minutes * MINUTE, notifier)
        assert sum(world.told) == 1

    in_world(sqlite, work)


@pytest.mark.parametrize("notify", ["turn", "daily"])
def test_a_mail_server_that_fails_does_not_hold_up_the_webhook_nor_double_it(sqlite: str, notify: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", notify)
        await world.person("ben", notify)
        await world.seat(days())
        world.mail.refuses = "451 try later"
        await world.run(SOON)
        assert world.told == (0, 1)
        world.mail.refuses = ""
        await world.run(SOON + 60)
        await world.run(SOON + 3600)
        assert world.told == (1, 1)

    in_world(sqlite, work)


def test_a_webhook_that_fails_does_not_hold_up_the_mail_nor_double_it(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days())
        world.web.answer = "500 Internal Server Error"
        for minutes in (0, 1, 5, 600):
            await world.run(SOON + minutes * MINUTE)
        assert world.told == (1, 1)

    in_world(sqlite, work)


def test_one_letter_that_cannot_be_written_keeps_no_other_from_going_out(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", language="xx")
        await world.person("ben")
        for number in range(8):
            await world.seat(days(f"t{number}", bytes([number]) * 32))
        await world.run(SOON)
        letters = [envelope.rcpt_tos for envelope in world.mail.envelopes]
        assert letters == [["ben@example.org"]] * len(letters)
        assert letters
        assert len(world.web.posts) == 8

    in_world(sqlite, work)


def test_old_notices_are_forgotten(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days(absent="wait"))
        await world.run(SOON)
        await world.run(SOON + 29 * DAY)
        assert len(await world.rows()) == 1
        await world.run(SOON + 31 * DAY)
        assert await world.rows() == []
        await world.run(SOON + 32 * DAY)
        assert world.told == (1, 1)

    in_world(sqlite, work)


def test_logs_hold_neither_addresses_nor_secrets_nor_links(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days("secret-table"))
        world.mail.refuses = "550 <ann@example.org> <ben@example.org> unknown"
        world.web.answer = "500 Internal Server Error"
        with caplog.at_level(logging.INFO, "archipel.server"):
            await world.run(SOON, world.notifier(world.channels(ARCHIPEL_WEBHOOK_SECRET="pepper")))
            world.mail.refuses = ""
            await world.run(SOON + 60, world.notifier(world.channels(ARCHIPEL_WEBHOOK_SECRET="pepper")))

    in_world(sqlite, work)
    ours = [record for record in caplog.records if record.name == "archipel.server"]
    assert sorted(record.__dict__["problem"] for record in ours if record.levelno == logging.WARNING) == ["HTTP 500", "SMTP 550"]
    assert len(ours) == 3
    said = str([record.__dict__ for record in ours])
    assert not re.search(r"example\.org|pepper|secret-table|of-the-host", said)


# What is told


EXPECTED = {
    "en": ("Your turn: ", "Hello Ann,", "it is your turn at this table:", "At the table: Ann, Ben", "January 18, 2027", "8:00"),
    "fr": (
        "À toi de jouer\u202f: ",
        "Bonjour Ann,",
        "c’est ton tour à cette table\u202f:",
        "À la table\u202f: Ann, Ben",
        "18 janvier 2027",
        "08:00",
    ),
    "de": ("Du bist am Zug: ", "Hallo Ann,", "an diesem Tisch bist du am Zug:", "Am Tisch: Ann, Ben", "18. Januar 2027", "08:00"),
    "it": ("Tocca a te: ", "Ciao Ann,", "a questo tavolo tocca a te:", "Al tavolo: Ann, Ben", "18 gennaio 2027", "08:00"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_is_written_in_the_language_of_its_reader(sqlite: str, language: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", language=language)
        await world.person("ben", language=language, name="Ann")
        await world.seat(days(title="Sonntagsgrüße"))
        await world.run(SOON)
        letter = world.mail.letters[0]
        subject, *texts = EXPECTED[language]
        assert letter["Subject"] == f"{subject}Flucht aus Mangrovia · Sonntagsgrüße"
        body = text_of(letter)
        for text in [*texts, "Flucht aus Mangrovia · Sonntagsgrüße", f"\n{HOUSE}/t/t1\n", "(UTC)"]:
            assert text in body
        assert body.splitlines()[-1].endswith(f": {HOUSE}/settings")

    in_world(sqlite, work)


def test_a_mail_says_by_its_headers_that_a_machine_wrote_it_and_how_to_stop_it(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        table = await world.seat(days())
        await world.run(SOON)
        letter = world.mail.letters[0]
        assert letter["From"] == "Archipel <games@example.org>"
        assert letter["To"] == f"{table.asked}@example.org"
        assert letter["Auto-Submitted"] == "auto-generated"
        assert letter["List-Unsubscribe"] == f"<{HOUSE}/settings>"
        assert re.fullmatch(r"<[^@]+@games\.example\.org>", letter["Message-ID"])
        assert letter["Date"].datetime is not None
        assert letter.get_content_type() == "text/plain"
        assert letter.get_content_charset() == "utf-8"
        assert world.mail.envelopes[0].mail_from == "games@example.org"

    in_world(sqlite, work)


def test_a_post_says_who_is_waited_for_where_and_until_when_and_is_signed(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        table = await world.seat(days(title="Sonntagsgrüße"))
        await world.run(SOON, world.notifier(world.channels(ARCHIPEL_WEBHOOK_SECRET="pepper")))
        waiting = {
            "id": "t1",
            "link": f"{HOUSE}/t/t1",
            "game": "Flucht aus Mangrovia",
            "title": "Sonntagsgrüße",
            "deadline": T0 + 3 * DAY,
        }
        assert world.web.posts == [{"type": "turn", "person": table.asked, "name": table.asked.title(), "tables": [waiting]}]
        signed = hmac.new(b"pepper", world.web.bodies[0], hashlib.sha256).hexdigest()
        assert world.web.headers[0]["x-archipel-signature"] == f"sha256={signed}"
        assert world.web.headers[0]["content-type"] == "application/json"

    in_world(sqlite, work)


def test_a_table_that_waits_for_the_absent_has_no_deadline(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        await world.seat(days(absent="wait"))
        await world.run(SOON)
        assert world.web.posts[0]["tables"][0]["deadline"] is None
        assert "UTC" not in text_of(world.mail.letters[0])

    in_world(sqlite, work)


def test_nothing_of_the_position_is_told(tmp_path: Path) -> None:
    """Two tables that differ in nothing but the cards: what is told of them is the same, letter by letter."""
    seen: list[tuple[str, Any, Any]] = []

    one, other = [table for table in (days(seed=bytes([number]) * 32) for number in range(40)) if table.asked == "ben"][:2]
    assert one.match.state.data() != other.match.state.data()
    for number, table in enumerate((one, other)):

        async def work(world: World, table: Table = table) -> None:
            await world.person("ann")
            await world.person("ben")
            await world.seat(table)
            await world.run(SOON)
            letter = world.mail.letters[0]
            headers = [(name, value) for name, value in letter.items() if name not in ("Date", "Message-ID")]
            seen.append((text_of(letter), headers, world.web.posts))

        in_world(f"sqlite+aiosqlite:///{tmp_path / f'{number}.db'}", work)
    assert seen[0] == seen[1]


def test_no_name_or_title_becomes_a_header(sqlite: str) -> None:
    evil = "Eve\r\nBcc: victim@example.net\r\n\r\nBuy this\x00\x1b\u2028"

    async def work(world: World) -> None:
        for id in ("ann", "ben"):
            await world.person(id, name=evil)
        await world.seat(days())
        async with world.engine.begin() as connection:
            summary = {"title": evil, "seats": [{"name": evil}]}
            await connection.execute(update(tables).values(summary=json.dumps(summary)))
        await world.run(SOON)
        letter = world.mail.letters[0]
        assert "Bcc" not in letter
        assert len(world.mail.envelopes[0].rcpt_tos) == 1
        assert "\nBcc" not in text_of(letter)
        assert letter["Subject"] == "Your turn: Flucht aus Mangrovia · Eve Bcc: victim@example.net Buy this\\x00\\x1b"

    in_world(sqlite, work)


# What the table and the store do


def test_a_game_over_days_makes_a_notice_for_every_turn_of_a_person(database_url: str) -> None:
    async def work(world: World) -> None:
        table = await world.seat(days())
        expected = [(table.version, table.asked)]
        while table.status == "running" and len(expected) < 30:
            since, before = table.version, table.asked
            table.move(before, table.decision, [first_move(table)], "", T0 + since)
            await world.store.append(table, since)
            if table.asked not in ("", before):
                expected.append((table.version, table.asked))
        assert [(row.turn, row.person) for row in await world.rows()] == expected
        assert {person for _, person in expected} == {"ann", "ben"}

    in_world(database_url, work)


def test_a_game_that_is_not_over_days_makes_none(sqlite: str) -> None:
    async def work(world: World) -> None:
        for number, clock in enumerate((ClockRules(), ClockRules("budget", 600))):
            table = started(2, clock)
            table.id = f"t{number}"
            await world.seat(table)
            await world.end_turn(table)
        assert await world.rows() == []

    in_world(sqlite, work)


# The host's settings

GOOD = {
    "ARCHIPEL_SMTP_URL": "smtp://kiwi:pa%2Fss@mail.example.org:2525",
    "ARCHIPEL_MAIL_FROM": "games@example.org",
    "ARCHIPEL_WEBHOOK_URL": "https://example.org/hook/t0ken",
    "ARCHIPEL_WEBHOOK_SECRET": "pepper",
    "ARCHIPEL_PUBLIC_URL": HOUSE,
}


def test_the_settings_of_the_host_are_read_from_the_environment() -> None:
    channels = read_channels(GOOD)
    assert channels.offered == ["mail", "webhook"]
    assert channels.mail is not None
    assert (channels.mail.host, channels.mail.port, channels.mail.encrypted) == ("mail.example.org", 2525, False)
    assert (channels.mail.user, channels.mail.password) == ("kiwi", "pa/ss")
    plain = read_channels({**GOOD, "ARCHIPEL_SMTP_URL": "smtps://mail.example.org"})
    assert plain.mail is not None
    assert (plain.mail.port, plain.mail.encrypted, plain.mail.user) == (465, True, "")
    assert read_channels({"ARCHIPEL_PUBLIC_URL": HOUSE, "ARCHIPEL_SMTP_URL": ""}).offered == []


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("ARCHIPEL_SMTP_URL", "mail.example.org:587", "setting-form"),
        ("ARCHIPEL_SMTP_URL", "http://kiwi:hush@mail.example.org", "setting-form"),
        ("ARCHIPEL_SMTP_URL", "smtp://kiwi@mail.example.org", "setting-form"),
        ("ARCHIPEL_SMTP_URL", "smtp://kiwi:hush@mail.example.org:99999", "setting-form"),
        ("ARCHIPEL_SMTP_URL", "smtp://kiwi:hush@mail.example.org/in/box", "setting-form"),
        ("ARCHIPEL_SMTP_URL", "smtp://kiwi:hush@", "setting-form"),
        ("ARCHIPEL_SMTP_URL", "smtp://kiwi:hüsh@mail.example.org", "setting-form"),
        ("ARCHIPEL_SMTP_URL", "smtp://kiwi:h%C3%BCsh@mail.example.org", "setting-form"),
        ("ARCHIPEL_SMTP_URL", "smtp://kiwi:hush@mail.example.org\n", "setting-form"),
        ("ARCHIPEL_MAIL_FROM", "nobody", "setting-form"),
        ("ARCHIPEL_MAIL_FROM", "games@example.org\nBcc: hush@example.org", "setting-form"),
        ("ARCHIPEL_MAIL_FROM", "", "setting-missing"),
        ("ARCHIPEL_WEBHOOK_URL", "file:///etc/hush", "setting-form"),
        ("ARCHIPEL_WEBHOOK_URL", "https://example.org:port/hush", "setting-form"),
        ("ARCHIPEL_WEBHOOK_URL", "https://[hush/", "setting-form"),
        ("ARCHIPEL_WEBHOOK_URL", "", "setting-missing"),
        ("ARCHIPEL_PUBLIC_URL", "", "setting-missing"),
    ],
)
def test_a_broken_setting_is_refused_by_its_name_and_its_content_stays_unsaid(name: str, value: str, key: str) -> None:
    with pytest.raises(Trouble, match=rf"^{key}\(value='{name}'") as caught:
        read_channels({**GOOD, name: value})
    assert not re.search("hush|hüsh|pepper|t0ken|pa/ss", str(caught.value))


def test_a_mail_address_alone_is_half_a_setting() -> None:
    with pytest.raises(Trouble, match=r"setting-missing.*ARCHIPEL_SMTP_URL"):
        read_channels({"ARCHIPEL_MAIL_FROM": "games@example.org"})


# Encryption and passwords


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate and its key for 127.0.0.1, in one file."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed")
    key, file = (tmp_path_factory.mktemp("tls") / name for name in ("key.pem", "certificate.pem"))
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    name = ["-subj", "/CN=sink", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([openssl, "req", *kind, *name, "-keyout", key, "-out", file], check=True, capture_output=True)
    file.write_text(key.read_text() + file.read_text())
    return file


def sent_by(scheme: str, login: str, sink: MailSink) -> Awaitable[None]:
    environ = {**GOOD, "ARCHIPEL_SMTP_URL": f"{scheme}://{login}127.0.0.1:{sink.port}"}
    rules = read_channels(environ).mail
    assert rules is not None
    return send_mail(rules, compose(rules, "ann@example.org", "Hello", "Hello\n"))


def test_a_password_goes_to_a_server_with_a_good_certificate_alone(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(certificate)

    async def work() -> None:
        async with MailSink().open(tls) as sink:
            with pytest.raises(NotTaken, match="SSLCertVerificationError"):
                await sent_by("smtp", "kiwi:hush@", sink)
            assert sink.passwords == []
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            await sent_by("smtp", "kiwi:hush@", sink)
            assert (sink.passwords, sink.encrypted) == (["hush"], [True])
        async with MailSink().open() as plain:
            with pytest.raises(NotTaken, match="no encryption"):
                await sent_by("smtp", "kiwi:hush@", plain)
            assert plain.passwords == []

    asyncio.run(work())


def test_without_a_password_encryption_is_taken_where_it_is_offered(certificate: Path) -> None:
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(certificate)

    async def work() -> None:
        async with MailSink().open(tls) as sink:
            await sent_by("smtp", "", sink)
            assert sink.encrypted == [True]
        async with MailSink().open() as plain:
            await sent_by("smtp", "", plain)
            assert plain.encrypted == [False]

    asyncio.run(work())


def test_no_mail_server_there_is_a_failure_that_is_sure() -> None:
    async def work() -> None:
        sink = MailSink()
        sink.port = closed_port()
        for scheme in ("smtp", "smtps"):
            with pytest.raises(NotTaken, match="ConnectionRefusedError"):
                await sent_by(scheme, "", sink)

    asyncio.run(work())


def test_a_letter_without_an_answer_is_a_failure_that_is_not_sure() -> None:
    async def work() -> None:
        async with MailSink().open() as sink:
            sink.drops = True
            with pytest.raises(SendingFailed) as caught:
                await sent_by("smtp", "", sink)
            assert not isinstance(caught.value, NotTaken)
            assert len(sink.letters) == 1

    asyncio.run(work())


# What a person sets


class Desk:
    """The routes of the mailbox, as one person uses them."""

    def __init__(self, world: World, channels: Channels, who: str = "ann") -> None:
        self.world = world
        self.who = who
        self.limited: list[str] = []
        self.app = FastAPI()

        def limit(_: Request, what: str) -> None:
            self.limited.append(what)
            if self.limited.count(what) > 8:
                raise trouble("too-many", {"kind": what})

        @self.app.middleware("http")
        async def admit(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
            person = Person(self.who, self.who.title(), "de", False, False, 0)
            request.state.person = person if self.who else None
            return await answer(request)

        @self.app.exception_handler(Trouble)
        async def refused(_: Request, problem: Trouble) -> JSONResponse:
            return JSONResponse(problem.reason.data(), 400)

        self.app.include_router(mailbox.router(world.engine, channels, limit, world.clock))

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url=HOUSE, verify=False) as client:
            answer = await client.request(method, f"/api/me/{path}", json=body or None)
        return answer.json() if answer.status_code == 200 else answer.json().get("key", answer.status_code)

    def code(self) -> str:
        """The six digits of the last mail."""
        found = re.findall(r"^\d{6}$", text_of(self.world.mail.letters[-1]), re.MULTILINE)
        assert len(found) == 1
        return str(found[0])

    def wrong_code(self) -> str:
        return "000000" if self.code() != "000000" else "111111"


def test_somebody_chooses_what_they_are_told(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", "none", mail=None)
        desk = Desk(world, world.channels())
        settings = {"notify": "none", "mail": None, "unconfirmed": None, "channels": ["mail", "webhook"]}
        assert await desk.ask("GET", "notify") == settings
        assert await desk.ask("PUT", "notify", notify="daily") == {**settings, "notify": "daily"}
        assert await desk.ask("GET", "notify") == {**settings, "notify": "daily"}
        assert await desk.ask("PUT", "notify", notify="hourly") == 422
        assert await desk.ask("PUT", "notify", notify="turn", mail="ann@example.org") == 422

    in_world(sqlite, work)


def test_an_address_is_ones_own_when_the_code_that_went_there_came_back(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", mail="old@example.org")
        desk = Desk(world, world.channels())
        assert (await desk.ask("PUT", "mail", mail=" ann+games@example.org "))["unconfirmed"] == "ann+games@example.org"
        letter = world.mail.letters[0]
        assert letter["To"] == "ann+games@example.org"
        assert letter["Subject"] == "Dein Code für Archipel"
        assert "Hallo Ann," in text_of(letter)
        assert await desk.ask("POST", "mail/confirm", code=desk.wrong_code()) == "mail-code-wrong"
        assert (await desk.ask("GET", "notify"))["mail"] == "old@example.org"
        settings = await desk.ask("POST", "mail/confirm", code=f" {desk.code()} ")
        assert (settings["mail"], settings["unconfirmed"]) == ("ann+games@example.org", None)
        assert await desk.ask("POST", "mail/confirm", code=desk.code()) == "mail-code-void"
        assert desk.limited == ["mail", "code", "code", "code"]
        settings = await desk.ask("DELETE", "mail")
        assert (settings["mail"], settings["unconfirmed"]) == (None, None)

    in_world(database_url, work)


def test_a_code_is_kept_as_a_hash(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        desk = Desk(world, world.channels())
        await desk.ask("PUT", "mail", mail="ann@example.org")
        async with world.engine.connect() as connection:
            kept = str((await connection.execute(select(people))).all())
        assert desk.code() not in re.sub("[0-9a-f]{64}", "", kept)
        assert hashlib.sha256(desk.code().encode()).hexdigest() not in kept
        await desk.ask("POST", "mail/confirm", code=desk.code())
        async with world.engine.connect() as connection:
            assert (await connection.execute(select(people.c.mail_code))).scalar() is None

    in_world(sqlite, work)


def test_a_code_holds_for_five_tries_also_when_they_come_at_once(database_url: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", mail=None)
        desk = Desk(world, world.channels())
        await desk.ask("PUT", "mail", mail="ann@example.org")
        answers = await asyncio.gather(*(desk.ask("POST", "mail/confirm", code=desk.wrong_code()) for _ in range(7)))
        assert sorted(answers) == ["mail-code-void"] * 2 + ["mail-code-wrong"] * 5
        assert await desk.ask("POST", "mail/confirm", code=desk.code()) == "mail-code-void"
        desk.limited.clear()
        await desk.ask("PUT", "mail", mail="ann@example.org")
        for _ in range(4):
            await desk.ask("POST", "mail/confirm", code=desk.wrong_code())
        assert (await desk.ask("POST", "mail/confirm", code=desk.code()))["mail"] == "ann@example.org"

    in_world(database_url, work)


def test_a_code_holds_for_a_day_for_its_address_and_its_person(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", mail=None)
        await world.person("ben", mail=None)
        desk = Desk(world, world.channels())
        await desk.ask("PUT", "mail", mail="ann@example.org")
        first = desk.code()
        await desk.ask("PUT", "mail", mail="other@example.org")
        if first != desk.code():
            assert await desk.ask("POST", "mail/confirm", code=first) == "mail-code-wrong"
        desk.who = "ben"
        assert await desk.ask("POST", "mail/confirm", code=desk.code()) == "mail-code-void"
        desk.who = "ann"
        world.now = T0 + DAY
        assert await desk.ask("POST", "mail/confirm", code=desk.code()) == "mail-code-void"

    in_world(sqlite, work)


NO_ADDRESSES = [
    "ann",
    "ann@",
    "@example.org",
    "ann@localhost",
    "ann@127.0.0.1",
    "ann@[127.0.0.1]",
    "ann@example..org",
    "ann@-example.org",
    ".ann@example.org",
    "a b@example.org",
    "ann@example.org,ben@example.org",
    "ann@example.org\nBcc: ben@example.org",
    "Ann <ann@example.org>",
    '"|sh"@example.org',
    "|sh@example.org",
    "ben%example.net@example.org",
    "example.net!ben@example.org",
    "ännchen@example.org",
    f"{'a' * 65}@example.org",
]


def test_what_is_no_plain_address_is_refused_and_nothing_is_sent(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", mail=None)
        desk = Desk(world, world.channels())
        for address in NO_ADDRESSES:
            assert (address, await desk.ask("PUT", "mail", mail=address)) == (address, "mail-form")
        assert world.told == (0, 0)
        assert (await desk.ask("GET", "notify"))["unconfirmed"] is None

    in_world(sqlite, work)


def test_who_is_nobody_or_asks_too_often_or_asks_a_host_without_mail_is_refused(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", mail="ann@example.org")
        desk = Desk(world, world.channels())
        for _ in range(8):
            await desk.ask("PUT", "mail", mail="ann@example.org")
        assert await desk.ask("PUT", "mail", mail="ann@example.org") == "too-many"
        assert len(world.mail.letters) == 8
        for who in ("", "gone"):
            desk.who = who
            assert await desk.ask("GET", "notify") == "who-are-you"
        without = Desk(world, world.channels(mail=False))
        assert await without.ask("PUT", "mail", mail="ann@example.org") == "mail-not-offered"
        assert await without.ask("POST", "mail/confirm", code="123456") == "mail-not-offered"
        assert (await without.ask("GET", "notify"))["channels"] == ["webhook"]
        assert (await without.ask("DELETE", "mail"))["mail"] is None

    in_world(sqlite, work)


def test_a_code_that_cannot_be_sent_is_said_so(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", mail=None)
        desk = Desk(world, world.channels())
        world.mail.refuses = "550 no such mailbox"
        assert await desk.ask("PUT", "mail", mail="ann@example.org") == "mail-not-sent"
        world.mail.refuses, world.mail.drops = "", True
        assert await desk.ask("PUT", "mail", mail="ann@example.org") == "mail-not-sent"

    in_world(sqlite, work)


def test_who_deletes_their_address_gets_no_second_post_instead_of_the_mail(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann")
        await world.person("ben")
        table = await world.seat(days())
        world.mail.refuses = "451 try later"
        await world.run(SOON)
        assert (await Desk(world, world.channels(), table.asked).ask("DELETE", "mail"))["mail"] is None
        await world.run(SOON + 3600)
        assert world.told == (0, 1)

    in_world(sqlite, work)
