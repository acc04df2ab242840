"""A server that can write little ahead of its readers, as over a long way, and is quick to lose its patience; in a process of its own."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from archipel.server import run
from archipel.server.config import ServerConfig
from archipel.server.logs import start_logging
from tests.server.helpers import address
from tests.server.house import House

AHEAD = 16 * 1024
"""How many bytes the machine keeps of what a client has not read yet."""

SECONDS = 1.0
"""For so long something may lie unread."""


@contextmanager
def narrow(folder: Path) -> Iterator[House]:
    command = [sys.executable, "-m", "tests.server.narrow", f"sqlite+aiosqlite:///{folder / 'archipel.db'}"]
    with (folder / "log").open("w") as log, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process:
        assert process.stdout is not None
        house = House(process, address(process.stdout))
        try:
            yield house
        finally:
            if process.poll() is None:
                house.stop()


def main(database: str) -> None:
    start_logging()
    listening = run.bind("127.0.0.1", 0)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, AHEAD)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    run.serve_on(listening, ServerConfig(database, pace=1000, loopback=True), url, False, lambda url: print(url, flush=True), SECONDS)


if __name__ == "__main__":
    main(sys.argv[1])
