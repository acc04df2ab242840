"""Real server processes for tests, on loopback, with relaxed rate limits; and people who talk to them."""

import functools
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

import httpx

from archipel import interpreted
from archipel.cli.compiled import compiled_home
from tests.room.device import device_at

QUICK = {"ARCHIPEL_ANALYSIS_WORKERS": "1", "ARCHIPEL_ANALYSIS_ITERATIONS": "8"}
"""Analyses that are through in no time, and worth as little."""

PEOPLE: list[httpx.Client] = []
"""Everybody who came in this test."""


class Anywhere(Protocol):
    """Where people play: a server, or a device."""

    url: str


class House:
    """A running server process."""

    def __init__(self, process: subprocess.Popen[str], url: str, database: str = "") -> None:
        self.process = process
        self.url = url
        self.database = database

    def stop(self) -> int:
        """Asks it to stop, and waits."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(60)


@functools.cache
def search_path() -> str:
    """Where a server looks for modules: first where a checkout has compiled ones, so that it need not start a second time there."""
    home = None if interpreted.WANTED else compiled_home()
    return os.pathsep.join(filter(None, (str(home or ""), os.environ.get("PYTHONPATH"))))


def start_house(database_url: str, port: int = 0, **environ: str) -> House:
    env = {**os.environ, "ARCHIPEL_DATABASE_URL": database_url, "ARCHIPEL_PACE": "1000", "ARCHIPEL_BOT_WORKERS": "1", **QUICK, **environ}
    env["PYTHONPATH"] = search_path()
    command = [sys.executable, "-m", "archipel.cli", "--lang", "en", "serve", "--port", str(port), "--quiet"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.search(r"http://\S+", said)
    if found is None:
        process.kill()
        raise AssertionError(f"the server did not start: {said!r}")
    return House(process, found.group(), database_url)


@contextmanager
def running(database_url: str, port: int = 0, **environ: str) -> Iterator[House]:
    house = start_house(database_url, port, **environ)
    try:
        yield house
    finally:
        if house.process.poll() is None:
            house.stop()
        assert house.process.stdout is not None
        house.process.stdout.close()


def person(url: str, name: str) -> httpx.Client:
    """A guest, with their cookie; goes home by themselves after the test."""
    if (device := device_at(url)) is not None:
        return device.person(name)
    client = httpx.Client(base_url=url, headers={"X-Archipel": "1"}, timeout=60)
    PEOPLE.append(client)
    answer = client.post("/api/guests", json={"name": name, "language": "en"})
    assert answer.is_success, answer.text
    return client


def program_of(owner: httpx.Client, name: str) -> httpx.Client:
    """A program of somebody, with its token and no cookie; goes home by itself after the test."""
    answer = owner.post("/api/me/programs", json={"name": name})
    assert answer.status_code == 201, answer.text
    return with_token(str(owner.base_url), answer.json()["token"])


def with_token(url: str, token: str) -> httpx.Client:
    """Whoever has this token; goes home by themselves after the test."""
    client = httpx.Client(base_url=url, headers={"X-Archipel": "1", "Authorization": f"Bearer {token}".strip()}, timeout=60)
    PEOPLE.append(client)
    return client


def stranger(url: str) -> httpx.Client:
    """Somebody without a cookie; goes home by themselves after the test."""
    if (device := device_at(url)) is not None:
        return device.stranger()
    client = httpx.Client(base_url=url, verify=False, headers={"X-Archipel": "1"})
    PEOPLE.append(client)
    return client
