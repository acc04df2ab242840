"""How one server runs: where it keeps things, who may talk to it, how long bots think. From the command line and the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from archipel.engine.phrase import trouble
from archipel.external_bots import register
from archipel.store import database_url

AT_HOME: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")

THINKING_PART: Final = 0.8
"""So much of the time until a bot loses its move it may spend on thinking."""


@dataclass(frozen=True)
class ServerConfig:
    """`public_url` is where people find the server, if not where it listens; `pace` multiplies all rate limits. A bot that does not answer
    within `bot_seconds` loses its move; one that thinks by the clock takes `think_ms` milliseconds, and less where many wait. Guests are
    forgotten after `forget_guests_days` away, or never (0). `analysis_workers` processes (0: none) analyse finished games, every decision
    with so many iterations. With `loopback` nobody but this machine can reach the server."""

    database: str
    public_url: str = ""
    bot_workers: int = 2
    bot_seconds: float = 5.0
    pace: float = 1.0
    think_ms: int = 1000
    forget_guests_days: float = 0.0
    analysis_workers: int = 2
    analysis_iterations: int = 400
    loopback: bool = False

    def knows(self, host: str) -> bool:
        """Whether a request to this host is meant for us. A page of somebody else can have its own name lead to our address; where our
        names are known, every other that could be anybody's is refused."""
        if not self.public_url and not self.loopback:
            return True
        name = name_in(host)
        return name == name_in(urlsplit(self.public_url).netloc) or is_at_home(name)

    def origins(self, host: str) -> tuple[str, ...]:
        """Whose pages may talk to us: those of the host that was asked, and of the public address."""
        own = (f"http://{host}", f"https://{host}")
        return (*own, self.public_url) if self.public_url else own


def name_in(host: str) -> str:
    """The name in a host, without its port; what cannot be one is no name of ours."""
    try:
        return (urlsplit(f"//{host}").hostname or "").removesuffix(".") if "@" not in host else "@"
    except ValueError:
        return "@"


def is_at_home(name: str) -> bool:
    """Whether a name is an address itself, or one that nobody can register for all the world."""
    try:
        ip_address(name)
    except ValueError:
        return name.replace("-", "").replace("_", "").isalnum() or name.endswith(AT_HOME) or not name
    return True


def read_config(environ: Mapping[str, str] = os.environ) -> ServerConfig:
    """The settings of the environment, whose programs become bots; a value that cannot be is refused with its name."""
    register(environ)
    seconds = read_number(environ, "ARCHIPEL_BOT_SECONDS", 5.0, 0.1, 600)
    longest = int(1000 * THINKING_PART * seconds)
    return ServerConfig(
        database_url(),
        read_public_url(environ.get("ARCHIPEL_PUBLIC_URL", "")),
        int(read_number(environ, "ARCHIPEL_BOT_WORKERS", 2, 1, 64)),
        seconds,
        read_number(environ, "ARCHIPEL_PACE", 1.0, 0.01, 1_000_000),
        int(read_number(environ, "ARCHIPEL_THINK_MS", min(1000, longest), 50, longest)),
        read_number(environ, "ARCHIPEL_FORGET_GUESTS_DAYS", 0.0, 0, 36_500),
        int(read_number(environ, "ARCHIPEL_ANALYSIS_WORKERS", 2, 0, 64)),
        int(read_number(environ, "ARCHIPEL_ANALYSIS_ITERATIONS", 400, 8, 100_000)),
    )


def read_number(environ: Mapping[str, str], name: str, default: float, low: float, high: float) -> float:
    text = environ.get(name, "")
    if not text:
        return default
    try:
        value = float(text)
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        raise trouble("environment-number", {"name": name, "value": text, "low": f"{low:g}", "high": f"{high:g}"})
    return value


def read_public_url(text: str) -> str:
    """An origin: scheme and host, without a path."""
    if not text:
        return ""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or "@" in parts.netloc:
        raise trouble("public-url", {"value": text.rpartition("@")[2], "allowed": "https://games.example.org"})
    return f"{parts.scheme}://{parts.netloc}"
