"""`archipel mcp` as a program: a client of the package `mcp` starts it, plays, and goes away."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from archipel.engine.phrase import Data
from archipel.mcp.tools import TOOLS
from tests.cli.shell import Shell
from tests.mcp.models import good, offered, play, refused, stranger

pytestmark = pytest.mark.checkout

SHORT: dict[str, dict[str, int]] = {"flucht": {"rounds": 2}, "mangrovia": {"rounds": 1}, "zanzibar": {"rounds": 1}, "borabora": {}}
FEW = 12
"""So many decisions of a game that has no short form."""


def test_a_model_plays_every_game_over_standard_input_and_output(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(every_game(tmp_path, SHORT, FEW), 300))


@pytest.mark.long
def test_a_model_plays_every_game_to_its_own_end(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(every_game(tmp_path, {game: {} for game in SHORT}, 10_000), 900))


async def every_game(folder: Path, games: dict[str, dict[str, int]], most: int) -> None:
    async with stranger() as model:
        told = (await model.session.list_tools()).tools
        assert [tool.name for tool in told] == list(TOOLS)
        assert all(tool.description and tool.input_schema["type"] == "object" for tool in told)
        for game, options in games.items():
            stands = await good(model, "open_table", game=game, options=options)
            table = stands["table"]
            listed = await model.ask("moves", table=table)
            assert offered(listed.text) == [move["move"] for move in stands["moves"]]
            stands = await play(model, stands, 10_000 if options else most, one_of)
            if stands["status"] == "running":
                stands = await good(model, "leave", table=table, how="resign")
            assert stands["status"] == "over", game
            result = await good(model, "result", table=table)
            assert [place["place"] for place in result["places"]] in ([1, 2], [1, 1])
            record = await good(model, "record", table=table)
            assert record["whole"]
            (folder / f"{game}.record").write_text(record["record"], encoding="utf-8")
        assert len((await good(model, "tables"))["tables"]) == len(SHORT)
        assert "“fly”" in await refused(model, "fly")
    for game in SHORT:
        assert Shell(folder).json("verify", f"{game}.record")["verified"], game


def one_of(moves: list[Data]) -> str:
    """Any of them: some games never end for whoever always takes the first."""
    return str(random.choice(moves)["move"])


@pytest.mark.parametrize("how", ["the input ends", "Ctrl-C"])
def test_it_ends_without_a_word(how: str) -> None:
    with program() as process:
        hello(process)
        say(process, "not a message at all\n")
        if how == "Ctrl-C":
            process.send_signal(signal.SIGINT)
            assert process.wait(60) == 0
        shown, said = process.communicate(timeout=60)
        assert (process.returncode, shown, said) == (0, "", "")


def program() -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-m", "archipel.cli", "mcp"], stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def say(process: "subprocess.Popen[str]", line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line)
    process.stdin.flush()


def hello(process: "subprocess.Popen[str]") -> None:
    """The first message of a client, and its answer: from then on the program listens."""
    client = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    say(process, json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": client}) + "\n")
    assert process.stdout is not None
    assert json.loads(process.stdout.readline())["result"]["serverInfo"]["name"] == "archipel"


def test_without_the_package_one_is_told_how_to_install_it(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "mcp.py").write_text("raise ModuleNotFoundError('mcp')\n")
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    done = shell.run_anew("--lang", "en", "mcp", PYTHONPATH=path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "mcp is not installed. Install it with: pip install 'archipel[mcp]'\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--server", "ftp://somewhere"), "“ftp://somewhere” is not the address of a server"),
        (("--token-file", "token"), "Something is missing: --server URL."),
        (("--server", "http://localhost:8000", "--token-file", "nowhere"), "The file nowhere cannot be read"),
        (("--server", "http://localhost:8000", "--token-file", "empty"), "--token-file needs a value."),
    ],
)
def test_a_token_needs_a_file_and_a_server(shell: Shell, arguments: tuple[str, ...], said: str) -> None:
    (shell.folder / "token").write_text("secret\n")
    (shell.folder / "empty").write_text("\n")
    refusal = shell.refused("--lang", "en", "mcp", *arguments)
    assert refusal.startswith(said)
    assert "secret" not in refusal
