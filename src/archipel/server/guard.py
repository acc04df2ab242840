"""What every request passes: who asks, whether a page of ours asks, how much and how often; and the headers of every answer.

Pure ASGI: a request that is refused never reaches a route.
"""

import logging
import re
import time
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from archipel.engine.phrase import Trouble, trouble
from archipel.server import metrics
from archipel.server.config import ServerConfig
from archipel.server.door import network_of
from archipel.server.errors import as_trouble, refusing
from archipel.server.limits import Limits
from archipel.server.people import COOKIE, Claim, People, Person

log = logging.getLogger("archipel.server")

LARGEST_BODY: Final = 512 * 1024
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADER: Final = "x-archipel"
"""Every request that changes something must carry this header, with any value: no form or picture of another site can set it."""

BUILD: Final = "x-archipel-build"
"""Which build of the page the server has: a page of another one says that it must be loaded again."""

WITHOUT_SESSION: Final = ("/api/session", "/api/guests", "/api/login", "/api/recover", "/api/logout")
"""Where a void cookie is no obstacle: it is cleared there, or a new one comes."""

TO_PROGRAMS: Final = re.compile(r"/api/(tables|games|editions|words|me/results)(/.*)?")
"""What is open to programs: to play, to watch, to speak and to read. Everything else about people is their owner's business."""

READ_BY_PROGRAMS: Final = ("/api/me", "/api/session", "/api/openapi.json")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HERE: Final = "/here/"
"""Where the folder is by which a browser plays without a server."""
POLICY_HERE: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""There Python runs, as WebAssembly."""
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, for the limits."""
    return network_of(connection.client.host) if connection.client is not None else "–"


def check_host(headers: Headers, config: ServerConfig) -> None:
    """Whether somebody who asks for us means us."""
    host = headers.get("host", "")
    if not config.knows(host):
        raise trouble("other-host", {"value": host[:200]})


def check_origin(headers: Headers, config: ServerConfig) -> None:
    """A browser says which page asks; a page of somebody else is refused. Programs say nothing, and bring cookie or token themselves."""
    origin = headers.get("origin")
    if origin is not None and origin not in config.origins(headers.get("host", "")):
        raise trouble("other-origin", {"value": origin[:200]})


def claim_of(connection: HTTPConnection, people: People) -> Claim | None:
    """What somebody says of themselves: by a token in the header that is made for it, and nowhere else, or by a cookie. Other schemes of
    that header are none of ours: a proxy may ask for a password of its own."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return people.read_token(token.strip())
    cookie = connection.cookies.get(COOKIE)
    return people.read_cookie(cookie) if cookie else None


def is_open_to_programs(method: str, path: str) -> bool:
    return TO_PROGRAMS.fullmatch(path) is not None or (method in SAFE and path in READ_BY_PROGRAMS)


class Guard:
    def __init__(self, app: ASGIApp, config: ServerConfig, people: People, limits: Limits, build: Callable[[], str]) -> None:
        self.app = app
        self.config = config
        self.people = people
        self.limits = limits
        self.build = build

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})
        began = time.perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if build := self.build():
                    headers[BUILD] = build
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        try:
            await self.admit(scope, receive, send_guarded)
        finally:
            seconds = time.perf_counter() - began
            route = getattr(scope.get("route"), "path", "other")
            if not scope["state"].get("uncounted"):
                metrics.requests.labels(route, scope["method"], status).inc()
                metrics.request_seconds.labels(route).observe(seconds)
            fields = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            log.log(logging.INFO if status < 500 else logging.WARNING, "answered", extra=fields)

    async def admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        try:
            scope["state"]["person"] = await self.check(connection, scope)
            body = BoundedBody(receive)
            await self.app(scope, body, send)
        except Exception as error:
            problem = as_trouble(error)
            if problem is None:
                log.error("a request failed", exc_info=error)
                problem = trouble("broken", {})
            answer = refusing(problem.reason)
            if problem.reason.key == "session-void":
                answer.delete_cookie(COOKIE, path="/")
            await answer(scope, receive, send)

    async def check(self, connection: HTTPConnection, scope: Scope) -> Person | None:
        """Who asks; refuses what no route needs to see."""
        headers = connection.headers
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            raise trouble("body-too-large", {"value": length[:20], "allowed": LARGEST_BODY})
        if scope["path"] in ("/healthz", "/metrics"):
            self.limits.take("probe", address_of(connection))
            return None
        self.limits.take("file" if scope["path"].startswith(HERE) else "request", address_of(connection))
        check_host(headers, self.config)
        if scope["method"] not in SAFE:
            check_origin(headers, self.config)
            if HEADER not in headers:
                raise trouble("header-missing", {"value": HEADER})
        if not scope["path"].startswith("/api"):
            return None
        try:
            claim = claim_of(connection, self.people)
            person = await self.people.of_claim(claim) if claim is not None else None
        except Trouble as problem:
            if problem.reason.key == "session-void" and scope["path"] in WITHOUT_SESSION:
                return None
            raise
        if person is not None and person.owner and not is_open_to_programs(scope["method"], scope["path"]):
            raise trouble("not-for-programs", {})
        return person


class BoundedBody:
    """Counts what comes in: a body without a length is cut off at the same size."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.seen = 0

    async def __call__(self) -> Message:
        message = await self.receive()
        if message["type"] == "http.request":
            self.seen += len(message.get("body", b""))
            if self.seen > LARGEST_BODY:
                raise trouble("body-too-large", {"value": self.seen, "allowed": LARGEST_BODY})
        return message
