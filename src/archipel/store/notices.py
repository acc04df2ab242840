"""Turns that people are to be told of, and where they want to be told.

`Store` writes a notice together with the move that asks somebody. Here notices are claimed: one that is claimed is marked, for good and
before anything is sent, so that a crash may swallow a notice but never sends it twice. Only what surely did not arrive is given back.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, exists, false, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from archipel.engine.phrase import Data
from archipel.store.schema import notices, people, tables
from archipel.table.clock import DAY, MINUTE

TURN: Final = "turn"
DAILY: Final = "daily"

PAUSES: Final = (1 * MINUTE, 5 * MINUTE, 25 * MINUTE, 125 * MINUTE)
"""How long to wait after each try that surely failed; after the last there is one more try."""

KEPT: Final = 30 * DAY
"""After so long a settled notice is forgotten."""


@dataclass(frozen=True)
class Due:
    """A turn that somebody may be told of, and how they chose to be told (`turn` or `daily`)."""

    table: str
    turn: int
    person: str
    notify: str


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody: no more of it than may be told."""

    id: str
    game: str
    title: str
    players: list[str]
    deadline: float | None


@dataclass(frozen=True)
class Letter:
    """What one person is told at once: of one turn, or (`daily`) of all tables that wait for them. `claimed` are the notices it settles:
    table, turn, and how often they were tried in vain."""

    kind: str
    person: str
    name: str
    language: str
    mail: str | None
    tables: list[Waiting]
    claimed: list[tuple[str, int, int]]

    @property
    def tries(self) -> int:
        """How often any of it was tried in vain."""
        return max(tries for _, _, tries in self.claimed)


def newest() -> ColumnElement[bool]:
    """The table waits for this person, since this very turn."""
    newer = notices.alias("newer")
    asked = exists().where(tables.c.id == notices.c.table_id, tables.c.asked == notices.c.person).correlate(notices)
    later = exists().where(newer.c.table_id == notices.c.table_id, newer.c.turn > notices.c.turn).correlate(notices)
    return and_(asked, ~later)


