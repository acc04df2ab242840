"""The scripts and the lines of Python in docs/research.md run just as they are written there."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples"
BLOCKS = [
    block
    for page in (ROOT / "docs" / "research.md", ROOT / "README.md")
    for block in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    if "archipel.envs" in block
]


def run(script: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / script), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_the_python_of_the_page_runs(number: int) -> None:
    exec(BLOCKS[number], {"__name__": "docs"})


def test_random_play_prints_statistics() -> None:
    assert "2 games of flucht" in run("random_play.py", "flucht", "--games", "2")


def test_many_games_are_played_at_once() -> None:
    assert "steps a second" in run("many_games.py", "--games", "4", "--steps", "20", "--processes", "2")


def test_is_mcts_plays_against_a_random_player() -> None:
    assert "mean return" in run("openspiel_play.py", "archipel_flucht(rounds=2)", "--games", "1", "--simulations", "3")


def test_a_data_set_is_read_and_played_again(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "archipel.cli", "export", "flucht", "--games", "2", "--jobs", "1", "--out", str(tmp_path / "set")]
    subprocess.run(command, check=True, capture_output=True)
    assert "gives the same observations" in run("read_data.py", str(tmp_path / "set"))


@pytest.mark.long
@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="needs archipel[rl]")
def test_a_network_learns_to_beat_random_and_plays_in_the_arena(tmp_path: Path) -> None:
    told = run("train_ppo.py", "--steps", "200000", "--parts", "1", "--games", "200", "--out", str(tmp_path / "network"))
    shares = [float(share) for share in re.findall(r"wins ([\d.]+)%", told)]
    assert shares[-1] > 60 > shares[0]
    assert "learned" in run("learned_bot.py", str(tmp_path / "network"), "--games", "2", "--jobs", "1")
