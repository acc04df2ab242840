"""The routes about notices: what somebody wants to be told, and the mail address to which it goes once they have confirmed it."""

import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final, Literal

from fastapi import APIRouter, Request
from pydantic import Field
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.engine.phrase import trouble
from archipel.engine.record import printable
from archipel.server.accounts import Notify, required
from archipel.server.channels import ADDRESS, Channels, MailRules, SendingFailed
from archipel.server.mail import compose, one_line, send_mail
from archipel.server.messages import Strict
from archipel.server.people import Person
from archipel.server.structs import refuses
from archipel.store.notices import Mailboxes
from archipel.table.clock import DAY
from archipel.words import Words

log = logging.getLogger("archipel.server")

MOST_TRIES: Final = 5
"""After so many wrong tries a code is void."""


class Choice(Strict):
    """What to be told of games over days: nothing, every turn, or one digest a day."""

    notify: Notify


class NewMail(Strict):
    """A mail address of one's own."""

    mail: str = Field(max_length=254)


class Code(Strict):
    """The six digits that came by mail."""

    code: str = Field(max_length=20)


class NotifySettings(Strict):
    """What somebody is told, and where."""

    notify: Notify
    mail: str | None = Field(description="the confirmed address, to which mail goes")
    unconfirmed: str | None = Field(description="an address whose code was not sent back yet; nothing but the code goes there")
    channels: list[Literal["mail", "webhook"]] = Field(description="the channels that this host offers; none: nobody is told anything")


class SentCode:
    """A code as it is kept: its hash, how often it was tried, and when it was sent. Text: `hash:tries:time`."""

    def __init__(self, hash: str, tries: int, at: float) -> None:
        self.hash = hash
        self.tries = tries
        self.at = at

    def text(self) -> str:
        return f"{self.hash}:{self.tries}:{self.at:.0f}"

    def is_void(self, now: float) -> bool:
        return self.tries >= MOST_TRIES or now >= self.at + DAY


def read_sent_code(text: str) -> SentCode:
    hash, tries, at = text.split(":")
    return SentCode(hash, int(tries), float(at))


def hash_code(person: str, mail: str, code: str) -> str:
    """Good for this person and this address alone."""
    return hashlib.sha256(f"{person} {mail} {code}".encode()).hexdigest()


def check_address(text: str) -> str:
    """An address that a mail server can reach: its domain has a dot, and is no number."""
    clean = text.strip()
    domain = clean.rpartition("@")[2]
    if not ADDRESS.fullmatch(clean) or "." not in domain or domain[-1].isdigit():
        raise trouble("mail-form", {"value": printable(clean[:100])})
    return clean


async def send_code(rules: MailRules, person: Person, mail: str, code: str) -> None:
    words = Words(person.language)
    body = words.text("mail-code-body", name=one_line(person.name), code=code)
    try:
        await send_mail(rules, compose(rules, mail, words.text("mail-code-subject"), body + "\n"))
    except SendingFailed as failure:
        log.warning("a code was not sent", extra={"channel": "mail", "problem": str(failure)})
        raise trouble("mail-not-sent", {}) from None


def router(
    engine: AsyncEngine, channels: Channels, limit: Callable[[Request, str], None], clock: Callable[[], float] = time.time
) -> APIRouter:
    routes = APIRouter(prefix="/api/me")
    boxes = Mailboxes(engine)

    def mail_rules() -> MailRules:
        if channels.mail is None:
            raise trouble("mail-not-offered", {})
        return channels.mail

    async def settings(person: Person) -> NotifySettings:
        box = await boxes.find(person.id)
        if box is None:
            raise trouble("who-are-you", {})
        return NotifySettings.model_validate(
            {"notify": box.notify, "mail": box.mail, "unconfirmed": box.unconfirmed, "channels": channels.offered}
        )

    async def counted_try(person: Person) -> tuple[SentCode, str]:
        """The code that is asked for and its address. The try counts before it is looked at: many at once are no more tries than five."""
        while True:
            box = await boxes.find(person.id)
            if box is None or box.code is None or box.unconfirmed is None:
                raise trouble("mail-code-void", {})
            sent = read_sent_code(box.code)
            if sent.is_void(clock()):
                raise trouble("mail-code-void", {})
            sent.tries += 1
            if await boxes.replace_code(person.id, box.code, sent.text()):
                return sent, box.unconfirmed

    @routes.get("/notify", responses=refuses(401))
    async def read(request: Request) -> NotifySettings:
        """What one is told of games over days, and where."""
        return await settings(required(request))

    @routes.put("/notify", responses=refuses(400, 401))
    async def choose(request: Request, given: Choice) -> NotifySettings:
        """Chooses to be told nothing, every turn, or one digest a day. A turn is told once, and not while one is at the table."""
        person = required(request)
        await boxes.choose(person.id, given.notify)
        return await settings(person)

    @routes.put("/mail", responses=refuses(400, 401, 429))
    async def propose(request: Request, given: NewMail) -> NotifySettings:
        """Sends a code of six digits to an address. It holds for 24 hours and five wrong tries; the address so far stays until then."""
        person, rules = required(request), mail_rules()
        mail = check_address(given.mail)
        limit(request, "mail")
        code = f"{secrets.randbelow(1_000_000):06}"
        await boxes.propose(person.id, mail, SentCode(hash_code(person.id, mail, code), 0, clock()).text())
        await send_code(rules, person, mail, code)
        return await settings(person)

    @routes.post("/mail/confirm", responses=refuses(400, 401, 429))
    async def confirm(request: Request, given: Code) -> NotifySettings:
        """Sends the code back: from now on mail goes to the address that it came to."""
        person = required(request)
        mail_rules()
        limit(request, "code")
        sent, mail = await counted_try(person)
        if not hmac.compare_digest(sent.hash, hash_code(person.id, mail, given.code.strip())):
            raise trouble("mail-code-wrong", {"left": MOST_TRIES - sent.tries})
        if not await boxes.confirm(person.id, sent.text()):
            raise trouble("mail-code-void", {})
        return await settings(person)

    @routes.delete("/mail", responses=refuses(401))
    async def forget(request: Request) -> NotifySettings:
        """Forgets the address, and one that was not confirmed yet."""
        person = required(request)
        await boxes.clear(person.id, clock())
        return await settings(person)

    return routes
