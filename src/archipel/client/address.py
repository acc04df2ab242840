"""Addresses of servers and tables, as people pass them on: `http://host:8000` and `http://host:8000/t/ID`."""

import re
from typing import Final
from urllib.parse import urlsplit

from archipel.engine.phrase import trouble

EXAMPLE: Final = "http://localhost:8000/t/…"


def split_address(text: str) -> tuple[str, str]:
    """The server's address, and the id of the table if it is the link of one, else ""."""
    try:
        parts = urlsplit(text.strip())
        port = f":{parts.port}" if parts.port is not None else ""
    except ValueError:
        raise trouble("server-address", {"value": text, "allowed": EXAMPLE}) from None
    path = re.fullmatch(r"/?|/t/([A-Za-z0-9_-]+)/?", parts.path)
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc or path is None:
        raise trouble("server-address", {"value": text, "allowed": EXAMPLE})
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{port}", path.group(1) or ""


def link_to(server: str, table: str) -> str:
    """What one passes on so that others find the table."""
    return f"{server}/t/{table}"
