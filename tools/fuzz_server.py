"""Fuzzes a server of its own: `make fuzz-server` prints what was sent, and what must not have come of it.

First Schemathesis goes through every route that the server describes, as somebody with a running game; then strange commands and broken
frames go over WebSockets. The exit code is 1 where an answer has the status 500 or above, or the server's log tells of a mistake.
"""

import argparse
import json
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, get_args
from urllib.parse import urlsplit

import httpx
import msgspec
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from tests.room.test_bad_messages import next_answer, strange_commands, strange_json
from tests.server.helpers import speaking
from tests.server.house import PEOPLE, House
from tests.server.talk import begin, chair
from websockets.exceptions import ConnectionClosed

from archipel.engine.phrase import Data
from archipel.games import find, names
from archipel.table.commands import Command

SCHEMATHESIS = Path(".venv-fuzz/bin/schemathesis").absolute()
BATCH = 300
"""Commands to one table; then another is opened."""

SETTINGS = settings(max_examples=BATCH, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
BROKEN_FRAMES = 50
LONGEST_FRAME = 300
SILENCE = 5.0
"""For so many seconds an answer to a broken frame is waited for; none need come."""

FAREWELLS = ("DELETE /api/me", *(f"POST /api/{path}" for path in ("account", "account/password", "logout", "login", "recover")))
"""What may end a visit comes last, so that all else is asked for by somebody who is known."""


def knock_at_routes(house: House, folder: Path, seconds: int, seed: int) -> None:
    """Everything that the server describes, for tables and games that there are."""
    table, (ann, _) = begin(house.url, 2)
    editions = [edition for name in names() for edition in find(name).editions]
    known = {"id": [table], "game": names(), "language": ["en", "fr"], "edition": editions}
    described = folder / "openapi.json"
    described.write_text(json.dumps(narrowed(httpx.get(f"{house.url}/api/openapi.json").json(), known)))
    for choose, share in (("--exclude-name", 0.9), ("--include-name", 0.1)):
        command = [str(SCHEMATHESIS), "run", str(described), "--url", house.url, "--checks", "not_a_server_error", "--continue-on-failure"]
        command += ["--warnings", "off", "--no-color", "--max-time", str(max(1, round(seconds * share))), "--seed", str(seed)]
        command += ["--generation-database", "none", "--header", "X-Archipel: 1", "--header", f"Cookie: archipel={ann.cookies['archipel']}"]
        for operation in FAREWELLS:
            command += [choose, operation]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        said = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        sys.stdout.write("\n".join(said[-20:]) + "\n\n")


def narrowed(described: Any, known: dict[str, list[str]]) -> Any:
    """A description whose paths lead to what is there; other values of theirs are tried all the same, as wrong ones."""
    for route in (route for methods in described["paths"].values() for route in methods.values()):
        for parameter in route.get("parameters", []):
            if parameter["in"] == "path" and parameter["name"] in known:
                parameter["schema"] = {"enum": known[parameter["name"]]}
    return described


def likely_commands(match: Data) -> st.SearchStrategy[Any]:
    """Commands with all their fields, and often with values that could be meant."""
    moves = st.sampled_from([move["text"] for move in match["moves"]] or ["pawn 1"])
    values = {
        "decision": st.integers(match["decision"] - 1, match["decision"] + 1),
        "seat": st.integers(-1, 2),
        "moves": st.lists(moves, min_size=1, max_size=3),
        "move": moves,
        "text": st.text(max_size=600),
        "agrees": st.booleans(),
        "bot": st.sampled_from(["greedy", "search", "random:1"]),
        "things": st.lists(st.sampled_from(["blue-1", "0", ""]), max_size=3),
    }

    def of(kind: Any) -> st.SearchStrategy[Any]:
        fields = {
            field.encode_name: values.get(field.encode_name, strange_json()) for field in msgspec.structs.fields(kind) if field.required
        }
        more = {name: value for name, value in values.items() if name in kind.__struct_fields__ and name not in fields}
        return st.fixed_dictionaries({"do": st.just(kind.__struct_config__.tag), **fields}, optional=more)

    return st.one_of([of(kind) for kind in get_args(Command)])


def shout_over_sockets(house: House, seconds: int, luck: random.Random) -> Counter[str]:
    """What came of it: how many commands, by how they were answered, and how many frames that are none."""
    came: Counter[str] = Counter()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        table, (ann, _) = begin(house.url, 2)
        try:
            with chair(house.url, table, ann) as one:
                one.until(lambda chair: chair.table)
                commands = st.one_of(strange_commands(), likely_commands(one.match))

                @seed(luck.getrandbits(64))
                @SETTINGS
                @given(commands)
                def shout(value: Any) -> None:
                    one.socket.send(json.dumps(value))
                    answer = next_answer(one)
                    reason = answer.get("reason") or {}
                    came["broken" if reason.get("key") == "broken" else answer["type"]] += 1

                shout()
        except ConnectionClosed:
            came["connections closed"] += 1
        for _ in range(BROKEN_FRAMES):
            send_broken_frame(house.url, table, ann.cookies["archipel"], luck)
            came["broken frames"] += 1
        while PEOPLE:
            PEOPLE.pop().close()
    return came


def send_broken_frame(url: str, table: str, cookie: str, luck: random.Random) -> None:
    """Bytes that are hardly a frame, after a good beginning; then the connection is left open, half closed, or cut."""
    address = urlsplit(url)
    with socket.create_connection((address.hostname or "", address.port or 0), SILENCE) as line:
        line.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: archipel={cookie}\r\n\r\n".encode()
        )
        line.recv(1)
        body = luck.choice((b'{"do": "stand"}', luck.randbytes(luck.randrange(LONGEST_FRAME)), b"\xff\xfe", b""))
        kind = luck.choice((0x81, 0x82, 0x80, 0x88, 0x89, 0x8A, 0x01, luck.randrange(256)))
        head = bytes([kind, luck.choice((0x80 | min(125, len(body)), luck.randrange(256)))])
        try:
            line.sendall(head + luck.randbytes(4) + body)
            if luck.random() < 0.5:
                line.shutdown(socket.SHUT_WR)
        except OSError:
            pass


