"""Which part of the house answers a request, and what cannot be answered without a server."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, unquote

from archipel.engine.phrase import Reason, trouble
from archipel.engine.record import printable
from archipel.room.statuses import status_of
from archipel.table.showing import show_reason
from archipel.table.views import Refusal, as_text

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
MARKDOWN: Final = "text/markdown; charset=utf-8"
TOML: Final = "application/toml; charset=utf-8"
CSV: Final = "text/csv; charset=utf-8"

SERVERS: Final = ("account", "login", "logout", "recover", "reports", "desk", "me")
"""What begins like this is for people who meet at a server."""


class Answer(NamedTuple):
    status: int
    type: str
    text: str

    def written(self) -> str:
        return json.dumps(list(self), ensure_ascii=False)


def shown(what: object, status: int = 200) -> Answer:
    return Answer(status, JSON, as_text(what))


def refusing(reason: Reason) -> Answer:
    return shown(Refusal(reason=show_reason(reason)), status_of(reason))


class Asked:
    """A request: `args` are the parts of its address that are not fixed, `query` what follows it."""

    def __init__(self, args: dict[str, str], query: dict[str, str], body: str) -> None:
        self.args = args
        self.query = query
        self.body = body

    def number(self, name: str, default: int, low: int = -(2**31), high: int = 2**31 - 1) -> int:
        """A whole number from the query, or from the address."""
        text = self.args.get(name, self.query.get(name))
        if text is None:
            return default
        if not re.fullmatch(r"-?[0-9]{1,10}", text) or not low <= int(text) <= high:
            raise trouble("message-form", {"field": f"query.{name}", "problem": f"Expected a whole number from {low} to {high}"})
        return int(text)

    def one_of(self, name: str, allowed: tuple[str, ...]) -> str:
        """One of some words; the first if none is named."""
        value = self.query.get(name, allowed[0])
        if value not in allowed:
            raise trouble("message-form", {"field": f"query.{name}", "problem": f"Expected one of {', '.join(allowed)}"})
        return value


Handler = Callable[[Asked], Awaitable[Answer]]


class Routes:
    def __init__(self) -> None:
        self.known: list[tuple[str, list[str], Handler]] = []

    def add(self, method: str, path: str, handler: Handler) -> None:
        """`{name}` in a path stands for one part of an address."""
        self.known.append((method, path.split("/"), handler))

    async def answer(self, method: str, address: str, body: str) -> Answer:
        path, parts, query = split(address)
        fitting = [(way, handler, args) for way, pattern, handler in self.known if (args := fit(pattern, parts)) is not None]
        for way, handler, args in fitting:
            if way == method:
                return await handler(Asked(args, query, body))
        if parts[:2] == ["", "api"] and len(parts) > 2 and parts[2] in SERVERS:
            raise trouble("needs-server", {})
        raise trouble("method-wrong" if fitting else "page-unknown", {"value": printable(path[:100])})

    def read(self, path: str, address: str) -> Asked:
        """An address that must be one of this path."""
        given, parts, query = split(address)
        args = fit(path.split("/"), parts)
        if args is None:
            raise trouble("page-unknown", {"value": printable(given[:100])})
        return Asked(args, query, "")


def split(address: str) -> tuple[str, list[str], dict[str, str]]:
    """An address in its parts: the path, the same part by part, and what follows it."""
    path, _, query = address.partition("?")
    return path, [unquote(part) for part in path.split("/")], dict(parse_qsl(query))


def fit(pattern: list[str], parts: list[str]) -> dict[str, str] | None:
    """The parts for which a pattern leaves room; None if the address is another one."""
    if len(pattern) != len(parts):
        return None
    args: dict[str, str] = {}
    for wanted, part in zip(pattern, parts, strict=True):
        if wanted.startswith("{"):
            args[wanted[1:-1]] = part
        elif wanted != part:
            return None
    return args
