"""`archipel join URL`: sits down at a table of a server, or lists the tables that are open there."""

import argparse
import asyncio
import contextlib
import signal
from collections.abc import Coroutine

from archipel.cli.common import add_plain, read_number
from archipel.engine.phrase import Trouble

NAME = "join"
HELP = "play at a table of a server, or see which tables are open there"

MOST_SEATS = 99


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="the link of a table, or the address of a server to list its open tables")
    parser.add_argument("--name", help="your name there (default: your name on this machine, or the one of the last time)")
    parser.add_argument("--seat", metavar="N", help="the seat to take (default: the first that is free or kept for you)")
    parser.add_argument("--watch", action="store_true", help="take no seat, only watch")
    add_plain(parser)


def run(args: argparse.Namespace) -> int:
    from archipel.cli.join_session import Wish, show_lobby, visit
    from archipel.client import split_address
    from archipel.terminal.remote import printable_reason

    server, table = split_address(args.url)
    seat = read_number(args.seat, "--seat", 1, MOST_SEATS) - 1 if args.seat is not None else None
    try:
        wish = Wish(args.lang, args.name, seat, args.watch, args.plain)
        asyncio.run(until_interrupted(visit(server, table, wish) if table else show_lobby(server, args.lang)))
    except (KeyboardInterrupt, asyncio.CancelledError):
        pass
    except Trouble as problem:
        raise Trouble(printable_reason(problem.reason)) from None
    return 0


async def until_interrupted(work: Coroutine[None, None, None]) -> None:
    """Ctrl-C ends the work, also in the moment before the loop falls asleep: only a handler of the loop's own wakes it then."""
    task = asyncio.current_task()
    assert task is not None
    with contextlib.suppress(NotImplementedError):  # where there is none, the loop watches for signals itself
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, task.cancel)
    await work
