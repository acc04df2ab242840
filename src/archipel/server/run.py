"""One server process, from its database to its last answer."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from ipaddress import ip_address
from typing import Final

import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from archipel.engine.phrase import trouble
from archipel.server.app import Server, make_app, prepare
from archipel.server.config import ServerConfig
from archipel.server.door import Door, files_allowed, protocol_at
from archipel.server.socket import LARGEST_MESSAGE
from archipel.server.unread import SECONDS, Unread
from archipel.store import only_server

PROXIES: Final = "127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,::1/128,fc00::/7"
"""Where a proxy in front of us may be. The client is the last address in its header that is none of these: earlier ones may be forged."""

DISK_FULL: Final = "53100"
"""What PostgreSQL says of a full disk."""

RARELY: Final = (5_000, 50, 1_000)
"""How often Python looks for circular rubbish: looking through all tables takes as long as several moves."""


def serve(config: ServerConfig, host: str, port: int, behind_proxy: bool, ready: Callable[[str], None]) -> None:
    """Serves until it is told to stop, by SIGTERM or SIGINT (uvicorn hears them, and hands them on when all is done), even if that
    comes before it has begun.

    `ready` is called with the address once the database answers and the port is ours.
    """
    with bind(host, port) as listening, only_server(config.database):
        address = ip_address(listening.getsockname()[0])
        config = replace(config, loopback=address.is_loopback and not behind_proxy)
        serve_on(listening, config, f"http://{host}:{listening.getsockname()[1]}", behind_proxy, ready)


def serve_on(
    listening: socket.socket,
    config: ServerConfig,
    url: str,
    behind_proxy: bool,
    ready: Callable[[str], None],
    unread_seconds: float = SECONDS,
) -> None:
    secret = asyncio.run(opened(config))
    door = Door(files_allowed(), config.pace, behind_proxy)
    server = uvicorn.Server(settings(make_app(Server(config, secret)), door, behind_proxy))
    server.config.callback_notify = Unread(server.server_state.connections, unread_seconds).look
    server.config.timeout_notify = round(unread_seconds / 4)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, server.handle_exit)
    ready(url)
    gc.freeze()
    gc.set_threshold(*RARELY)
    server.run(sockets=[listening])


def settings(app: ASGIApp, door: Door, behind_proxy: bool) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=protocol_at(door),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=behind_proxy,
        forwarded_allow_ips=PROXIES,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=30,
    )


def bind(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise trouble("port-taken", {"value": f"{host}:{port}", "problem": error.strerror or str(error)}) from None
    return listening


async def opened(config: ServerConfig) -> str:
    """The database, brought up to date; one that does not answer, or takes nothing, is named, without its password."""
    try:
        return await prepare(config)
    except (SQLAlchemyError, OSError, TypeError) as error:
        cause = getattr(error, "orig", None) or error
        key = "database-unwritable" if takes_nothing(cause) else "database-away"
        problem = " ".join(str(cause).split())
        raise trouble(key, {"value": make_url(config.database).render_as_string(), "problem": problem[:300]}) from None


def takes_nothing(cause: BaseException) -> bool:
    """Whether a database answers but cannot write: its disk is full, or the file is not ours to change."""
    sqlite = str(getattr(cause, "sqlite_errorname", "")).startswith(("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY"))
    return sqlite or getattr(cause, "sqlstate", None) == DISK_FULL
