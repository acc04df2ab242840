"""`archipel serve`: opens the house. Several of them on one PostgreSQL serve the same tables."""

import argparse
import contextlib
import os
import sys
import threading
import webbrowser

from archipel.cli.common import out, read_number
from archipel.words import Words

NAME = "serve"
HELP = "serve tables to people on other machines"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", default="8000", metavar="N", help="the port to listen on; 0 takes a free one (default: 8000)")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for all (default: this machine only)")
    parser.add_argument(
        "--behind-proxy", action="store_true", help="believe the X-Forwarded headers of a proxy on this machine or in a private network"
    )
    parser.add_argument("--open", action="store_true", help="open the lobby in the browser of this machine")
    parser.add_argument("--quiet", action="store_true", help="log warnings only")


def run(args: argparse.Namespace) -> int:
    from archipel.server.config import read_config
    from archipel.server.logs import start_logging
    from archipel.server.run import serve

    port = read_number(args.port, "--port", 0, 65_535)
    config = read_config()
    start_logging("WARNING" if args.quiet else "INFO")

    def ready(url: str) -> None:
        out.print(Words(args.lang).text("serve-ready", url=url), markup=False, soft_wrap=True)
        if args.open:
            threading.Thread(target=show, args=(url,), daemon=True).start()

    serve(config, args.host, port, args.behind_proxy, ready)
    return 0


def show(url: str) -> None:
    """Opens the browser where there are windows; elsewhere the printed address must do. What listens everywhere is found here."""
    windows = sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    if windows:
        with contextlib.suppress(Exception):
            webbrowser.open(url.replace("//0.0.0.0:", "//127.0.0.1:"))
