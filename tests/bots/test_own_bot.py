"""The bot of docs/bots.md that anybody could write: it plays in the arena, in this process and in others."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import archipel

pytestmark = pytest.mark.checkout

EXAMPLE = Path(archipel.__file__).parents[2] / "docs" / "examples" / "own_bot.py"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_of_ones_own_plays_in_the_arena(jobs: str) -> None:
    command = [sys.executable, str(EXAMPLE), "--games", "4", "--option", "rounds=5", "--jobs", jobs, "--json"]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert told["bots"] == ["careful", "greedy"]
    assert told["played"] == 4
    assert len(EXAMPLE.read_text().splitlines()) <= 32
