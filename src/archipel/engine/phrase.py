"""What the rules say, as data: a key with arguments that the words turn into a sentence in any language.

A `Phrase` asks (a decision), an `Event` tells what happened and to whom, a `Reason` refuses and cites the rule,
a `Mark` is a note on a thing. None of them holds a sentence.
"""

from typing import Any, Final, TypeAlias

Data: TypeAlias = dict[str, Any]
"""Anything that JSON can write: what leaves the engine."""

SPECTATOR: Final = -1
"""The seat of somebody who only watches."""

EVERYBODY: Final = -2
"""An audience: all seats and all spectators."""

NOBODY: Final = -3
"""No seat at all: nobody is asked, or nobody is left out."""

LONGEST_VALUE: Final = 600
"""How many characters of a value a sentence repeats."""


class Phrase:
    """A stable key with arguments. Never changed once made: a game may say the same phrase again and again."""

    def __init__(self, key: str, args: Data) -> None:
        self.key = key
        self.args = args

    def data(self) -> Data:
        return {"key": self.key, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.data()})"


class Event(Phrase):
    """Something that happened: told to the seat `only` (or to everybody), except to the seat `but`."""

    def __init__(self, key: str, args: Data, only: int = EVERYBODY, but: int = NOBODY) -> None:
        self.key = key
        self.args = args
        self.only = only
        self.but = but

    def seen_by(self, seat: int) -> bool:
        return (self.only == EVERYBODY or self.only == seat) and self.but != seat


class Reason(Phrase):
    """Why an answer is refused or an input is invalid; `rule` is the section of the rulebook that says so, if there is one."""

    def __init__(self, key: str, args: Data, rule: str = "") -> None:
        self.key = key
        self.args = args
        self.rule = rule

    def data(self) -> Data:
        return {"key": self.key, "args": dict(self.args), "rule": self.rule}


class Mark(Phrase):
    """A note on one thing, for the seat that is asked."""

    def __init__(self, thing: str, key: str, args: Data) -> None:
        self.thing = thing
        self.key = key
        self.args = args

    def data(self) -> Data:
        return {"thing": self.thing, "key": self.key, "args": dict(self.args)}


class Trouble(Exception):
    """Something a person can put right: says what happened, which value, and what is allowed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.reason.args.items())
        rule = f" [rule {self.reason.rule}]" if self.reason.rule else ""
        return f"{self.reason.key}({said}){rule}"


class Refused(Trouble):
    """A move that is not legal now."""


def trouble(key: str, args: Data) -> Trouble:
    return Trouble(Reason(key, args))
