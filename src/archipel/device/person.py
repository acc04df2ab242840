"""The one person of a device, who may bring companions. They have the same id on every device, so that tables can be carried from one to
another and are still theirs."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Final

from archipel.device.shelf import PEOPLE, Drawers, change
from archipel.engine.phrase import Data, trouble
from archipel.languages import check_language
from archipel.room.forms import CHANGE, NEW_GUEST
from archipel.room.keeping import Conflict
from archipel.table.names import clean_name

ME: Final = "me"


@dataclass(frozen=True)
class Person:
    name: str
    language: str
    id: str = ME
    owner: str = ""

    def written(self) -> str:
        """As it is kept."""
        return json.dumps(asdict(self), ensure_ascii=False)

    def shown(self) -> Data:
        """As a server tells somebody who they are."""
        nothing = {"login": None, "notify": "none", "mail": None}
        return {
            "id": self.id,
            "name": self.name,
            "language": self.language,
            **nothing,
            "account": False,
            "program": False,
            "admin": False,
        }


class Owner:
    """Who this device belongs to, if somebody has said so: `known` once it was read, until another tab signals that it has changed."""

    def __init__(self, drawers: Drawers, signal: Callable[[str], object]) -> None:
        self.drawers = drawers
        self.signal = signal
        self.known: Person | None = None

    async def find(self) -> Person | None:
        if self.known is None:
            text = await self.drawers.get(PEOPLE, ME)
            self.known = None if text is None else Person(**json.loads(text))
        return self.known

    def forget(self) -> None:
        self.known = None

    async def required(self) -> Person:
        person = await self.find()
        if person is None:
            raise trouble("who-are-you", {})
        return person

    async def come(self, body: str) -> Person:
        """Somebody new."""
        given = NEW_GUEST.read(body)
        person = Person(clean_name(given.name), check_language(given.language))
        try:
            await self.keep(person, fresh=True)
        except Conflict:
            raise trouble("known-already", {}) from None
        return person

    async def change(self, body: str) -> Person:
        """Another name, another language, or both. At tables where they sit already, the name stays."""
        person, given = await self.required(), CHANGE.read(body)
        if given.name is not None:
            person = replace(person, name=clean_name(given.name))
        if given.language is not None:
            person = replace(person, language=check_language(given.language))
        await self.keep(person)
        return person

    async def keep(self, person: Person, fresh: bool = False) -> None:
        await self.drawers.put([change(PEOPLE, ME, person.written(), fresh)])
        self.known = person
        self.signal(f"{PEOPLE} {ME}")
