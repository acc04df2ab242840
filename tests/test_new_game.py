"""docs/new-game.md, followed step by step: its files make a game, its commands work, and the game is the one in tests/islands."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
PIG = ROOT / "tests" / "islands" / "pig"
FENCE = re.compile(r"^(?:\*\*`(?P<file>[^`]+)`\*\*\n\n)?```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)

FILES = {found["file"]: found["text"] for found in FENCE.finditer(PAGE) if found["file"]}
COMMANDS = [line for found in FENCE.finditer(PAGE) if found["language"] == "sh" for line in found["text"].splitlines()]


def test_the_page_shows_every_file_of_pig_as_it_is() -> None:
    there = {str(path.relative_to(PIG)): path.read_text(encoding="utf-8") for path in PIG.rglob("*.*") if path.suffix != ".pyc"}
    assert there == FILES


def test_whoever_follows_the_page_has_a_game_that_passes_every_check(tmp_path: Path) -> None:
    folder = tmp_path / "islands" / "pig"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8", newline="")
    given = [command for command in COMMANDS if command.startswith("archipel ")]
    assert len(given) >= 5
    for command in given:
        assert run(command, tmp_path).returncode == 0, command
    simulated = json.loads(run("archipel simulate pig --games 200 --seats greedy,random --seed fair --json", tmp_path).stdout)
    greedy, rash = simulated["wins"]
    assert greedy > 1.5 * rash


def run(command: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "ARCHIPEL_GAMES": str(folder / "islands")}
    words = [sys.executable, "-m", "archipel.cli", *shlex.split(command)[1:]]
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, timeout=600, check=False)
    print(done.stdout, done.stderr)
    return done
