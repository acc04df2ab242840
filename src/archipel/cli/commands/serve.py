"""`archipel serve`: opens the house. Several of them on one PostgreSQL serve the same tables."""

import argparse

from archipel.cli.common import out, read_number
from archipel.words import Words

NAME = "serve"
HELP = "serve tables to people on other machines"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", default="8000", metavar="N", help="the port to listen at; 0 takes a free one (default: 8000)")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0 for all (default: this machine only)")
    parser.add_argument(
        "--behind-proxy", action="store_true", help="believe the X-Forwarded headers of a proxy on this machine or in a private network"
    )
    parser.add_argument("--quiet", action="store_true", help="log warnings only")


def run(args: argparse.Namespace) -> int:
    from archipel.server.house import read_house
    from archipel.server.logs import start_logging
    from archipel.server.run import serve

    port = read_number(args.port, "--port", 0, 65_535)
    house = read_house()
    start_logging("WARNING" if args.quiet else "INFO")

    def ready(url: str) -> None:
        out.print(Words(args.lang).text("serve-ready", url=url), markup=False, soft_wrap=True)

    serve(house, args.host, port, args.behind_proxy, ready)
    return 0
