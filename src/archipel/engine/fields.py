"""The fields of a state, discovered from its `unpack`, the one place where a field is declared. Copying, writing and reading
back follow from that.

A field is an attribute that `unpack` sets and that did not exist before it; `seat` and `over`, which every state has, are fields too.
"""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.phrase import Data

if TYPE_CHECKING:
    from archipel.engine.state import State

EVERY: Final = ("seat", "over")

KNOWN: Final[dict[type, tuple[tuple[str, ...], tuple[str, ...]]]] = {}
"""By class: the names of the fields, and of the attributes that `work_out` adds."""


def names(state: "State") -> tuple[str, ...]:
    """The fields of a state, sorted."""
    return known(state)[0]


def known(state: "State") -> tuple[tuple[str, ...], tuple[str, ...]]:
    found = KNOWN.get(type(state))
    if found is None:
        new = blank(state)
        before = attributes(new)
        new.unpack()
        unpacked = attributes(new)
        new.work_out()
        found = (
            (*EVERY, *sorted(unpacked - before)),
            tuple(sorted(attributes(new) - unpacked)),
        )
        KNOWN[type(state)] = found
    return found


def attributes(state: "State") -> set[str]:
    """The attributes that are set; a compiled class also lists those that are not set yet."""
    return {name for name in dir(state) if not name.startswith("_") and hasattr(state, name)}


def blank(state: "State") -> "State":
    """An empty state of the same class, box, seats and options."""
    kind: Any = type(state)
    thing: Any = state
    empty: State = kind(thing.box, state.seats, state.options)
    return empty


def copy(state: "State", other: "State") -> None:
    """Copies everything in this state to another."""
    unpacked, worked_out = known(state)
    for name in unpacked + worked_out:
        setattr(other, name, copied(getattr(state, name)))


def copied(value: Any) -> Any:
    return [copied(inner) for inner in value] if isinstance(value, list) else value


def write(state: "State") -> Data:
    return {name: copied(getattr(state, name)) for name in names(state)}


def read(state: "State", table: Data) -> None:
    """Sets every field of an unpacked state to its value in `table`."""
    for name in names(state):
        setattr(state, name, fitting(name, table[name], getattr(state, name), name in state.grows))


def fitting(name: str, value: Any, like: Any, grows: bool) -> Any:
    """A copy of a value, checked to be of the same type as `like`, and of the same length unless it grows."""
    if not isinstance(like, list):
        if type(value) is not type(like):
            raise ValueError(f"{name} is {value!r}, not a {'flag' if isinstance(like, bool) else 'number'}")
        return value
    entries: list[Any] = list(value)
    if not grows and len(entries) != len(like):
        raise ValueError(f"{name} holds {len(entries)} entries, not {len(like)}")
    if like and isinstance(like[0], list):
        for entry in entries:
            check_sort(name, entry, int)
        return [list(entry) for entry in entries]
    check_sort(name, entries, bool if like and isinstance(like[0], bool) else int)
    return entries


def check_sort(name: str, entries: list[Any], sort: type) -> None:
    for entry in entries:
        if type(entry) is not sort:
            raise ValueError(f"{name} holds {entry!r}")


def within(what: str, numbers: list[int], low: int, end: int) -> None:
    """Raises ValueError unless every number is at least `low` and below `end`; for use in `State.check`."""
    for number in numbers:
        if not low <= number < end:
            raise ValueError(f"{what}: {number} is not within {low} and {end - 1}")
