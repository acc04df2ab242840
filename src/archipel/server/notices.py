"""Tells people over days that it is their turn: never more than once a turn, never while they are there, and nothing of the position."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.engine.phrase import Data
from archipel.games import find
from archipel.server.channels import Channels, MailRules, NotTaken, SendingFailed, WebhookRules, read_channels
from archipel.server.mail import compose, one_line, send_mail
from archipel.server.webhook import post
from archipel.store.notices import DAILY, TURN, Letter, Notices, Waiting
from archipel.words import Words

__all__ = ["Channels", "Notifier", "read_channels"]

log = logging.getLogger("archipel.server")

GRACE: Final = 60.0
"""How many seconds somebody may take to notice by themselves that it is their turn."""
TOGETHER: Final = 5
"""How many letters are on their way at once."""
MOST: Final = 100
"""How many letters one run sends at most."""
FORGET_EVERY: Final = 3_600.0


class Notifier:
    """`present` says whether a person is connected to a table now; `prepare` sees to it that the rows of tables say when they are due. Any
    number of notifiers may run on one database."""

    def __init__(
        self,
        engine: AsyncEngine,
        channels: Channels,
        present: Callable[[str, str], bool],
        clock: Callable[[], float] = time.time,
        grace: float = GRACE,
        prepare: Callable[[list[str]], Awaitable[None]] | None = None,
    ) -> None:
        self.channels = channels
        self.present = present
        self.clock = clock
        self.notices = Notices(engine, channels.mail is not None, channels.webhook is not None, grace)
        self.prepare = prepare
        self.forgot = 0.0

    async def run_once(self) -> None:
        """Sends what is due. A channel that fails is logged and hurts nobody; a database that fails is the caller's to hear of."""
        now = self.clock()
        await self.notices.pass_over(now)
        if now - self.forgot >= FORGET_EVERY:
            await self.notices.forget(now)
            self.forgot = now
        work = await self.work_due(now)
        for first in range(0, min(len(work), MOST), TOGETHER):
            done = await asyncio.gather(*(tell() for tell in work[first : min(first + TOGETHER, MOST)]), return_exceptions=True)
            for failed in done:
                if failed is not None:
                    raise failed

    async def work_due(self, now: float) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        """One piece of work for every turn, and one for every person who wants a digest."""
        due = [notice for notice in await self.notices.due(now) if not self.present(notice.table, notice.person)]
        if self.prepare is not None:
            await self.prepare([notice.table for notice in due])
        turns = [partial(self.tell_turn, notice.table, notice.turn) for notice in due if notice.notify == TURN]
        people = dict.fromkeys(notice.person for notice in due if notice.notify == DAILY)
        return [*turns, *(partial(self.tell_digest, person) for person in people)]

    async def tell_turn(self, table: str, turn: int) -> None:
        letter = await self.notices.claim_turn(table, turn, self.clock())
        if letter is not None:
            await self.deliver(letter)

    async def tell_digest(self, person: str) -> None:
        waiting = [table for table in await self.notices.waiting_for(person) if not self.present(table, person)]
        if self.prepare is not None:
            await self.prepare(waiting)
        letter = await self.notices.claim_digest(person, waiting, self.clock())
        if letter is not None:
            await self.deliver(letter)

    async def deliver(self, letter: Letter) -> None:
        """By mail to who has an address, and by the webhook. Where there is a mail it decides whether to try again: the webhook goes along
        with the first try only, so that neither comes twice."""
        ways: dict[str, Coroutine[Any, Any, None]] = {}
        if self.channels.mail is not None and letter.mail:
            ways["mail"] = self.send_mail(self.channels.mail, letter.mail, letter)
        if self.channels.webhook is not None and not (ways and letter.tries):
            ways["webhook"] = self.post(self.channels.webhook, letter)
        arrived = await asyncio.gather(*(self.attempt(letter, name, sending) for name, sending in ways.items()))
        if not arrived[0]:
            await self.notices.give_back(letter, self.clock())

    async def send_mail(self, rules: MailRules, to: str, letter: Letter) -> None:
        subject, body = mail_text(letter, self.channels)
        await send_mail(rules, compose(rules, to, subject, body, self.channels.settings_link))

    async def post(self, rules: WebhookRules, letter: Letter) -> None:
        await post(rules, webhook_data(letter, self.channels))

    async def attempt(self, letter: Letter, channel: str, sending: Coroutine[Any, Any, None]) -> bool:
        """False if the letter surely did not arrive."""
        fields = {"channel": channel, "kind": letter.kind, "tries": letter.tries}
        try:
            await sending
        except SendingFailed as failure:
            log.warning("a notice was not sent", extra={**fields, "problem": str(failure)})
            return not isinstance(failure, NotTaken)
        except Exception as error:
            log.error("a notice was not sent", extra={**fields, "problem": type(error).__name__})
            return True
        log.info("a notice was sent", extra=fields)
        return True


# What is told


def webhook_data(letter: Letter, channels: Channels) -> Data:
    return {
        "type": "turn" if letter.kind == TURN else "digest",
        "person": letter.person,
        "name": letter.name,
        "tables": [
            {
                "id": table.id,
                "link": channels.link(table.id),
                "game": find(table.game).title,
                "title": table.title,
                "deadline": table.deadline,
            }
            for table in letter.tables
        ],
    }


def mail_text(letter: Letter, channels: Channels) -> tuple[str, str]:
    """Subject and body, in the language of the person."""
    words = Words(letter.language)
    name = one_line(letter.name)
    if letter.kind == TURN:
        subject = words.text("mail-turn-subject", table=called(letter.tables[0], letter.language))
        greeting = words.text("mail-turn-body", name=name)
    else:
        subject = words.text("mail-digest-subject", tables=len(letter.tables))
        greeting = words.text("mail-digest-body", name=name, tables=len(letter.tables))
    parts = [greeting]
    parts += [about(table, words, channels.link(table.id)) for table in letter.tables]
    parts += [words.text("mail-stop", link=channels.settings_link)]
    return subject, "\n\n".join(parts) + "\n"


def called(table: Waiting, language: str) -> str:
    """The game, and the title of the table if it has one."""
    game = Words(language, find(table.game)).text("title")
    return f"{game} · {one_line(table.title)}" if table.title else game


def about(table: Waiting, words: Words, link: str) -> str:
    """Where it is, who sits there and until when."""
    lines = [called(table, words.language), words.text("mail-players", players=[one_line(name) for name in table.players])]
    if table.deadline is not None:
        lines.append(words.text("mail-deadline", deadline=datetime.fromtimestamp(table.deadline, UTC)))
    return "\n".join([*lines, link])
