"""Keeping people and their programs: who they are, how they stand to each other, and what goes when they go."""

from typing import Any, Final

from sqlalchemy import Column, ColumnElement, and_, delete, exists, func, insert, or_, select, union_all, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from archipel.engine.phrase import Data
from archipel.store.appender import notify
from archipel.store.chat import take_away
from archipel.store.reports import part_with
from archipel.store.schema import analyses, chat, deeds, notices, people, relations, seatings, solvings, tables
from archipel.table.companions import MOST_COMPANIONS, household
from archipel.table.table import OPEN, RUNNING

ADMITTING: Final = frozenset({"banned", "epoch", "voided"})
"""What decides whether a cookie is valid."""


def is_seated(person: Column[Any]) -> ColumnElement[bool]:
    """Whether somebody or a companion of theirs sits, or is invited, at a table whose game is not over."""
    everybody = [person, *(person + f".{number}" for number in range(1, MOST_COMPANIONS + 1))]
    unfinished = tables.c.id == seatings.c.table_id, tables.c.status.in_((OPEN, RUNNING))
    return exists().where(seatings.c.person.in_(everybody), *unfinished).correlate(person.table)


async def remove(connection: AsyncConnection, ids: list[str]) -> tuple[list[str], list[str]]:
    """Everything that is kept about people outside the logs of tables: the people with their programs, and the tables at which they had
    said something."""
    programs = (await connection.execute(select(people.c.id).where(people.c.owner.in_(ids)))).scalars()
    known = [*ids, *programs]
    everybody = [one for each in known for one in household(each)]
    hushed = await take_away(connection, chat.c.person.in_(everybody))
    await connection.execute(delete(relations).where(or_(relations.c.person.in_(known), relations.c.other.in_(known))))
    await connection.execute(delete(seatings).where(seatings.c.person.in_(everybody)))
    await connection.execute(delete(notices).where(notices.c.person.in_(everybody)))
    await connection.execute(delete(analyses).where(analyses.c.person.in_(known)))
    await connection.execute(delete(solvings).where(solvings.c.person.in_(known)))
    await part_with(connection, known)
    await connection.execute(update(deeds).where(deeds.c.person.in_(known)).values(said=""))
    await connection.execute(delete(people).where(people.c.id.in_(known)))
    await notify(connection, [f"person {one}" for one in known])
    return known, hushed


