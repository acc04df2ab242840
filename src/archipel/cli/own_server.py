"""Servers and databases of our own, on this machine alone, for commands that measure them or put them to the test."""

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from archipel.engine.phrase import trouble

NO_LIMITS = "1000000"


def end_what_we_start() -> None:
    """Whoever ends us ends what we have started as well: SIGTERM, too, goes through everything that cleans up."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)


class OwnServer:
    """A server without rate limits; one that is started again keeps its port. It logs to the error stream, or to the end of a file."""

    def __init__(self, database: str, log: Path | None = None) -> None:
        self.database = database
        self.log = log
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        port = self.url.rpartition(":")[2] or "0"
        env = {**os.environ, "ARCHIPEL_DATABASE_URL": self.database, "ARCHIPEL_PACE": NO_LIMITS}
        command = [sys.executable, "-m", "archipel.cli", "serve", "--port", port, "--quiet"]
        with open(self.log, "a", encoding="utf-8") if self.log is not None else nullcontext() as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if found is None:
            self.kill()
            raise trouble("server-silent", {})
        self.url = found.group()

    def kill(self) -> None:
        """Without warning."""
        if self.process is not None:
            self.process.kill()
            self.gone(self.process)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.gone(self.process)

    def gone(self, process: subprocess.Popen[str]) -> None:
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
        self.process = None


@contextmanager
def served(database: str) -> Iterator[str]:
    """The address of a server of our own."""
    server = OwnServer(database)
    server.start()
    try:
        yield server.url
    finally:
        server.stop()


class OwnPostgres:
    """A PostgreSQL of our own, in an empty folder. Raises ImportError if pgserver is not installed."""

    def __init__(self, folder: Path) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp())
        from pgserver.postgres_server import get_server

        self.server = get_server(folder, cleanup_mode="stop")
        self.url: str = self.server.get_uri()

    def kill(self) -> None:
        """All of its processes, without warning."""
        main: Any = self.server.get_postmaster_info().process
        for process in (main, *main.children(recursive=True)):
            process.kill()
        main.wait(60)

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def stop(self) -> None:
        self.server.cleanup()


@contextmanager
def postgresql(url: str | None) -> Iterator[str | None]:
    """The database that was named, or one of our own; None if there is none."""
    if url is not None:
        yield url
        return
    with tempfile.TemporaryDirectory() as folder:
        try:
            own = OwnPostgres(Path(folder, "data"))
        except ImportError:
            yield None
            return
        try:
            yield own.url
        finally:
            own.stop()
