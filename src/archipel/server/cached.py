"""Answers with texts that change seldom: each carries the fingerprint of its content, so that a browser asks again but loads once."""

import gzip
import hashlib
from functools import lru_cache
from typing import Final

from fastapi import Request
from fastapi.responses import Response

VALIDATE: Final = "no-cache"
"""May be kept, but the server is asked every time whether it still holds."""


def takes_gzip(request: Request) -> bool:
    offered = [part.partition(";") for part in request.headers.get("accept-encoding", "").lower().split(",")]
    return any(name.strip() == "gzip" and rest.replace(" ", "") not in ("q=0", "q=0.0") for name, _, rest in offered)


@lru_cache(maxsize=64)
def packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def answer(request: Request, content: bytes, kind: str, cache: str = VALIDATE, encoding: str = "", status: int = 200) -> Response:
    """The content, or only that it has not changed since the browser loaded it."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": cache, "vary": "accept-encoding"}
    if status == 200 and tag in [known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(content, status, headers, kind)


def answer_text(request: Request, text: str, kind: str) -> Response:
    """A text, packed if the browser can unpack it."""
    plain = text.encode()
    return answer(request, packed(plain), kind, encoding="gzip") if takes_gzip(request) else answer(request, plain, kind)