class PeopleStore:
    """People in a database, as rows: a dictionary with the columns of the schema."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def create(self, id: str, name: str, language: str, now: float) -> None:
        """A guest: somebody without login and password."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(people).values(id=id, name=name, language=language, created=now, seen=now))

    async def find(self, id: str) -> Data | None:
        return await self.first(people.c.id, id)

    async def find_login(self, login: str) -> Data | None:
        """The account with this login, which is kept folded."""
        return await self.first(people.c.login, login)

    async def first(self, column: Column[Any], value: str) -> Data | None:
        """The row with this value. Nobody's has a zero byte in it, of which PostgreSQL does not even want to be asked."""
        if "\0" in value:
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(people).where(column == value))).mappings().first()
        return dict(row) if row is not None else None

    async def find_all(self, ids: list[str]) -> list[Data]:
        """Several people at once, but for their passwords and codes."""
        open = ("id", "name", "language", "login", "banned", "epoch", "voided", "seen", "owner", "token")
        query = select(*(people.c[name] for name in open)).where(people.c.id.in_([id for id in ids if "\0" not in id]))
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def listed(self, text: str, most: int) -> list[Data]:
        """People whose id is this text, with their programs, or whose name or login has it in it: who was here last comes first."""
        named = people.c.name.icontains(text, autoescape=True), people.c.login.icontains(text, autoescape=True)
        found = or_(people.c.id == text, people.c.owner == text, *named)
        query = select(people).where(found).order_by(people.c.seen.desc()).limit(most)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def update(self, id: str, **values: object) -> bool:
        """Whether there was somebody to change."""
        return await self.change(id, values)

    async def next_epoch(self, id: str, epoch: int, values: Data) -> bool:
        """The same, and this epoch ends; False if it has ended already: of two who change a password at once, one is too late."""
        return await self.change(id, {**values, "epoch": epoch + 1, "voided": ""}, people.c.epoch == epoch)

    async def void(self, id: str, session: str) -> bool:
        """A session ends."""
        return await self.change(id, {"voided": people.c.voided + f"{session} "})

    async def register(self, id: str, login: str, password: str, recovery: str) -> bool:
        """Makes a guest an account, and the epoch ends; False if they have one already. An `IntegrityError`: the login is taken."""
        values = {"login": login, "password": password, "recovery": recovery, "epoch": people.c.epoch + 1, "voided": ""}
        return await self.change(id, values, people.c.login.is_(None))

    async def change(self, id: str, values: Data, condition: ColumnElement[bool] | None = None) -> bool:
        """Changes a row if the condition holds. What may shut somebody out is told to the other processes."""
        where = people.c.id == id if condition is None else (people.c.id == id) & condition
        async with self.engine.begin() as connection:
            done = (await connection.execute(update(people).where(where).values(**values))).rowcount > 0
            if done and not ADMITTING.isdisjoint(values):
                await notify(connection, [f"person {id}"])
        return done

    async def delete(self, id: str) -> list[str]:
        """Everything that is kept about somebody, their companions and their programs outside the logs of tables, all or nothing; the
        tables at which they had said something."""
        async with self.engine.begin() as connection:
            return (await remove(connection, [id]))[1]

    async def forget_guests(self, before: float, most: int) -> tuple[list[str], list[str]]:
        """The same with up to so many guests who have not been here since, nor any program of theirs: who they and their programs were, and
        the tables at which they had said something. Nobody who sits or is invited at an open or running table is forgotten, nor whoever is
        banned. Whoever comes back at this moment is either seen, and stays, or is a stranger."""
        program = people.alias()
        busy = or_(program.c.seen >= before, program.c.created >= before, is_seated(program.c.id))
        stale = and_(people.c.login.is_(None), people.c.owner.is_(None), people.c.banned == 0, people.c.seen < before)
        owners = select(program.c.owner).where(program.c.owner.is_not(None), busy)
        idle = and_(stale, ~is_seated(people.c.id), people.c.id.not_in(owners))
        query = select(people.c.id).where(idle).order_by(people.c.seen).limit(most).with_for_update(of=people)
        async with self.engine.begin() as connection:
            ids = list((await connection.execute(query)).scalars())
            return await remove(connection, ids) if ids else ([], [])

    # Programs

    async def add_program(self, id: str, owner: str, name: str, language: str, token: str, now: float, most: int) -> bool:
        """A program of somebody; `token` is the hash of what it comes with. False if they have `most` of them already: whoever adds one
        holds the row of the owner meanwhile."""
        async with self.engine.begin() as connection:
            await connection.execute(select(people.c.id).where(people.c.id == owner).with_for_update())
            count = select(func.count()).select_from(people).where(people.c.owner == owner)
            if (await connection.execute(count)).scalar_one() >= most:
                return False
            values = {"id": id, "owner": owner, "name": name, "language": language, "token": token, "created": now, "seen": 0.0}
            await connection.execute(insert(people).values(**values))
            return True

    async def programs(self, owner: str) -> list[Data]:
        """`id`, `name`, `created` and `seen` of somebody's programs, the oldest first."""
        columns = (people.c.id, people.c.name, people.c.created, people.c.seen)
        query = select(*columns).where(people.c.owner == owner).order_by(people.c.created, people.c.id)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    # How people stand to each other

    async def relations(self, person: str) -> list[Data]:
        """Whom a person has muted or blocked: `person`, `name` and `kind` of each."""
        query = (
            select(relations.c.other.label("person"), people.c.name, relations.c.kind)
            .join(people, people.c.id == relations.c.other)
            .where(relations.c.person == person)
            .order_by(people.c.name, relations.c.other)
        )
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def stances(self, person: str) -> list[Data]:
        """The same as `person` and `kind`, also for the programs of those whom they have muted or blocked."""
        own = relations.c.person == person
        direct = select(relations.c.other.label("person"), relations.c.kind).where(own)
        theirs = select(people.c.id.label("person"), relations.c.kind).join(relations, people.c.owner == relations.c.other).where(own)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(union_all(direct, theirs))).mappings()]

    async def relate(self, person: str, other: str, kind: str | None) -> None:
        """From now on this is how `person` stands to `other`; None: in no way."""
        pair = (relations.c.person == person) & (relations.c.other == other)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(delete(relations).where(pair))
                if kind is not None:
                    await connection.execute(insert(relations).values(person=person, other=other, kind=kind))
        except IntegrityError:
            await self.relate(person, other, kind)

    # What people have said, and what they were told

    async def said_by(self, person: str) -> list[Data]:
        """The lines of a person and their companions in the chats of all tables, the oldest first."""
        columns = (chat.c.table_id.label("table"), chat.c.number, chat.c.at, chat.c.name, chat.c.text)
        query = select(*columns).where(chat.c.person.in_(household(person))).order_by(chat.c.at)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def hush(self, table: str, number: int) -> bool:
        """Empties a line of a chat, which keeps its number: a number that came again would be taken for a line already read."""
        line = (chat.c.table_id == table) & (chat.c.number == number) & (chat.c.text != "")
        async with self.engine.begin() as connection:
            return bool(await take_away(connection, line))

    async def notices_for(self, person: str) -> list[Data]:
        """The turns that a person was, or will be, told of."""
        columns = (notices.c.table_id.label("table"), notices.c.turn, notices.c.at, notices.c.sent)
        query = select(*columns).where(notices.c.person == person).order_by(notices.c.at)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]
