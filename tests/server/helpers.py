"""What every refusal must be: a short reason, as data that can be put into words; and servers that log everything."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO

import httpx
import msgspec

from archipel.engine.phrase import Data
from archipel.engine.phrase import Reason as SaidReason
from archipel.games import find
from archipel.table.views import Reason
from archipel.words import Words
from tests.server.house import House

LONGEST_BODY = 2_000
"""No refusal is longer, whatever it refuses."""


def until(met: Callable[[], object], what: str = "it does not come to that", seconds: float = 60) -> None:
    """Waits for something that must come, however busy the machine is."""
    end = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < end, what
        time.sleep(0.01)


@cache
def words() -> Words:
    return Words("en", find("flucht"))


def explained(reason: Data) -> str:
    """The key of a reason that is described like all others, and that a page can put into words."""
    msgspec.convert(reason, Reason)
    key = str(reason["key"])
    assert any(words().bundle.has_message(f"{kind}-{key}") for kind in ("reason", "problem")), f"no words for {key}"
    sentence = words().refusal(SaidReason(key, reason["args"], reason["rule"]))
    assert len(sentence) <= LONGEST_BODY
    return key


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Status and key of an answer that is no success; its body is a reason and nothing else."""
    assert not answer.is_success, answer.text[:500]
    assert len(answer.content) <= LONGEST_BODY
    body = answer.json()
    assert list(body) == ["reason"]
    return answer.status_code, explained(body["reason"])


@contextmanager
def speaking(database_url: str, errors: Path, *arguments: str, **environ: str) -> Iterator[House]:
    """A server with these arguments whose log goes into a file, down to the last detail."""
    env = {**os.environ, "ARCHIPEL_DATABASE_URL": database_url, "ARCHIPEL_BOT_WORKERS": "1", **environ}
    command = [sys.executable, "-m", "archipel.cli", "--lang", "en", "serve", "--port", "0", *arguments]
    with errors.open("w") as log, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env) as process:
        assert process.stdout is not None
        try:
            yield House(process, address(process.stdout))
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
                process.wait(60)


def address(said: IO[str]) -> str:
    line = said.readline()
    found = re.search(r"http://\S+", line)
    assert found is not None, f"the server did not start: {line!r}"
    return found.group()


def no_mistakes(errors: Path) -> None:
    """A log without a mistake of ours: every line is JSON, and none tells of an error that we did not foresee."""
    for line in errors.read_text().splitlines():
        said = json.loads(line)
        assert "error" not in (said["level"], *said), line[:3_000]


def without_mistakes(folder: Path) -> Iterator[House]:
    """A server of a file's own: when it stops, its log must hold no mistake of ours."""
    with speaking(f"sqlite+aiosqlite:///{folder / 'archipel.db'}", folder / "log", "--quiet", ARCHIPEL_PACE="1000") as opened:
        yield opened
    no_mistakes(folder / "log")


def post(who: httpx.Client, path: str, body: str | bytes, kind: str = "application/json") -> httpx.Response:
    return who.post(path, content=body, headers={"Content-Type": kind})
