"""Who speaks: the one who is signed in at a device, or one of their companions."""

from typing import NamedTuple

from archipel.engine.phrase import trouble
from archipel.table.commands import Command, Sit
from archipel.table.companions import companion_id
from archipel.table.names import clean_name


class Actor(NamedTuple):
    """Somebody who does something at a table: the id under which they sit, what they are called, and whether they are a program."""

    id: str
    name: str
    program: bool = False


def actor_of(person: str, name: str, command: Command, companion: int = 0, program: bool = False) -> Actor:
    """Who of the people on a device a command speaks for: `companion` if it does not say. What a companion is called they say when they
    sit down. A program brings none."""
    number = companion if command.companion is None else command.companion
    if program and number:
        raise trouble("not-for-programs", {})
    if isinstance(command, Sit) and command.name:
        if not number:
            raise trouble("name-of-companion", {"value": command.name})
        return Actor(companion_id(person, number), clean_name(command.name))
    return Actor(companion_id(person, number), name, program)
