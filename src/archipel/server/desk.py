"""The desk of those who look after a server: what an admin does on the page, and the operator at the shell (`archipel admin`).

Every deed is entered in a list (`store/deeds.py`) before it is done, so that none is missing there; one that is refused is struck out.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from archipel.engine.phrase import Data, Trouble, trouble
from archipel.engine.record import printable
from archipel.server.credentials import fold_login, hashed, new_code
from archipel.server.hub import Hub
from archipel.store.deeds import Deeds
from archipel.store.people import PeopleStore
from archipel.store.reports import Reports
from archipel.table.companions import base_of
from archipel.table.names import clean_name, clean_title
from archipel.table.table import OPEN, RUNNING
from archipel.table.verbs import close, retitle

SHELL: Final = ""
"""Who does something at the shell: nobody in particular."""

MOST: Final = 500
"""How many people, tables, reports or deeds a list shows."""


class Desk:
    """`changed` is called with the id of somebody whose row was changed."""

    def __init__(self, people: PeopleStore, hub: Hub, changed: Callable[[str], object] = lambda _: None) -> None:
        self.people = people
        self.hub = hub
        self.store = hub.store
        self.chat = hub.chat
        self.reports = Reports(people.engine)
        self.deeds = Deeds(people.engine)
        self.changed = changed

    @asynccontextmanager
    async def noted(self, doer: str, deed: str, person: str | None = None, table: str | None = None, said: str = "") -> AsyncIterator[None]:
        number = await self.deeds.enter(self.hub.clock(), doer, deed, person, table, said)
        try:
            yield
        except Trouble:
            await self.deeds.strike(number)
            raise

    # People

    async def person(self, text: str) -> Data:
        """Somebody by id or login."""
        row = await self.people.find(text) or await self.people.find_login(fold_login(text))
        if row is None:
            raise trouble("person-unknown", {"value": printable(text)})
        return row

    async def with_programs(self, id: str) -> list[str]:
        """Somebody, and the programs that leave when they do."""
        return [id, *(program["id"] for program in await self.people.programs(id))]

    async def ban(self, row: Data, doer: str = SHELL) -> None:
        async with self.noted(doer, "ban", row["id"]):
            await self.update(row, banned=1)
            for one in await self.with_programs(row["id"]):
                await self.hub.farewell(one)

    async def unban(self, row: Data, doer: str = SHELL) -> None:
        async with self.noted(doer, "unban", row["id"]):
            await self.update(row, banned=0)

    async def rename(self, row: Data, name: str, doer: str = SHELL) -> str:
        """The name as it is kept."""
        name = clean_name(name)
        async with self.noted(doer, "rename", row["id"], said=name):
            await self.update(row, name=name)
        return name

    async def recovery(self, row: Data, doer: str = SHELL) -> str:
        """A new recovery code, told this once."""
        if row["login"] is None:
            raise trouble("person-is-guest", {"value": row["name"]})
        code = new_code()
        async with self.noted(doer, "recovery", row["id"]):
            await self.update(row, recovery=await hashed(code))
        return code

    async def appoint(self, row: Data, doer: str = SHELL) -> None:
        if row["login"] is None:
            raise trouble("admin-without-account", {"value": row["name"]})
        async with self.noted(doer, "appoint", row["id"]):
            await self.update(row, admin=1)

    async def dismiss(self, row: Data, doer: str = SHELL) -> None:
        if not row["admin"]:
            raise trouble("person-no-admin", {"value": row["name"]})
        async with self.noted(doer, "dismiss", row["id"]):
            await self.update(row, admin=0)

    async def delete(self, row: Data, force: bool, doer: str = SHELL) -> None:
        """Somebody for whom others wait at a table is only deleted by force."""
        everybody = await self.with_programs(row["id"])
        seated = {table["id"]: None for one in everybody for table in await self.store.tables_of(one, MOST) if sits(one, table)}
        if seated and not force:
            raise trouble("person-seated", {"value": row["name"], "tables": list(seated)})
        async with self.noted(doer, "delete", row["id"]):
            for one in everybody:
                await self.hub.farewell(one)
            for table in await self.people.delete(row["id"]):
                await self.hub.hear_hush(table)
            self.changed(row["id"])

    async def update(self, row: Data, **values: object) -> None:
        await self.people.update(row["id"], **values)
        self.changed(row["id"])

    # Tables

    async def check_table(self, id: str) -> None:
        if await self.store.version(id) == 0:
            raise trouble("table-unknown", {"value": printable(id)})

    async def close_table(self, id: str, doer: str = SHELL) -> None:
        await self.check_table(id)
        async with self.noted(doer, "close", table=id):
            await self.hub.act(id, lambda table: close(table, self.hub.clock()))

    async def title_table(self, id: str, title: str, doer: str = SHELL) -> str:
        """The title as it is kept; none: the table has no title any more."""
        await self.check_table(id)
        title = clean_title(title)
        async with self.noted(doer, "title", table=id, said=title):
            await self.hub.act(id, lambda table: retitle(table, title, self.hub.clock()))
        return title

    async def set_aside(self, report: Data, doer: str) -> None:
        """Nothing is done about a report."""
        async with self.noted(doer, "aside", report["person"], report["table_id"]):
            pass

    async def hush(self, id: str, number: int, doer: str = SHELL) -> None:
        """Deletes a line of the chat at a table."""
        await self.check_table(id)
        async with self.noted(doer, "hush", table=id, said=str(number)):
            if not await self.people.hush(id, number):
                raise trouble("chat-line-unknown", {"value": number})
            await self.hub.hear_hush(id)


def sits(person: str, table: Data) -> bool:
    """Whether others wait for a person, or for a companion of theirs, at a table."""
    return table["status"] in (OPEN, RUNNING) and any(base_of(place["person"]) == person for place in table["seats"])
