"""Several people on one device: somebody who is signed in may bring companions, who sit at tables under ids made from theirs.

A companion is nobody by themselves: they have no row among the people, no cookie and no password. Ids of people have no dot in them, so
what stands before the first dot is always the person who answers for a seat.
"""

from typing import Final

MOST_COMPANIONS: Final = 7
"""Together with the one who is signed in a whole table."""


def companion_id(person: str, number: int) -> str:
    """The id under which a companion sits; number 0 is the person."""
    return f"{person}.{number}" if number else person


def base_of(id: str) -> str:
    """The person who is signed in, of whoever sits at their device."""
    return id.partition(".")[0]


def household(person: str) -> list[str]:
    """All ids under which somebody may sit."""
    return [companion_id(person, number) for number in range(MOST_COMPANIONS + 1)]
