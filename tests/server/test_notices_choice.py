"""Who is told at all: what the host sets, and what a person chooses and confirms."""

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from sqlalchemy import select

from archipel.engine.phrase import Trouble, trouble
from archipel.server import notices_api
from archipel.server.channels import Channels, read_channels
from archipel.server.people import Person
from archipel.store.schema import people
from archipel.table.clock import DAY
from tests.server.mailroom import GOOD, HOUSE, SOON, World, days, in_world, text_of
from tests.table.test_table import T0

# The host's settings


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
def test_a_broken_setting_is_refused_by_its_name_and_its_content_is_not_shown(name: str, value: str, key: str) -> None:
    with pytest.raises(Trouble, match=rf"^{key}\(value='{name}'") as caught:
        read_channels({**GOOD, name: value})
    assert not re.search("hush|hüsh|pepper|t0ken|pa/ss", str(caught.value))


def test_a_mail_address_alone_is_half_a_setting() -> None:
    with pytest.raises(Trouble, match=r"setting-missing.*ARCHIPEL_SMTP_URL"):
        read_channels({"ARCHIPEL_MAIL_FROM": "games@example.org"})


# What a person sets


class Desk:
    """The routes about notices, as one person uses them."""

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

        self.app.include_router(notices_api.router(world.engine, channels, limit, world.clock))

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


def test_an_address_is_ones_own_once_the_code_that_went_there_has_come_back(database_url: str) -> None:
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


def test_a_code_is_good_for_five_tries_even_when_they_come_at_once(database_url: str) -> None:
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


def test_a_code_is_good_for_a_day_for_its_address_and_its_person(sqlite: str) -> None:
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


def test_what_is_not_a_plain_address_is_refused_and_nothing_is_sent(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", mail=None)
        desk = Desk(world, world.channels())
        for address in NO_ADDRESSES:
            assert (address, await desk.ask("PUT", "mail", mail=address)) == (address, "mail-form")
        assert world.told == (0, 0)
        assert (await desk.ask("GET", "notify"))["unconfirmed"] is None

    in_world(sqlite, work)


def test_whoever_is_nobody_or_asks_too_often_or_asks_a_host_without_mail_is_refused(sqlite: str) -> None:
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


def test_a_code_that_cannot_be_sent_is_reported(sqlite: str) -> None:
    async def work(world: World) -> None:
        await world.person("ann", mail=None)
        desk = Desk(world, world.channels())
        world.mail.refuses = "550 no such mailbox"
        assert await desk.ask("PUT", "mail", mail="ann@example.org") == "mail-not-sent"
        world.mail.refuses, world.mail.drops = "", True
        assert await desk.ask("PUT", "mail", mail="ann@example.org") == "mail-not-sent"

    in_world(sqlite, work)


def test_whoever_deletes_their_address_gets_no_second_post_instead_of_the_mail(sqlite: str) -> None:
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
