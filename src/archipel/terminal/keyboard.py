"""Lines that are typed while other things go on."""

import asyncio
import os
import sys
import threading
from typing import Final, TypeAlias

Lines: TypeAlias = asyncio.Queue[str | None]
"""What was typed, line by line; None: nothing more comes."""

STEP: Final = 4096


def listen() -> Lines:
    """From now on everything typed comes into this queue. A thread waits for it, which ends with the program."""
    loop = asyncio.get_running_loop()
    lines: Lines = asyncio.Queue()

    def put(line: str | None) -> None:
        try:
            loop.call_soon_threadsafe(lines.put_nowait, line)
        except RuntimeError:
            pass  # the loop is closed: nobody waits any more

    def read() -> None:
        rest = b""
        while chunk := read_some():
            *whole, rest = (rest + chunk).split(b"\n")
            for line in whole:
                put(line.decode(errors="replace"))
        if rest:
            put(rest.decode(errors="replace"))
        put(None)

    threading.Thread(target=read, daemon=True).start()
    return lines


def read_some() -> bytes:
    """Read below Python's own buffer, whose lock would stay held when the program ends."""
    try:
        return os.read(sys.stdin.fileno(), STEP)
    except (AttributeError, OSError, ValueError):
        return b""
