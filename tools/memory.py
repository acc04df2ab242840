"""Where the memory of a server goes: python -m tools.memory [--tables 300] [--moves 100] [--rounds 3].

In every round new tables, each with three listeners, play as fast as they can; then everybody leaves, and after a while their tables leave
the memory. What a round needs beyond the one before it would be missing for ever.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import psutil

from archipel.cli.own_server import OwnServer
from archipel.room.hub import IDLE_SECONDS
from tools.peer_load import flood

PUT_AWAY: Final = IDLE_SECONDS + 20
"""By then every table has left the memory."""


def megabytes(process: psutil.Process) -> float:
    return float(round(process.memory_info().rss / 1e6, 1))


def measure(server: OwnServer, tables: int, moves: int, rounds: int) -> None:
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    sys.stdout.write(f"at the start: {megabytes(process)} MB\n")
    for number in range(rounds):
        played = asyncio.run(flood(server, "flucht", tables, moves)).moves
        after = megabytes(process)
        time.sleep(PUT_AWAY)
        sys.stdout.write(f"round {number + 1}, {played} moves at {tables} new tables: {after} MB; all have left: {megabytes(process)} MB\n")
        sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description="where the memory of a server goes")
    parser.add_argument("--tables", type=int, default=300, help="new tables in every round (default: 300)")
    parser.add_argument("--moves", type=int, default=100, help="moves at each of them (default: 100)")
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds (default: 3)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = OwnServer(f"sqlite+aiosqlite:///{Path(folder, 'memory.db')}")
        server.start()
        try:
            measure(server, args.tables, args.moves, args.rounds)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