class Notices:
    """The notices of a host that has these channels. `grace` is how long somebody may take before they are told."""

    def __init__(self, engine: AsyncEngine, mail: bool, webhook: bool, grace: float) -> None:
        self.engine = engine
        self.grace = grace
        self.reached: ColumnElement[bool] = true() if webhook else people.c.mail.is_not(None) if mail else false()

    def wanted(self, *kinds: str) -> ColumnElement[bool]:
        """The person is here, chose one of these kinds, and can be reached."""
        who = and_(people.c.id == notices.c.person, people.c.banned == 0, people.c.notify.in_(kinds), self.reached)
        return exists(select(people.c.id).where(who).correlate(notices))

    async def pass_over(self, now: float) -> None:
        """Marks what nobody is to be told of: the turn has passed, or the person does not want to know."""
        idle = ~and_(newest(), self.wanted(TURN, DAILY))
        async with self.engine.begin() as connection:
            await connection.execute(update(notices).where(notices.c.sent.is_(None), idle).values(sent=now))

    async def due(self, now: float) -> list[Due]:
        """What somebody may be told of now, the oldest first."""
        in_time = or_(people.c.notify == TURN, people.c.digest_at <= now - DAY, notices.c.tries > 0)
        query = (
            select(notices.c.table_id, notices.c.turn, notices.c.person, people.c.notify)
            .join(people, people.c.id == notices.c.person)
            .where(notices.c.sent.is_(None), notices.c.at <= now - self.grace, newest(), self.wanted(TURN, DAILY), in_time)
            .order_by(notices.c.at, notices.c.table_id)
        )
        async with self.engine.connect() as connection:
            return [Due(*row) for row in await connection.execute(query)]

    async def claim_turn(self, table: str, turn: int, now: float) -> Letter | None:
        """The letter of one turn, for whoever asks first; None for all others, and if the turn has passed."""
        this = and_(notices.c.table_id == table, notices.c.turn == turn)
        async with self.engine.begin() as connection:
            return await self.claim(connection, TURN, this, now)

    async def waiting_for(self, person: str) -> Sequence[str]:
        """The tables over days that wait for somebody."""
        query = select(notices.c.table_id).where(notices.c.person == person, newest()).order_by(notices.c.table_id)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalars().all()

    async def claim_digest(self, person: str, waiting: Sequence[str], now: float) -> Letter | None:
        """The letter of a day about these tables, for whoever asks first; None if none of them is news, or the day is not over.

        A digest that surely failed may be tried again on the same day.
        """
        these = and_(notices.c.person == person, notices.c.table_id.in_(waiting))
        async with self.engine.connect() as connection:
            letter = await self.claim(connection, DAILY, these, now, waiting)
            if letter is None:
                return None
            day_over = true() if letter.tries else people.c.digest_at <= now - DAY
            dated = await connection.execute(update(people).where(people.c.id == person, day_over).values(digest_at=now))
            if not dated.rowcount:
                return None
            await connection.commit()
            return letter

    async def claim(
        self, connection: AsyncConnection, kind: str, which: ColumnElement[bool], now: float, waiting: Sequence[str] = ()
    ) -> Letter | None:
        """Marks the notices and writes the letter about their tables, and about the others that are waiting."""
        mark = update(notices).where(which, notices.c.sent.is_(None), newest(), self.wanted(kind)).values(sent=now)
        columns = (notices.c.person, notices.c.table_id, notices.c.turn, notices.c.tries)
        claimed = (await connection.execute(mark.returning(*columns))).all()
        if not claimed:
            return None
        person = claimed[0].person
        told = sorted({*waiting, *(row.table_id for row in claimed)})
        to = (await connection.execute(select(people).where(people.c.id == person))).one()
        found = await connection.execute(select(tables).where(tables.c.id.in_(told), tables.c.asked == person).order_by(tables.c.id))
        about = [read_waiting(row.id, row.game, row.due, json.loads(row.summary)) for row in found]
        if not about:
            return None
        return Letter(kind, to.id, to.name, to.language, to.mail, about, [(row.table_id, row.turn, row.tries) for row in claimed])

    async def give_back(self, letter: Letter, now: float) -> None:
        """The letter surely did not arrive: its notices come up again after a pause, or are given up."""
        async with self.engine.begin() as connection:
            for table, turn, tries in letter.claimed:
                again = {"sent": None, "at": now + PAUSES[tries] - self.grace} if tries < len(PAUSES) else {}
                this = and_(notices.c.table_id == table, notices.c.turn == turn)
                await connection.execute(update(notices).where(this).values(tries=tries + 1, **again))

    async def forget(self, now: float) -> None:
        """Deletes what was settled long ago."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(notices).where(notices.c.sent < now - KEPT))


def read_waiting(id: str, game: str, due: float | None, summary: Data) -> Waiting:
    return Waiting(id, game, summary["title"], [seat["name"] for seat in summary["seats"]], due)


@dataclass(frozen=True)
class Mailbox:
    """What somebody chose, and where they want to be told; `code` is what confirms the address that is not confirmed yet."""

    notify: str
    mail: str | None
    unconfirmed: str | None
    code: str | None


class Mailboxes:
    """What people chose, and their addresses: one is theirs once they have sent back the code that was sent there."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def find(self, person: str) -> Mailbox | None:
        query = select(people).where(people.c.id == person)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Mailbox(row.notify, row.mail, row.mail_unconfirmed, row.mail_code) if row is not None else None

    async def choose(self, person: str, notify: str) -> None:
        await self.change(people.c.id == person, notify=notify)

    async def propose(self, person: str, mail: str, code: str) -> None:
        """An address that is still to be confirmed; the one so far holds until then."""
        await self.change(people.c.id == person, mail_unconfirmed=mail, mail_code=code)

    async def replace_code(self, person: str, old: str, new: str) -> bool:
        """False if somebody has replaced it in the meantime."""
        return await self.change(and_(people.c.id == person, people.c.mail_code == old), mail_code=new)

    async def confirm(self, person: str, code: str) -> bool:
        """The address that belongs to this code is theirs; False if there is another code in the meantime."""
        confirmed = {"mail": people.c.mail_unconfirmed, "mail_unconfirmed": None, "mail_code": None}
        return await self.change(and_(people.c.id == person, people.c.mail_code == code), **confirmed)

    async def clear(self, person: str, now: float) -> None:
        """Forgets the address; a mail that was to be tried again is not, and does not come by another channel a second time."""
        retried = and_(notices.c.person == person, notices.c.sent.is_(None), notices.c.tries > 0)
        async with self.engine.begin() as connection:
            await connection.execute(update(notices).where(retried).values(sent=now))
            await connection.execute(update(people).where(people.c.id == person).values(mail=None, mail_unconfirmed=None, mail_code=None))

    async def change(self, which: ColumnElement[bool], **values: Any) -> bool:
        async with self.engine.begin() as connection:
            return (await connection.execute(update(people).where(which).values(**values))).rowcount > 0
