"""A plain host of files on loopback, as anybody has one: Python's own, which knows nothing of Archipel.

It can go away and come back at the same address, stop in the middle of a file, and hand out another folder from one moment to the next.
"""

import functools
import http.server
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PIECE = 100_000
"""So much is handed out of a file that breaks off."""


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript", ".wasm": "application/wasm"}

    def __init__(self, *args: Any, host: "Host") -> None:
        self.host = host
        super().__init__(*args)

    def translate_path(self, path: str) -> str:
        """The file of an address below the host's path; every other one leads nowhere."""
        below = path.split("?")[0].removeprefix(self.host.path)
        inside = path.startswith(self.host.path) and ".." not in below
        return str(self.host.folder / (below or "index.html")) if inside else str(self.host.folder / "nowhere")

    def end_headers(self) -> None:
        """A browser has nothing but what it keeps itself."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        self.host.asked.append(self.path)
        if self.host.breaks and self.path.endswith(self.host.breaks):
            outputfile.write(source.read(PIECE))
            self.close_connection = True
            return
        super().copyfile(source, outputfile)
        self.host.given.append(self.path)

    def log_message(self, *_: Any) -> None:
        pass


class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    daemon_threads = True

    def handle_error(self, *_: Any) -> None:
        """A browser that goes away in the middle is nothing to speak of."""


class Host:
    """`asked` are the files that were asked for, `given` those that were handed out whole; those that end with `breaks` break off."""

    def __init__(self, folder: Path, path: str = "/") -> None:
        self.folder = folder
        self.path = path
        self.asked: list[str] = []
        self.given: list[str] = []
        self.breaks = ""
        self.server: Server | None = None
        self.port = 0
        self.come()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.path}"

    def come(self) -> None:
        self.server = Server(("127.0.0.1", self.port), functools.partial(Handler, host=self))
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def go(self) -> None:
        """Whoever asks now is refused at once."""
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


@contextmanager
def hosting(folder: Path, path: str = "/") -> Iterator[Host]:
    host = Host(folder, path)
    yield host
    host.go()
