"""Clients of an earlier Archipel at today's server: `archipel join`, and a bot in a program of its own, play whole games."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from archipel.client import link_to
from archipel.engine.dealer import pledge
from archipel.engine.match import verify
from archipel.engine.record import read_record
from archipel.games import find
from tests.cli.test_join import records, terminal
from tests.client.people import SECONDS
from tests.kept.bundle import kept_games
from tests.kept.client import EXAMPLE, unpack
from tests.server.helpers import no_mistakes, speaking
from tests.server.house import PEOPLE, House, person
from tests.server.talk import chair, command, open_table, play_out

pytestmark = pytest.mark.checkout

GAMES = pytest.mark.parametrize("game", kept_games())
BOT = "kept"
LOST_MOVES = ("thinker-failed", "thinker-fallback", "thinker-drawn")
"""What a server logs when somebody else has chosen for a bot."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpack(tmp_path_factory.mktemp("client"))


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the server has to say."""
    return tmp_path_factory.mktemp("server") / "log"


@pytest.fixture(scope="module")
def house(client: Path, log: Path) -> Iterator[House]:
    """Today's server, with the kept program among its bots."""
    program = f"{BOT}='{sys.executable}' '{client / EXAMPLE}'"
    patience = {"ARCHIPEL_PACE": "1000", "ARCHIPEL_BOT_SECONDS": "60"}
    with speaking(f"sqlite+aiosqlite:///{log.with_name('tables.db')}", log, ARCHIPEL_BOTS=program, **patience) as house:
        yield house
    no_mistakes(log)


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    while PEOPLE:
        PEOPLE.pop().close()


def short(game: str) -> dict[str, str]:
    """The options that make a game as short as it can be."""
    return {"rounds": "2"} if any(option.name == "rounds" for option in find(game).options) else {}


def environment(client: Path) -> dict[str, str]:
    """Only the earlier package is found, and no island of the tests."""
    return {"PYTHONPATH": str(client), "ARCHIPEL_GAMES": ""}


def test_it_is_the_earlier_package_that_plays(client: Path) -> None:
    command = [sys.executable, "-c", "import archipel.cli; print(archipel.cli.__file__)"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment(client)}, check=True)
    assert Path(done.stdout.strip()) == client / "archipel" / "cli" / "__init__.py"


@GAMES
def test_the_earlier_join_plays_a_whole_game_against_todays_bots(game: str, house: House, client: Path, tmp_path: Path) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann, game=game, seats=3, options=short(game))
    command(ann, table, do="bot", seat=2, bot="random")
    command(ann, table, do="pledge", pledge=pledge(table, "ab" * 16))

    async def play() -> None:
        link = link_to(house.url, table)
        async with terminal(tmp_path, link, "--name", "Bela", "--lang", "en", **environment(client)) as bela:
            await bela.until("You are Bela, at seat 2")
            await ready(ann, table)
            command(ann, table, do="start")
            command(ann, table, do="contribute", contribution="ab" * 16)
            command(ann, table, do="leave")
            shown = await bela.play_on()
            code, said = await bela.end()
            assert code == 0, said
            assert "The game is over." in shown
            assert "Verified: the seed keeps its commitment" in shown
            assert "your own contribution" in shown

    asyncio.run(play())
    (record,) = records(tmp_path)
    assert verify(find(game), read_record(record))
    assert record == ann.get(f"/api/tables/{table}/record").text


async def ready(owner: httpx.Client, table: str) -> None:
    """Waits until everybody at the table has contributed to the shuffle."""
    async with asyncio.timeout(SECONDS):
        while not owner.get(f"/api/tables/{table}").json()["seats"][1]["contributed"]:
            await asyncio.sleep(0.02)


@GAMES
def test_the_earlier_program_plays_a_whole_game_as_a_bot(game: str, house: House, log: Path) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann, game=game, seats=2, options=short(game))
    command(ann, table, do="bot", seat=1, bot=BOT)
    command(ann, table, do="contribute", contribution="ab" * 16)
    command(ann, table, do="start")
    with chair(house.url, table, ann) as seat:
        play_out([seat])
    record = read_record(ann.get(f"/api/tables/{table}/record").text)
    assert verify(find(game), record)
    assert any(entry.seat == 1 for entry in record.entries)
    said = [json.loads(line) for line in log.read_text().splitlines()]
    assert [line for line in said if line.get("event") in LOST_MOVES] == []
