"""`archipel admin`: what an operator looks up and puts right, directly in the database of a server. `server/desk.py` does it."""

import argparse
import contextlib
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeAlias

from msgspec.structs import asdict
from rich.table import Table
from rich.text import Text
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.cli.common import read_number
from archipel.engine.phrase import Data, Trouble, trouble
from archipel.engine.record import printable
from archipel.games import find
from archipel.server.desk import MOST, SHELL, Desk
from archipel.server.hub import Hub
from archipel.store import Conflict, Store, database_url, open_database
from archipel.store.chat import ChatStore
from archipel.store.people import PeopleStore
from archipel.store.schema import tables
from archipel.table.table import RUNNING
from archipel.table.verbs import restored
from archipel.words import Words

Shown: TypeAlias = Text | Table | list[Data]
"""What an action has to show: a sentence, a table, or rows for programs."""


async def work(args: argparse.Namespace) -> Shown:
    """Does what is asked. A database that is not there, or not one of ours, is named; never its password."""
    engine = open_database(database_url())
    name = engine.url.set(query={}).render_as_string()
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").is_file():
        raise trouble("database-missing", {"value": name})
    desk = Shell(engine, args.lang)
    try:
        return await ACTIONS[args.action](desk, args)
    except (SQLAlchemyError, OSError) as error:
        problem = " ".join(str(getattr(error, "orig", None) or error).split())
        raise trouble("database-away", {"value": name, "problem": problem[:300]}) from None
    finally:
        await desk.hub.close()
        await engine.dispose()


class Shell(Desk):
    """The desk for an operator at the shell, with the words for what was done."""

    def __init__(self, engine: AsyncEngine, language: str) -> None:
        super().__init__(PeopleStore(engine), Hub(Store(engine, find), ChatStore(engine)))
        self.words = Words(language)

    async def tell_restored(self, id: str) -> bool:
        """Enters at a table that it was set back; False if it ended meanwhile."""
        while (table := await self.store.load(id)) is not None and table.status == RUNNING:
            since = table.version
            restored(table, time.time())
            with contextlib.suppress(Conflict):
                await self.store.append(table, since)
                return True
        return False

    def say(self, id: str, **args: object) -> Text:
        return Text(self.words.text(id, **args))

    def table(self, *columns: str) -> Table:
        """A table whose first column is never broken: ids are copied from there."""
        table = Table(*(self.words.text(column) for column in columns), box=None, padding=(0, 2, 0, 0))
        table.columns[0].no_wrap = True
        return table


# People


async def list_people(desk: Shell, args: argparse.Namespace) -> Shown:
    rows = await desk.people.listed(args.find, MOST)
    if args.json:
        shown = ("id", "name", "login", "owner", "created", "seen")
        return [{**{column: row[column] for column in shown}, "banned": bool(row["banned"]), "admin": bool(row["admin"])} for row in rows]
    if not rows:
        return desk.say("admin-nobody")
    table = desk.table("admin-id", "admin-name", "admin-account", "admin-created", "admin-seen", "admin-ban")
    owners = {row["id"]: row["login"] or row["name"] for row in await desk.people.find_all([row["owner"] for row in rows if row["owner"]])}
    for row in rows:
        banned = desk.words.text("admin-yes") if row["banned"] else ""
        account = desk.words.text("admin-program", owner=owners.get(row["owner"], "–")) if row["owner"] else row["login"] or "–"
        if row["admin"]:
            account = desk.words.text("admin-is-admin", login=account)
        table.add_row(row["id"], Text(row["name"]), Text(account), moment(row["created"]), moment(row["seen"]), banned)
    return table


async def ban(desk: Shell, args: argparse.Namespace) -> Shown:
    row = await desk.person(args.person)
    await desk.ban(row)
    return desk.say("admin-banned", name=row["name"], person=row["id"])


async def unban(desk: Shell, args: argparse.Namespace) -> Shown:
    row = await desk.person(args.person)
    await desk.unban(row)
    return desk.say("admin-unbanned", name=row["name"], person=row["id"])