def statuses(house: House) -> Counter[int]:
    """How often the server has answered with which status."""
    found: Counter[int] = Counter()
    for line in httpx.get(f"{house.url}/metrics").text.splitlines():
        if match := re.fullmatch(r'archipel_requests_total{.*status="(\d+)".*} (\S+)', line):
            found[int(match[1])] += round(float(match[2]))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=600, help="for each of the two (default: 600)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        with speaking(f"sqlite+aiosqlite:///{folder}/archipel.db", log, "--quiet", ARCHIPEL_PACE="1000000") as house:
            knock_at_routes(house, Path(folder), args.seconds, args.seed)
            answered = statuses(house)
            came = shout_over_sockets(house, args.seconds, random.Random(args.seed))
        mistakes = [line for line in log.read_text().splitlines() if '"error"' in line or "Traceback" in line]
    failed = sum(count for status, count in answered.items() if status >= 500)
    rows = [
        ("requests answered", answered.total()),
        *((f"  with status {status}", count) for status, count in sorted(answered.items())),
        ("over WebSockets", came.total()),
        *((f"  {what}", count) for what, count in sorted(came.items())),
        ("answers of status 500 and above", failed),
        ("mistakes in the log", len(mistakes)),
    ]
    sys.stdout.writelines(f"{label:<36}{count:>10,}\n" for label, count in rows)
    sys.stdout.writelines(line[:3_000] + "\n" for line in mistakes[:5])
    return 1 if failed or mistakes or came["broken"] else 0


if __name__ == "__main__":
    sys.exit(main())