async def rename(desk: Shell, args: argparse.Namespace) -> Shown:
    row = await desk.person(args.person)
    name = await desk.rename(row, args.name)
    return desk.say("admin-renamed", old=row["name"], name=name, person=row["id"])


async def recovery(desk: Shell, args: argparse.Namespace) -> Shown:
    row = await desk.person(args.person)
    code = await desk.recovery(row)
    return desk.say("admin-recovery", name=row["name"], login=row["login"], code=code)


async def appoint(desk: Shell, args: argparse.Namespace) -> Shown:
    row = await desk.person(args.person)
    await desk.appoint(row)
    return desk.say("admin-appointed", name=row["name"], login=row["login"])


async def dismiss(desk: Shell, args: argparse.Namespace) -> Shown:
    row = await desk.person(args.person)
    await desk.dismiss(row)
    return desk.say("admin-dismissed", name=row["name"], login=row["login"])


async def delete_person(desk: Shell, args: argparse.Namespace) -> Shown:
    row = await desk.person(args.person)
    await desk.delete(row, args.force)
    return desk.say("admin-deleted", name=row["name"], person=row["id"])


# Tables


async def list_tables(desk: Shell, args: argparse.Namespace) -> Shown:
    query = select(tables)
    if args.status:
        query = query.where(tables.c.status == args.status)
    found = await desk.store.listed(query, MOST)
    if args.json:
        return found
    if not found:
        return desk.say("admin-no-tables")
    table = desk.table("admin-id", "admin-status", "admin-game", "admin-title", "admin-private", "admin-seats", "admin-changed")
    for row in found:
        status = desk.words.name("status", row["status"])
        private = desk.words.text("admin-yes") if row["private"] else ""
        names = ", ".join(place["name"] or "–" for place in row["seats"])
        table.add_row(row["id"], status, row["game"], Text(row["title"]), private, Text(names), moment(row["changed"]))
    return table


async def show_chat(desk: Shell, args: argparse.Namespace) -> Shown:
    await desk.check_table(args.table)
    lines = [line for line in await desk.chat.since(args.table, 0) if line.text]
    if args.json:
        return [asdict(line) for line in lines]
    if not lines:
        return desk.say("admin-no-chat")
    return Text("\n".join(f"{line.number} {moment(line.at)} {line.name} ({line.person}): {printable(line.text)}" for line in lines))


async def hush(desk: Shell, args: argparse.Namespace) -> Shown:
    number = read_number(args.number, "NUMBER", 1, 2**31 - 1)
    await desk.hush(args.table, number)
    return desk.say("admin-hushed", number=number)


async def tell_restored(desk: Shell, _: argparse.Namespace | None = None) -> Text:
    """A table that cannot be played here, as its game is not installed or its log is damaged, cannot be told either."""
    told = 0
    async with desk.noted(SHELL, "restored"):
        for id in await desk.store.running_tables():
            try:
                told += await desk.tell_restored(id)
            except (Trouble, LookupError, TypeError, ValueError):
                continue
    return desk.say("admin-restored", count=told)


async def close_table(desk: Shell, args: argparse.Namespace) -> Shown:
    await desk.close_table(args.table)
    return desk.say("admin-closed", value=args.table)


async def title_table(desk: Shell, args: argparse.Namespace) -> Shown:
    title = await desk.title_table(args.table, args.title)
    return desk.say("admin-titled" if title else "admin-untitled", value=args.table, title=title)


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at)) if at else "–"


ACTIONS: Final[dict[str, Callable[[Shell, argparse.Namespace], Awaitable[Shown]]]] = {
    "people": list_people,
    "ban": ban,
    "unban": unban,
    "rename": rename,
    "recovery": recovery,
    "appoint": appoint,
    "dismiss": dismiss,
    "delete": delete_person,
    "tables": list_tables,
    "chat": show_chat,
    "restored": tell_restored,
    "hush": hush,
    "close": close_table,
    "title": title_table,
}
